import { describe, expect, test } from 'vitest';
import { makePrice, openStage, SECRET_KEY, stageOfThisFile } from './sandbox-of-this-file.ts';

const stage = stageOfThisFile();

/** How many customers have the e-mail address. */
async function countOf(email: string): Promise<number> {
  return (await stage.stripe.customers.list({ email, limit: 100 })).data.length;
}

describe('an idempotency key', () => {
  test('gets the same answer again, and nothing is done twice', async () => {
    const params = { email: 'twice@example.com', metadata: { a: '1', b: '2' } };
    const first = await stage.stripe.customers.create(params, { idempotencyKey: 'twice' });
    const again = await stage.stripe.customers.create(params, { idempotencyKey: 'twice' });
    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await countOf('twice@example.com')).toBe(1);
  });

  test.each([
    ['other parameters', () => stage.stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'taken' })],
    ['another call', () => makeProductPrice('taken')],
  ])('is refused with %s', async (_what, call) => {
    await stage.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'taken' });
    await expect(call()).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('may be used again when the parameters were wrong before', async () => {
    const options = { idempotencyKey: 'corrected' };
    await expect(stage.stripe.customers.create({ email: 'wrong' }, options)).rejects.toThrow('Invalid email address');
    expect((await stage.stripe.customers.create({ email: 'right@example.com' }, options)).email).toBe(
      'right@example.com',
    );
  });

  test('gets the same refusal again once the call had begun', async () => {
    const { sessions } = stage.stripe.billingPortal;
    const ask = () => sessions.create({ customer: 'cus_x' }, { idempotencyKey: 'refused' });
    const first = await ask().catch((error) => error);
    const again = await ask().catch((error) => error);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([again.message, again.code]).toEqual([first.message, first.code]);
  });

  test('makes one customer of ten requests that come at once', async () => {
    const ask = () =>
      fetch(`${stage.sandbox.origin}/v1/customers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'at once' },
        body: new URLSearchParams({ email: 'once@example.com' }),
      });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
    expect(await countOf('once@example.com')).toBe(1);
  });

  test('is known after a restart', async () => {
    const own = await openStage();
    const make = () => own.stripe.customers.create({ email: 'kept@example.com' }, { idempotencyKey: 'kept' });
    const first = await make();
    await own.restart();
    expect((await make()).id).toBe(first.id);
    await own.close();
  });
});

function makeProductPrice(idempotencyKey: string) {
  const params = { currency: 'usd', unit_amount: 1, product_data: { name: 'Other' } };
  return stage.stripe.prices.create(params, { idempotencyKey });
}

test('without a key every call does its work', async () => {
  const [one, other] = await Promise.all([makePrice(stage.stripe), makePrice(stage.stripe)]);
  expect(one.id).not.toBe(other.id);
});
