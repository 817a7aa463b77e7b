import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/adapters/postgres/embedded-postgres.ts';
import { createPrisma, type PrismaClient } from '../../server/adapters/prisma/client.ts';
import { newDataDir, startProduct } from '../../tests/support/product.ts';
import { RestClient } from '../../tests/support/rest-client.ts';

/** The built product as it runs in production, web and worker, on a PostgreSQL that the bench can look into. */
export interface BenchedProduct {
  origin: string;
  /** The web process. */
  pid: number;
  dataDir: string;
  databaseUrl: string;
  prisma: PrismaClient;
  /** An account that registered, logged in and began its trial. */
  account: { id: string; accessToken: string };
  /** Ends everything and removes all that it kept. */
  stop(): Promise<void>;
}

/** @param env variables beside those that make it what it is, made of the data folder. */
export async function startBenchedProduct(
  env: (dataDir: string) => Record<string, string> = () => ({}),
): Promise<BenchedProduct> {
  const { dataDir, remove } = await newDataDir();
  const undo = [remove];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // The same that the product starts where it is given none.
    const database = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres'), log: () => {} });
    undo.push(() => database.stop());
    const settings = { NODE_ENV: 'production', SANDBOX: 'on', DATABASE_URL: database.url };
    const product = await startProduct(dataDir, { ...settings, ...env(dataDir) });
    undo.push(async () => void (await product.stop()));
    const prisma = createPrisma(database.url);
    undo.push(() => prisma.$disconnect());

    const username = 'bench@example.com';
    const client = new RestClient(product.origin);
    await client.register(username);
    await client.startTrial();
    const login = { username, password: 'correct horse battery' };
    const { access_token } = await client.json<{ access_token: string }>('POST', '/auth/login', login);
    const { id } = await prisma.account.findUniqueOrThrow({ where: { username } });
    return {
      origin: product.origin,
      pid: product.child.pid as number,
      dataDir,
      databaseUrl: database.url,
      prisma,
      account: { id, accessToken: access_token },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
