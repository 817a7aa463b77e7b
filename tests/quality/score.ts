import type { Decision } from '../../server/domain/dictation/findings.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import { addFunctionalConditions } from '../../server/domain/dictation/writing/add-functional-conditions.ts';
import { whyLeftOut } from '../../server/domain/dictation/writing/warnings.ts';
import { writeComments } from '../../server/domain/dictation/writing/write-comments.ts';
import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';
import type { CommentKind, Template } from '../../server/domain/template/template.ts';
import { type Answer, answersOf, type Label } from './label.ts';
import { speaksOf, stretchesOfDecisions, stretchesOfLabels } from './stretches.ts';
import { normalisedWords } from './word-error-rate.ts';

/** Counts of what became of a dictation; those of several add up. */
export interface Tally {
  /** Labels that ask for something to be written. */
  wanted: number;
  /** … for which it was written, at its very place. */
  met: number;
  /** … of which something stands in the right section. */
  inComponent: number;
  /** … of which nothing was written and no warning tells. */
  lost: number;
  /** … of which nothing was written, and only the warning about all that was left out tells. */
  leftOut: number;
  /** … of which another comment was written. */
  wrong: number;
  /** Decisions that were written. */
  written: number;
  /** … that a label asks for, at its very place. */
  asked: number;
  /** … as a defect, from words that tell of none: narration, what was taken back, what is in order or not inspected. */
  invented: number;
  /** Met labels with a location; those whose location was found. */
  places: number;
  placesRight: number;
  /** Labels of what is in order; those met. */
  functional: number;
  functionalRight: number;
  /** Labels that say the same defect again; those merged into the first. */
  repeated: number;
  repeatedMerged: number;
}

/** A tally of one dictation. */
export interface Score {
  tally: Tally;
  /** One line for each miss. */
  misses: string[];
}

const NONE: Tally = {
  wanted: 0,
  met: 0,
  inComponent: 0,
  lost: 0,
  leftOut: 0,
  wrong: 0,
  written: 0,
  asked: 0,
  invented: 0,
  places: 0,
  placesRight: 0,
  functional: 0,
  functionalRight: 0,
  repeated: 0,
  repeatedMerged: 0,
};

/** The sum of tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { ...NONE };
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  return sum;
}

const WRITTEN = new Set(['template', 'new', 'notInspected', 'tip']);
const TELL_NO_DEFECT = new Set(['none', 'functional', 'not inspected']);

/** What keeps an item from a functional statement, if it was found of it. */
const NOT_IN_ORDER = new Set(['new', 'not inspected']);
const KINDS_NOT_IN_ORDER: ReadonlySet<CommentKind> = new Set(['defect', 'limitation']);

/** What is compared: a label with the decisions about its words. */
interface Case {
  label: Label;
  /** Whether it is as right that nothing stands in the report. */
  mayBeNothing: boolean;
  spoken: Decision[];
  /** What stands in the report for them. */
  roots: Decision[];
}

/** For each decision that stands in the report the one that stands for it. */
type Standing = ReadonlyMap<Decision, Decision>;

/**
 * Compares what stands in the report with labels on (section, occurrence, item, comment).
 * @param text what was said, which the labels quote.
 */
export function score(
  labels: readonly Label[],
  decisions: readonly Decision[],
  text: string,
  template: Template,
): Score {
  const tally = { ...NONE };
  const misses: string[] = [];
  const claimed = new Set<Decision>();
  const standing = standingOf(decisions, template);
  const mayBeNothing = (label: Label) =>
    answersOf(label).some(({ comment }) => comment === 'none') || isFoundNotInOrder(label, labels, template);
  const cases = casesOf(labels, decisions, text).map((one) => ({
    ...one,
    mayBeNothing: mayBeNothing(one.label),
    roots: [...new Set(one.spoken.flatMap((decision) => standing.get(decision) ?? []))],
  }));
  for (const one of cases) {
    const fitting = one.roots.filter((root) => agrees(root, one.label));
    const hit = fitting.find((root) => !claimed.has(root)) ?? fitting[0];
    if (hit) claimed.add(hit);
    const line = count(tally, one, hit);
    if (line) misses.push(line);
  }
  for (const decision of new Set(standing.values())) {
    tally.written++;
    if (claimed.has(decision)) tally.asked++;
    else misses.push(`not asked for: ${describe(decision)}`);
    const about = cases.filter(({ spoken }) => spoken.includes(decision));
    const isDefect = decision.verdict === 'template' || decision.verdict === 'new';
    if (isDefect && !claimed.has(decision) && about.every(({ label }) => TELL_NO_DEFECT.has(label.comment)))
      tally.invented++;
  }
  return { tally, misses };
}

/**
 * What is in order has one statement in its item, and none where something else was found of it; what was merged is told by another, save
 * advice, which nothing stands for.
 */
function standingOf(decisions: readonly Decision[], template: Template): Standing {
  const draft = addFunctionalConditions(writeComments(decisions, template, DEFAULT_SETTINGS), decisions, template);
  const statements = draft.sections.flatMap(({ items }) =>
    items.flatMap(({ comments }) => comments.filter(({ source }) => source === 'functional')),
  );
  const found = new Map<Decision, Decision>();
  for (const decision of decisions) if (WRITTEN.has(decision.verdict)) found.set(decision, decision);
  for (const { remarks } of statements)
    for (const at of remarks) found.set(decisions[at] as Decision, decisions[remarks[0] as number] as Decision);
  for (const decision of decisions) {
    const first = found.get(rootOf(decision, decisions));
    if (first) found.set(decision, first);
  }
  return found;
}

/** What is in order is not written where the labels ask for something else of its item. */
function isFoundNotInOrder(label: Label, labels: readonly Label[], template: Template): boolean {
  const { entries } = indexTemplate(template);
  const kindOf = ({ component, item, comment }: Label) =>
    entries.find((one) => one.component === component && one.itemName === item && one.comment.name === comment)?.kind;
  if (label.comment !== 'functional' && kindOf(label) !== 'functional') return false;
  const others = labels.filter((one) => isSame(one, label) && (one.occurrence ?? 1) === (label.occurrence ?? 1));
  return others.some((one) => NOT_IN_ORDER.has(one.comment) || KINDS_NOT_IN_ORDER.has(kindOf(one) ?? 'functional'));
}

function casesOf(
  labels: readonly Label[],
  decisions: readonly Decision[],
  text: string,
): Pick<Case, 'label' | 'spoken'>[] {
  const labelled = stretchesOfLabels(labels, text);
  const decided = stretchesOfDecisions(decisions, text);
  return labels.map((label, at) => {
    const spoken = decisions.filter((_, index) => speaksOf(decided[index] ?? new Set(), labelled[at] ?? new Set()));
    return { label, spoken };
  });
}

/** Counts a label. @returns what is to be told of it. */
function count(tally: Tally, { label, mayBeNothing, spoken, roots }: Case, hit: Decision | undefined): string | null {
  const told = `"${label.words}" → ${label.component} / ${label.item} / ${label.comment}`;
  if (mayBeNothing && !hit) return roots.length > 0 ? `${told}; got ${roots.map(describe).join(' + ')}` : null;
  if (label.comment === 'none') return null;
  tally.wanted++;
  if (label.comment === 'functional') tally.functional++;
  if (label.merges) tally.repeated++;
  if (roots.some((root) => root.place?.component === label.component)) tally.inComponent++;
  if (!hit) {
    // What is in order is not written where something else was found of its item.
    if (roots.length > 0 || spoken.some(({ verdict }) => verdict === 'functional')) tally.wrong++;
    else if (!spoken.some(({ verdict }) => verdict === 'warning'))
      tally[spoken.some(whyLeftOut) ? 'leftOut' : 'lost']++;
    return `${told}; got ${spoken.map(describe).join(' + ') || 'nothing'}`;
  }
  tally.met++;
  if (label.comment === 'functional') tally.functionalRight++;
  if (label.merges && spoken.some(({ verdict }) => verdict === 'merged')) tally.repeatedMerged++;
  if (!label.location) return null;
  tally.places++;
  const found = [...spoken, hit].map(({ remark }) => remark.location ?? '').join(' ');
  if (namesPlace(found, label.location)) tally.placesRight++;
  else return `${told}: location "${found}" instead of "${label.location}"`;
  return null;
}

const LITTLE = new Set('the a an at on in of to by near and up all just right over under off from out'.split(' '));

/** Whether the words that matter of a place were found; "breaker 9" is breaker nine. */
function namesPlace(found: string, wanted: string): boolean {
  const there = normalisedWords(found);
  const words = normalisedWords(wanted).filter((word) => !LITTLE.has(word));
  return (
    words.filter((word) => there.some((one) => one === word || (word.length >= 4 && one.startsWith(word)))).length >=
    words.length * 0.6
  );
}

/** Where a remark was merged, the decision that stands for it; advice stands for nothing. */
function rootOf(decision: Decision, decisions: readonly Decision[]): Decision {
  if (decision.verdict !== 'merged' || decision.mergedInto === null || decision.remark.kind === 'recommendation')
    return decision;
  return rootOf(decisions[decision.mergedInto] as Decision, decisions);
}

function agrees({ place, verdict, comment }: Decision, label: Label): boolean {
  if ((place?.occurrence ?? 1) !== (label.occurrence ?? 1)) return false;
  const answer = { new: 'new', functional: 'functional', notInspected: 'not inspected' }[verdict as string];
  const written = { component: place?.component, item: place?.itemName };
  return answersOf(label).some((wanted) => isSame(wanted, written) && [answer, comment?.name].includes(wanted.comment));
}

const isSame = (a: Partial<Answer>, b: Partial<Answer>) => a.component === b.component && a.item === b.item;

function describe({ remark, place, verdict, comment, confidence }: Decision): string {
  return `"${remark.words}" = ${place?.component ?? '–'} ${place?.occurrence ?? ''} / ${place?.itemName ?? '–'} / ${comment?.name ?? verdict} (${confidence})`;
}
