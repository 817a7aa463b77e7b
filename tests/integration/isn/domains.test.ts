import { describe, expect, it } from 'vitest';
import type { IsnAccess } from '../../../server/domain/isn/isn-orders.ts';
import { ACCESS, type IsnAnswer, isnOrdersAt, type PlayedIsn, playIsn } from './played-isn.ts';

const OK: IsnAnswer = { body: { status: 'ok' } };
const REFUSED: IsnAnswer = { body: { status: 'error', message: 'Unknown company.' } };
const PAGE: IsnAnswer = { body: '<html>' };
const MOVED: IsnAnswer = { status: 301, headers: { location: 'http://marketing.example/' }, body: '' };
const BROKEN: IsnAnswer = { status: 500, body: '' };

/** Three listed domains with these answers, and a look-up that answers with `url`, or does not exist. */
async function play(answers: [IsnAnswer, IsnAnswer, IsnAnswer], lookUp?: IsnAnswer | string) {
  const [a, b, c] = await Promise.all(answers.map((answer) => playIsn(() => answer)));
  if (!a || !b || !c) throw new Error('Three servers are played.');
  const told: IsnAnswer = typeof lookUp === 'string' ? { body: { status: 'ok', url: lookUp } } : (lookUp ?? PAGE);
  const lookedUp = await playIsn(() => told);
  const lookUpUrl = lookUp === undefined ? null : `${lookedUp.origin}/rest/isn/url`;
  const { isn, logged } = isnOrdersAt({ 'a.example': a, 'b.example': b, 'c.example': c }, { lookUpUrl });
  const asked = () => [a, b, c].map(({ calls }: PlayedIsn) => calls.length);
  const check = () => isn.check(ACCESS).then(({ domain }) => domain);
  const orders = (domain: IsnAccess['domain']) => isn.orders({ ...ACCESS, domain }).then((read) => read.domain);
  return { check, orders, asked, lookedUp, logged };
}

describe('the domain of a company', () => {
  it('is the one that the look-up names; no other is asked', async () => {
    const { check, asked, lookedUp } = await play([OK, OK, OK], 'https://b.example/acme');
    expect(await check()).toBe('b.example');
    expect(asked()).toEqual([0, 1, 0]);
    expect(lookedUp.calls).toEqual([
      { method: 'GET', path: '/rest/isn/url?companykey=acme', authorization: undefined },
    ]);
  });

  it.each<[string, IsnAnswer | string | undefined]>([
    ['there is no look-up', undefined],
    ['the look-up refuses', REFUSED],
    ['the look-up is down', BROKEN],
    ['the look-up redirects', MOVED],
    ['the look-up names one that is not listed', 'https://d.example/'],
    ['the look-up names none', { body: { status: 'ok', url: null } }],
  ])('is found among the listed ones in turn when %s', async (_, lookUp) => {
    const { check, asked } = await play([MOVED, PAGE, OK], lookUp);
    expect(await check()).toBe('c.example');
    expect(asked()).toEqual([1, 1, 1]);
  });

  it('is found in turn when what the look-up names is no ISN', async () => {
    const { check, asked } = await play([PAGE, MOVED, OK], 'https://b.example');
    expect(await check()).toBe('c.example');
    expect(asked()).toEqual([1, 1, 1]);
  });

  it('is not guessed when the look-up names one that refuses or is down', async () => {
    const refusing = await play([OK, REFUSED, OK], 'https://b.example');
    await expect(refusing.check()).rejects.toThrow('Unknown company.');
    expect(refusing.asked()).toEqual([0, 1, 0]);
    const down = await play([OK, BROKEN, OK], 'https://b.example');
    await expect(down.check()).rejects.toThrow('cannot be reached');
    expect(down.asked()).toEqual([0, 2, 0]);
  });

  it('may be any when another does not know the company or is down', async () => {
    const { check } = await play([REFUSED, BROKEN, OK]);
    expect(await check()).toBe('c.example');
  });

  it('is nowhere when none serves it; the most telling failure is told', async () => {
    await expect((await play([PAGE, BROKEN, REFUSED])).check()).rejects.toThrow('Unknown company.');
    await expect((await play([PAGE, BROKEN, MOVED])).check()).rejects.toThrow('cannot be reached');
    await expect((await play([PAGE, MOVED, PAGE])).check()).rejects.toThrow('is not ISN');
  });
});

describe('a remembered domain', () => {
  it('is asked without a look-up', async () => {
    const { orders, asked, lookedUp } = await play([OK, OK, OK], 'https://b.example');
    expect(await orders('c.example')).toBe('c.example');
    expect(asked().slice(0, 2)).toEqual([0, 0]);
    expect(lookedUp.calls).toEqual([]);
  });

  it.each([
    ['redirects', MOVED],
    ['shows a page', PAGE],
    ['is down', BROKEN],
  ])('that %s is looked up anew', async (_, answer) => {
    const { orders, asked } = await play([OK, OK, answer], 'https://b.example');
    expect(await orders('c.example')).toBe('b.example');
    expect(asked()[0]).toBe(0);
  });

  it('that is down, and still the one, is told as down; no other is tried', async () => {
    const { orders, asked } = await play([OK, OK, BROKEN], 'https://c.example');
    await expect(orders('c.example')).rejects.toThrow('cannot be reached');
    expect(asked()).toEqual([0, 0, 2]);
  });

  it('that refuses is believed', async () => {
    const { orders, asked, lookedUp } = await play([OK, OK, REFUSED], 'https://b.example');
    await expect(orders('c.example')).rejects.toThrow('Unknown company.');
    expect(asked().slice(0, 2)).toEqual([0, 0]);
    expect(lookedUp.calls).toEqual([]);
  });

  it('that is no longer listed is not asked', async () => {
    const { orders, asked } = await play([OK, OK, OK], 'https://b.example');
    expect(await orders('d.example')).toBe('b.example');
    expect(asked()[0]).toBe(0);
  });
});

it('what the look-up fails with is noted, without the password', async () => {
  const { check, logged } = await play([OK, OK, OK], BROKEN);
  await check();
  expect(logged).toEqual([
    ['the ISN domain of a company could not be looked up', { companyKey: 'acme', error: 'HTTP 500' }],
  ]);
});
