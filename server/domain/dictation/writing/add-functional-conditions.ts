import type { Template, TemplateComment } from '../../template/template.ts';
import type { Decision, Draft, DraftComment, Place } from '../findings.ts';
import { fillLocation } from '../locations/fill-location.ts';
import { kindReader } from '../matching/comment-kind.ts';
import { DraftBuilder } from './draft-builder.ts';
import { newCommentText, newCommentTitle } from './write-comment.ts';

/**
 * Gives each item that was said to be in order, and of which nothing else was found, its functional statement:
 * the library's, or where it has none, the words as said.
 */
export function addFunctionalConditions(draft: Draft, decisions: readonly Decision[], template: Template): Draft {
  const builder = new DraftBuilder(template, draft);
  const done = new Set<string>();
  for (const decision of decisions) {
    const { place } = decision;
    if (decision.verdict !== 'functional' || !place?.itemId) continue;
    const key = `${place.component}\n${place.occurrence}\n${place.itemId}`;
    if (done.has(key) || !isInOrder(draft, place)) continue;
    done.add(key);
    const same = decisions.filter(
      (other) =>
        other.verdict === 'functional' &&
        `${other.place?.component}\n${other.place?.occurrence}\n${other.place?.itemId}` === key,
    );
    builder.add(place, statement(same, place, template));
  }
  return builder.build();
}

function isInOrder(draft: Draft, place: Place): boolean {
  const section = draft.sections.find(
    (one) => one.component === place.component && one.occurrence === place.occurrence,
  );
  return section?.items.find((item) => item.itemId === place.itemId)?.role === 'ok';
}

function statement(said: readonly Decision[], place: Place, template: Template): DraftComment {
  const kindOf = kindReader(template);
  const [first] = said as [Decision];
  const offered = (
    template.components
      .find((component) => component.name === place.component)
      ?.items.find((item) => item.id === place.itemId)?.comments ?? []
  ).filter((comment) => kindOf(comment) === 'functional' && !comment.auto);
  const best = offered.find((comment) => comment.id === first.comment?.id);
  const chosen: TemplateComment | undefined = best ?? offered[0];
  const remarks = said.map((decision) => decision.remark.index);
  if (chosen)
    return {
      source: 'functional',
      libraryId: chosen.id,
      name: chosen.name,
      text: fillLocation(chosen.text, []),
      remarks,
      confidence: first.confidence,
    };
  return {
    source: 'functional',
    libraryId: null,
    name: newCommentTitle(first.remark.words),
    text: newCommentText(said.map((decision) => decision.remark.words)),
    remarks,
    confidence: first.confidence,
  };
}
