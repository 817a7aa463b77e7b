import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { MAXIMUM_PASSWORD_LENGTH } from './account.ts';
import type { Attempt } from './attempts.ts';
import type { PasswordHasher } from './credentials.ts';
import { type Session, startSession } from './session.ts';
import { normalizeUsername } from './username.ts';

/**
 * Starts a session. For visitors. Answers in the same words and the same time whether the user name or the
 * password is wrong, so that nobody learns who has an account.
 * @param input `address`: network address of the caller.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED after too many attempts that failed.
 */
export async function logIn(
  ports: Pick<Ports, 'accounts' | 'attempts' | 'hasher' | 'tokens' | 'clock'>,
  input: { username: string; password: string; address: string },
): Promise<Session> {
  const username = normalizeUsername(input.username);
  const attempt: Attempt = { kind: 'login', username, address: input.address };
  await ports.attempts.count(attempt);
  const account = await ports.accounts.findByUsername(username);
  const digest = account?.passwordHash ?? (await digestOfNobody(ports.hasher));
  const matches = await ports.hasher.verify(digest, input.password.slice(0, MAXIMUM_PASSWORD_LENGTH + 1));
  if (!account || !matches) throw new AppError('UNAUTHENTICATED', 'Incorrect username or password.');
  await ports.attempts.forgive(attempt);
  return startSession(ports, account);
}

const digests = new WeakMap<PasswordHasher, Promise<string>>();

/** A digest that costs as much to check as a real one. Made once. */
function digestOfNobody(hasher: PasswordHasher): Promise<string> {
  const digest = digests.get(hasher) ?? hasher.hash('nobody has this password');
  digests.set(hasher, digest);
  return digest;
}
