import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Report } from '../../../server/domain/report/report.ts';
import { LeaseLostError, type RunStore } from '../../../server/domain/report/report-store.ts';
import { type WorkerPorts, writeReport } from '../../../server/pipeline/report-worker.ts';
import { MemoryEventBus } from '../../support/fakes/memory-event-bus.ts';
import { MemoryFileStore } from '../../support/fakes/memory-file-store.ts';
import { fakeProduct } from '../../support/fakes/ports.ts';

/** A report that somebody else has taken, or deleted, by the time its run begins to write. */
async function lostRun(exists: boolean): Promise<string[]> {
  const product = fakeProduct();
  const report: Report = await product.app.reports.create(product.actor(), {});
  const files = new MemoryFileStore();
  const key = `reports/${report.id}/scratch/1.pcm`;
  await files.put(key, Readable.from([Buffer.from('late')], { objectMode: false }));
  const lost = async () => {
    throw new LeaseLostError();
  };
  const runs = {
    claim: async () => report,
    exists: async () => exists,
    finishedStages: async () => [],
    setStage: lost,
  };
  const ports = {
    runs: runs as unknown as RunStore,
    files,
    events: new MemoryEventBus(),
    templates: product.templates,
    lessons: product.lessons,
    tools: {} as WorkerPorts['tools'],
    log: () => {},
  };
  await writeReport(ports, { reportId: report.id, accountId: randomUUID() }, new AbortController().signal);
  return [...files.files.keys()];
}

it('leaves no file behind of a report that was deleted while it was written', async () => {
  expect(await lostRun(false)).toEqual([]);
});

it('leaves the files to whoever took the run over', async () => {
  expect(await lostRun(true)).toHaveLength(1);
});
