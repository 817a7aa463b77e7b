// Fits what each reason is worth where kinds, cuts, comments and items are decided, to the development set: npm run fit
//   -- --look   prints what the weights are worth and leaves them as they are
// Recordings are heard once (some minutes) and kept in test-results/quality.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recogniser } from '../bench/support/recogniser.ts';
import { FITTED_WEIGHTS } from '../server/domain/dictation/fitted-weights.generated.ts';
import { ROOT } from '../server/root.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { choicesOfCuts, withoutHabit } from './fit/choices-of-cuts.ts';
import { choicesOfRemarks } from './fit/choices-of-remarks.ts';
import { type HeardDictation, named } from './fit/heard.ts';
import { type Choice, type Fit, fitLogit, judgedByOthers, likeliest } from './fit/logit.ts';

const RIDGE = 1;
/** The dictations are judged in so many parts, each by weights fitted to the others. */
const PARTS = 8;

const recogniser = new Recogniser({ again: true });
const byText: HeardDictation[] = [];
const byRecording: HeardDictation[] = [];
for (const dictation of await readDictations('development')) {
  byText.push({ dictation, words: perfectWords(dictation.text) });
  if (dictation.recording) byRecording.push({ dictation, words: await recogniser.wordsOf(dictation) });
}
await recogniser.close();

const fitted: Record<string, number> = {};
const inUse = Object.assign({}, ...Object.entries(FITTED_WEIGHTS).map(([name, weights]) => named(name, weights)));

/** How far a constant is moved, the least first. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
/** What is met in a report; others only stand for what may be. */
const isMet = ({ weight }: Choice) => weight === 1;

/**
 * The likeliest weights do not count how many choices are right by them.
 * @param constant a reason that holds of every choice; it is moved to where most of those that are met are right.
 */
const fitting =
  (constant?: string): Fit =>
  (choices) => {
    const weights = fitLogit(choices, RIDGE);
    if (!constant) return weights;
    const moved = SHIFTS.map((shift) => ({ ...weights, [constant]: (weights[constant] as number) + shift }));
    const counts = moved.map((one) => countRight(one, choices.filter(isMet)));
    return moved[counts.indexOf(Math.max(...counts))] as Record<string, number>;
  };

const countRight = (weights: Record<string, number>, choices: readonly Choice[]) =>
  choices.filter((choice) => likeliest(weights, choice) === choice.right).length;

function fitAndJudge(name: string, text: Choice[], recordings: Choice[], constant?: string): void {
  const all = [...text, ...recordings];
  const fitTo = fitting(constant);
  Object.assign(fitted, fitTo(all));
  const others = judgedByOthers(all, fitTo, PARTS);
  for (const [source, choices] of Object.entries({ text, recordings })) {
    const met = new Set(choices.filter(isMet));
    const own = others.filter(({ choice, chosen }) => met.has(choice) && chosen === choice.right).length;
    const now = countRight(inUse, [...met]);
    console.log(
      `${name} from ${source}: of ${met.size} ${own} right by weights of other dictations; ${now} by those in use, before any threshold`,
    );
  }
}

const [cuts, heardCuts] = [byText.flatMap(choicesOfCuts), byRecording.flatMap(choicesOfCuts)];
fitAndJudge('cuts', cuts, heardCuts);
fitAndJudge('cuts, the habit being unknown,', cuts.map(withoutHabit), heardCuts.map(withoutHabit));
const remarks = [byText.map(choicesOfRemarks), byRecording.map(choicesOfRemarks)] as const;
for (const what of ['kinds', 'comments', 'items'] as const) {
  const [text, recordings] = remarks.map((dictations) => dictations.flatMap((choices) => choices[what]));
  fitAndJudge(what, text as Choice[], recordings as Choice[], what === 'comments' ? 'none.always' : undefined);
}

/** The weights, three figures each, under what they speak for. */
function nested(weights: Record<string, number>): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const [name, value] of Object.entries(weights)) {
    const [prefix = '', reason = ''] = name.split('.');
    found[prefix] = { ...found[prefix], [reason]: Number(value.toPrecision(3)) };
  }
  return found;
}

if (process.argv.includes('--look')) console.log(nested(fitted));
else
  writeFileSync(
    join(ROOT, 'server/domain/dictation/fitted-weights.generated.ts'),
    `// Fitted to the development set by scripts/fit-weights.ts; not to be edited.\nexport const FITTED_WEIGHTS = ${JSON.stringify(nested(fitted), null, 2)};\n`,
  );
