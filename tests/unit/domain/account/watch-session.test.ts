import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const ADA = { username: 'ada@example.com', password: 'correct horse', address: '192.0.2.1' };
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

async function loggedIn() {
  const { accounts } = product.app;
  const registered = product.accounts.accounts.length > 0;
  const session = registered ? await accounts.logIn(ADA) : await accounts.register(ADA);
  const actor = (await accounts.authenticate(session.accessToken))?.actor as Actor;
  return { ...session, actor };
}

/** Watches a session. `ended` tells whether the stream has ended, once all that happened so far is told. */
async function watch(actor: Actor) {
  const stream = (await product.app.accounts.watchSession(actor))[Symbol.asyncIterator]();
  let isEnded = false;
  const end = stream.next().then(({ done }) => {
    isEnded = done === true;
  });
  const ended = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return isEnded;
  };
  return { end, stop: () => stream.return?.(), ended };
}

it.each(['log-out', 'stolen token', 'password change elsewhere', 'closing', 'a missed event'])(
  'ends with the session, by %s',
  async (how) => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const { accounts } = product.app;
    const session = await watch(one.actor);
    expect(await session.ended()).toBe(false);

    if (how === 'log-out') await accounts.logOut(one);
    if (how === 'password change elsewhere')
      await accounts.changePassword(other.actor, { newPassword: 'new one here' });
    if (how === 'closing') await accounts.delete(other.actor);
    if (how === 'stolen token') {
      await accounts.refresh(one);
      product.advance(11);
      await accounts.refresh(one).catch(() => {});
    }
    if (how === 'a missed event') {
      await product.accounts.endSession(one.actor.sessionId, new Date());
      product.events.resync(one.actor.accountId);
    }
    await session.end;
    expect(product.events.listeners(one.actor.accountId)).toBe(0);
  },
);

it('goes on when another session of the account ends, and while reports and subscription change', async () => {
  const [one, other] = [await loggedIn(), await loggedIn()];
  const session = await watch(one.actor);
  const { accountId } = one.actor;
  await product.app.accounts.logOut(other);
  await product.events.publish({ type: 'subscriptionChanged', accountId });
  await product.events.publish({ type: 'reportChanged', accountId, reportId: 'r' });
  product.events.resync(accountId);
  expect(await session.ended()).toBe(false);
  await session.stop();
  expect(product.events.listeners(accountId)).toBe(0);
});

it('is refused for a session that has ended already, and nobody goes on listening', async () => {
  const one = await loggedIn();
  await product.app.accounts.logOut(one);
  await expect(product.app.accounts.watchSession(one.actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(product.app.accounts.watchSession(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(product.events.listeners(one.actor.accountId)).toBe(0);
});
