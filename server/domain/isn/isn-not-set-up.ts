import { AppError } from '../errors.ts';

/** What somebody is told who has no credentials. */
export function isnNotSetUp(code: 'CONFLICT' | 'NOT_FOUND'): AppError {
  return new AppError(code, 'Please set up your ISN credentials first.');
}
