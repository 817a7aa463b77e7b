import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PostgresEventBus } from '../../../server/adapters/events/postgres-event-bus.ts';
import type { AppEvent, ToldEvent } from '../../../server/domain/events.ts';
import { createEmptyDatabase, query, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

let database: TestDatabase;
let here: PostgresEventBus;
let there: PostgresEventBus;
let logged: string[];

const changed = (accountId: string, reportId: string): AppEvent => ({ type: 'reportChanged', accountId, reportId });

/** What an event is about: a report's id, or else its kind. */
const subject = (event: ToldEvent) => (event.type === 'reportChanged' ? event.reportId : event.type);

/** Everything that one subscriber is told, in order. */
function listen(bus: PostgresEventBus, accountId: string) {
  const told: string[] = [];
  const listening = (async () => {
    for await (const event of bus.subscribe(accountId)) told.push(subject(event));
  })();
  return { told, listening };
}

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  logged = [];
  const open = () => new PostgresEventBus({ url: database.url, log: (message) => void logged.push(message) });
  here = open();
  there = open();
  await Promise.all([here.start(), there.start()]);
});
afterEach(() => Promise.all([here.stop(), there.stop()]));

it('carries events from process to process, in order', async () => {
  const mine = listen(here, 'a');
  const same = listen(there, 'a');
  const ids = Array.from({ length: 100 }, (_, index) => `r${index}`);
  for (const id of ids) void there.publish(changed('a', id));
  await eventually('all have come', () => mine.told.length === 100 && same.told.length === 100);
  expect(mine.told).toEqual(ids);
  expect(same.told).toEqual(ids);
});

it('tells an account nothing of another', async () => {
  const mine = listen(here, 'a');
  const others = listen(here, 'b');
  await there.publish(changed('a', 'secret'));
  await there.publish(changed('b', 'own'));
  await eventually('the other account is told', () => others.told.length > 0);
  expect(others.told).toEqual(['own']);
  expect(mine.told).toEqual(['secret']);
});

it('counts events from the moment of subscribing, before anybody reads', async () => {
  const events = here.subscribe('a');
  await there.publish(changed('a', 'r1'));
  for await (const event of events) {
    expect(event).toEqual(changed('a', 'r1'));
    break;
  }
});

it('tells a slow reader once of a report that changed many times', async () => {
  const marker = listen(here, 'a');
  const slow = here.subscribe('a');
  for (let count = 0; count < 20; count++) await there.publish(changed('a', 'busy'));
  await there.publish(changed('a', 'last'));
  await eventually('all have come', () => marker.told.at(-1) === 'last');
  const read: string[] = [];
  for await (const event of slow) {
    read.push(subject(event));
    if (read.at(-1) === 'last') break;
  }
  expect(read).toEqual(['busy', 'last']);
});

it('tells a slow reader of every kind of event, each kind once', async () => {
  const marker = listen(here, 'a');
  const slow = here.subscribe('a');
  for (let count = 0; count < 3; count++) {
    await there.publish({ type: 'sessionEnded', accountId: 'a' });
    await there.publish({ type: 'subscriptionChanged', accountId: 'a' });
    await there.publish(changed('a', 'busy'));
  }
  await there.publish(changed('a', 'last'));
  await eventually('all have come', () => marker.told.at(-1) === 'last');
  const read: string[] = [];
  for await (const event of slow) {
    read.push(subject(event));
    if (read.at(-1) === 'last') break;
  }
  expect(read).toEqual(['sessionEnded', 'subscriptionChanged', 'busy', 'last']);
});

/** Ends the connections that events come by. */
const cutListening = () =>
  query(
    database.url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );

it('tells subscribers to read again after a broken connection, and goes on', async () => {
  const mine = listen(here, 'a');
  await cutListening();
  await eventually('subscribers are told', () => mine.told.includes('gap'));
  await there.publish(changed('a', 'after'));
  await eventually('events come again', () => mine.told.includes('after'));
  expect(logged).toContain('the connection that events come by broke');
});

it('tells a slow reader of a gap and what came after it, not what came before; the gap as one object to all', async () => {
  const marker = listen(here, 'a');
  const [slow, other] = [here.subscribe('a'), here.subscribe('a')];
  await there.publish(changed('a', 'before'));
  await eventually('it has come', () => marker.told.length === 1);
  await cutListening();
  await eventually('subscribers are told', () => marker.told.includes('gap'));
  await there.publish(changed('a', 'after'));
  await eventually('events come again', () => marker.told.includes('after'));
  const read: ToldEvent[] = [];
  for await (const event of slow) {
    read.push(event);
    if (subject(event) === 'after') break;
  }
  expect(read.map(subject)).toEqual(['gap', 'after']);
  for await (const event of other) {
    expect(event).toBe(read[0]);
    break;
  }
});

it('publishes over a new connection when the old one broke', async () => {
  const mine = listen(here, 'a');
  await there.publish(changed('a', 'before'));
  await eventually('the first has come', () => mine.told.length === 1);
  await query(
    database.url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_notify%'",
  );
  await eventually('a later one comes', async () => {
    await there.publish(changed('a', 'after'));
    return mine.told.includes('after');
  });
});

it('refuses an event that is more than ids', async () => {
  await expect(here.publish(changed('a', 'x'.repeat(8000)))).rejects.toThrow(RangeError);
});

it('loses an event without a word to the publisher when the database is away', async () => {
  const away = new PostgresEventBus({
    url: 'postgresql://nobody:x@127.0.0.1:1/none',
    log: (message) => void logged.push(message),
  });
  await away.publish(changed('a', 'r'));
  expect(logged).toEqual(['an event was lost']);
  await away.stop();
});

it('serves many subscribers without a warning, and ends them all when it stops', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const busy = new PostgresEventBus({ url: database.url, log: () => {} });
  await busy.start();
  const many = Array.from({ length: 200 }, () => listen(busy, 'a'));
  await there.publish(changed('a', 'r'));
  await eventually('all are told', () => many.every(({ told }) => told.length === 1));
  await busy.stop();
  await Promise.all(many.map(({ listening }) => listening));
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
