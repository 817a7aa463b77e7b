import type { Place, Remark } from '../../server/domain/dictation/findings.ts';
import { senseOf } from '../../server/domain/dictation/likeness/sense.ts';
import type { Evidence } from '../../server/domain/dictation/log-odds.ts';
import { evidenceForComment, evidenceForNone } from '../../server/domain/dictation/matching/choose-comment.ts';
import {
  EVIDENCE_FOR_NO_LIMITATION,
  evidenceForLimitation,
} from '../../server/domain/dictation/matching/choose-limitation.ts';
import { EVIDENCE_FOR_NO_TIP, evidenceForTip } from '../../server/domain/dictation/matching/choose-tip.ts';
import { decideByRules } from '../../server/domain/dictation/matching/find-comments.ts';
import { lookUp, textsToCompare, tipsNear } from '../../server/domain/dictation/matching/look-up.ts';
import type { Meanings } from '../../server/domain/dictation/matching/meanings.ts';
import { isOf } from '../../server/domain/dictation/matching/place-of.ts';
import type { Match } from '../../server/domain/dictation/matching/retrieve.ts';
import { FINDINGS } from '../../server/domain/dictation/matching/settle-remark.ts';
import { indexTemplate } from '../../server/domain/dictation/matching/template-index.ts';
import { evidenceForItems, findPlace } from '../../server/domain/dictation/places/find-place.ts';
import { lastSpokenOf, stepTo } from '../../server/domain/dictation/places/item-step.ts';
import { indexTranscript } from '../../server/domain/dictation/remarks/index-transcript.ts';
import { mayBeTip } from '../../server/domain/dictation/remarks/said-tip.ts';
import type { Template } from '../../server/domain/template/template.ts';
import { answersOf, type Label } from '../../tests/quality/label.ts';
import { speaksOf, stretchesOfDecisions, stretchesOfLabels } from '../../tests/quality/stretches.ts';
import { sentenceEncoder } from '../../tests/support/sentence-encoder.ts';
import { type HeardDictation, kindOfLabel, named } from './heard.ts';
import type { Choice } from './logit.ts';

/** What has to be chosen about the remarks of a dictation, each on its own. */
export interface RemarkChoices {
  comments: Choice[];
  items: Choice[];
  tips: Choice[];
  limitations: Choice[];
}

/** A comment that is left out counts so much beside one that is there: most of what is said has its comment. */
const LEFT_OUT = 0.02;
/** … a tip or a limitation: there are few of them, and what none says is written as it was said. */
const FEW_LEFT_OUT = 0.3;
/** What a comment says has its item from there, and counts so much beside what must be given one. */
const HAS_COMMENT = 0.3;
const HAS_NONE: ReadonlySet<string> = new Set(['new', 'functional', 'not inspected']);
/** In how many parts the comments of a template are left out to learn the items of what no comment says. */
const TEMPLATE_PARTS = 8;

/** The choices about each remark that one label speaks of. */
export async function choicesOfRemarks(heard: HeardDictation): Promise<RemarkChoices> {
  const found: RemarkChoices = { comments: [], items: [], tips: [], limitations: [] };
  for (const said of await labelledRemarks(heard)) {
    const { remark, label, advised, kind } = said;
    if (isFinding(said)) found.comments.push(...(await choicesOfComments(said)));
    if (kind === 'notInspected' && remark.kind === 'notInspected' && !said.about)
      found.limitations.push(...choicesOfLimitation(said));
    if (kind === 'tip' && remark.kind === 'tip') found.tips.push(...choicesOfTip(said));
    if (kind === 'tip' && remark.kind !== 'tip' && mayBeTip(remark.words))
      found.tips.push(...choicesOfTip({ ...said, last: advised }));
    if (label.comment !== 'none') found.items.push(...choicesOfItem(said));
  }
  return found;
}

/** A remark with the one label that speaks of it. */
export interface LabelledRemark {
  remark: Remark;
  about: Remark | undefined;
  /** The place of what it refers back to, if it does. */
  advised: Place | null;
  label: Label;
  /** The kind that the label asks for. */
  kind: ReturnType<typeof kindOfLabel>;
  /** The item spoken of last. */
  last: Place | null;
  template: Template;
  /** In which all that was said was read. */
  meanings: Meanings;
  /** The dictation's name. */
  group: string;
}

/** The remarks that just one label speaks of. */
export async function labelledRemarks({ dictation, words }: HeardDictation): Promise<LabelledRemark[]> {
  const { labels, template, text, name } = dictation;
  const encoder = await sentenceEncoder();
  const index = await indexTranscript({ words: [...words], seconds: words.at(-1)?.end ?? 0 }, template, { encoder });
  const { decisions, places, meanings } = await decideByRules(index, template, { encoder });
  const labelled = stretchesOfLabels(labels, text);
  const stretches = stretchesOfDecisions(decisions, text);
  return decisions.flatMap((decision, at) => {
    const own = labels.filter((_, label) => speaksOf(stretches[at] ?? new Set(), labelled[label] ?? new Set()));
    const [label] = own;
    if (!label || own.length > 1) return [];
    const remark = { ...decision.remark, place: places[at] as Place };
    const about = remark.about === null ? undefined : index.remarks[remark.about];
    const advised = (about && decisions[about.index]?.place) ?? null;
    const last = lastSpokenOf(decisions.slice(0, at), places);
    return [
      { remark, about, advised, label, kind: kindOfLabel(label, template), last, template, meanings, group: name },
    ];
  });
}

/** A comment has to be chosen for it. */
const isFinding = ({ remark, about, kind }: LabelledRemark) =>
  kind === 'finding' && FINDINGS.has(remark.kind) && !about;

/** A comment is one of those that the label asks for. */
const isMeant =
  ({ label }: LabelledRemark) =>
  ({ entry }: Match): boolean =>
    answersOf(label).some(
      ({ component, item, comment }) =>
        component === entry.component && item === entry.itemName && comment === entry.comment.name,
    );

/** The comment of a remark: with the one that is meant among them, and without it. */
async function choicesOfComments(said: LabelledRemark): Promise<Choice[]> {
  const { remark, last, template, meanings } = said;
  const library = indexTemplate(template);
  const lookedUp = lookUp(remark, undefined, { library, meanings });
  const { text, matches } = lookedUp;
  await meanings.readWordings(textsToCompare(lookedUp));
  const none = named(
    'none',
    evidenceForNone(remark, { nearest: senseOf(text).nearest, unlisted: meanings.unlisted(text) }),
  );
  const evidenceFor = (match: Match) =>
    named(
      'comment',
      evidenceForComment(match, remark, {
        step: stepTo(library, last, match.entry),
        wording: meanings.likenessOfWording(text, match.entry),
      }),
    );
  return choicesAmong({ said, matches, evidenceFor, none, leftOut: LEFT_OUT });
}

/** The tip that a remark means: among the others, and without it. */
function choicesOfTip(said: LabelledRemark): Choice[] {
  const { remark, last, template, meanings } = said;
  const matches = tipsNear(remark, { library: indexTemplate(template), meanings });
  const evidenceFor = (match: Match) => named('advice', evidenceForTip(match, isOf(match.entry, last)));
  const none = named('noAdvice', EVIDENCE_FOR_NO_TIP);
  return choicesAmong({ said, matches, evidenceFor, none, leftOut: FEW_LEFT_OUT });
}

/** The limitation that gives a remark's reason: among the others, and without it. */
function choicesOfLimitation(said: LabelledRemark): Choice[] {
  const { remark, last, template, meanings } = said;
  const { text, scope, matches } = lookUp(remark, undefined, { library: indexTemplate(template), meanings });
  const place = findPlace(remark, text, { scope, template, last, meanings });
  const evidenceFor = (match: Match) => named('limitation', evidenceForLimitation(match, place));
  const none = named('noLimitation', EVIDENCE_FOR_NO_LIMITATION);
  return choicesAmong({ said, matches, evidenceFor, none, leftOut: FEW_LEFT_OUT });
}

/** What may be chosen for a remark. */
interface Offered {
  said: LabelledRemark;
  matches: readonly Match[];
  evidenceFor: (match: Match) => Evidence;
  /** What there is for none of them. */
  none: Evidence;
  /** How much it counts that none is chosen where the one that is meant is left out. */
  leftOut: number;
}

/** The one that is meant among the others, and none where it is left out. */
function choicesAmong({ said, matches, evidenceFor, none, leftOut }: Offered): Choice[] {
  const choice = (offered: readonly Match[], right: number, weight: number): Choice => ({
    alternatives: [...offered.map(evidenceFor), none],
    right: right < 0 ? offered.length : right,
    weight,
    group: said.group,
  });
  const isRight = isMeant(said);
  if (said.label.comment === 'new') return [choice(matches, -1, 1)];
  const others = choice(
    matches.filter((match) => !isRight(match)),
    -1,
    leftOut,
  );
  const right = matches.findIndex(isRight);
  if (right >= 0) return [choice(matches, right, 1), others];
  return said.label.comment === 'not inspected' ? [choice(matches, -1, 1)] : [others];
}

/** The item of a remark as if no comment said it. */
function choicesOfItem({ remark, about, label, last, template, meanings, group }: LabelledRemark): Choice[] {
  const { text, scope } = lookUp(remark, about, { library: indexTemplate(template), meanings: null });
  const kind = label.comment === 'not inspected' ? 'notInspected' : remark.kind;
  const clues = { scope, template: withoutComment(template, label), last, kind, meanings };
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
