import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresEventBus } from '../../server/adapters/events/postgres-event-bus.ts';
import { addOwners, type Owner } from './add-owners.ts';
import { askProbe, askUntil, type Inside, probeEnvironment } from './ask-probe.ts';
import { type BenchedProduct, startBenchedProduct } from './benched-product.ts';
import { percentile } from './percentile.ts';
import { openReportSockets, type ReportSockets } from './report-sockets.ts';

const SOCKETS = 1000;
const EVENTS = 200;
const EVENTS_PER_SECOND = 10;
const EVENTS_OF_ONE = 10;

/** Each socket watches its session and its reports. */
const LISTENERS = 2 * SOCKETS;

type Publish = (owner: Owner) => Promise<void>;

/**
 * A thousand people watch their reports; then one person does, in a thousand windows. Time is from handing the event
 * to the bus, as a worker does, to the frame in the client. Expected: p99 below 50 ms; one read of the report an event;
 * readers and memory back to where they were.
 */
export async function measureSockets(): Promise<void> {
  const product = await startBenchedProduct(probeEnvironment);
  try {
    const bus = new PostgresEventBus({ url: product.databaseUrl, log: console.error });
    await bus.start();
    const publish: Publish = ({ accountId, reportId }) => bus.publish({ type: 'reportChanged', accountId, reportId });
    const owners = await addOwners(product, SOCKETS);
    await watchFor(product, owners.slice(0, 100), async () => {}); // whatever the first sockets bring into memory
    console.log(
      `\n${SOCKETS} sockets   p50 ms  p99 ms   MB: before  meanwhile  after   heap MB: before  meanwhile  after`,
    );
    const busAlone: number[] = [];
    await printed('1,000 owners', product, owners, (sockets) => {
      const publishTimed: Publish = async (owner) => {
        const started = performance.now();
        const reader = bus.subscribe(owner.accountId)[Symbol.asyncIterator]();
        void reader.next().then(() => {
          busAlone.push(performance.now() - started);
          return reader.return?.();
        });
        await publish(owner);
      };
      return toEachOwner(sockets, owners, publishTimed);
    });
    const [half, most] = [percentile(busAlone, 0.5), percentile(busAlone, 0.99)];
    console.log(
      `  the same events to a process that only listens: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`,
    );
    const [one] = owners as [Owner];
    const sent = { statements: 0, reportReads: 0 };
    await printed('one owner', product, Array(SOCKETS).fill(one), async (sockets) => {
      const before = await askProbe(product.dataDir);
      const took = await toAllOfOne(sockets, one, publish);
      const after = await askProbe(product.dataDir);
      sent.statements = after.statements - before.statements;
      sent.reportReads = after.reportReads - before.reportReads;
      return took;
    });
    const each = (count: number) => (count / EVENTS_OF_ONE).toFixed(1);
    console.log(
      `one owner: an event is ${each(sent.reportReads)} reads of the report, ${each(sent.statements)} statements`,
    );
    console.log('expected: p99 of 1,000 owners below 50 ms, one read an event, heap and readers back');
    await bus.stop();
  } finally {
    await product.stop();
  }
}

/** @returns milliseconds of each frame: ten events a second, each for the next owner. */
async function toEachOwner(sockets: ReportSockets, owners: Owner[], publish: Publish): Promise<number[]> {
  const sentAt = new Map<string, number>();
  const took: number[] = [];
  sockets.onChange = (reportId) => took.push(performance.now() - (sentAt.get(reportId) ?? Number.NaN));
  for (let event = 0; event < EVENTS; event++) {
    const owner = owners[(event * owners.length) / EVENTS] as Owner;
    sentAt.set(owner.reportId, performance.now());
    await publish(owner);
    await sleep(1000 / EVENTS_PER_SECOND);
  }
  await sleepUntil(() => took.length >= EVENTS);
  return took;
}

/** @returns milliseconds of each frame: one event after the other, each to all sockets. */
async function toAllOfOne(sockets: ReportSockets, owner: Owner, publish: Publish): Promise<number[]> {
  const took: number[] = [];
  for (let event = 1; event <= EVENTS_OF_ONE; event++) {
    const sentAt = performance.now();
    sockets.onChange = () => took.push(performance.now() - sentAt);
    await publish(owner);
    await sleepUntil(() => took.length >= event * SOCKETS);
  }
  return took;
}

async function printed(
  name: string,
  product: BenchedProduct,
  owners: Owner[],
  measure: (sockets: ReportSockets) => Promise<number[]>,
): Promise<void> {
  const { took, before, meanwhile, after } = await watchFor(product, owners, measure);
  const cells = [
    percentile(took, 0.5).toFixed(1).padStart(6),
    percentile(took, 0.99).toFixed(1).padStart(6),
    ...(['residentMb', 'heapMb'] as const).flatMap((key) => [
      before[key].toFixed(0).padStart(key === 'heapMb' ? 16 : 11),
      meanwhile[key].toFixed(0).padStart(9),
      after[key].toFixed(0).padStart(5),
    ]),
  ];
  console.log(`${name.padEnd(12)}   ${cells.join('  ')}`);
  console.log(
    `  readers of events: ${before.listeners}, ${meanwhile.listeners}, ${after.listeners}; frames: ${took.length}`,
  );
}

/** Opens a socket for each owner, measures while they watch, closes them and waits until the product forgot them. */
async function watchFor<T>(product: BenchedProduct, owners: Owner[], measure: (sockets: ReportSockets) => Promise<T>) {
  const { dataDir, origin } = product;
  const before = await askProbe(dataDir);
  const tokens = owners.map(({ accessToken }) => accessToken);
  const sockets = await openReportSockets(origin, tokens);
  const isWatched = ({ listeners }: Inside) => listeners >= before.listeners + (LISTENERS * owners.length) / SOCKETS;
  const meanwhile = await askUntil(dataDir, isWatched);
  const took = await measure(sockets);
  await sockets.close();
  const after = await askUntil(
    dataDir,
    (inside) => inside.listeners <= before.listeners && inside.sockets <= before.sockets,
  );
  return { took, before, meanwhile, after };
}

/** @throws Error after 20 seconds. */
async function sleepUntil(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo(); await sleep(5)) {
    if (Date.now() > end) throw new Error('Not every socket was told.');
  }
}
