// Learns from the catalogue where a sentence goes on to another finding: npm run train
// Phrases of two lines one after the other are two findings; a phrase with a comma or an "and" of its own is one. Logistic regression by
// stochastic gradient descent.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE, type LineKind } from '../server/domain/dictation/likeness/catalogue.ts';
import { cutFeatures, type Joint } from '../server/domain/dictation/likeness/cut-odds.ts';
import { packWeights } from '../server/domain/dictation/likeness/weight-table.ts';
import { ROOT } from '../server/root.ts';

const EPOCHS = 8;
const RATE = 0.1;
/** Features that are seen less often are left out, and weights that matter less. */
const LEAST_SEEN = 8;
const LEAST = 0.02;
/** Share of phrases that another one is put after, of a line so near. */
const FOLLOWED = 0.6;
const NEIGHBOURS = 40;
/** Words of a phrase that is learned from: longer ones wander through several clauses, some of which are of something else. */
const LONGEST = 12;
/** Share of cuts among what is learned from, however many commas the phrases have. */
const CUTS = 0.46;
const FINDINGS: ReadonlySet<LineKind> = new Set(['defect', 'functional', 'notInspected']);

interface Stretch {
  text: string;
  /** What stands before it. */
  joint: Joint;
  /** It begins another finding. */
  isCut: boolean;
}

let state = 11;
/** The same numbers in every run. */
function random(): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}
const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;

/** A phrase cut at its commas and joining words. */
function stretchesOf(phrase: string, joint: Joint): Stretch[] {
  const parts = phrase.split(/,? (and|but|plus) |(,) /).filter((part) => part !== undefined);
  const texts = parts.filter((_, at) => at % 2 === 0);
  return texts.map((text, at) => ({
    text,
    joint: at === 0 ? joint : (parts[2 * at - 1] as Joint),
    isCut: at === 0,
  }));
}

const isShort = (phrase: string) => phrase.split(' ').length <= LONGEST;
const lines = CATALOGUE.filter(({ kind }) => FINDINGS.has(kind)).map((line) => ({
  ...line,
  spoken: line.spoken.filter(isShort),
}));
const samples: { features: string[]; isCut: boolean }[] = [];
for (const [at, line] of lines.entries()) {
  for (const phrase of line.spoken) {
    const stretches = stretchesOf(phrase, ',');
    const other = lines[at + Math.round((random() - 0.5) * NEIGHBOURS)];
    if (other && other !== line && random() < FOLLOWED)
      stretches.push(...stretchesOf(pick(other.spoken), pick([',', 'and'])));
    let left = '';
    for (const [place, { text, joint, isCut }] of stretches.entries()) {
      if (place > 0) samples.push({ features: [...cutFeatures(left, text, joint)], isCut });
      left = isCut ? text : `${left} ${text}`;
    }
  }
}

const seen = new Map<string, number>();
for (const feature of samples.flatMap(({ features }) => features)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
for (const sample of samples)
  sample.features = sample.features.filter((feature) => (seen.get(feature) as number) >= LEAST_SEEN);
const cuts = samples.filter(({ isCut }) => isCut);
const others = samples.filter(({ isCut }) => !isCut);
const weights = new Map<string, number>();
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const rate = RATE * (1 - epoch / EPOCHS) + 0.005;
  for (let left = samples.length; left > 0; left--) {
    const { features, isCut } = pick(random() < CUTS ? cuts : others);
    const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
    const step = (rate * (1 / (1 + Math.exp(-score)) - (isCut ? 1 : 0))) / Math.sqrt(features.length);
    for (const feature of features) weights.set(feature, (weights.get(feature) ?? 0) * (1 - 1e-5) - step);
  }
}

const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= LEAST);
const packed = packWeights(kept.map(([feature, weight]) => [feature, [weight]]));
writeFileSync(
  join(ROOT, 'server/domain/dictation/likeness/cut-weights.generated.ts'),
  `// Learned from the catalogue by scripts/train-cut-odds.ts; not to be edited.
export const CUT_WEIGHTS = {
  /** SHA-256 of the catalogue that they were learned from. */
  catalogue: '${createHash('sha256').update(JSON.stringify(CATALOGUE)).digest('hex')}',
  /** What a cut is told by, parted by spaces. */
  features: ${JSON.stringify(packed.features)},
  /** A signed byte for each, base64. */
  weights: '${packed.weights}',
};
`,
);
console.log(`${samples.length} cuts, ${kept.length} of ${seen.size} features kept`);
