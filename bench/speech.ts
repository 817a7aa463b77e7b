// How well and how fast speech is recognised, as a table:
//   npm run bench:speech [-- folder or files…]
// A recording's text is beside it: `house-1-slt.ogg` is compared with `house-1-slt.txt`, else with `house-1.txt`, …
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { FfmpegAudioDecoder } from '../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { ensureModels } from '../server/adapters/shared/fetched-models/models.ts';
import { MoonshineSpeechToText } from '../server/adapters/speech/moonshine-speech-to-text.ts';
import { AUDIO_EXTENSIONS } from '../server/domain/dictation/speech/audio-decoder.ts';
import { ROOT } from '../server/root.ts';
import { wordErrors } from '../tests/quality/word-error-rate.ts';
import { transcribe } from './support/transcribe.ts';

const args = process.argv.slice(2);
const files = (args.length > 0 ? args : [join(ROOT, 'tests/fixtures/audio')]).flatMap(recordingsIn);
const models = await ensureModels({ dir: join(ROOT, 'models'), log: console.error });
const speech = await MoonshineSpeechToText.load(models.speech, { parallel: 2 });
const tools = { decoder: new FfmpegAudioDecoder(), speech };

const rows = [];
for (const file of files) {
  const said = textOf(file);
  if (said === null) {
    console.error(`${file}: there is no text to compare with, left out.`);
    continue;
  }
  const { words, seconds, took } = await transcribe(tools, createReadStream(file), basename(file));
  const { rate, words: count } = wordErrors(said, words.map((word) => word.text).join(' '));
  rows.push({ file: basename(file), words: count, rate, seconds, speed: seconds / took });
}
await speech.close();

console.table(
  rows.map(({ file, words, rate, seconds, speed }) => ({
    file,
    words,
    'WER %': percent(rate),
    seconds: Number(seconds.toFixed(1)),
    '× real time': Number(speed.toFixed(1)),
  })),
);
const rates = rows.map((row) => row.rate);
const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
console.log(`mean ${percent(mean)} %, worst ${percent(Math.max(...rates))} %, ${speech.parallel} chunks at a time`);

function recordingsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const isAudio = (name: string) => AUDIO_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`));
  return readdirSync(path)
    .filter(isAudio)
    .sort()
    .map((name) => join(path, name));
}

/** What was said: the text of the longest name that the recording's name starts with. */
function textOf(file: string): string | null {
  for (let name = file.slice(0, -extname(file).length); ; name = name.slice(0, name.lastIndexOf('-'))) {
    if (existsSync(`${name}.txt`)) return readFileSync(`${name}.txt`, 'utf8');
    if (!basename(name).includes('-')) return null;
  }
}

function percent(rate: number): number {
  return Number((rate * 100).toFixed(1));
}
