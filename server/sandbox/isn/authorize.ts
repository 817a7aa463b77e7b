import type { FastifyRequest } from 'fastify';
import { isCompanyKey } from './company-keys.ts';
import { IsnRefusal } from './isn-refusal.ts';

/** User name that is refused everywhere. */
export const WRONG = 'wrong';

/**
 * Lets in whoever has a user name and a password (HTTP Basic, RFC 7617) and a known company key.
 * @throws IsnRefusal; ISN's own words are not known.
 */
export function authorize(request: FastifyRequest, companyKey: string): void {
  if (!isCompanyKey(companyKey)) throw new IsnRefusal('The company key is not valid.');
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [, username, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const isLetIn = scheme?.toLowerCase() === 'basic' && username && password && username !== WRONG;
  if (!isLetIn || companyKey === 'sandbox-bad-login') throw new IsnRefusal('The username or password is not valid.');
}
