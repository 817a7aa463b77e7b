import type { ReportSettings } from '../report/report.ts';
import type { RatingRole, Template, TemplateComment, TemplateComponent } from '../template/template.ts';
import { DraftBuilder } from './draft-builder.ts';
import type { Decision, Draft, DraftComment } from './findings.ts';
import { joinedTo, wordsOfAll } from './joined-words.ts';
import { newCommentText, newCommentTitle, templateCommentText } from './write-comment.ts';

export type { Draft } from './findings.ts';

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
  const library = new Map(template.components.flatMap((component) => commentsOf(component)));
  for (const decision of decisions) {
    const { place, verdict } = decision;
    if (
      !place?.itemId ||
      (verdict !== 'template' && verdict !== 'new' && verdict !== 'notInspected' && verdict !== 'functional')
    )
      continue;
    const joined = joinedTo(decision, decisions);
    builder.mention(place, roleOf(decision, library));
    if (verdict === 'functional') continue;
    builder.add(place, writeOne(decision, joined, library, settings));
  }
  builder.addAutoComments();
  return builder.build();
}

function commentsOf(component: TemplateComponent): [string, TemplateComment][] {
  return component.items.flatMap((item) =>
    item.comments.map((comment): [string, TemplateComment] => [comment.id, comment]),
  );
}

function roleOf(decision: Decision, library: ReadonlyMap<string, TemplateComment>): RatingRole {
  if (decision.verdict === 'notInspected') return 'notInspected';
  if (decision.verdict === 'functional' || decision.remark.kind === 'fact') return 'ok';
  const kind = decision.comment ? library.get(decision.comment.id)?.kind : 'defect';
  return kind === 'information' || kind === 'functional' ? 'ok' : 'defect';
}

function writeOne(
  decision: Decision,
  joined: readonly Decision[],
  library: ReadonlyMap<string, TemplateComment>,
  settings: Pick<ReportSettings, 'addDefectLocations'>,
): DraftComment {
  const { remark, comment, confidence, wording } = decision;
  const remarks = [remark.index, ...joined.map((other) => other.remark.index)];
  const known = comment ? library.get(comment.id) : undefined;
  if (known) {
    const said = [remark, ...joined.map((other) => other.remark)].flatMap(({ location }) =>
      location ? [location] : [],
    );
    return {
      source: 'template',
      libraryId: known.id,
      name: known.name,
      text: templateCommentText(known.text, settings.addDefectLocations ? said : []),
      remarks,
      confidence,
    };
  }
  return {
    source: 'new',
    libraryId: null,
    name: wording?.title ?? newCommentTitle(remark.words),
    text: newCommentText(wording ? [wording.text] : wordsOfAll(decision, joined)),
    remarks,
    confidence,
  };
}
