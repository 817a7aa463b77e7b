import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { GivenKeys } from '../adapters/crypto/given-keys.ts';
import { KeptKeys } from '../adapters/crypto/kept-keys.ts';
import { connect } from '../adapters/postgres/connect.ts';
import { findEmbeddedPostgres } from '../adapters/postgres/find-embedded-postgres.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { createPrisma } from '../adapters/prisma/client.ts';
import { resealCredentials } from '../adapters/prisma/reseal-credentials.ts';
import { type Config, loadConfig } from '../config.ts';
import { AppError } from '../domain/errors.ts';
import { ROOT } from '../root.ts';

// Seals all ISN passwords by a new key, while the product runs; may be killed and run again:
//   rotate-credentials-key
// Its variables are the product's. With CREDENTIALS_KEY the new key is the first of them, else one is made.

/** Held by the one rotation that runs. */
const ROTATION_LOCK = 72_707_371;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = loadConfig();
  const url = config.databaseUrl ?? (await findEmbeddedPostgres(join(config.dataDir, 'postgres')));
  if (!url) {
    throw new AppError(
      'UNAVAILABLE',
      `No Plumbline runs in ${config.dataDir}. Start it, or name its DATA_DIR or DATABASE_URL; it may go on meanwhile.`,
    );
  }
  const lock = await connect(url);
  try {
    const { rows } = await lock.query('SELECT pg_try_advisory_lock($1) AS taken', [ROTATION_LOCK]);
    if (!rows[0]?.taken) throw new AppError('CONFLICT', 'Another rotation runs. Wait until it has ended.');
    await migrate(url, join(ROOT, 'prisma/migrations'));
    await rotate(config, url);
  } finally {
    await lock.end();
  }
}

async function rotate(config: Config, url: string): Promise<void> {
  const { credentialsKeys } = config;
  const kept = credentialsKeys.length > 0 ? null : keptKeys(config);
  kept?.beginRotation();
  const keys = kept ?? new GivenKeys(credentialsKeys);
  const box = new AesSecretBox(keys, (message, { owner, reason }) => console.error(`${message}: ${owner}, ${reason}`));
  const prisma = createPrisma(url);
  try {
    const unreadable = await resealCredentials(prisma, {
      prefix: box.prefix,
      reseal: (sealed, owner) => openOrNull(() => box.seal(box.open(sealed, owner), owner)),
      onBatch: () => process.stdout.write('.'),
      end: () => kept?.endRotation(),
    });
    if (unreadable.length > 0) {
      console.error(`${unreadable.length} could not be read and stay as they are.`);
      process.exitCode = 1;
    }
  } finally {
    await prisma.$disconnect();
  }
  console.log(`\nAll passwords that can be read are sealed by the key ${keys.current().id}.`);
  if (!kept) console.log('CREDENTIALS_KEY needs no other key any more.');
}

/** Not made here: a new file would be a sign that the product keeps its keys elsewhere. */
function keptKeys({ dataDir }: Config): KeptKeys {
  const path = join(dataDir, 'credentials-key');
  if (existsSync(path)) return new KeptKeys(path);
  throw new AppError('UNAVAILABLE', `There is no ${path}. Name the DATA_DIR, or the CREDENTIALS_KEY, of the product.`);
}

/** Null for what cannot be opened; anything else that goes wrong ends the rotation. */
function openOrNull(reseal: () => string): string | null {
  try {
    return reseal();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
