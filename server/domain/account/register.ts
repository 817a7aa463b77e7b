import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { assertPassword } from './password.ts';
import { type Session, startSession } from './session.ts';
import { isEmailAddress, normalizeUsername } from './username.ts';

/**
 * Opens an account and logs it in. For visitors. Rules: specification, point 5.
 * @param input `address`: network address of the caller.
 * @throws AppError BAD_USER_INPUT for a user name or password that breaks a rule, CONFLICT for a taken user name,
 * RATE_LIMITED after too many attempts.
 */
export async function register(
  ports: Pick<Ports, 'accounts' | 'attempts' | 'hasher' | 'tokens' | 'clock'>,
  input: { username: string; password: string; address: string },
): Promise<Session> {
  const username = normalizeUsername(input.username);
  if (!isEmailAddress(username)) throw new AppError('BAD_USER_INPUT', 'Please enter a valid email address');
  assertPassword(input.password);
  await ports.attempts.count({ kind: 'register', username, address: input.address });
  const passwordHash = await ports.hasher.hash(input.password);
  const account = await ports.accounts.create({ username, passwordHash });
  return startSession(ports, account);
}
