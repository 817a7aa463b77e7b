import { AppError } from '../errors.ts';

/** The answer to a save of a version that is not current any more: whoever saves has to choose. */
export function templateChanged(): AppError {
  return new AppError(
    'TEMPLATE_CHANGED',
    'The template was changed elsewhere since you opened it. Save yours over it, or load the newer one.',
  );
}
