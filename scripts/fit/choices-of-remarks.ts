import type { Place, Remark } from '../../server/domain/dictation/findings.ts';
import { senseOf } from '../../server/domain/dictation/likeness/sense.ts';
import type { Evidence } from '../../server/domain/dictation/log-odds.ts';
import { evidenceForComment, evidenceForNone } from '../../server/domain/dictation/matching/choose-comment.ts';
import { EVIDENCE_FOR_NO_TIP, evidenceForTip } from '../../server/domain/dictation/matching/choose-tip.ts';
import { decideByRules } from '../../server/domain/dictation/matching/find-comments.ts';
import { lookUp, tipsNear } from '../../server/domain/dictation/matching/look-up.ts';
import { isOf } from '../../server/domain/dictation/matching/place-of.ts';
import type { Match } from '../../server/domain/dictation/matching/retrieve.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import { evidenceForItems } from '../../server/domain/dictation/places/find-place.ts';
import { lastSpokenOf, stepTo } from '../../server/domain/dictation/places/item-step.ts';
import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import { mayBeTip } from '../../server/domain/dictation/remarks/said-tip.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { answersOf, type Label } from '../../tests/quality/label.ts';
import { speaksOf, stretchesOfDecisions, stretchesOfLabels } from '../../tests/quality/stretches.ts';
import { type HeardDictation, kindOfLabel, named } from './heard.ts';
import type { Choice } from './logit.ts';

/** What has to be chosen about the remarks of a dictation, each on its own. */
export interface RemarkChoices {
  comments: Choice[];
  items: Choice[];
  tips: Choice[];
}

/** A comment that is left out counts so much beside one that is there: most of what is said has its comment. */
const LEFT_OUT = 0.02;
/** … a tip that is left out: of tips there are few, and what none says is written as it was said. */
const TIP_LEFT_OUT = 0.1;
/** What a comment says has its item from there, and counts so much beside what must be given one. */
const HAS_COMMENT = 0.3;
const HAS_NONE: ReadonlySet<string> = new Set(['new', 'functional', 'not inspected']);
const FINDINGS: ReadonlySet<Remark['kind']> = new Set(['finding', 'fact']);
/** In how many parts the comments of a template are left out to learn the items of what no comment says. */
const TEMPLATE_PARTS = 8;

/** The choices about each remark that one label speaks of. */
export function choicesOfRemarks({ dictation, words }: HeardDictation): RemarkChoices {
  const { labels, template, text, name } = dictation;
  const index = indexTranscript({ words: [...words], seconds: words.at(-1)?.end ?? 0 }, template);
  const { decisions, places } = decideByRules(index, template);
  const labelled = stretchesOfLabels(labels, text);
  const stretches = stretchesOfDecisions(decisions, text);
  const found: RemarkChoices = { comments: [], items: [], tips: [] };
  for (const [at, decision] of decisions.entries()) {
    const place = places[at] as Place;
    const own = labels.filter((_, label) => speaksOf(stretches[at] ?? new Set(), labelled[label] ?? new Set()));
    const [label] = own;
    if (!label || own.length > 1) continue;
    const remark = { ...decision.remark, place };
    const last = lastSpokenOf(decisions.slice(0, at), places);
    const about = remark.about === null ? undefined : index.remarks[remark.about];
    const said: LabelledRemark = { remark, about, label, last, template, group: name };
    const kind = kindOfLabel(label, template);
    if (kind === 'finding' && FINDINGS.has(remark.kind) && !about) found.comments.push(...choicesOfComments(said));
    if (kind === 'tip' && remark.kind === 'tip') found.tips.push(...choicesOfTip(said));
    if (kind === 'tip' && remark.kind !== 'tip' && mayBeTip(remark.words))
      found.tips.push(...choicesOfTip({ ...said, last: (about && decisions[about.index]?.place) ?? null }));
    if (label.comment !== 'none') found.items.push(...choicesOfItem(said));
  }
  return found;
}

/** A remark with the one label that speaks of it. */
interface LabelledRemark {
  remark: Remark;
  about: Remark | undefined;
  label: Label;
  /** The item spoken of last. */
  last: Place | null;
  template: Template;
  /** The dictation's name. */
  group: string;
}

/** The comment of a remark: with the one that is meant among them, and without it. */
function choicesOfComments({ remark, label, last, template, group }: LabelledRemark): Choice[] {
  const library = indexTemplate(template);
  const { text, matches } = lookUp(remark, undefined, library);
  const none = named('none', evidenceForNone(remark, senseOf(text).nearest));
  const evidenceFor = (match: Match) =>
    named('comment', evidenceForComment(match, remark, stepTo(library, last, match.entry)));
  return choicesAmong({ label, matches, evidenceFor, none, leftOut: LEFT_OUT, group });
}

/** The tip that a remark means: among the others, and without it. */
function choicesOfTip({ remark, label, last, template, group }: LabelledRemark): Choice[] {
  const matches = tipsNear(remark, indexTemplate(template));
  const evidenceFor = (match: Match) => named('advice', evidenceForTip(match, isOf(match.entry, last)));
  const none = named('noAdvice', EVIDENCE_FOR_NO_TIP);
  return choicesAmong({ label, matches, evidenceFor, none, leftOut: TIP_LEFT_OUT, group });
}

/** What may be chosen for a remark. */
interface Offered {
  label: Label;
  matches: readonly Match[];
  evidenceFor: (match: Match) => Evidence;
  /** What there is for none of them. */
  none: Evidence;
  /** How much it counts that none is chosen where the one that is meant is left out. */
  leftOut: number;
  group: string;
}

/** The one that is meant among the others, and none where it is left out. */
function choicesAmong({ label, matches, evidenceFor, none, leftOut, group }: Offered): Choice[] {
  const choice = (offered: readonly Match[], right: number, weight: number): Choice => ({
    alternatives: [...offered.map(evidenceFor), none],
    right: right < 0 ? offered.length : right,
    weight,
    group,
  });
  const isMeant = ({ entry }: Match) =>
    answersOf(label).some(
      ({ component, item, comment }) =>
        component === entry.component && item === entry.itemName && comment === entry.comment.name,
    );
  if (label.comment === 'new') return [choice(matches, -1, 1)];
  const others = choice(
    matches.filter((match) => !isMeant(match)),
    -1,
    leftOut,
  );
  const right = matches.findIndex(isMeant);
  return right < 0 ? [others] : [choice(matches, right, 1), others];
}

/** The item of a remark as if no comment said it. */
function choicesOfItem({ remark, about, label, last, template, group }: LabelledRemark): Choice[] {
  const { text, scope } = lookUp(remark, about, indexTemplate(template));
  const kind = label.comment === 'not inspected' ? 'notInspected' : remark.kind;
  const clues = { scope, template: withoutComment(template, label), last, kind };
  const { items, evidence } = evidenceForItems(text, clues);
  const right = items.findIndex(({ component, itemName }) =>
    answersOf(label).some((answer) => answer.component === component && answer.item === itemName),
  );
  if (right < 0) return [];
  const weight = HAS_NONE.has(label.comment) ? 1 : HAS_COMMENT;
  return [{ alternatives: evidence.map((one) => named('item', one)), right, weight, group }];
}

const parts = new WeakMap<Template, Template[]>();

/** The template without an eighth of its comments, the label's among them. */
function withoutComment(template: Template, { comment }: Label): Template {
  const made = parts.get(template) ?? Array.from({ length: TEMPLATE_PARTS }, (_, part) => withoutPart(template, part));
  parts.set(template, made);
  return made[partOf(comment)] as Template;
}

const partOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TEMPLATE_PARTS;

const withoutPart = (template: Template, part: number): Template => ({
  ...template,
  components: template.components.map((component) => ({
    ...component,
    items: component.items.map((item) => ({
      ...item,
      comments: item.comments.filter(({ name }) => partOf(name) !== part),
    })),
  })),
});
