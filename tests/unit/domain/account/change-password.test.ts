import { beforeEach, expect, it } from 'vitest';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: 'ada@example.com', password: 'correct horse', address: '192.0.2.1' };
const UNAUTHENTICATED = { code: 'UNAUTHENTICATED' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

async function registered() {
  const session = await product.app.accounts.register(ADA);
  const authenticated = await product.app.accounts.authenticate(session.accessToken);
  return { ...session, actor: authenticated?.actor ?? null };
}

it('lets in with the new password only', async () => {
  const { actor } = await registered();
  await product.app.accounts.changePassword(actor, { newPassword: 'battery staple' });
  await expect(product.app.accounts.logIn(ADA)).rejects.toMatchObject(UNAUTHENTICATED);
  await expect(product.app.accounts.logIn({ ...ADA, password: 'battery staple' })).resolves.toBeTruthy();
});

it('ends every session but the one that changes it, and tells their sockets', async () => {
  const own = await registered();
  const other = await product.app.accounts.logIn(ADA);
  await product.app.accounts.changePassword(own.actor, { newPassword: 'battery staple' });
  await expect(product.app.accounts.refresh(own)).resolves.toBeTruthy();
  await expect(product.app.accounts.authenticate(own.accessToken)).resolves.toBeTruthy();
  await expect(product.app.accounts.refresh(other)).rejects.toMatchObject(UNAUTHENTICATED);
  await expect(product.app.accounts.authenticate(other.accessToken)).rejects.toMatchObject(UNAUTHENTICATED);
  expect(product.events.published).toContainEqual({ type: 'sessionEnded', accountId: own.account.id });
});

it.each([
  ['7 characters', '1234567', 'Password must be at least 8 characters long'],
  ['1025 characters', 'x'.repeat(1025), 'Password must be at most 1024 characters long'],
])('refuses a password of %s and changes nothing', async (_what, newPassword, message) => {
  const { actor } = await registered();
  const other = await product.app.accounts.logIn(ADA);
  const change = product.app.accounts.changePassword(actor, { newPassword });
  await expect(change).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  await expect(product.app.accounts.logIn(ADA)).resolves.toBeTruthy();
  await expect(product.app.accounts.authenticate(other.accessToken)).resolves.toBeTruthy();
});

it('is for nobody who is not logged in', async () => {
  const change = product.app.accounts.changePassword(null, { newPassword: 'battery staple' });
  await expect(change).rejects.toMatchObject(UNAUTHENTICATED);
});
