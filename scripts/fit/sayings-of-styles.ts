import { OUTCOMES } from '../../server/domain/dictation/likeness/retraction-odds.ts';
import { sentencesSaid } from '../../server/domain/dictation/remarks/index-transcript.ts';
import { writtenText } from '../../server/domain/dictation/remarks/spoken.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';
import { readMeaning } from '../../server/domain/dictation/words/meaning.ts';
import { perfectWords } from '../../tests/quality/dictations.ts';
import type { Label } from '../../tests/quality/label.ts';
import { phrasingsOf, type Style } from '../../tests/quality/phrasings.ts';
import { type HeardDictation, kindOfLabel, labelsByTime } from './heard.ts';
import { randomNumbers } from './random-numbers.ts';

/** A sentence and what is said next, and what becomes of it: a position in `OUTCOMES`. */
export interface Pair {
  texts: readonly [said: string, next: string];
  answer: number;
}

/** Phrasings of a pattern, so that one of many combinations counts no more than others. */
const OF_PATTERN = 8;
/** Alone it is open what becomes of it. */
const UNSURE =
  /\?$|\b(?:thought|figured|swore|sworn|took|looked|seemed|seems|appeared|sounded|wonder|almost|nearly|about to|going to|had|assumed|guess|maybe|might)\b/i;

/**
 * What is taken back in speaking styles, and what stands: with the sentence that follows it there, with another one, and at the end.
 * @param others sentences to be said before and after.
 */
export function sayingsTakenBack(styles: readonly Style[], others: readonly string[]): Pair[] {
  const random = randomNumbers(7);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const phrasings = someOf(styles, random);
  const takenBack = phrasings.filter(({ style }) => style.expects === 'nothing').map(({ said }) => said);
  return phrasings.flatMap(({ style, said }): Pair[] => {
    const [first = '', second = '', ...more] = said;
    const before = pair(pick(others), first, 'stands');
    if (style.expects !== 'nothing')
      return [
        ...said.map((text, at) => pair(text, said[at + 1] ?? pick(others), 'stands')),
        pair(said.at(-1) as string, '', 'stands'),
        pair(said.at(-1) as string, pick(takenBack).join(' '), 'stands'),
        before,
      ];
    if (said.length === 1)
      return [before, ...['', pick(others), pick(others)].map((next) => pair(first, next, 'retracted'))];
    if (more.length > 0) return [before, pair(first, said.slice(1).join(' '), 'retractedByNext')];
    const byNext = pair(first, second, 'retractedByNext');
    const isFinding = readMeaning(first).defects > 0 && !UNSURE.test(first);
    return [
      before,
      byNext,
      byNext,
      ...(isFinding ? ['', pick(others)].map((next) => pair(first, next, 'stands')) : []),
    ];
  });
}

/** Phrasings of each pattern, sentence by sentence. */
function someOf(styles: readonly Style[], random: () => number): { style: Style; said: string[] }[] {
  return styles.flatMap((style) =>
    style.patterns.flatMap((pattern) => {
      const all = phrasingsOf({ ...style, patterns: [pattern] });
      const step = Math.max(1, all.length / OF_PATTERN);
      const from = random() * step;
      const some = all.filter((_, at) => Math.floor((at + from) / step) !== Math.floor((at - 1 + from) / step));
      return some.map((said) => ({ style, said: textsOf(perfectWords(said)) }));
    }),
  );
}

const pair = (said: string, next: string, outcome: (typeof OUTCOMES)[number]): Pair => ({
  texts: [said, next],
  answer: OUTCOMES.indexOf(outcome),
});

const textsOf = (words: readonly Word[]): string[] =>
  sentencesSaid({ words: [...words], seconds: words.at(-1)?.end ?? 0 }).map(writtenText);

/** Sentences of a dictation that a label wants something written of, each with the next: they stand. */
export function standingPairs(heard: HeardDictation): Pair[] {
  const { dictation, words } = heard;
  const byTime = labelsByTime(heard);
  const sentences = sentencesSaid({ words: [...words], seconds: words.at(-1)?.end ?? 0 });
  return sentences.flatMap((sentence, at) => {
    const labels = new Set(sentence.flatMap(({ start }) => byTime.get(start) ?? []));
    const kinds = [...labels].map((label) => kindOfLabel(dictation.labels[label] as Label, dictation.template));
    const isTold = kinds.length > 0 && kinds.every((kind) => kind !== 'narration');
    return isTold ? [pair(writtenText(sentence), writtenText(sentences[at + 1] ?? []), 'stands')] : [];
  });
}
