import { expect, it } from 'vitest';
import { endInterruptedUploads } from '../../../../server/domain/report/end-interrupted-uploads.ts';
import type { Report } from '../../../../server/domain/report/report.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const RECORDING = { id: 'a', name: 'one.mp3', size: 1, seconds: null, fileKey: 'reports/a/audio/1.mp3' };
const WARNING = { type: 'warning', text: expect.stringContaining('The upload was interrupted') };

it.each<[string, Partial<Report>, Partial<Record<keyof Report, unknown>>]>([
  ['without a recording', { status: 'uploading_audio' }, { status: 'upload_failed', messages: [WARNING] }],
  [
    'with a recording',
    { status: 'uploading_audio', audioFiles: [RECORDING] },
    { status: 'upload_partial_success', messages: [WARNING] },
  ],
  ['that nothing is uploaded to', { status: 'audio_uploaded' }, { status: 'audio_uploaded', messages: [] }],
])('a report %s does not wait for a process that died', async (_what, before, after) => {
  const product = fakeProduct();
  const { app, reports, events } = product;
  const actor = product.actor();
  const { id } = await app.reports.create(actor, {});
  await reports.change(actor.accountId, id, before);
  await endInterruptedUploads({ reports, events });
  expect(await app.reports.get(actor, { reportId: id })).toMatchObject(after);
});
