import { readMeaning } from '../words/meaning.ts';

/** What names a place up to four words long. */
const PLACE = String.raw`(?: (?!(?:is|are|was|were|but|and|has|have|had|got|does|do)\b)[\w'’-]+){1,4}`;
/** "Only the front has them", "but not in the hall". */
const OTHERWISE = [
  String.raw`\bonly${PLACE} (?:has|have|had|got|gets?|does|do|did)(?: (?:them|it|one|any|some|those)\b|(?=[,.;]|$))`,
  String.raw`\b(?:but|and|just) not(?= (?:in|on|at|the|over|under|by|near)\b)${PLACE}`,
].map((phrase) => new RegExp(phrase, 'gi'));
const EXCEPTED = new RegExp(
  String.raw`\b(?:except(?:ing)?(?: for)?|other than|apart from|everywhere but|all but)${PLACE}`,
  'gi',
);
/** "No problems except in the garage", "all work except the hall one": what is told is of the exception. */
const IN_ORDER = /\b(?:no|not|nothing|none|works?|working|fine|good|okay|ok|clean|dry)\b|n['’]t\b/i;

/** The stretches of a text, by its letters, that tell where it is otherwise than the text says. */
export function elsewhere(text: string): { start: number; end: number }[] {
  const excepted = [...text.matchAll(EXCEPTED)].filter(({ index }) => {
    const before = text.slice(0, index);
    return readMeaning(before).defects > 0 && !IN_ORDER.test(before);
  });
  const others = OTHERWISE.flatMap((phrase) => [...text.matchAll(phrase)]);
  return [...excepted, ...others].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
