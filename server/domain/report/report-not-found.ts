import { AppError } from '../errors.ts';

/** What everybody is told of a report that is not theirs, or not there. */
export function reportNotFound(): AppError {
  return new AppError('NOT_FOUND', 'The report was not found.');
}
