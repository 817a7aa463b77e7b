import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { unkeepableText } from './prisma-errors.ts';

export type { PrismaClient } from './generated/client.ts';

/** An open transaction: has all methods of the client. */
export type Transaction = Prisma.TransactionClient;

/** Connections of one process. The embedded server has 100 for all. */
const CONNECTIONS = 10;

/** Milliseconds that a transaction may wait for a connection, and may take. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 20_000 };

/**
 * The client of this process; connects with the first query. The caller disconnects it. Its queries fail with an
 * AppError BAD_USER_INPUT for a text that PostgreSQL cannot keep.
 */
export function createPrisma(url: string): PrismaClient {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, max: CONNECTIONS }),
    transactionOptions: TRANSACTION_LIMITS,
  });
  const extended = client.$extends({
    query: {
      $allOperations: ({ args, query }) =>
        query(args).catch((error: unknown) => {
          throw unkeepableText(error) ?? error;
        }),
    },
  });
  return extended as unknown as PrismaClient; // it lacks $on alone, which nobody uses
}
