// Learns word vectors from the catalogue of defects: npm run train
// What is said and what is written of the same line come near each other, apart from other lines, its neighbours above all (contrastive
// learning with negatives from the batch: van den Oord, Li and Vinyals, Representation learning with contrastive predictive coding, 2018).
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, type CatalogueLine } from '../server/domain/dictation/likeness/catalogue.ts';
import { featuresOf } from '../server/domain/dictation/likeness/features.ts';
import { DIMENSIONS, product, toUnit } from '../server/domain/dictation/likeness/word-vectors.ts';
import { ROOT } from '../server/root.ts';

const EPOCHS = 32;
const PAIRS_PER_EPOCH = 10;
const BATCH = 64;
/** Neighbouring lines that stay together in a batch. */
const BLOCK = 16;
const TEMPERATURE = 0.1;
const RATE = 0.3;
/** Share of features left out of a phrase, so that none is relied on alone. */
const DROPPED = 0.2;
/** Share of pairs of a spoken and a written phrase; the others are of two spoken ones. */
const CROSSED = 0.6;
const SCALE = 3;

type Phrase = [feature: number, weight: number][];

const names: string[] = [];
const places = new Map<string, number>();
const counts: number[] = [];

function phraseOf(text: string): Phrase {
  return [...featuresOf(text)].map(([feature, weight]) => {
    const at = places.get(feature) ?? names.push(feature) - 1;
    places.set(feature, at);
    counts[at] = (counts[at] ?? 0) + 1;
    return [at, weight];
  });
}

const lines = CATALOGUE.map(({ name, spoken, written }: CatalogueLine) => ({
  spoken: spoken.map(phraseOf).filter((phrase) => phrase.length > 0),
  written: [name, ...written].map(phraseOf).filter((phrase) => phrase.length > 0),
})).filter(({ spoken, written }) => spoken.length > 0 && written.length > 0);
const phrases = lines.reduce((sum, { spoken, written }) => sum + spoken.length + written.length, 0);
const rarity = counts.map((count) => Math.log(1 + phrases / count));

let state = 7;
/** The same numbers in every run. */
function random(): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}

const vectors = Float32Array.from({ length: names.length * DIMENSIONS }, () => (random() - 0.5) * 0.15);

function pick(list: readonly Phrase[]): Phrase {
  const phrase = list[Math.floor(random() * list.length)] as Phrase;
  const kept = phrase.filter(() => random() > DROPPED);
  return kept.length > 0 ? kept : phrase;
}

function embed(phrase: Phrase): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const [at, weight] of phrase) {
    const factor = (weight * (rarity[at] as number)) / SCALE;
    for (let d = 0; d < DIMENSIONS; d++)
      sum[d] = (sum[d] as number) + factor * (vectors[at * DIMENSIONS + d] as number);
  }
  return sum;
}

/** Moves the vectors of a phrase against a gradient of its point on the sphere. */
function move(phrase: Phrase, raw: Float32Array, point: Float32Array, gradient: Float32Array, step: number): void {
  const length = Math.sqrt(product(raw, raw)) || 1;
  const along = product(gradient, point);
  for (const [at, weight] of phrase) {
    const factor = (step * weight * (rarity[at] as number)) / SCALE / length;
    for (let d = 0; d < DIMENSIONS; d++) {
      const tangent = (gradient[d] as number) - along * (point[d] as number);
      vectors[at * DIMENSIONS + d] = (vectors[at * DIMENSIONS + d] as number) - factor * tangent;
    }
  }
}

/** One step with a batch: each first phrase has its partner to find among all second ones, and the other way round. */
function learn(batch: readonly { spoken: Phrase[]; written: Phrase[] }[], rate: number): number {
  const sides = [
    batch.map(({ spoken }) => pick(spoken)),
    batch.map(({ spoken, written }) => pick(random() < CROSSED ? written : spoken)),
  ] as const;
  const raw = sides.map((side) => side.map(embed));
  const points = raw.map((side) => side.map(toUnit)) as [Float32Array[], Float32Array[]];
  const gradients = points.map((side) => side.map(() => new Float32Array(DIMENSIONS))) as [
    Float32Array[],
    Float32Array[],
  ];
  const likeness = points[0].map((a) => points[1].map((b) => product(a, b) / TEMPERATURE));
  const errors = batch.map(() => new Float32Array(batch.length));
  let loss = 0;
  for (let i = 0; i < batch.length; i++) {
    for (const across of [true, false]) {
      const row = batch.map((_, j) => (across ? likeness[i]?.[j] : likeness[j]?.[i]) as number);
      const most = Math.max(...row);
      const odds = row.map((value) => Math.exp(value - most));
      const sum = odds.reduce((total, odd) => total + odd, 0);
      loss -= Math.log((odds[i] as number) / sum);
      for (const [j, odd] of odds.entries()) {
        const error = odd / sum - (i === j ? 1 : 0);
        const cell = across ? [i, j] : [j, i];
        const errorRow = errors[cell[0] as number] as Float32Array;
        errorRow[cell[1] as number] = (errorRow[cell[1] as number] as number) + error;
      }
    }
  }
  for (const [i, row] of errors.entries()) {
    for (const [j, error] of row.entries()) {
      if (Math.abs(error) < 1e-4) continue;
      addTo(gradients[0][i] as Float32Array, points[1][j] as Float32Array, error / TEMPERATURE);
      addTo(gradients[1][j] as Float32Array, points[0][i] as Float32Array, error / TEMPERATURE);
    }
  }
  const step = (4 * rate) / batch.length;
  for (const side of [0, 1] as const)
    for (const [i, phrase] of sides[side].entries())
      move(
        phrase,
        raw[side]?.[i] as Float32Array,
        points[side][i] as Float32Array,
        gradients[side][i] as Float32Array,
        step,
      );
  return loss / batch.length / 2;
}

function addTo(sum: Float32Array, vector: Float32Array, factor: number): void {
  for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] as number) + factor * (vector[d] as number);
}

/** Lines in blocks of neighbours, the blocks in any order. */
function shuffled<Line>(all: readonly Line[]): Line[] {
  const blocks: Line[][] = [];
  const from = Math.floor(random() * BLOCK);
  for (let at = from - BLOCK; at < all.length; at += BLOCK) blocks.push(all.slice(Math.max(0, at), at + BLOCK));
  for (let i = blocks.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [blocks[i], blocks[j]] = [blocks[j] as Line[], blocks[i] as Line[]];
  }
  return blocks.flat();
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const rate = RATE * (1 - epoch / EPOCHS) + 0.01;
  const losses: number[] = [];
  for (let pass = 0; pass < PAIRS_PER_EPOCH; pass++) {
    const order = shuffled(lines);
    for (let at = 0; at + 8 <= order.length; at += BATCH) losses.push(learn(order.slice(at, at + BATCH), rate));
  }
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  console.log(`epoch ${epoch + 1} of ${EPOCHS}: loss ${mean.toFixed(3)}`);
}

// A few large numbers would leave the others no room in a byte.
const magnitudes = vectors.map(Math.abs).sort();
const largest = magnitudes[Math.floor(magnitudes.length * 0.9995)] ?? 1;
const bytes = Int8Array.from(vectors, (value) => Math.max(-127, Math.min(127, Math.round((value / largest) * 127))));
const text = `// Learned from the catalogue by scripts/train-word-vectors.ts; not to be edited.
export const WORD_VECTORS = {
  /** SHA-256 of the catalogue that they were learned from. */
  catalogue: '${createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex')}',
  /** Stems and groups, parted by spaces; a plus is a space. */
  features: ${JSON.stringify(names.map((name) => name.replaceAll(' ', '+')).join(' '))},
  /** How telling each is: a character's code less 32, in eighths. */
  rarities: ${JSON.stringify(rarity.map((value) => String.fromCharCode(32 + Math.round(value * 8))).join(''))},
  /** 96 signed bytes for each, base64. */
  vectors: '${Buffer.from(bytes.buffer).toString('base64')}',
};
`;
writeFileSync(join(ROOT, 'server/domain/dictation/likeness/word-vectors.generated.ts'), text);
console.log(
  `${names.length} features, ${lines.length} lines, ${phrases} phrases, ${Math.round(text.length / 1024)} KiB`,
);
