import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FfmpegAudioDecoder } from '../../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { ensureModels } from '../../server/adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../../server/adapters/speech/moonshine-speech-to-text.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';
import { ROOT } from '../../server/root.ts';
import type { Dictation } from '../../tests/quality/dictations.ts';
import { transcribe } from './transcribe.ts';

const FOLDER = join(ROOT, 'test-results/quality');

/** Recognises recordings of dictations, and keeps what was heard for runs that only change what is made of it. */
export class Recogniser {
  private readonly again: boolean;
  private speech: Promise<MoonshineSpeechToText> | null = null;

  /** @param options `again`: what was recognised before is taken where it is there. */
  constructor({ again }: { again: boolean }) {
    this.again = again;
    mkdirSync(FOLDER, { recursive: true });
  }

  /** The words that are heard in a dictation, which has a recording. */
  async wordsOf({ set, name, recording }: Dictation): Promise<Word[]> {
    const kept = join(FOLDER, `${set}-${name}.json`);
    if (this.again && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Word[];
    this.speech ??= load();
    const tools = { decoder: new FfmpegAudioDecoder(), speech: await this.speech };
    const { words } = await transcribe(tools, createReadStream(recording ?? ''), `${name}.mp3`);
    writeFileSync(kept, JSON.stringify(words));
    return words;
  }

  async close(): Promise<void> {
    await (await this.speech)?.close();
  }
}

async function load(): Promise<MoonshineSpeechToText> {
  const models = await ensureModels({ dir: join(ROOT, 'models'), log: console.error });
  return MoonshineSpeechToText.load(models.speech, { parallel: 2 });
}
