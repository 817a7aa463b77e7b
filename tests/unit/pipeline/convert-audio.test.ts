import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { BYTES_PER_SECOND } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { convertAudio, RECORDING } from '../../../server/pipeline/stages/convert-audio.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';

const bytes = (content: Buffer) => Readable.from([content], { objectMode: false });

it('converting_audio tells how long each recording is and when it was made, and joins them in order', async () => {
  const lengths: Record<string, number> = { 'one.mp3': 2, 'two.mp3': 0.5 };
  const audio = Object.keys(lengths).map((name) => ({ name, size: 10, open: async () => bytes(Buffer.alloc(10)) }));
  const made = { shown: 1_777_903_933, zone: 0, isStart: false };
  const decode = async (_source: Readable, name: string) => ({
    pcm: bytes(Buffer.alloc((lengths[name] ?? 0) * BYTES_PER_SECOND, name)),
    warning: Promise.resolve(null),
    recordedAt: Promise.resolve(name === 'one.mp3' ? made : null),
  });
  const { workspace, recordingSeconds, scratch, values } = fakeWorkspace({ audio });
  await runPipeline(workspace, { decoder: { decode } } as unknown as Tools, new FakeJournal(), [convertAudio]);
  expect(recordingSeconds).toEqual([2, 0.5]);
  expect(scratch.get(RECORDING)).toHaveLength(2.5 * BYTES_PER_SECOND);
  expect(values.get('audio')).toEqual({ seconds: 2.5 });
  expect(values.get('recordings')).toEqual([
    { name: 'one.mp3', seconds: 2, recordedAt: made },
    { name: 'two.mp3', seconds: 0.5, recordedAt: null },
  ]);
});
