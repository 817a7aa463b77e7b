// Fits what each sign speaks for words naming a place, to the development set and the sentences of marked kind: npm run fit:locations
import { packWeights, WeightTable } from '../server/domain/dictation/likeness/weight-table.ts';
import { PLACE_EVIDENCE } from '../server/domain/dictation/locations/place-evidence.generated.ts';
import { readDictations } from '../tests/quality/dictations.ts';
import { readKindDictations } from '../tests/quality/kinds.ts';
import { choicesOfLocations } from './fit/choices-of-locations.ts';
import { type Fit, fitLogitOfMany, judgedByOthers, likeliest } from './fit/logit.ts';
import { writeGenerated } from './fit/write-generated.ts';

const RIDGE = 3;
/** Signs that weigh less change nothing and are left out. */
const LITTLE = 0.03;
/** The dictations are judged in so many parts, each by weights fitted to the others. */
const PARTS = 8;

const labelled = (await readDictations('development')).flatMap(({ labels, name }) =>
  labels
    .filter(({ comment }) => comment !== 'none')
    .flatMap(({ words, location = null }) => choicesOfLocations({ words, location, group: name })),
);
const marked = (await readKindDictations()).flatMap(({ labels, name }) =>
  labels.flatMap(({ words, location }) =>
    location === undefined ? [] : choicesOfLocations({ words, location, group: name }),
  ),
);

const choices = [...labelled, ...marked];
const fitTo: Fit = (some) => fitLogitOfMany(some, () => RIDGE);
const others = judgedByOthers(choices, fitTo, PARTS).filter(({ choice, chosen }) => chosen === choice.right);
const inUse = Object.fromEntries(
  [...new WeightTable(PLACE_EVIDENCE, 1).rows()].map(([sign, [weight = 0]]) => [sign, weight]),
);
const now = choices.filter((choice) => likeliest(inUse, choice) === choice.right);
console.log(
  `locations: of ${choices.length} ${others.length} right by weights of other dictations; ${now.length} by those in use, before any threshold`,
);

const weights = Object.entries(fitTo(choices))
  .filter(([, weight]) => Math.abs(weight) >= LITTLE)
  .map(([sign, weight]) => [sign, [weight]] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeGenerated('scripts/fit-locations.ts', 'locations/place-evidence', 'PLACE_EVIDENCE', packWeights(weights));
