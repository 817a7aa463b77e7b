import { bareAnswer, jsonInText } from './json-in-text.ts';

/** An answer this many times as long as the comment, and so many characters more, is none. */
const TIMES = 3;
const MORE = 400;

/**
 * The comment in what a language model answered: JSON as it was asked to, or plain text, with or without a code fence,
 * quotes, or its thoughts before it.
 * @param comment what was to be rewritten.
 * @throws Error where nothing that could be the comment is in it.
 */
export function readAnswer(answer: unknown, comment: string): string {
  if (typeof answer !== 'string') throw new Error('the answer has no text');
  const bare = bareAnswer(answer);
  const text = (fromJson(bare) ?? bare.replace(/^(["'])([\s\S]*)\1$/, '$2'))
    .replace(comment.includes('*') ? /(?!)/ : /\*\*|^#+ /gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  if (!/[A-Za-z]/.test(text) || /^[{[<]/.test(text)) throw new Error('the answer is no comment');
  if (text.length > comment.length * TIMES + MORE) throw new Error('the answer is too long');
  return text;
}

function fromJson(text: string): string | null {
  const { comment } = (jsonInText(text) ?? {}) as { comment?: unknown };
  return typeof comment === 'string' ? comment : null;
}
