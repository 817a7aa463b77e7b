import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from './account.ts';
import { type Session, startSession } from './session.ts';
import { isEmailAddress, normalizeUsername } from './username.ts';

/**
 * Opens an account and logs it in. For visitors. Rules: specification, point 5.
 * @throws AppError BAD_USER_INPUT for a user name or password that breaks a rule, CONFLICT for a taken user name.
 */
export async function register(
  ports: Pick<Ports, 'accounts' | 'hasher' | 'tokens' | 'clock'>,
  input: { username: string; password: string },
): Promise<Session> {
  const username = normalizeUsername(input.username);
  if (!isEmailAddress(username)) throw new AppError('BAD_USER_INPUT', 'Please enter a valid email address');
  if (input.password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new AppError('BAD_USER_INPUT', `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`);
  }
  if (input.password.length > MAXIMUM_PASSWORD_LENGTH) {
    throw new AppError('BAD_USER_INPUT', `Password must be at most ${MAXIMUM_PASSWORD_LENGTH} characters long`);
  }
  const passwordHash = await ports.hasher.hash(input.password);
  const account = await ports.accounts.create({ username, passwordHash });
  return startSession(ports, account);
}
