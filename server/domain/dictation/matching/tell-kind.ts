import type { Place, Remark } from '../findings.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { kindsOfLines } from '../likeness/sense.ts';
import { asks } from '../remarks/classify-remark.ts';
import { saysNotInspected } from '../remarks/classify-text.ts';
import type { TemplateIndex } from './template-index.ts';

/** Kinds that a remark may turn out to be of, once the template is looked at. */
type ToldKind = 'finding' | 'functional' | 'notInspected' | 'narration';

/**
 * What speaks for each kind against a finding, as log odds (multinomial logit): how likely its words are of each kind
 * (logarithm), that it may mean lines of the catalogue that tell of what is in order or are talk, how near comments of each
 * kind of the section spoken of are, that its words say "not inspected", how long it is (logarithm), and that a section is
 * spoken of. Fitted to the development set (docs/quality.md).
 */
const WEIGHTS: Record<Exclude<ToldKind, 'finding'>, Evidence> = {
  functional: {
    always: 2.93,
    oddsOfDefect: -0.56,
    oddsOfFunctional: 1,
    oddsOfNotInspected: 0.3,
    oddsOfTalk: -0.1,
    functionalLines: 2.37,
    talkLines: -1.04,
    nearDefect: -1.72,
    nearFunctional: 4.64,
    nearLimitation: -0.09,
    saysNotInspected: -0.17,
    length: -0.73,
    isSomewhere: -1.6,
  },
  notInspected: {
    always: -1.95,
    oddsOfDefect: -0.63,
    oddsOfFunctional: -0.01,
    oddsOfNotInspected: 0.94,
    oddsOfTalk: -0.12,
    functionalLines: -0.01,
    talkLines: -0.08,
    nearDefect: -6.33,
    nearFunctional: 0.54,
    nearLimitation: 6.99,
    saysNotInspected: 2.74,
    length: 0.6,
    isSomewhere: -0.87,
  },
  narration: {
    always: 7.77,
    oddsOfDefect: -0.24,
    oddsOfFunctional: 0.18,
    oddsOfNotInspected: 0.32,
    oddsOfTalk: 0.66,
    functionalLines: 0.75,
    talkLines: 3.35,
    nearDefect: -4,
    nearFunctional: 1.89,
    nearLimitation: 2.25,
    saysNotInspected: -1.33,
    length: -1.38,
    isSomewhere: -1.99,
  },
};
/** Taken for the least odds: a logarithm of 0 would decide alone. */
const LEAST_ODDS = 0.01;

interface Evidence {
  always: number;
  oddsOfDefect: number;
  oddsOfFunctional: number;
  oddsOfNotInspected: number;
  oddsOfTalk: number;
  functionalLines: number;
  talkLines: number;
  nearDefect: number;
  nearFunctional: number;
  nearLimitation: number;
  saysNotInspected: number;
  length: number;
  isSomewhere: number;
}

const UNSETTLED: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact', 'narration', 'functional', 'notInspected']);

/**
 * The kind of a remark, now that the section spoken of and its comments are known; as it was where that leaves no doubt. A
 * finding right after an announcement is no talk, however it sounds.
 */
export function tellKind(remark: Remark, library: TemplateIndex): Remark['kind'] {
  if (!UNSETTLED.has(remark.kind) || remark.about !== null || asks(remark.words)) return remark.kind;
  const evidence = evidenceOf(remark, library);
  const keys = Object.keys(evidence) as (keyof Evidence)[];
  let [likeliest, most]: [ToldKind, number] = ['finding', 0];
  for (const [kind, weights] of Object.entries(WEIGHTS) as [ToldKind, Evidence][]) {
    const odds = keys.reduce((sum, key) => sum + weights[key] * evidence[key], 0);
    if (odds > most) [likeliest, most] = [kind, odds];
  }
  if (likeliest === 'narration' && remark.kind === 'finding' && remark.place.how === 'announced') return 'finding';
  return likeliest === 'finding' && remark.kind === 'fact' ? 'fact' : likeliest;
}

function evidenceOf({ words, place }: Remark, library: TemplateIndex): Evidence {
  const odds = kindOdds(words);
  const log = (value: number) => Math.log(value + LEAST_ODDS);
  const lines = kindsOfLines(words);
  const near = nearest(words, place, library);
  return {
    always: 1,
    oddsOfDefect: log(odds.defect),
    oddsOfFunctional: log(odds.functional),
    oddsOfNotInspected: log(odds.notInspected),
    oddsOfTalk: log(odds.talk),
    functionalLines: lines.functional,
    talkLines: lines.talk,
    nearDefect: Math.max(near.defect, near.information),
    nearFunctional: near.functional,
    nearLimitation: near.limitation,
    saysNotInspected: saysNotInspected(words) ? 1 : 0,
    length: Math.log(1 + words.split(' ').length),
    isSomewhere: place.component ? 1 : 0,
  };
}

/** How near the nearest comment of each kind is, of the section spoken of or else of all. */
function nearest(words: string, { component }: Place, { entries, bySection, likeness }: TemplateIndex) {
  const found = { defect: 0, information: 0, functional: 0, limitation: 0 };
  const likenesses = likeness.likenesses(words);
  for (const at of bySection.get(component) ?? entries.keys()) {
    const kind = entries[at]?.kind;
    if (kind) found[kind] = Math.max(found[kind], likenesses[at] as number);
  }
  return found;
}
