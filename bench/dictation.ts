// npm run bench:dictation [-- --audio] [-- --misses]: how well dictations over a foreign template become comments.
// Prints precision, recall and F1 of (section, item, comment), and how often the section is right. Without --audio from perfect text.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FfmpegAudioDecoder } from '../server/adapters/audio/ffmpeg-audio-decoder.ts';
import { Hr5TemplateCodec } from '../server/adapters/hr5/hr5-template-codec.ts';
import { ensureModels } from '../server/adapters/speech/models.ts';
import { SherpaSpeechToText } from '../server/adapters/speech/sherpa-speech-to-text.ts';
import { createNewComments } from '../server/domain/dictation/create-new-comments.ts';
import { findComments } from '../server/domain/dictation/find-comments.ts';
import { indexTranscript } from '../server/domain/dictation/index-transcript.ts';
import type { Transcript, Word } from '../server/domain/dictation/transcript.ts';
import { DEFAULT_SETTINGS } from '../server/domain/report/report.ts';
import { ROOT } from '../server/root.ts';
import { withSaidWords } from '../tests/quality/said-words.ts';
import { type Label, type Score, score } from '../tests/quality/score.ts';
import { transcribe } from './support/transcribe.ts';

const SETS = { development: [1, 2], 'kept apart': [3, 4] };
const folder = join(ROOT, 'tests/quality/foreign');
const json = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

const { template } = await new Hr5TemplateCodec().read(readFileSync(join(folder, 'template.hr5')));
const fromAudio = process.argv.includes('--audio');
const recogniser = fromAudio
  ? {
      decoder: new FfmpegAudioDecoder(),
      speech: await SherpaSpeechToText.load(await ensureModels({ dir: join(ROOT, 'models'), log: console.error }), {
        parallel: 2,
      }),
    }
  : null;

async function transcriptOf(name: string): Promise<Transcript> {
  if (!recogniser) {
    const words = json<Word[]>(`${name}.words.json`);
    return { words, seconds: words.at(-1)?.end ?? 0 };
  }
  return transcribe(recogniser, createReadStream(join(folder, `${name}.mp3`)), name);
}

function row(name: string, scores: Score[]) {
  const sum = (of: (one: Score) => number) => scores.reduce((total, one) => total + of(one), 0);
  const precision = sum((one) => one.asked) / sum((one) => one.written);
  const recall = sum((one) => one.met) / sum((one) => one.labels);
  const section = sum((one) => one.component * one.labels) / sum((one) => one.labels);
  const round = (value: number) => Number(value.toFixed(2));
  return {
    dictation: name,
    labels: sum((one) => one.labels),
    written: sum((one) => one.written),
    precision: round(precision),
    recall: round(recall),
    F1: round((2 * precision * recall) / (precision + recall)),
    'section right': round(section),
  };
}

const rows = [];
for (const [set, numbers] of Object.entries(SETS)) {
  const scores = [];
  for (const number of numbers) {
    const index = indexTranscript(await transcriptOf(`dictation-${number}`), template);
    const decisions = createNewComments(findComments(index, template), template, DEFAULT_SETTINGS);
    const said = readFileSync(join(folder, `dictation-${number}.txt`), 'utf8');
    const compared = fromAudio ? withSaidWords(decisions, said) : decisions;
    const one = score(json<Label[]>(`dictation-${number}.labels.json`), compared);
    scores.push(one);
    rows.push(row(`${number} (${set})`, [one]));
    if (process.argv.includes('--misses') && set === 'development') console.log(one.misses.join('\n'));
  }
  rows.push(row(`all ${set}`, scores));
}
await recogniser?.speech.close();
console.log(fromAudio ? 'from audio' : 'from perfect text');
console.table(rows);
