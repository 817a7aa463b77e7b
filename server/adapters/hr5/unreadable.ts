import { AppError } from '../../domain/errors.ts';
import { shortened } from './shortened.ts';

/**
 * The one failure of reading a file, for the person who uploaded it.
 * @param where line (from 1) and, where one is open, the name of the element.
 */
export function unreadable(sentence: string, where?: { line: number; element?: string }, cause?: unknown): AppError {
  const place = where ? `Line ${where.line}${where.element ? `, in <${shortened(where.element)}>` : ''}: ` : '';
  return new AppError('UNPROCESSABLE_FILE', `${place}${sentence}`, { cause });
}
