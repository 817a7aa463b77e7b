// Learns from the catalogue what kind of thing a sentence tells: npm run train
// Multinomial logistic regression by stochastic gradient descent.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../server/domain/dictation/likeness/catalogue.ts';
import { kindFeatures, LINE_KINDS } from '../server/domain/dictation/likeness/kind-odds.ts';
import { packWeights } from '../server/domain/dictation/likeness/weight-table.ts';
import { ROOT } from '../server/root.ts';

const EPOCHS = 12;
const RATE = 0.15;
const KINDS = LINE_KINDS.length;
/** Weights that matter less are left out. */
const LEAST = 0.05;

const sentences = CATALOGUE.flatMap(({ kind, spoken, written }) =>
  [...spoken, ...written].map((text) => ({ features: [...kindFeatures(text)], kind: LINE_KINDS.indexOf(kind) })),
);
const counts = LINE_KINDS.map((_, at) => sentences.filter(({ kind }) => kind === at).length);
/** Rare kinds count more: talk is a third of what is said on site, and a hundredth of the catalogue. */
const importance = counts.map((count) => Math.sqrt(Math.max(...counts) / Math.max(1, count)));
const weights = new Map<string, Float64Array>();
for (const feature of sentences.flatMap(({ features }) => features)) weights.set(feature, new Float64Array(KINDS));

let state = 3;
/** The same numbers in every run. */
function random(): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const rate = RATE * (1 - epoch / EPOCHS) + 0.01;
  for (let i = sentences.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [sentences[i], sentences[j]] = [sentences[j] as (typeof sentences)[0], sentences[i] as (typeof sentences)[0]];
  }
  for (const sentence of sentences) learn(sentence, rate);
}

function learn({ features, kind }: { features: string[]; kind: number }, rate: number): void {
  const rows = features.map((feature) => weights.get(feature) as Float64Array);
  const scores = LINE_KINDS.map((_, at) => rows.reduce((sum, row) => sum + (row[at] as number), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  const step = (rate * (importance[kind] as number)) / Math.sqrt(features.length);
  for (const row of rows)
    for (const [at, odd] of odds.entries())
      row[at] = (row[at] as number) * (1 - 1e-5) - step * (odd / sum - (at === kind ? 1 : 0));
}

const kept = [...weights].filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST));
const packed = packWeights(kept.map(([feature, row]) => [feature, [...row]]));
writeFileSync(
  join(ROOT, 'server/domain/dictation/likeness/kind-weights.generated.ts'),
  `// Learned from the catalogue by scripts/train-kind-odds.ts; not to be edited.
export const KIND_WEIGHTS = {
  /** SHA-256 of the catalogue that they were learned from. */
  catalogue: '${createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex')}',
  /** What a sentence is told by, parted by spaces. */
  features: ${JSON.stringify(packed.features)},
  /** A signed byte for each kind, base64. */
  weights: '${packed.weights}',
};
`,
);
console.log(`${sentences.length} sentences, ${kept.length} of ${weights.size} features kept`);
