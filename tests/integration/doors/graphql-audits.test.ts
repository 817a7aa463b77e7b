import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(() => web.close());

const audits = serverAudits({ url: () => `${web.origin}/graphql` });

describe('GraphQL over HTTP', () => {
  // What the specification says MAY be is only looked at: `notice`.
  it.each(audits.filter(({ name }) => !name.startsWith('MAY')))('$id: $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' });
  });

  it('is audited in full', () => {
    expect(audits.length).toBeGreaterThanOrEqual(60);
  });
});
