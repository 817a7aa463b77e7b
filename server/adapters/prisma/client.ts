import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type { PrismaClient } from './generated/client.ts';

/** An open transaction: has all methods of the client. */
export type Transaction = Prisma.TransactionClient;

/** Connections of one process. The embedded server has 100 for all. */
const CONNECTIONS = 10;

/** Milliseconds that a transaction may wait for a connection, and may take. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 20_000 };

/** The client of this process; connects with the first query. The caller disconnects it. */
export function createPrisma(url: string): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, max: CONNECTIONS }),
    transactionOptions: TRANSACTION_LIMITS,
  });
}
