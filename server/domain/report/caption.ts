import { AppError } from '../errors.ts';

/** Most characters of a caption. */
const MAX_CAPTION = 500;

/**
 * What the inspector wrote to a picture, as it is kept: one line; null where nothing was written.
 * @throws AppError BAD_USER_INPUT for one that is too long.
 */
export function captionOf(text: string | null | undefined): string | null {
  const caption = (text ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim();
  if (caption.length > MAX_CAPTION) {
    throw new AppError('BAD_USER_INPUT', `A caption may have at most ${MAX_CAPTION} characters. Please shorten it.`);
  }
  return caption || null;
}
