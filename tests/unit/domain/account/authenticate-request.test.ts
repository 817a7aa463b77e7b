import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: 'ada@example.com', password: 'correct horse', address: '192.0.2.1' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

it('knows with every request anew whether the account may use the product', async () => {
  const { authenticateRequest, register } = product.app.accounts;
  const { accessToken } = await register(ADA);
  const [account] = product.accounts.accounts;
  const mayList = async () => product.app.reports.list(await authenticateRequest(accessToken), { first: 1 });
  await expect(mayList()).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  Object.assign(account ?? {}, { subscriptionStatus: 'active' });
  await expect(mayList()).resolves.toMatchObject({ total: 0 });
  Object.assign(account ?? {}, { subscriptionStatus: 'canceled' });
  await expect(mayList()).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
});

it('refuses the token of a session from the moment it ended, and one that cannot be read', async () => {
  const { authenticate, authenticateRequest, logOut, register } = product.app.accounts;
  const { accessToken, refreshToken } = await register(ADA);
  const actor = (await authenticate(accessToken))?.actor as Actor;
  await expect(authenticateRequest(`Bearer ${accessToken}`)).resolves.toMatchObject(actor);
  await logOut({ refreshToken });
  for (const token of [accessToken, 'nonsense'])
    await expect(authenticateRequest(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('takes a request without a token for a visitor’s', async () => {
  expect(await product.app.accounts.authenticateRequest(undefined)).toBeNull();
});

it('what lives longer than a request asks each time', async () => {
  const { accessToken } = await product.app.accounts.register(ADA);
  const actor = (await product.app.accounts.authenticate(accessToken))?.actor ?? null;
  expect(actor).not.toHaveProperty('isSubscriber');
});
