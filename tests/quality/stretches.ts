import type { Decision } from '../../server/domain/dictation/findings.ts';
import { plainWords } from '../../server/domain/dictation/words/text.ts';
import { align } from './align.ts';
import type { Label } from './label.ts';

/** Words of a dictation that a label or a decision speaks of, as positions in its true text. */
export type Stretch = ReadonlySet<number>;

const wordsOf = (text: string) => plainWords(text).filter((word) => word !== ',' && word !== '.');

/**
 * The stretches of labels, which quote the text in its order.
 * @throws Error naming the label that does not stand in the text after those before it, nor anywhere.
 */
export function stretchesOfLabels(labels: readonly Pick<Label, 'words'>[], text: string): Stretch[] {
  const said = wordsOf(text);
  let from = 0;
  return labels.map(({ words }) => {
    const wanted = wordsOf(words);
    const isAt = (start: number) => wanted.every((word, at) => said[start + at] === word);
    let start = from;
    while (start < said.length && !isAt(start)) start++;
    if (start >= said.length) start = said.findIndex((_, at) => isAt(at));
    if (start < 0) throw new Error(`The label "${words}" quotes what is not in the text.`);
    from = start;
    return new Set(wanted.map((_, at) => start + at));
  });
}

/** The stretches of decisions: what was heard is aligned with what was said over the whole dictation. */
export function stretchesOfDecisions(decisions: readonly Decision[], text: string): Stretch[] {
  const heard = decisions.map(({ remark }) => wordsOf(remark.heard));
  const saidAt = align(heard.flat(), wordsOf(text));
  let at = 0;
  return heard.map((words) => {
    const positions = saidAt.slice(at, at + words.length).filter((position) => position !== null);
    at += words.length;
    return new Set(positions);
  });
}

/** Whether a decision speaks of a label's stretch: of at least half of it, or mostly of it. */
export function speaksOf(decision: Stretch, label: Stretch): boolean {
  const shared = [...decision].filter((position) => label.has(position)).length;
  return shared > 0 && (shared >= label.size * 0.5 || shared >= decision.size * 0.6);
}
