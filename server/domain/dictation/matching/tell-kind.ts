import type { Place, Remark } from '../findings.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { kindsOfLines } from '../likeness/sense.ts';
import { asks } from '../remarks/classify-remark.ts';
import { saysNotInspected } from '../remarks/classify-text.ts';
import type { TemplateIndex } from './template-index.ts';

/** Kinds that a remark may turn out to be of, once the template is looked at. */
type ToldKind = 'finding' | 'functional' | 'notInspected' | 'narration' | 'tip';

/**
 * What speaks for each kind against a finding, as log odds (multinomial logit): how likely its words are of each kind
 * (logarithm), that it may mean lines of the catalogue that tell of what is in order or are talk, how near comments of each
 * kind of the section spoken of are, that its words say "not inspected", how long it is (logarithm), and that a section is
 * spoken of. Fitted to the development set (docs/quality.md).
 */
const WEIGHTS: Record<Exclude<ToldKind, 'finding'>, Evidence> = {
  functional: {
    always: 2.82,
    oddsOfDefect: -0.7,
    oddsOfFunctional: 1.13,
    oddsOfNotInspected: 0.4,
    oddsOfTalk: -0.12,
    oddsOfMaintenance: -0.32,
    functionalLines: 1.9,
    talkLines: -2.55,
    nearDefect: -2.79,
    nearFunctional: 6.38,
    nearLimitation: -1.51,
    nearTip: 1.04,
    saysNotInspected: -0.1,
    length: -1.23,
    isSomewhere: -0.99,
  },
  notInspected: {
    always: -3.29,
    oddsOfDefect: -0.64,
    oddsOfFunctional: 0.03,
    oddsOfNotInspected: 1.4,
    oddsOfTalk: -0.66,
    oddsOfMaintenance: -0.12,
    functionalLines: -1.15,
    talkLines: -8.52,
    nearDefect: -11.43,
    nearFunctional: -0.44,
    nearLimitation: 12.99,
    nearTip: -5.35,
    saysNotInspected: 7.73,
    length: 1.33,
    isSomewhere: -2.51,
  },
  narration: {
    always: 9.73,
    oddsOfDefect: -0.37,
    oddsOfFunctional: 0.25,
    oddsOfNotInspected: 0.4,
    oddsOfTalk: 0.63,
    oddsOfMaintenance: -0.13,
    functionalLines: 0,
    talkLines: 4.28,
    nearDefect: -5.41,
    nearFunctional: 2.01,
    nearLimitation: 2.13,
    nearTip: 0.8,
    saysNotInspected: -2.45,
    length: -2.03,
    isSomewhere: -2.13,
  },
  tip: {
    always: -3.84,
    oddsOfDefect: -0.4,
    oddsOfFunctional: 0.39,
    oddsOfNotInspected: 0.4,
    oddsOfTalk: -0.32,
    oddsOfMaintenance: 1.44,
    functionalLines: -4.51,
    talkLines: 1.25,
    nearDefect: -9.06,
    nearFunctional: 4.17,
    nearLimitation: -6.78,
    nearTip: 11.76,
    saysNotInspected: -0.4,
    length: 1.86,
    isSomewhere: 2.43,
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
  oddsOfMaintenance: number;
  functionalLines: number;
  talkLines: number;
  nearDefect: number;
  nearFunctional: number;
  nearLimitation: number;
  nearTip: number;
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
    oddsOfMaintenance: log(odds.maintenance),
    functionalLines: lines.functional,
    talkLines: lines.talk,
    nearDefect: Math.max(near.defect, near.information),
    nearFunctional: near.functional,
    nearLimitation: near.limitation,
    nearTip: near.tip,
    saysNotInspected: saysNotInspected(words) ? 1 : 0,
    length: Math.log(1 + words.split(' ').length),
    isSomewhere: place.component ? 1 : 0,
  };
}

/** How near the nearest comment of each kind is, of the section spoken of or else of all. */
function nearest(words: string, { component }: Place, { entries, bySection, likeness }: TemplateIndex) {
  const found = { defect: 0, information: 0, functional: 0, limitation: 0, tip: 0 };
  const likenesses = likeness.likenesses(words);
  for (const at of bySection.get(component) ?? entries.keys()) {
    const { kind, comment } = entries[at] ?? {};
    if (!kind) continue;
    const told = comment?.tip ? 'tip' : kind;
    found[told] = Math.max(found[told], likenesses[at] as number);
  }
  return found;
}
