import { type Actor, requireSubscriber } from '../access.ts';
import type { Attempt } from '../account/attempts.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type IsnCredentialsStatus, isnCredentialsStatus } from './credentials-status.ts';
import type { IsnCredentials } from './isn-orders.ts';

/** Form of a company key. Nothing else gets into an address. */
const COMPANY_KEY = /^[a-z0-9-]+$/;

/** Most characters of one value. */
const MAX_LENGTH = 250;

/** What somebody reads when ISN gave no reason of its own. Specification, point 8. */
const FAILED = 'Failed to save credentials. Please try again.';

/**
 * Keeps the actor's ISN credentials, sealed, once ISN has let them in; those before stay when it does not. Orders that
 * were read with those before are forgotten.
 * @throws AppError BAD_USER_INPUT for a value that breaks a rule, or with ISN's own message; RATE_LIMITED after too many
 * that ISN refused; UNAVAILABLE when ISN cannot be asked.
 */
export async function saveIsnCredentials(
  ports: Pick<Ports, 'accounts' | 'attempts' | 'isn' | 'isnOrders' | 'secrets'>,
  actor: Actor | null,
  input: IsnCredentials,
): Promise<IsnCredentialsStatus> {
  const { accountId } = await requireSubscriber(ports, actor);
  const credentials = readCredentials(input);
  const { username, password, companyKey } = credentials;
  const attempt: Attempt = { kind: 'isn', username: `${username}@${companyKey}`, address: accountId };
  await ports.attempts.count(attempt);
  const { domain } = await ports.isnOrders.check(credentials).catch((error) => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') {
      throw new AppError('UNAVAILABLE', FAILED, { cause: error });
    }
    throw error;
  });
  await ports.attempts.forgive(attempt);
  await ports.isn.saveCredentials({ accountId, username, companyKey, domain }, () =>
    ports.secrets.seal(password, accountId),
  );
  return isnCredentialsStatus(ports, actor);
}

/** A password is taken as it is: a space at its end may be meant. */
function readCredentials(input: IsnCredentials): IsnCredentials {
  const { password } = input;
  const username = input.username.trim();
  const companyKey = input.companyKey.trim().toLowerCase();
  if (!username || !password.trim() || !companyKey) {
    throw new AppError('BAD_USER_INPUT', 'Please enter user name, password and company key.');
  }
  if ([username, password, companyKey].some((value) => value.length > MAX_LENGTH)) {
    throw new AppError('BAD_USER_INPUT', `User name, password and company key have at most ${MAX_LENGTH} characters.`);
  }
  if (!COMPANY_KEY.test(companyKey)) {
    throw new AppError('BAD_USER_INPUT', 'The company key has only letters, digits and hyphens. Please correct it.');
  }
  return { username, password, companyKey };
}
