/**
 * Templates whose dictations the sentence encoder is not taught by. Only there can be seen how far it is to be trusted: of the
 * others it knows the answers.
 */
const HELD_BACK: ReadonlySet<string> = new Set([
  'i',
  'k',
  'q',
  's',
  'y',
  'aa',
  'bb',
  'cc',
  'dd',
  'ee',
  'ff',
  'gg',
  'hh',
  'ii',
  'jj',
  'kk',
  'll',
]);

/**
 * Those of them whose dictations the layers that tell what is unlisted do not learn from, where they are held back: more than half of what
 * they have to learn from is of the others.
 */
const UNLISTED_HELD_BACK: ReadonlySet<string> = new Set(['y', 'bb', 'cc', 'ee', 'ff', 'gg', 'ii', 'jj', 'kk', 'll']);

const templateIn = (dictation: string) => dictation.slice(0, dictation.lastIndexOf('-'));

/** @param dictation its name: `i-1`. */
export const isHeldBack = (dictation: string): boolean => HELD_BACK.has(templateIn(dictation));

/** The same for what is unlisted. */
export const isHeldBackOfUnlisted = (dictation: string): boolean => UNLISTED_HELD_BACK.has(templateIn(dictation));
