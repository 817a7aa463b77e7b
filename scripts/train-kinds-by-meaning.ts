// Learns what kind of thing a sentence tells, by what it means: npm run train:kinds-by-meaning
// From the catalogue and the sayings, as the sentence encoder reads them. To be run again when the encoder has learned. Takes ten minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../server/domain/dictation/likeness/catalogue.ts';
import { LINE_KINDS } from '../server/domain/dictation/likeness/kind-odds.ts';
import { oddsOf } from '../server/domain/dictation/likeness/kinds-by-meaning.ts';
import { ROOT } from '../server/root.ts';
import { readSayings, type SaidComment } from '../tests/quality/sayings.ts';
import { sentenceEncoder } from '../tests/support/sentence-encoder.ts';

const EPOCHS = 12;
const RATE = 4;
/** The share of a weight that is lost with every sentence. */
const DECAY = 1e-7;
/** Sentences that are read at once. */
const BATCH = 32;

const KIND_OF: Partial<Record<SaidComment['kind'], (typeof LINE_KINDS)[number]>> = {
  defect: 'defect',
  functional: 'functional',
  limitation: 'notInspected',
  tip: 'maintenance',
};

const { comments, unsaid } = readSayings();
const sentences = [
  ...CATALOGUE.flatMap(({ kind, spoken, written }) => [...spoken, ...written].map((text) => ({ text, kind }))),
  ...comments.flatMap(({ kind, sayings }) => sayings.map((text) => ({ text, kind: KIND_OF[kind] ?? 'defect' }))),
  ...unsaid.map(({ said }) => ({ text: said, kind: 'defect' as const })),
];
const encoder = await sentenceEncoder();
const meanings: Float32Array[] = [];
for (let at = 0; at < sentences.length; at += BATCH)
  meanings.push(...(await encoder.encode(sentences.slice(at, at + BATCH).map(({ text }) => text))));
await encoder.close();

const size = meanings[0]?.length ?? 0;
const width = size + 1;
const counts = LINE_KINDS.map((kind) => sentences.filter((one) => one.kind === kind).length);
/** Rare kinds count more, as where kinds are told by words (`train-kind-odds.ts`). */
const importance = counts.map((count) => Math.sqrt(Math.max(...counts) / Math.max(1, count)));
const weights = new Float32Array(LINE_KINDS.length * width);

let state = 3;
/** The same numbers in every run. */
function random(): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}

const order = sentences.map((_, at) => at);
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const rate = RATE * (1 - epoch / EPOCHS) ** 2 + 0.02;
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  let right = 0;
  for (const at of order) right += learn(meanings[at] as Float32Array, sentences[at]?.kind ?? 'defect', rate) ? 1 : 0;
  console.log(
    `${epoch + 1} of ${EPOCHS}: ${((100 * right) / order.length).toFixed(1)} % told right before they were learned`,
  );
}

/** @returns whether the kind was told right before. */
function learn(meaning: Float32Array, kind: (typeof LINE_KINDS)[number], rate: number): boolean {
  const odds = oddsOf(meaning, weights);
  const step = rate * Math.min(3, importance[LINE_KINDS.indexOf(kind)] as number);
  for (const [row, one] of LINE_KINDS.entries()) {
    const error = step * (odds[one] - (one === kind ? 1 : 0));
    const from = row * width;
    for (let at = 0; at < size; at++)
      weights[from + at] = (weights[from + at] as number) * (1 - DECAY) - error * (meaning[at] as number);
    weights[from + size] = (weights[from + size] as number) - error / size;
  }
  return LINE_KINDS.every((one) => odds[one] <= odds[kind]);
}

writeFileSync(
  join(ROOT, 'server/domain/dictation/likeness/kinds-by-meaning.generated.ts'),
  `// Learned by scripts/train-kinds-by-meaning.ts; not to be edited.
export const KINDS_BY_MEANING = {
  /** A row of 32-bit floats for each kind, base64. */
  weights: '${Buffer.from(weights.buffer).toString('base64')}',
};
`,
);
