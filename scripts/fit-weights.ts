// Fits what each reason is worth where kinds, cuts, comments and items are decided, to the development set: npm run fit
//   -- --look   prints what the weights are worth and leaves them as they are
// Recordings are heard once (some minutes) and kept in test-results/quality.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Recogniser } from '../bench/support/recogniser.ts';
import { FITTED_WEIGHTS } from '../server/domain/dictation/fitted-weights.generated.ts';
import { packWeights, WeightTable } from '../server/domain/dictation/likeness/weight-table.ts';
import { PLACE_EVIDENCE } from '../server/domain/dictation/locations/place-evidence.generated.ts';
import { KIND_WORDS } from '../server/domain/dictation/matching/kind-words.generated.ts';
import { KINDS_BY_WORDS } from '../server/domain/dictation/matching/kind-words.ts';
import { ROOT } from '../server/root.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { readKindDictations } from '../tests/quality/kinds.ts';
import { choicesOfCuts, withoutHabit } from './fit/choices-of-cuts.ts';
import { choicesOfKinds, choicesOfMarked, MARKED, MARKED_WEIGHT, WORD } from './fit/choices-of-kinds.ts';
import { choicesOfLocations, LOCATION } from './fit/choices-of-locations.ts';
import { choicesOfRemarks } from './fit/choices-of-remarks.ts';
import { type HeardDictation, kindsOf, named } from './fit/heard.ts';
import { isHeldBack } from './fit/held-back.ts';
import { type Choice, type Fit, fitLogit, fitLogitOfMany, judgedByOthers, likeliest } from './fit/logit.ts';

const RIDGE = 1;
/** Of the words that kinds are told by. */
const RIDGE_OF_WORDS = 0.5;
/** Of the signs that locations are told by. */
const RIDGE_OF_LOCATIONS = 3;
/** Signs of locations that weigh less change nothing and are left out. */
const LITTLE = 0.03;
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

const marked = await readKindDictations();

const fitted: Record<string, number> = {};
const inUse = Object.assign(
  wordsInUse(),
  named(
    LOCATION,
    Object.fromEntries([...new WeightTable(PLACE_EVIDENCE, 1).rows()].map(([sign, [weight = 0]]) => [sign, weight])),
  ),
  ...Object.entries(FITTED_WEIGHTS).map(([name, weights]) => named(name, weights)),
);

/** What the words that are in use speak for the kinds. */
function wordsInUse(): Record<string, number> {
  const rows = [...new WeightTable(KIND_WORDS, KINDS_BY_WORDS.length).rows()];
  return Object.fromEntries(
    rows.flatMap(([word, row]) => row.map((weight, at) => [`${KINDS_BY_WORDS[at]}.${WORD}${word}`, weight])),
  );
}

/** How far a constant is moved, the least first. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
/** What is met in a report; others only stand for what may be. */
const isMet = ({ weight }: Choice) => weight >= MARKED_WEIGHT;

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

/** Kinds are told by evidence and, beside it, by words. */
const fittingKinds: Fit = (choices) =>
  fitLogitOfMany(choices, (reason, deviation) => (isWord(reason) ? RIDGE_OF_WORDS : RIDGE * deviation() ** 2));
const isWord = (reason: string) => reason.split('.')[1]?.startsWith(WORD) ?? false;

const countRight = (weights: Record<string, number>, choices: readonly Choice[]) =>
  choices.filter((choice) => likeliest(weights, choice) === choice.right).length;

function fitAndJudge(name: string, sources: Record<string, Choice[]>, fitTo = fitting()): void {
  const all = Object.values(sources).flat();
  Object.assign(fitted, fitTo(all));
  const others = judgedByOthers(all, fitTo, PARTS);
  for (const [source, choices] of Object.entries(sources)) {
    const met = new Set(choices.filter(isMet));
    const own = others.filter(({ choice, chosen }) => met.has(choice) && chosen === choice.right).length;
    const now = countRight(inUse, [...met]);
    console.log(
      `${name} from ${source}: of ${met.size} ${own} right by weights of other dictations; ${now} by those in use, before any threshold`,
    );
  }
}

const locations = {
  text: byText.flatMap(({ dictation: { labels, name } }) =>
    labels
      .filter(({ comment }) => comment !== 'none')
      .flatMap(({ words, location = null }) => choicesOfLocations({ words, location, group: name })),
  ),
  'sentences of marked kind': marked.flatMap(({ labels, name }) =>
    labels.flatMap(({ words, location }) =>
      location === undefined ? [] : choicesOfLocations({ words, location, group: name }),
    ),
  ),
};
fitAndJudge('locations', locations, (choices) => fitLogitOfMany(choices, () => RIDGE_OF_LOCATIONS));
const cuts = { text: byText.flatMap(choicesOfCuts), recordings: byRecording.flatMap(choicesOfCuts) };
fitAndJudge('cuts', cuts);
fitAndJudge('cuts, the habit being unknown,', {
  text: cuts.text.map(withoutHabit),
  recordings: cuts.recordings.map(withoutHabit),
});
const kindsHeard = ({ dictation, words }: HeardDictation) => choicesOfKinds(kindsOf(dictation), words);
fitAndJudge(
  'kinds',
  {
    text: (await Promise.all(byText.map(kindsHeard))).flat(),
    recordings: (await Promise.all(byRecording.map(kindsHeard))).flat(),
    'sentences of marked kind': (await Promise.all(marked.map(choicesOfMarked))).flat(),
  },
  fittingKinds,
);
const remarks = {
  text: await Promise.all(byText.map(choicesOfRemarks)),
  recordings: await Promise.all(byRecording.map(choicesOfRemarks)),
};
for (const what of ['comments', 'tips', 'items'] as const) {
  const [text = [], recordings = []] = [remarks.text, remarks.recordings].map((dictations) =>
    dictations.flatMap((choices) => choices[what]).filter(({ group }) => what !== 'comments' || isHeldBack(group)),
  );
  fitAndJudge(what, { text, recordings }, fitting(what === 'comments' ? 'none.always' : undefined));
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

/** What each word speaks for each kind. */
function kindWords(weights: Record<string, number>) {
  const reasons = Object.keys(weights).filter(isWord);
  const words = new Set(reasons.map((reason) => reason.slice(reason.indexOf(WORD) + WORD.length)));
  return packWeights(
    [...words].sort().map((word) => [word, KINDS_BY_WORDS.map((kind) => weights[`${kind}.${WORD}${word}`] ?? 0)]),
  );
}

const isOfLocation = (reason: string) => reason.startsWith(`${LOCATION}.`);

/** What each sign speaks for a stretch naming a place. */
function placeEvidence(weights: Record<string, number>) {
  return packWeights(
    Object.entries(weights)
      .filter(([reason, weight]) => isOfLocation(reason) && Math.abs(weight) >= LITTLE)
      .map(([reason, weight]) => [reason.slice(LOCATION.length + 1), [weight]] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const evidence = Object.fromEntries(
  Object.entries(fitted).filter(
    ([reason]) => !isWord(reason) && !isOfLocation(reason) && !reason.endsWith(`.${MARKED}`),
  ),
);
if (process.argv.includes('--look')) console.log(nested(evidence));
else {
  write('fitted-weights', 'FITTED_WEIGHTS', nested(evidence));
  write('matching/kind-words', 'KIND_WORDS', kindWords(fitted));
  write('locations/place-evidence', 'PLACE_EVIDENCE', placeEvidence(fitted));
}

function write(file: string, name: string, value: object): void {
  const text = `// Fitted to the development set by scripts/fit-weights.ts; not to be edited.\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  writeFileSync(join(ROOT, `server/domain/dictation/${file}.generated.ts`), text);
}
