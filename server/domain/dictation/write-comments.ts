import type { ReportSettings } from '../report/report.ts';
import type { RatingRole, Template, TemplateComment, TemplateComponent } from '../template/template.ts';
import { DraftBuilder } from './draft-builder.ts';
import type { Decision, Draft, DraftComment } from './findings.ts';
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
    const { place, verdict, remark } = decision;
    if (
      !place?.itemId ||
      (verdict !== 'template' && verdict !== 'new' && verdict !== 'notInspected' && verdict !== 'functional')
    )
      continue;
    const joined = decisions.filter((other) => other.verdict === 'merged' && rootOf(decisions, other) === remark.index);
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

/** Advice on a repeated finding belongs to the first one. */
function rootOf(decisions: readonly Decision[], decision: Decision): number {
  let root = decision;
  while (root.verdict === 'merged' && root.mergedInto !== null) root = decisions[root.mergedInto] as Decision;
  return root.remark.index;
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
  const { remark, comment, confidence } = decision;
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
  const advice = joined.filter(
    (other) => other.remark.kind === 'recommendation' || !other.remark.words.includes(remark.words),
  );
  return {
    source: 'new',
    libraryId: null,
    name: newCommentTitle(remark.words),
    text: newCommentText([remark.words, ...advice.map((other) => other.remark.words)]),
    remarks,
    confidence,
  };
}
