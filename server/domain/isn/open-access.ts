import type { Ports } from '../ports.ts';
import type { IsnAccess } from './isn-orders.ts';
import type { StoredIsnCredentials } from './isn-store.ts';

/**
 * What opens ISN, out of what is kept.
 * @throws AppError UNAVAILABLE when the password cannot be read any more.
 */
export function openAccess({ secrets }: Pick<Ports, 'secrets'>, stored: StoredIsnCredentials): IsnAccess {
  const { accountId, username, companyKey, domain, sealedPassword } = stored;
  return { username, companyKey, domain, password: secrets.open(sealedPassword, accountId) };
}
