// A process that supervises the embedded PostgreSQL in the folder it is given, until it is killed:
//   node --import tsx tests/support/hold-embedded-postgres.ts <folder>
import { startEmbeddedPostgres } from '../../server/adapters/postgres/embedded-postgres.ts';

const [dir = ''] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({ dir, durable: false, log: console.error });
console.log(url);
setInterval(() => {}, 60_000); // stays
