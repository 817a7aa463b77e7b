import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterHome } from './cluster.ts';
import { serverAccount } from './server-account.ts';
import { databaseUrl, findRunningServer } from './server-process.ts';

/**
 * Address of the PostgreSQL of our own that another process runs in `dir`; null when none does.
 * @param outside as `startEmbeddedPostgres` has it.
 */
export async function findEmbeddedPostgres(dir: string, outside = '/var/lib'): Promise<string | null> {
  if (!existsSync(dir)) return null;
  const home = clusterHome(dir, outside, await serverAccount());
  const folder = join(home, 'cluster');
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) return null;
  const cluster = { home, data: join(folder, 'data'), password: readFileSync(passwordFile, 'utf8').trim() };
  const server = await findRunningServer(cluster);
  return server && databaseUrl(cluster, server.port);
}
