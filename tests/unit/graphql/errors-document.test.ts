import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BODY_BYTES } from '../../../server/domain/body-limits.ts';
import { ERROR_CODES } from '../../../server/domain/errors.ts';
import { QUERY_LIMITS } from '../../../server/graphql/limits/query-limits.ts';
import { SOCKET_LIMITS } from '../../../server/graphql/limits/socket-limits.ts';
import { PROTOCOL_CODES } from '../../../server/graphql/protocol-codes.ts';
import { ROOT } from '../../../server/root.ts';

it('docs/errors.md lists every code with its status, in order, and no other', async () => {
  const document = await readFile(join(ROOT, 'docs/errors.md'), 'utf8');
  const listed = [...document.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)]);
  expect(listed).toEqual([...Object.entries(ERROR_CODES), ...Object.entries(PROTOCOL_CODES)]);
});

it('docs/errors.md tells the limits that hold', async () => {
  const document = await readFile(join(ROOT, 'docs/errors.md'), 'utf8');
  const { tokens, depth, cost } = QUERY_LIMITS;
  const { messageBytes, sockets, subscriptionsOfSocket, subscriptions } = SOCKET_LIMITS;
  for (const row of [
    `words and signs of the document | ${tokens}`,
    `fields within fields | ${depth}`,
    `points | ${cost}`,
    `sockets of one account | ${sockets}`,
    `subscriptions of one socket | ${subscriptionsOfSocket}`,
    `subscriptions of one account, over all its sockets | ${subscriptions}`,
    `bytes of a message | ${messageBytes}`,
  ])
    expect(document).toContain(`| ${row} |`);
});

it('docs/errors.md tells how large a request may be', async () => {
  const document = await readFile(join(ROOT, 'docs/errors.md'), 'utf8');
  const mib = (bytes: number) => bytes / (1 << 20);
  for (const row of [
    `and \`/graphql\` | ${mib(BODY_BYTES.template)} | subscribers`,
    `\`/graphql\` | ${mib(BODY_BYTES.usual)} | everybody else`,
    `anywhere else | ${mib(BODY_BYTES.usual)} | everybody`,
  ])
    expect(document).toContain(` ${row} |`);
});
