// Fits what each reason is worth where kinds, cuts, comments and items are decided, to the development set: npm run fit
//   -- --look     prints what the weights are worth and leaves them as they are
//   -- cuts kinds  fits only these; of cuts, kinds, comments, tips, limitations and items
// All but items are chosen by what the sentence encoder says above all, and are fitted to templates that it was not taught by: of the rest it
// knows the answers. What its upper layers tell has to be learned without those, too (`npm run train:heads -- --held-back`): cuts, kinds and, of
// comments, what is unlisted.
// Recordings are heard once (some minutes) and kept in test-results/quality.
import { Recogniser } from '../bench/support/recogniser.ts';
import { FITTED_WEIGHTS } from '../server/domain/dictation/fitted-weights.generated.ts';
import { perfectWords, readDictations } from '../tests/quality/dictations.ts';
import { choicesOfCuts } from './fit/choices-of-cuts.ts';
import { choicesOfKinds } from './fit/choices-of-kinds.ts';
import { choicesOfRemarks } from './fit/choices-of-remarks.ts';
import { type HeardDictation, kindsOf, named } from './fit/heard.ts';
import { isHeldBack, isHeldBackOfUnlisted } from './fit/held-back.ts';
import { type Choice, type Fit, fitLogit, judgedByOthers, likeliest } from './fit/logit.ts';
import { writeGenerated } from './fit/write-generated.ts';

const BY = 'scripts/fit-weights.ts';

const RIDGE = 1;
/** The dictations are judged in so many parts, each by weights fitted to the others. */
const PARTS = 8;

const FITTED = ['cuts', 'kinds', 'comments', 'tips', 'limitations', 'items'] as const;
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isFitted = (what: (typeof FITTED)[number]) => asked.length === 0 || asked.includes(what);

const recogniser = new Recogniser({ again: true });
const byText: HeardDictation[] = [];
const byRecording: HeardDictation[] = [];
for (const dictation of await readDictations('development')) {
  if (!isFitted('items') && !isHeldBack(dictation.name)) continue;
  byText.push({ dictation, words: perfectWords(dictation.text) });
  if (dictation.recording) byRecording.push({ dictation, words: await recogniser.wordsOf(dictation) });
}
await recogniser.close();

const inUse: Record<string, number> = Object.assign(
  {},
  ...Object.entries(FITTED_WEIGHTS).map(([name, weights]) => named(name, weights)),
);
const fitted = { ...inUse };

/** How far a constant is moved, the least first. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
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
    const counts = moved.map((one) => weightRight(one, choices));
    return moved[counts.indexOf(Math.max(...counts))] as Record<string, number>;
  };

/** How much all choices count together that are right. */
const weightRight = (weights: Record<string, number>, choices: readonly Choice[]) =>
  choices.reduce((sum, choice) => sum + (likeliest(weights, choice) === choice.right ? choice.weight : 0), 0);

/** @returns the weights. */
function judge(name: string, sources: Record<string, Choice[]>, fitTo: Fit): Record<string, number> {
  const all = Object.values(sources).flat();
  const others = judgedByOthers(all, fitTo, PARTS);
  for (const [source, choices] of Object.entries(sources)) {
    const met = new Set(choices);
    const own = others.filter(({ choice, chosen }) => met.has(choice) && chosen === choice.right);
    const [given, byOthers] = [choices, own.map(({ choice }) => choice)].map((some) =>
      some.reduce((sum, { weight }) => sum + weight, 0),
    ) as [number, number];
    console.log(
      `${name} from ${source}: of ${given.toFixed(0)} ${byOthers.toFixed(0)} right by weights of other dictations; ${weightRight(inUse, choices).toFixed(0)} by those in use, before any threshold`,
    );
  }
  return fitTo(all);
}

const heldBackOf = (heard: readonly HeardDictation[]) => heard.filter(({ dictation }) => isHeldBack(dictation.name));
const [textHeldBack, recordingsHeldBack] = [heldBackOf(byText), heldBackOf(byRecording)];
const choicesFrom = async (choicesOf: (heard: HeardDictation) => Promise<Choice[]>) => ({
  text: (await Promise.all(textHeldBack.map(choicesOf))).flat(),
  recordings: (await Promise.all(recordingsHeldBack.map(choicesOf))).flat(),
});
if (isFitted('cuts')) Object.assign(fitted, judge('cuts', await choicesFrom(choicesOfCuts), fitting()));
if (isFitted('kinds')) {
  const kindsHeard = ({ dictation, words }: HeardDictation) => choicesOfKinds(kindsOf(dictation), words);
  Object.assign(fitted, judge('kinds', await choicesFrom(kindsHeard), fitting()));
}
if (FITTED.slice(2).some(isFitted)) await fitChoices();

/** Which comment, tip, limitation or item is meant. */
async function fitChoices(): Promise<void> {
  const remarks = {
    text: await Promise.all(byText.map(choicesOfRemarks)),
    recordings: await Promise.all(byRecording.map(choicesOfRemarks)),
  };
  for (const what of ['comments', 'tips', 'limitations'] as const) {
    if (!isFitted(what)) continue;
    const constant = what === 'comments' ? 'none.always' : undefined;
    const isJudged = what === 'comments' ? isHeldBackOfUnlisted : isHeldBack;
    const [text, recordings] = [remarks.text, remarks.recordings].map((dictations) =>
      dictations.flatMap((choices) => choices[what]).filter(({ group }) => isJudged(group)),
    ) as [Choice[], Choice[]];
    Object.assign(fitted, judge(what, { text, recordings }, fitting(constant)));
  }
  if (!isFitted('items')) return;
  const [text, recordings] = [remarks.text, remarks.recordings].map((dictations) =>
    dictations.flatMap(({ items }) => items),
  ) as [Choice[], Choice[]];
  Object.assign(fitted, judge('items', { text, recordings }, fitting()));
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
else writeGenerated(BY, 'fitted-weights', 'FITTED_WEIGHTS', nested(fitted));
