// Fits what each reason is worth where kinds, cuts, comments and items are decided, to the development set: npm run fit
//   -- --look   prints what the weights are worth and leaves them as they are
// Recordings are heard once (some minutes) and kept in test-results/quality.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recogniser } from '../bench/support/recogniser.ts';
import { FITTED_WEIGHTS } from '../server/domain/dictation/fitted-weights.generated.ts';
import { ROOT } from '../server/root.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { choicesOfCuts } from './fit/choices-of-cuts.ts';
import { choicesOfRemarks } from './fit/choices-of-remarks.ts';
import { type Heard, named } from './fit/heard.ts';
import { type Choice, fitLogit, judgedByOthers, likeliest } from './fit/logit.ts';

const RIDGE = 1;
/** The dictations are judged in so many parts, each by weights fitted to the others. */
const PARTS = 8;

const recogniser = new Recogniser({ again: true });
const byText: Heard[] = [];
const byRecording: Heard[] = [];
for (const dictation of await readDictations('development')) {
  byText.push({ dictation, words: perfectWords(dictation.text) });
  if (dictation.recording) byRecording.push({ dictation, words: await recogniser.wordsOf(dictation) });
}
await recogniser.close();

const fitted: Record<string, number> = {};
const inUse = Object.assign({}, ...Object.entries(FITTED_WEIGHTS).map(([name, weights]) => named(name, weights)));

/** Reasons that hold of every choice: no other reason says how many are right by them. */
const CONSTANTS: Record<string, string> = { comments: 'none.always' };
const SHIFTS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/** Moves a constant to where most choices are right: the likeliest weights do not count them. */
function moveConstant(weights: Record<string, number>, reason: string, choices: readonly Choice[]): void {
  const fitted = weights[reason] as number;
  const counts = SHIFTS.map((shift) => countRight({ ...weights, [reason]: fitted + shift }, choices));
  weights[reason] = fitted + (SHIFTS[counts.indexOf(Math.max(...counts))] as number);
}

const countRight = (weights: Record<string, number>, choices: readonly Choice[]) =>
  choices.filter((choice) => likeliest(weights, choice) === choice.right).length;

function fitAndJudge(name: string, text: Choice[], recording: Choice[]): void {
  const all = [...text, ...recording];
  const weights = fitLogit(all, RIDGE);
  const constant = CONSTANTS[name];
  const isCounted = ({ weight }: Choice) => weight === 1;
  if (constant) moveConstant(weights, constant, all.filter(isCounted));
  Object.assign(fitted, weights);
  const others = judgedByOthers(all, RIDGE, PARTS);
  for (const [source, choices] of Object.entries({ text, recordings: recording })) {
    const counted = choices.filter(isCounted);
    const now = countRight(inUse, counted);
    const own = others.filter(({ choice, chosen }) => counted.includes(choice) && chosen === choice.right).length;
    console.log(
      `${name} from ${source}: of ${counted.length} ${own} right by weights of other dictations; ${now} by those in use`,
    );
  }
}

fitAndJudge('cuts', byText.flatMap(choicesOfCuts), byRecording.flatMap(choicesOfCuts));
const remarks = [byText.map(choicesOfRemarks), byRecording.map(choicesOfRemarks)] as const;
for (const what of ['kinds', 'comments', 'items'] as const) {
  const [text, recordings] = remarks.map((dictations) => dictations.flatMap((choices) => choices[what]));
  fitAndJudge(what, text as Choice[], recordings as Choice[]);
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
