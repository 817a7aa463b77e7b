import type { ReportSettings } from '../../report/report.ts';
import type { RatingRole, Template, TemplateComment, TemplateComponent } from '../../template/template.ts';
import type { Decision, Draft, DraftComment, Verdict } from '../findings.ts';
import { type KindReader, kindReader } from '../matching/comment-kind.ts';
import { joinedTo, wordsOfAll } from '../matching/joined-words.ts';
import { withOneNamed } from '../remarks/antecedent.ts';
import { saidTip } from '../remarks/said-tip.ts';
import { escapeHtml } from '../words/text.ts';
import { DraftBuilder } from './draft-builder.ts';
import { fillReason, withReasonSaid } from './fill-reason.ts';
import { withMeasuresSaid } from './said-measures.ts';
import { newCommentText, newCommentTitle, templateCommentText } from './write-comment.ts';

export type { Draft } from '../findings.ts';

const WRITTEN: ReadonlySet<Verdict> = new Set(['template', 'new', 'notInspected', 'functional', 'tip']);

/**
 * Writes what was decided: library comments with their places put in, new comments from the words as said,
 * limitations, and the comments that the inspector has marked to stand in every report.
 */
export function writeComments(
  decisions: readonly Decision[],
  template: Template,
  settings: Pick<ReportSettings, 'addDefectLocations'>,
): Draft {
  const builder = new DraftBuilder(template);
  const kindOf = kindReader(template);
  const library = new Map(template.components.flatMap((component) => commentsOf(component)));
  for (const decision of decisions) {
    const { place, verdict } = decision;
    if (!place?.itemId || !WRITTEN.has(verdict)) continue;
    const joined = joinedTo(decision, decisions);
    const role = roleOf(decision, library, kindOf);
    if (role) builder.mention(place, role);
    if (verdict === 'functional') continue;
    builder.add(place, writeOne(decision, joined, library, settings));
  }
  for (const { verdict, place, remark } of decisions)
    if (verdict === 'rated' && place && remark.rating) builder.rate(place, remark.rating);
  builder.addAutoComments();
  return builder.build();
}

function commentsOf(component: TemplateComponent): [string, TemplateComment][] {
  return component.items.flatMap((item) =>
    item.comments.map((comment): [string, TemplateComment] => [comment.id, comment]),
  );
}

/** What a written comment says of its item; null for advice, which says nothing of it. */
function roleOf(
  { verdict, remark, comment }: Decision,
  library: ReadonlyMap<string, TemplateComment>,
  kindOf: KindReader,
): RatingRole | null {
  if (verdict === 'tip') return null;
  if (verdict === 'notInspected') return 'notInspected';
  if (verdict === 'functional') return 'ok';
  const known = comment && library.get(comment.id);
  if (known) return kindOf(known) === 'defect' ? 'defect' : 'ok';
  return remark.kind === 'fact' ? 'ok' : 'defect';
}

function writeOne(
  decision: Decision,
  joined: readonly Decision[],
  library: ReadonlyMap<string, TemplateComment>,
  settings: Pick<ReportSettings, 'addDefectLocations'>,
): DraftComment {
  const { remark, verdict, comment, confidence, wording } = decision;
  const remarks = [remark.index, ...joined.map((other) => other.remark.index)];
  const known = comment ? library.get(comment.id) : undefined;
  if (known) {
    const all = [remark, ...joined.map((other) => other.remark)];
    const said = all.flatMap(({ location }) => (location ? [location] : []));
    const words = escapeHtml(remark.words);
    const withReason = verdict === 'notInspected' ? withReasonSaid(known.text, words) : known.text;
    const text = templateCommentText(fillReason(withReason, words), settings.addDefectLocations ? said : []);
    return {
      source: verdict === 'tip' ? 'tip' : 'template',
      libraryId: known.id,
      name: known.name,
      text: verdict === 'template' ? withMeasuresSaid(text, all) : text,
      remarks,
      confidence,
    };
  }
  return {
    source: verdict === 'tip' ? 'tip' : 'new',
    libraryId: null,
    name: wording?.title ?? newCommentTitle(verdict === 'tip' ? adviceIn(remark.words) : withOneNamed(remark)),
    text: newCommentText(wording ? [wording.text] : saidOf(decision, joined)),
    remarks,
    confidence,
  };
}

/** Advice for the owner is written to the owner: not "tell them to …". */
const adviceIn = (words: string) => saidTip(words)?.advice ?? words;

const saidOf = (decision: Decision, joined: readonly Decision[]) =>
  decision.verdict === 'tip' ? [adviceIn(decision.remark.words)] : wordsOfAll(decision, joined);
