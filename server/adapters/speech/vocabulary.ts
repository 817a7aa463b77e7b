import tokenizer from 'llama-tokenizer-js';

/** Moonshine's vocabulary: that of Llama, filled up with special tokens. */
export const VOCABULARY_SIZE = 32_768;
/** What every text starts after. */
export const START = 1;
/** What every text ends with. */
export const END = 2;

const WORDS = new Set(tokenizer.vocabById.flatMap((piece, token) => (/\p{L}/u.test(piece) ? token : [])));

const LETTERS = tokenizer.vocabById.map((piece) => /^▁?([a-z]+)$/i.exec(piece)?.[1]?.toLowerCase() ?? '');

/** Whether a token is a word or part of one, not a digit or a sign. */
export const isOfWord = (token: number) => WORDS.has(token);

/** Signs that end a sentence or part of one. */
export const STOPS = ['.', ',', '?', '!', ';', ':'].map((sign) => tokenizer.vocabById.indexOf(sign));

/** Tokens of a text that stands after a space. */
export const tokensOf = (text: string) => tokenizer.encode(text, false, true);

export const [FULL_STOP, COMMA] = ['.', ','].map((sign) => tokensOf(`a${sign}`).at(-1)) as [number, number];

/** What tokens say. */
export const textOf = (tokens: readonly number[]) => tokenizer.decode([START, ...tokens]).trim();

/** The letters that a token is, in lower case; none where it has other signs. */
export const lettersOf = (token: number) => LETTERS[token] ?? '';

/** Whether a word starts with a token. */
export const startsWord = (token: number) => (tokenizer.vocabById[token] ?? '').startsWith('▁');
