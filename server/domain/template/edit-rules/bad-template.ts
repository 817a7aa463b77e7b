import { AppError } from '../../errors.ts';

/** The answer to an edited template that cannot be saved. @param sentence names the places. */
export function badTemplate(sentence: string): AppError {
  return new AppError('BAD_USER_INPUT', sentence);
}
