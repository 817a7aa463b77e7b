// Fits what each reason is worth where kinds, cuts, comments and items are decided, to the development set: npm run fit
//   -- --look     prints what the weights are worth and leaves them as they are
//   -- --encoder  fits only what the sentence encoder says, beside the other weights as they are, and how comments are chosen
// Recordings are heard once (some minutes) and kept in test-results/quality.
import { Recogniser } from '../bench/support/recogniser.ts';
import { FITTED_WEIGHTS } from '../server/domain/dictation/fitted-weights.generated.ts';
import { packWeights, WeightTable } from '../server/domain/dictation/likeness/weight-table.ts';
import { KIND_WORDS } from '../server/domain/dictation/matching/kind-words.generated.ts';
import { KINDS_BY_WORDS } from '../server/domain/dictation/matching/kind-words.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { readKindDictations } from '../tests/quality/kinds.ts';
import { choicesOfCuts } from './fit/choices-of-cuts.ts';
import { choicesOfKinds, choicesOfMarked, MARKED, MARKED_WEIGHT, WORD } from './fit/choices-of-kinds.ts';
import { choicesOfRemarks } from './fit/choices-of-remarks.ts';
import { type HeardDictation, kindsOf, named } from './fit/heard.ts';
import { isHeldBack } from './fit/held-back.ts';
import { type Choice, type Fit, fitLogit, fitLogitOfMany, judgedByOthers, likeliest, oddsBy } from './fit/logit.ts';
import { writeGenerated } from './fit/write-generated.ts';

const BY = 'scripts/fit-weights.ts';

const RIDGE = 1;
/** Of the words that kinds are told by. */
const RIDGE_OF_WORDS = 0.5;
/** The dictations are judged in so many parts, each by weights fitted to the others. */
const PARTS = 8;

const recogniser = new Recogniser({ again: true });
const byText: HeardDictation[] = [];
const byRecording: HeardDictation[] = [];
const onlyEncoder = process.argv.includes('--encoder');
for (const dictation of await readDictations('development')) {
  if (onlyEncoder && !isHeldBack(dictation.name)) continue;
  byText.push({ dictation, words: perfectWords(dictation.text) });
  if (dictation.recording) byRecording.push({ dictation, words: await recogniser.wordsOf(dictation) });
}
await recogniser.close();

const marked = await readKindDictations();

/**
 * Reasons that the sentence encoder gives. They are fitted beside the others, to templates that it was not taught by: of
 * the rest it knows the answers. (Where comments, tips and limitations are chosen all are fitted to those templates.)
 */
const BY_ENCODER = /^(?!comment\.|advice\.|limitation\.).+\.(?:alike|meaning|means)\w*$/;

const inUse = Object.assign(
  wordsInUse(),
  ...Object.entries(FITTED_WEIGHTS).map(([name, weights]) => named(name, weights)),
);

const isKept = (reason: string) => onlyEncoder && !BY_ENCODER.test(reason);
const fitted: Record<string, number> = Object.fromEntries(
  Object.entries<number>(inUse).filter(([reason]) => isKept(reason)),
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

const mapSources = (sources: Record<string, Choice[]>, change: (choices: Choice[]) => Choice[]) =>
  Object.fromEntries(Object.entries(sources).map(([source, choices]) => [source, change(choices)]));
const keeping = (alternative: Choice['alternatives'][number], isKept: (reason: string) => boolean) =>
  Object.fromEntries(Object.entries(alternative).filter(([reason]) => isKept(reason)));

/** Fits what the encoder says beside weights that are fitted. @param isConstant of the weights that are fitted with it. */
function fitBeside(name: string, sources: Record<string, Choice[]>, isConstant = (_: string) => false): void {
  const beside = mapSources(sources, (choices) =>
    choices
      .filter(({ group }) => isHeldBack(group))
      .map((choice) => ({
        ...choice,
        known: choice.alternatives.map((one) =>
          oddsBy(
            fitted,
            keeping(one, (reason) => !BY_ENCODER.test(reason) && !isConstant(reason)),
          ),
        ),
        alternatives: choice.alternatives.map((one) =>
          keeping(one, (reason) => BY_ENCODER.test(reason) || isConstant(reason)),
        ),
      })),
  );
  const found = judge(`${name}, with what the encoder says,`, beside, (choices) => fitLogit(choices, RIDGE));
  Object.assign(fitted, found);
}

function fitAndJudge(name: string, sources: Record<string, Choice[]>, fitTo = fitting()): void {
  if (onlyEncoder) return;
  const without = mapSources(sources, (choices) =>
    choices.map((choice) => ({
      ...choice,
      alternatives: choice.alternatives.map((one) => keeping(one, (reason) => !BY_ENCODER.test(reason))),
    })),
  );
  Object.assign(fitted, judge(name, without, fitTo));
}

/** @returns the weights. */
function judge(name: string, sources: Record<string, Choice[]>, fitTo: Fit): Record<string, number> {
  const all = Object.values(sources).flat();
  const others = judgedByOthers(all, fitTo, PARTS);
  for (const [source, choices] of Object.entries(sources)) {
    const met = new Set(choices.filter(isMet));
    const own = others.filter(({ choice, chosen }) => met.has(choice) && chosen === choice.right).length;
    const now = countRight(inUse, [...met]);
    console.log(
      `${name} from ${source}: of ${met.size} ${own} right by weights of other dictations; ${now} by those in use, before any threshold`,
    );
  }
  return fitTo(all);
}

const cuts = {
  text: (await Promise.all(byText.map(choicesOfCuts))).flat(),
  recordings: (await Promise.all(byRecording.map(choicesOfCuts))).flat(),
};
fitAndJudge('cuts', cuts);
const kindsHeard = ({ dictation, words }: HeardDictation) => choicesOfKinds(kindsOf(dictation), words);
const kinds = {
  text: (await Promise.all(byText.map(kindsHeard))).flat(),
  recordings: (await Promise.all(byRecording.map(kindsHeard))).flat(),
};
const kindsOfMarked = onlyEncoder ? [] : (await Promise.all(marked.map(choicesOfMarked))).flat();
fitAndJudge('kinds', { ...kinds, 'sentences of marked kind': kindsOfMarked }, fittingKinds);
fitBeside('kinds', kinds, (reason) => reason.endsWith('.always'));
const remarks = {
  text: await Promise.all(byText.map(choicesOfRemarks)),
  recordings: await Promise.all(byRecording.map(choicesOfRemarks)),
};
/** Chosen by what the encoder says above all: all that speaks for them is fitted together, to templates that it was not taught by. */
const BY_MEANING: ReadonlySet<string> = new Set(['comments', 'tips', 'limitations']);
for (const what of ['comments', 'tips', 'limitations', 'items'] as const) {
  const [text = [], recordings = []] = [remarks.text, remarks.recordings].map((dictations) =>
    dictations.flatMap((choices) => choices[what]).filter(({ group }) => !BY_MEANING.has(what) || isHeldBack(group)),
  );
  const constant = what === 'comments' ? 'none.always' : undefined;
  if (BY_MEANING.has(what)) Object.assign(fitted, judge(what, { text, recordings }, fitting(constant)));
  else fitAndJudge(what, { text, recordings });
  if (what === 'items') fitBeside(what, { text, recordings });
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

const evidence = Object.fromEntries(
  Object.entries(fitted).filter(([reason]) => !isWord(reason) && !reason.endsWith(`.${MARKED}`)),
);
if (process.argv.includes('--look')) console.log(nested(evidence));
else {
  writeGenerated(BY, 'fitted-weights', 'FITTED_WEIGHTS', nested(evidence));
  writeGenerated(BY, 'matching/kind-words', 'KIND_WORDS', kindWords(fitted));
}
