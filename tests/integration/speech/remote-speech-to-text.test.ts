import { beforeEach, describe, expect, it } from 'vitest';
import { OpenAiTranscriber } from '../../../server/adapters/speech/openai-transcriber.ts';
import { RemoteSpeechToText } from '../../../server/adapters/speech/remote-speech-to-text.ts';
import { BYTES_PER_SECOND, type SpeechToText } from '../../../server/domain/dictation/speech/speech-to-text.ts';
import type { Chunk, Transcript } from '../../../server/domain/dictation/speech/transcript.ts';
import { runPipeline } from '../../../server/pipeline/run-pipeline.ts';
import type { Tools } from '../../../server/pipeline/stage.ts';
import { RECORDING } from '../../../server/pipeline/stages/convert-audio.ts';
import { transcribeAudio } from '../../../server/pipeline/stages/transcribe-audio.ts';
import { FakeJournal } from '../../support/fake-journal.ts';
import { fakeWorkspace } from '../../support/fake-workspace.ts';
import { templateTools } from '../../support/fakes/template-tools.ts';
import { type Answer, cutsOff, fails, sends } from '../../support/model-server.ts';
import { modelServerOfThisFile } from '../../support/model-server-of-this-file.ts';
import { wavHeader } from '../../support/wav-header.ts';

const server = modelServerOfThisFile();
const CHUNKS: Chunk[] = Array.from({ length: 6 }, (_, index) => ({
  index,
  start: 2 * index,
  end: 2 * index + 2,
  runs: [{ start: 2 * index, end: 2 * index + 2 }],
}));
/** Each second of it is other samples: every chunk is another one. */
const SAMPLES = Buffer.concat(CHUNKS.map((_, at) => Buffer.alloc(2 * BYTES_PER_SECOND, at + 1)));
const heard = (text: string): Answer => sends({ text, words: [{ word: text, start: 0.5, end: 1 }] });
/** The number of the chunk that was sent. */
const numberOf = async (form: FormData | null) => {
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Error('No file was sent.');
  return (new Uint8Array(await file.arrayBuffer()).at(44) as number) - 1;
};

let local: SpeechToText & { recognised: number[]; atOnce: number };
beforeEach(() => {
  let atWork = 0;
  local = {
    parallel: 1,
    recognised: [],
    atOnce: 0,
    planChunks: async () => CHUNKS,
    recognise: async (chunk) => {
      local.atOnce = Math.max(local.atOnce, ++atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork--;
      local.recognised.push(chunk.index);
      return [{ text: `own${chunk.index}`, start: chunk.start, end: chunk.end }];
    },
    close: async () => {},
  };
});

function recording() {
  const fake = fakeWorkspace();
  fake.values.set('audio', { seconds: 12 });
  fake.scratch.set(RECORDING, SAMPLES);
  const run = async (signal = fake.workspace.signal) => {
    const journal = new FakeJournal();
    const service = new OpenAiTranscriber({
      url: server.url,
      key: 'sk-secret',
      model: 'whisper-1',
      callMs: 1_000,
      pauseMs: 5,
    });
    const tools = { ...templateTools(), speech: new RemoteSpeechToText(service, local) } as unknown as Tools;
    await runPipeline({ ...fake.workspace, signal }, tools, journal, [transcribeAudio]);
    const { words } = fake.values.get('transcript') as Transcript;
    return { texts: words.map(({ text }) => text), words, warnings: journal.warnings };
  };
  return { ...fake, run };
}

/** Says the number of the chunk. */
const counts: Answer = async ({ form }, response) => heard(`chunk${await numberOf(form)}`)({ form } as never, response);
const SAID = CHUNKS.map(({ index }) => `chunk${index}`);
const OWN = CHUNKS.map(({ index }) => `own${index}`);

describe('a recording goes to the speech service', () => {
  it('chunk by chunk, as WAV files, and comes back as words with seconds of the recording', async () => {
    server.answer(counts);
    const { texts, words, warnings } = await recording().run();
    expect(texts).toEqual(SAID);
    expect(words[2]).toEqual({ text: 'chunk2', start: 4.5, end: 5 });
    expect(warnings).toEqual([]);
    expect(local.recognised).toEqual([]);
    const { path, authorization, form } = server.asked[0] ?? {};
    expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-secret']);
    const file = form?.get('file') as File;
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.name).toBe('dictation.wav');
    expect(bytes.subarray(0, 44).equals(wavHeader(bytes.length))).toBe(true);
    expect(bytes).toHaveLength(44 + 2 * BYTES_PER_SECOND);
    expect(form?.get('model')).toBe('whisper-1');
    expect(form?.get('response_format')).toBe('verbose_json');
    expect(form?.getAll('timestamp_granularities[]')).toEqual(['word', 'segment']);
  });

  it('of a service that tells no times, too', async () => {
    server.answer(async (asked, response) => {
      if (asked.form?.get('response_format') !== 'json')
        return fails(400, { message: 'verbose_json?' })(asked, response);
      sends({ text: `Chunk ${await numberOf(asked.form)}.` })(asked, response);
    });
    const { texts, words } = await recording().run();
    expect(texts.join(' ')).toBe('Chunk 0. Chunk 1. Chunk 2. Chunk 3. Chunk 4. Chunk 5.');
    expect(words[4]).toMatchObject({ start: 4 });
    expect(server.asked.filter(({ form }) => form?.get('response_format') !== 'json').length).toBeLessThanOrEqual(4);
  });

  it.each([fails(500), fails(429, {}, { 'retry-after': '0.05' }), cutsOff])(
    'again after a failure that passes',
    async (failure) => {
      server.answer(failure, failure, counts);
      const { texts, warnings } = await recording().run();
      expect([texts, warnings]).toEqual([SAID, []]);
    },
  );
});

describe('the model of this machine recognises, with a warning, what the service cannot be used for', () => {
  const WARNING =
    'The speech service could not be used for 6 of 6 parts of the recording, which our own speech model recognised instead. Please read what was written from it with care.';

  it.each([
    ['a wrong key', fails(401)],
    ['a broken server', fails(500)],
    ['a cut connection', cutsOff],
    ['no transcription', sends({ error: 'chunk' })],
    ['a page', ((_asked, response) => response.end('<html>chunk</html>')) as Answer],
    ['words without end', sends({ text: 'the roof '.repeat(200) })],
    ['silence where somebody speaks', sends({ text: '' })],
  ])('%s', async (_what, answer) => {
    server.answer(answer);
    const { run, logs } = recording();
    expect(await run()).toMatchObject({ texts: OWN, warnings: [WARNING] });
    expect(local.atOnce).toBe(1);
    expect(JSON.stringify(logs)).not.toMatch(/sk-secret|roof|own/);
  });

  it('only what it cannot be used for', async () => {
    server.answer(async ({ form }, response) => {
      const number = await numberOf(form);
      (number === 4 ? sends({ text: '' }) : heard(`chunk${number}`))({ form } as never, response);
    });
    const { texts, warnings } = await recording().run();
    expect(texts).toEqual(SAID.with(4, 'own4'));
    expect(warnings).toEqual([WARNING.replace('6 of 6', '1 of 6')]);
  });

  it('and a service that refuses the key, or is silent, is not asked for every chunk', async () => {
    server.answer(fails(401));
    await recording().run();
    expect(server.asked.length).toBeLessThanOrEqual(4);
  });

  it('not where nobody hears anything', async () => {
    server.answer(sends({ text: '' }));
    local.recognise = async () => [];
    expect((await recording().run()).warnings).toEqual([
      'No speech was found in the recording, so nothing could be written from it.',
    ]);
  });
});

describe('nothing is paid for twice', () => {
  it('by a run that starts over', async () => {
    server.answer(counts);
    const { run, values } = recording();
    const first = await run();
    values.clear();
    values.set('audio', { seconds: 12 });
    expect(await run()).toEqual(first);
    expect(server.asked).toHaveLength(6);
  });

  it('by a run that goes on after it was stopped, which tells what fell back before', async () => {
    const stop = new AbortController();
    const { run, values } = recording();
    server.answer(async (asked, response) => {
      const number = await numberOf(asked.form);
      if (number === 0) return sends({ text: '' })(asked, response);
      if (number === 5) return stop.abort(new Error('stopped'));
      heard(`chunk${number}`)(asked, response);
    });
    await expect(run(stop.signal)).rejects.toThrow('stopped');
    const kept = [...values.keys()].filter((key) => key.startsWith('chunk/')).length;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(6);
    const before = server.asked.length;
    server.answer(counts);
    const { texts, warnings } = await run();
    expect(texts).toEqual(SAID.with(0, 'own0'));
    expect(warnings).toEqual([expect.stringContaining('1 of 6 parts')]);
    expect(server.asked.length - before).toBeLessThanOrEqual(6 - kept);
  });
});
