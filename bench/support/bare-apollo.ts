// What bench:api compares the product with: Apollo on Fastify and nothing else. No log-in, no limits, no headers; its
// resolver runs the query of PrismaReportStore.list and hands the rows on, labels and percentages left out.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';
import { createPrisma } from '../../server/adapters/prisma/client.ts';
import { WHOLE_REPORT } from '../../server/adapters/prisma/report-row.ts';
import { ROOT } from '../../server/root.ts';

const { DATABASE_URL = '', ACCOUNT_ID: accountId = '' } = process.env;
const prisma = createPrisma(DATABASE_URL);

async function reports(_root: unknown, { first }: { first: number }) {
  const rows = await prisma.report.findMany({
    where: { accountId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    include: WHOLE_REPORT,
  });
  const edges = rows.slice(0, first).map((row) => ({
    cursor: row.id,
    node: { ...row, settings: row, statusLabel: row.status, progressPercent: 100, headerAddress: '118 Alder Court' },
  }));
  return { edges, totalCount: rows.length, pageInfo: { hasNextPage: rows.length > first, endCursor: rows.at(-1)?.id } };
}

const typeDefs = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');
const apollo = new ApolloServer({ typeDefs, resolvers: { Query: { reports } } });
await apollo.start();
const web = Fastify();
await web.register(fastifyApollo(apollo));
await web.listen({ port: 0, host: '127.0.0.1' });
process.send?.((web.server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());
