/** Letters of English to a token, about. */
const LETTERS_PER_TOKEN = 4;

/** Tokens of a text, about. */
export const estimatedTokens = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);
