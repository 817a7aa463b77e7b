import { readStatements } from '../../template/facts/statements.ts';
import { addedFacts } from '../../template/facts.ts';
import { lostFacts } from '../../template/lost-facts.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import type { DraftTask, Wording } from './comment-drafter.ts';
import { lostConditions } from './lost-conditions.ts';
import { enlargedShares, lostDoubts } from './strengthened.ts';
import { unsaidAddresses, unsaidWords } from './unsaid-words.ts';

/** Longest of a title, and of a text for each letter that was said, beside a sentence of advice. */
const TITLE_LETTERS = 100;
const TIMES = 4;
const MORE = 400;

/**
 * Words that are said to whoever writes the report, not of a house. A wording without them has obeyed rather than
 * written what was said.
 */
const ADDRESSED = new Set(
  'ignore disregard forget pretend instruction instructions prompt template report comment comments write writing output answer respond reply say json system assistant'.split(
    ' ',
  ),
);

/**
 * What is wrong with a new comment's words by the laws: nothing that was not said, nothing lost that was said. Numbers,
 * places, parts, conditions come from what was said, parts also from the names of the place that was announced; what may
 * come of it only from there or from the inspector's own comments on the item.
 * @returns words that were added or lost, each once; empty where the wording may stand.
 */
export function wordingFaults(task: DraftTask, { title, text }: Wording): string[] {
  const said = task.said.join('. ');
  const written = `${title}. ${text}`;
  const isTooLong = title.length > TITLE_LETTERS || text.length > said.length * TIMES + MORE;
  const names = `${task.itemName}, ${task.component}`;
  const faults = [
    ...addedFacts(`${said}. ${task.subject ?? ''}. ${partsOf(names)}. ${task.trade}`, written),
    ...unsaidWords({ said: `${said}. ${names}`, style: task.style.map((example) => example.text).join('\n') }, written),
    ...unsaidAddresses(said, written),
    ...enlargedShares(said, written),
    ...lostDoubts(said, text),
    ...lostConditions(said, text),
    ...lostFacts(said, text),
    ...unsaidConsequences(task, text),
    ...obeyedWords(said, text),
    ...(title.trim() === '' || text.trim() === '' || isTooLong ? ['length'] : []),
  ];
  return [...new Set(faults)];
}

/** "Water damage" may name an item; it is not said of the house by that. */
function partsOf(names: string): string {
  const { units } = readMeaning(names);
  return units
    .filter(({ role }) => role === 'part' || role === 'word' || role === 'place')
    .map((unit) => unit.text)
    .join('. ');
}

/** Defects that are told as what may come of it, and that neither the speaker nor his comments know. */
function unsaidConsequences({ said, style }: DraftTask, text: string): string[] {
  const known = new Set(
    [...said, ...style.map((example) => example.text)].flatMap(readStatements).flatMap((one) => one.keys),
  );
  return readStatements(text)
    .filter(({ isClaim, role, keys }) => !isClaim && role === 'symptom' && !keys.some((key) => known.has(key)))
    .map((statement) => statement.text);
}

function obeyedWords(said: string, text: string): string[] {
  const kept = new Set(plainWords(text));
  return plainWords(said).filter((word) => ADDRESSED.has(word) && !kept.has(word));
}
