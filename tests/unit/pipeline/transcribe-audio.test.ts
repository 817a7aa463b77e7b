import { describe, expect, it } from 'vitest';
import { BYTES_PER_SECOND, type SpeechToText } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import type { Chunk, Transcript } from '../../../server/domain/dictation/speech/transcript.ts';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { RECORDING } from '../../../server/pipeline/stages/convert-audio.ts';
import { transcribeAudio } from '../../../server/pipeline/stages/transcribe-audio.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';
import { templateTools } from '../../support/fakes/template-tools.ts';

const chunks: Chunk[] = [0, 1, 2].map((index) => ({ index, start: index, end: index + 1, runs: [] }));

/** A recogniser that says the chunk's number, and fails once at `failAt`. */
function speech(failAt?: number) {
  const recognised: number[] = [];
  let plans = 0;
  const port: SpeechToText = {
    parallel: 1,
    planChunks: async () => {
      plans++;
      return chunks;
    },
    recognise: async (chunk, pcm) => {
      if (chunk.index === failAt) throw new Error('killed');
      recognised.push(chunk.index);
      return [{ text: `${chunk.index}:${pcm.length}`, start: chunk.start, end: chunk.end }];
    },
    close: async () => {},
  };
  const compared: string[] = [];
  return { tools: { speech: port, ...templateTools(compared) } as Tools, recognised, compared, plans: () => plans };
}

function prepared() {
  const fake = fakeWorkspace();
  fake.values.set('audio', { seconds: 3 });
  fake.scratch.set(RECORDING, Buffer.alloc(3 * BYTES_PER_SECOND));
  return fake;
}

describe('transcribing_audio', () => {
  it('reads each chunk’s own samples and joins the words in order', async () => {
    const { workspace, values } = prepared();
    await runPipeline(workspace, speech().tools, new FakeJournal(), [transcribeAudio]);
    const { words } = values.get('transcript') as Transcript;
    expect(words.map((word) => word.text)).toEqual([0, 1, 2].map((n) => `${n}:${BYTES_PER_SECOND}`));
  });

  it('finds out meanwhile what the comments of the template mean', async () => {
    const { tools, compared } = speech();
    await runPipeline(prepared().workspace, tools, new FakeJournal(), [transcribeAudio]);
    expect(compared).toContainEqual(expect.stringMatching(/\. Moss growth\. /));
  });

  it('goes on after the last finished chunk, with the same plan', async () => {
    const { workspace, values } = prepared();
    const first = speech(1);
    await expect(runPipeline(workspace, first.tools, new FakeJournal(), [transcribeAudio])).rejects.toThrow('killed');
    const second = speech();
    await runPipeline(workspace, second.tools, new FakeJournal(), [transcribeAudio]);
    expect(first.recognised).toEqual([0]);
    expect(second.recognised).toEqual([1, 2]);
    expect(second.plans()).toBe(0);
    expect((values.get('transcript') as Transcript).words).toHaveLength(3);
  });

  it('moves the bar within the stage and ends at its end', async () => {
    const journal = new FakeJournal();
    await runPipeline(prepared().workspace, speech().tools, journal, [transcribeAudio]);
    expect(journal.fractions).toEqual([...journal.fractions].sort((a, b) => a - b));
    expect(journal.fractions.at(-1)).toBeCloseTo(1);
  });

  it('stops while it looks for the speech when the run is cancelled', async () => {
    const cancelled = new AbortController();
    const { workspace, scratch, values } = fakeWorkspace({ signal: cancelled.signal });
    values.set('audio', { seconds: 3 });
    scratch.set(RECORDING, Buffer.alloc(3 * BYTES_PER_SECOND));
    let seconds = 0;
    const planChunks: SpeechToText['planChunks'] = async (_pcm, onProgress) => {
      while (seconds < 3) {
        onProgress?.(++seconds);
        cancelled.abort(new Error('cancelled'));
      }
      return chunks;
    };
    const { tools } = speech();
    const working = { ...tools, speech: { ...tools.speech, planChunks } };
    await expect(runPipeline(workspace, working, new FakeJournal(), [transcribeAudio])).rejects.toThrow('cancelled');
    expect(seconds).toBe(2);
    expect(values.has('chunks')).toBe(false);
  });

  it('warns when no speech was found', async () => {
    const journal = new FakeJournal();
    const { tools } = speech();
    const silent = { ...tools, speech: { ...tools.speech, planChunks: async () => [] } };
    await runPipeline(prepared().workspace, silent, journal, [transcribeAudio]);
    expect(journal.warnings).toEqual(['No speech was found in the recording, so nothing could be written from it.']);
  });
});
