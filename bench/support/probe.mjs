// Loaded by bench:api into the product's web process (node --import): tells at the socket file BENCH_PROBE how much
// memory is in use after a collection, how many sockets are open, how many readers of events there are, and how many
// SQL statements, and reads of a report among them, were sent so far.
import { createServer } from 'node:http';
import { queryObjects, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

const file = process.env.BENCH_PROBE;
delete process.env.BENCH_PROBE; // the worker is a child, and is not asked
if (file) await tellAt(file);

async function tellAt(file) {
  const { AccountListener } = await import('../../dist/server/adapters/events/account-listener.js');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const sent = { statements: 0, reportReads: 0 };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (...args) {
    const text = args[0]?.text ?? args[0];
    sent.statements++;
    if (/^SELECT.* FROM "public"."reports"/s.test(text)) sent.reportReads++;
    return query.apply(this, args);
  };
  const server = createServer((_request, response) => {
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    const listeners = queryObjects(AccountListener, { format: 'count' });
    response.end(
      JSON.stringify({ residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20, sockets, listeners, ...sent }),
    );
  });
  server.listen(file).unref();
}
