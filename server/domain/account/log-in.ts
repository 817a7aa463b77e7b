import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { MAXIMUM_PASSWORD_LENGTH } from './account.ts';
import type { PasswordHasher } from './credentials.ts';
import { type Session, startSession } from './session.ts';
import { normalizeUsername } from './username.ts';

/**
 * Starts a session. For visitors. Answers in the same words and the same time whether the user name or the
 * password is wrong, so that nobody learns who has an account.
 * @throws AppError UNAUTHENTICATED
 */
export async function logIn(
  ports: Pick<Ports, 'accounts' | 'hasher' | 'tokens' | 'clock'>,
  input: { username: string; password: string },
): Promise<Session> {
  const account = await ports.accounts.findByUsername(normalizeUsername(input.username));
  const digest = account?.passwordHash ?? (await digestOfNobody(ports.hasher));
  const matches = await ports.hasher.verify(digest, input.password.slice(0, MAXIMUM_PASSWORD_LENGTH + 1));
  if (!account || !matches) throw new AppError('UNAUTHENTICATED', 'Incorrect username or password.');
  return startSession(ports, account);
}

const digests = new WeakMap<PasswordHasher, Promise<string>>();

/** A digest that costs as much to check as a real one. Made once. */
function digestOfNobody(hasher: PasswordHasher): Promise<string> {
  const digest = digests.get(hasher) ?? hasher.hash('nobody has this password');
  digests.set(hasher, digest);
  return digest;
}
