import pg from 'pg';
import { AppError } from '../../domain/errors.ts';

/** Milliseconds until a server that does not answer counts as unreachable. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * One connection to the database at `url`; the caller ends it.
 * @throws AppError UNAVAILABLE with a sentence that names host and port, never the password.
 */
export async function connect(url: string): Promise<pg.Client> {
  if (!URL.canParse(url)) {
    throw new AppError(
      'UNAVAILABLE',
      'DATABASE_URL is no address of the form postgresql://user:password@host:port/name.',
    );
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks while it is idle says so here; the next query on it fails and is reported.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    await client.end().catch(() => {});
    throw new AppError('UNAVAILABLE', unreachable(new URL(url), cause as Error & { code?: string }), { cause });
  }
}

function unreachable({ hostname, port, pathname }: URL, error: Error & { code?: string }): string {
  const server = `${hostname}:${port || 5432}`;
  // `localhost` that is tried over IPv4 and IPv6 fails with a code and no message.
  const reason = error.message || error.code;
  if (error.code?.startsWith('28')) {
    return `The database server at ${server} refuses the log-in (${reason}). Correct user and password in DATABASE_URL.`;
  }
  if (error.code === '3D000') {
    return `The database server at ${server} has no database "${pathname.slice(1)}". Create it, or correct DATABASE_URL.`;
  }
  return `The database server at ${server} cannot be reached (${reason}). Start it, or correct DATABASE_URL.`;
}
