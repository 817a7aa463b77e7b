import type { Template } from '../../template/template.ts';
import type { Decision, DecisionJudgement, Place } from '../findings.ts';
import type { Meanings } from '../matching/meanings.ts';
import { findPlace } from '../places/find-place.ts';
import { type Answer, fateOfNarration, mayLeaveTo, objectionTo } from './objections.ts';
import { type Judgement, type OfferedItem, OTHER_ANSWERS, type RemarkQuestion } from './remark-judge.ts';

/** What judgements are settled with. */
export interface Knowledge {
  template: Template;
  /** See `houseWords`. */
  house: ReadonlySet<string>;
  /** In which all that was said was read. */
  meanings: Meanings;
}

/**
 * What becomes of a remark that was judged: the judgement is followed where it keeps the laws and is sure enough, else
 * the rules' decision stands. Either way the decision tells what was answered.
 * @returns null where the answer is none: it names no candidate of this remark.
 */
export function settleJudgement(
  decision: Decision,
  question: RemarkQuestion,
  judgement: Judgement,
  knowledge: Knowledge,
): Decision | null {
  const candidate = question.candidates.find(({ id }) => id === judgement.answer) ?? null;
  const kind = candidate ? 'comment' : OTHER_ANSWERS.find((other) => other === judgement.answer);
  if (!kind) return null;
  const best = Math.max(0, ...question.candidates.map(({ score }) => score));
  const answer: Answer = { kind, candidate, best, confidence: judgement.confidence, from: question.place };
  const objection = objectionTo(answer, decision, knowledge.house);
  const told: DecisionJudgement = {
    answer: kind,
    comment: candidate?.comment ?? null,
    confidence: answer.confidence,
    objection,
  };
  if (objection !== null) return { ...decision, judgement: told };
  const item = question.items.find(({ id }) => id === judgement.item) ?? null;
  return follow(decision, { ...answer, item }, told, knowledge);
}

function follow(
  decision: Decision,
  answer: Answer & { item: OfferedItem | null },
  judgement: DecisionJudgement,
  knowledge: Knowledge,
): Decision {
  const { kind, candidate, item, confidence, from } = answer;
  const settled: Decision = { ...decision, judgement, comment: null, confidence };
  if (candidate) {
    const verdict = candidate.kind === 'limitation' ? 'notInspected' : 'template';
    const place = placeOf(from, candidate);
    return { ...settled, verdict, place, comment: candidate.comment, reason: 'the language model chose the comment' };
  }
  if (kind === 'narration') return followNarration(decision, settled, knowledge.house);
  const place =
    item && mayLeaveTo(item.component, answer)
      ? placeOf(from, item)
      : (decision.place ?? findItsPlace(decision, from, knowledge));
  if (kind === 'functional') {
    return { ...settled, verdict: 'functional', place, reason: 'in order, says the language model' };
  }
  if (kind === 'notInspected') {
    const stays = decision.verdict === 'notInspected' && isSameItem(place, decision.place);
    const comment = stays ? decision.comment : null;
    return { ...settled, verdict: 'notInspected', place, comment, reason: 'not inspected, says the language model' };
  }
  return { ...settled, verdict: 'new', place, reason: 'no comment says this, says the language model' };
}

function followNarration(decision: Decision, settled: Decision, house: ReadonlySet<string>): Decision {
  const fate = fateOfNarration(decision, house);
  const reason = 'talk, says the language model';
  if (fate === 'silence') return { ...settled, verdict: 'none', place: null, reason };
  if (fate === 'warning') return { ...settled, verdict: 'warning', reason };
  const { judgement } = settled;
  return judgement ? { ...decision, judgement: { ...judgement, objection: 'the rules are sure' } } : decision;
}

const isSameItem = (one: Place | null, other: Place | null) =>
  one?.component === other?.component && one?.itemId === other?.itemId;

/** The place of an item or of a comment's; how it is known depends on where the speaker was. */
function placeOf(from: Place, { component, itemId, itemName }: Omit<OfferedItem, 'id'>): Place {
  const isSection = component === from.component;
  const how = isSection && itemId === from.itemId ? from.how : 'implied';
  return { component, occurrence: isSection ? from.occurrence : 1, itemId, itemName, how };
}

/** Where the rules would put it, had they taken it for something to be written. */
function findItsPlace({ remark }: Decision, from: Place, { template, meanings }: Knowledge): Place | null {
  const { topic, words } = remark;
  const scope = { component: from.component || null, itemId: from.itemId, topic };
  return findPlace({ ...remark, place: from }, words, { scope, template, meanings, last: null });
}
