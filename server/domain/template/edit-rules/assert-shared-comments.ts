import { commentLabel, type EditablePlace, itemPlaces, placeName } from '../editable-place.ts';
import type { EditableComment, EditableTemplate } from '../editable-template.ts';
import { badTemplate } from './bad-template.ts';

/**
 * Comments with one id are one comment: they have the same title and text wherever they stand.
 * @throws AppError BAD_USER_INPUT
 */
export function assertSharedComments(edited: EditableTemplate): void {
  const first = new Map<string, { comment: EditableComment; place: EditablePlace }>();
  for (const place of itemPlaces(edited)) {
    for (const comment of place.item.comments) {
      const other = first.get(comment.id);
      if (!other) first.set(comment.id, { comment, place });
      else if (other.comment.name !== comment.name || other.comment.text !== comment.text) {
        throw badTemplate(
          `The comment ${commentLabel(comment)} is not the same in ${placeName(other.place)} and in ${placeName(place)}. Please change both, or give one of them an id of its own.`,
        );
      }
    }
  }
}
