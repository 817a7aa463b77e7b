import { readMeaning } from './meaning.ts';
import { plainWords } from './text.ts';

/** What a sentence tells of the house, whatever stands around it. */
export type TextKind = 'finding' | 'fact' | 'functional' | 'notInspected';

/** What inspectors do to a thing, said of the thing and said of themselves. */
const DONE =
  '(?:inspected|accessed|entered|seen|viewed|tested|reached|walked|operated|evaluated|determined|verified|checked|observed|examined|traversed|run|visible|accessible)';
const DO =
  '(?:inspect|access|enter|see|view|test|reach|walk|evaluate|determine|verify|check|observe|examine|traverse|crawl|get (?:in|into|to|up|under|inside|behind|through|on|past|access|a look|a good look|back)|look (?:in|into|at|under|behind|inside))';
const NOT_INSPECTED = [
  `\\b(?:was|were|is|are|be|been|being) not (?:been |be |able to be |fully |completely |safely )*${DONE}\\b`,
  `^(?:\\w+ ){0,4}(?<!(?:do|did|does|will|would) )not ${DONE}\\b`,
  `\\bnot (?:inspected|tested|accessible|visible)\\b`,
  `\\b(?:could|can) not (?:be |really |fully |safely |even )*(?:${DO}|${DONE})\\b`,
  `\\b(?:unable|impossible|not able|not possible|no way) to (?:be |safely |fully )*(?:${DO}|${DONE}|operate|run)\\b`,
  `\\b(?:did|do) not (?:fully |really )*(?:inspect|test|walk|enter|check|get to|get into|go (?:in|into|up|on|under)|operate the|run the)\\b`,
  `\\b(?:no|without) (?:safe )?access\\b|\\b(?:inaccessible|uninspected)\\b`,
  `\\b(?:blocked|limited|restricted|prevented) (?:access|our inspection|inspection|view|visibility)\\b`,
  `\\b(?:access|inspection|visibility|view) (?:was |is )?(?:limited|restricted|blocked|obstructed)\\b`,
  `\\bbeyond the scope\\b|\\bexcluded from\\b`,
].map((pattern) => new RegExp(pattern));

/** True where a text says that something was not inspected. */
export function saysNotInspected(text: string): boolean {
  const plain = plainWords(text).join(' ').replaceAll(' , ', ' ');
  return NOT_INSPECTED.some((pattern) => pattern.test(plain));
}

/** Words that ask for something to be done are a mild sign of a defect. */
const WANTS =
  /\b(?:need|needs|needed|should be|must be|has to be|have to be|past its|nearing|beyond its|at the end of|hazard|unsafe|concern|temporary)\b/;

/** @param text one sentence or clause. */
export function classifyText(text: string): TextKind {
  if (saysNotInspected(text)) return 'notInspected';
  const meaning = readMeaning(text);
  const plain = plainWords(text).join(' ');
  if (meaning.defects > 0 || WANTS.test(plain)) return 'finding';
  if (meaning.fine > 0) return 'functional';
  return 'fact';
}
