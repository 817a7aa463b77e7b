import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Argon2PasswordHasher } from '../../../server/adapters/crypto/argon2-password-hasher.ts';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
/** Passwords that were looked at. */
let verified = 0;

beforeAll(async () => {
  const argon = new Argon2PasswordHasher();
  const verify = (digest: string, password: string) => {
    verified++;
    return argon.verify(digest, password);
  };
  web = await startTestWeb(() => ({ hasher: { hash: (password) => argon.hash(password), verify } }));
  client = new RawClient(web.origin);
});
afterAll(() => web.close());

/** Answers to wrong passwords, and the middle one of the times that they took. */
async function ask(usernames: string[]) {
  const times: number[] = [];
  const answers = new Set<string>();
  for (const username of usernames) {
    const started = performance.now();
    const credentials = { username, password: 'wrong password' };
    const { status, headers, body } = await client.rest(undefined, 'POST', '/auth/login', credentials);
    times.push(performance.now() - started);
    const { correlation_id: _, ...told } = body;
    answers.add(JSON.stringify([status, [...headers.keys()].sort(), told]));
  }
  times.sort((a, b) => a - b);
  return { answers, median: times[Math.floor(times.length / 2)] ?? 0 };
}

it('answers an unknown name and a wrong password alike, after the same work and in about the same time', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => web.logIn()));
  await ask([`${randomUUID()}@example.com`]); // the first one makes the digest that unknown names are checked against
  verified = 0;
  const known = await ask(people.map(({ username }) => username));
  expect(verified).toBe(15);
  const unknown = await ask(people.map(() => `${randomUUID()}@example.com`));
  expect(verified).toBe(30);
  expect(known.answers.size).toBe(1);
  expect(unknown.answers).toEqual(known.answers);
  expect(unknown.median / known.median).toBeGreaterThan(0.5);
  expect(unknown.median / known.median).toBeLessThan(2);
});
