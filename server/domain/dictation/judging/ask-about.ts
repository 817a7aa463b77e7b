import type { Template } from '../../template/template.ts';
import type { Decision, Place, Remark } from '../findings.ts';
import type { RulesDecisions } from '../matching/find-comments.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { offerComments } from './offer-comments.ts';
import { offerItems } from './offer-items.ts';
import type { RemarkQuestion } from './remark-judge.ts';

/** Remarks that are shown around one, and letters of each. */
const BEFORE = 2;
const AFTER = 1;
const NEIGHBOUR_LETTERS = 160;

/** Remarks whose kind their words leave no doubt about, and those that only speak of another. */
const NOT_ASKED: ReadonlySet<Remark['kind']> = new Set([
  'announcement',
  'recommendation',
  'tip',
  'rating',
  'retracted',
]);

/** True where a judge may know better than the rules. */
export function isAskedAbout({ remark, verdict, isTaught }: Decision): boolean {
  return !isTaught && !NOT_ASKED.has(remark.kind) && remark.about === null && verdict !== 'merged';
}

/** What a judge is asked about a remark. @param index of the remark. */
export function askAbout(
  index: number,
  { decisions, places, meanings }: RulesDecisions,
  template: Template,
): RemarkQuestion {
  const decision = decisions[index] as Decision;
  const { words, location } = decision.remark;
  const place = places[index] as Place;
  const spoken = (from: number, to: number) =>
    decisions.slice(Math.max(0, from), to).map((other) => other.remark.words.slice(0, NEIGHBOUR_LETTERS));
  return {
    remark: index,
    words,
    place,
    location,
    before: spoken(index - BEFORE, index),
    after: spoken(index + 1, index + 1 + AFTER),
    candidates: offerComments(decision, place, { library: indexTemplate(template), meanings }),
    items: offerItems(template),
  };
}
