import { buffer } from 'node:stream/consumers';
import { decideByRules } from '../../domain/dictation/matching/find-comments.ts';
import { Meanings } from '../../domain/dictation/matching/meanings.ts';
import { indexTemplate } from '../../domain/dictation/matching/template-index.ts';
import { indexTranscript } from '../../domain/dictation/remarks/index-transcript.ts';
import { BYTES_PER_SECOND } from '../../domain/dictation/speech/speech-to-text.ts';
import type { Chunk, Word } from '../../domain/dictation/speech/transcript.ts';
import { keep, kept, needed } from '../kept.ts';
import type { Stage, Tools, Work } from '../stage.ts';
import { templateOf } from '../template-of.ts';
import { RECORDING } from './convert-audio.ts';

/** How much of the stage's bar finding the speech takes; recognition takes the rest. */
const PLANNING_SHARE = 0.05;

/** Marks of the chunks that the speech service could not be used for. */
const FELL_BACK = 'fell-back/';

/**
 * Recognises the recording chunk by chunk. The plan and each chunk's words are kept as they come, so that a
 * resumed run cuts the same chunks and goes on after the last finished one.
 */
export const transcribeAudio: Stage = {
  status: 'transcribing_audio',
  appliesTo: () => true,
  async run(work, tools) {
    const { seconds } = await needed(work, 'audio');
    const chunks = (await kept(work, 'chunks')) ?? (await planChunks(work, tools, seconds));
    const done = (await work.keptAll('chunk/')) as Map<string, Word[]>;
    const fellBack = new Set((await work.keptAll(FELL_BACK)).keys());
    if (done.size > 0) work.log('transcription resumed', { finished: done.size, chunks: chunks.length });

    const waiting = chunks.filter((chunk) => !done.has(chunkKey(chunk)));
    let reading = Promise.resolve();
    /** Only saves time: what is not read by then is read, or fails, where it is needed. */
    const readAhead = (read: () => Promise<void>) => {
      reading = reading.then(read).catch((error) => work.log('reading ahead failed', { error: String(error) }));
    };
    readAhead(() => readComments(work, tools));
    const recogniseNext = async () => {
      for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
        work.signal.throwIfAborted();
        const missed = `${FELL_BACK}${chunk.index}`;
        const recognition = { ...work, fellBack: () => void fellBack.add(missed) };
        const words = await tools.speech.recognise(chunk, await samplesOf(work, chunk), recognition);
        if (fellBack.has(missed)) await work.keep(missed, true);
        await work.keep(chunkKey(chunk), words);
        done.set(chunkKey(chunk), words);
        readAhead(() => readSaid(words, work, tools));
        work.log('chunk recognised', { chunk: chunk.index, of: chunks.length, words: words.length });
        work.progress(PLANNING_SHARE + (1 - PLANNING_SHARE) * (done.size / chunks.length));
      }
    };
    await Promise.all(Array.from({ length: tools.speech.parallel }, recogniseNext));
    await reading;

    const words = chunks.flatMap((chunk) => done.get(chunkKey(chunk)) ?? []);
    if (words.length === 0) work.warn('No speech was found in the recording, so nothing could be written from it.');
    if (fellBack.size > 0) work.warn(fallbackWarning(fellBack.size, chunks.length));
    await keep(work, 'transcript', { words, seconds });
  },
};

/** What the template's comments mean is found out meanwhile: nobody has to wait for it once all is heard. */
async function readComments(work: Work, tools: Tools): Promise<void> {
  await Meanings.of(indexTemplate(await templateOf(work, tools)), tools.meaning);
}

/** What was said in a chunk is mostly cut and understood as it will be when all is heard; what was read for it is remembered. */
async function readSaid(words: Word[], work: Work, tools: Tools): Promise<void> {
  const template = await templateOf(work, tools);
  const index = await indexTranscript({ words, seconds: 0 }, template, { encoder: tools.meaning });
  await decideByRules(index, template, { encoder: tools.meaning });
}

function fallbackWarning(count: number, of: number): string {
  const parts = `${count} of ${of} ${of === 1 ? 'part' : 'parts'}`;
  return `The speech service could not be used for ${parts} of the recording, which our own speech model recognised instead. Please read what was written from it with care.`;
}

async function planChunks(work: Work, tools: Tools, seconds: number): Promise<Chunk[]> {
  const { body } = await work.getScratch(RECORDING);
  const chunks = await tools.speech.planChunks(body, (read) => {
    work.signal.throwIfAborted();
    work.progress((PLANNING_SHARE * read) / seconds);
  });
  await keep(work, 'chunks', chunks);
  return chunks;
}

async function samplesOf(work: Work, chunk: Chunk): Promise<Buffer> {
  const start = Math.round((chunk.start * BYTES_PER_SECOND) / 2) * 2;
  const end = Math.round((chunk.end * BYTES_PER_SECOND) / 2) * 2 - 1;
  const { body } = await work.getScratch(RECORDING, { start, end });
  return buffer(body);
}

function chunkKey(chunk: Chunk): string {
  return `chunk/${String(chunk.index).padStart(5, '0')}`;
}
