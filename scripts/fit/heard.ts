import type { Evidence } from '../../server/domain/dictation/log-odds.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';
import { plainWords } from '../../server/domain/dictation/words/text.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { align } from '../../tests/quality/align.ts';
import type { Dictation } from '../../tests/quality/dictations.ts';
import type { KindDictation } from '../../tests/quality/kinds.ts';
import type { Label } from '../../tests/quality/label.ts';
import { stretchesOfLabels } from '../../tests/quality/stretches.ts';

/** A dictation as it was heard, from its text or its recording. */
export interface HeardDictation {
  dictation: Dictation;
  words: readonly Word[];
}

/** What was heard, and the words of each label of it. */
export interface HeardWords {
  dictation: Pick<Dictation, 'name' | 'template' | 'text'> & { labels: readonly Pick<Label, 'words'>[] };
  words: readonly Word[];
}

const isWord = (word: string) => word !== ',' && word !== '.';

/** Tells which labels a time in what was heard belongs to. */
export function labelsByTime({ dictation, words }: HeardWords): ReadonlyMap<number, readonly number[]> {
  const stretches = stretchesOfLabels(dictation.labels, dictation.text);
  const parts = words.flatMap(({ text, start }) =>
    plainWords(text)
      .filter(isWord)
      .map((word) => ({ word, start })),
  );
  const said = plainWords(dictation.text).filter(isWord);
  const positions = align(
    parts.map(({ word }) => word),
    said,
  );
  const found = new Map<number, number[]>();
  for (const [at, { start }] of parts.entries()) {
    const position = positions[at];
    if (position === null || position === undefined) continue;
    const labels = stretches.flatMap((stretch, label) => (stretch.has(position) ? [label] : []));
    found.set(start, [...(found.get(start) ?? []), ...labels]);
  }
  return found;
}

/** What was heard of each label; empty where nothing was. */
export function wordsOfLabels(heard: HeardWords): string[] {
  const labels = labelsByTime(heard);
  return heard.dictation.labels.map((_, label) =>
    heard.words
      .filter(({ start }) => labels.get(start)?.includes(label))
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The kind that a label asks for. */
export function kindOfLabel({ comment, component }: Label, template: Template) {
  if (comment === 'functional') return 'functional';
  if (comment === 'not inspected') return 'notInspected';
  if (comment === 'none') return 'narration';
  const entry = indexTemplate(template).entries.find(
    (one) => one.comment.name === comment && one.component === component,
  );
  if (entry?.comment.tip) return 'tip';
  if (entry?.kind === 'functional') return 'functional';
  return entry?.kind === 'limitation' ? 'notInspected' : 'finding';
}

/** A dictation with the kinds of its labels. */
export const kindsOf = ({ name, template, text, labels }: Dictation): KindDictation => ({
  name,
  template,
  text,
  labels: labels.map((label) => ({ words: label.words, kind: kindOfLabel(label, template) })),
});

/** Evidence under names that tell what it speaks for: `cut.odds`. */
export function named(prefix: string, evidence: Evidence): Record<string, number> {
  return Object.fromEntries(Object.entries(evidence).map(([reason, value]) => [`${prefix}.${reason}`, value]));
}
