import { AppError } from '../errors.ts';
import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from './account.ts';

/** @throws AppError BAD_USER_INPUT for a new password that breaks a rule. Specification, point 5. */
export function assertPassword(password: string): void {
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new AppError('BAD_USER_INPUT', `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`);
  }
  if (password.length > MAXIMUM_PASSWORD_LENGTH) {
    throw new AppError('BAD_USER_INPUT', `Password must be at most ${MAXIMUM_PASSWORD_LENGTH} characters long`);
  }
}
