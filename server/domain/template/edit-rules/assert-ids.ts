import { commentLabel, itemPlaces, placeName } from '../editable-place.ts';
import type { EditableTemplate } from '../editable-template.ts';
import { badTemplate } from './bad-template.ts';

const GUID = '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}';
const ITEM_ID = new RegExp(`^II-${GUID}$`);
const COMMENT_ID = new RegExp(`^C-${GUID}$`);

/**
 * Ids are a prefix, a hyphen and an upper-case GUID, or ones that `base` has: foreign files have other ones.
 * Specification, point 5. @throws AppError BAD_USER_INPUT
 */
export function assertIds(edited: EditableTemplate, base: EditableTemplate): void {
  const [itemIds, commentIds] = [new Set<string>(), new Set<string>()];
  for (const { item } of itemPlaces(base)) {
    itemIds.add(item.id);
    for (const { id } of item.comments) commentIds.add(id);
  }
  for (const place of itemPlaces(edited)) {
    const { item } = place;
    if (!itemIds.has(item.id) && !ITEM_ID.test(item.id)) {
      throw badTemplate(`The id of the item ${placeName(place)} has to be "II-" and an upper-case GUID.`);
    }
    for (const comment of item.comments) {
      if (commentIds.has(comment.id) || COMMENT_ID.test(comment.id)) continue;
      throw badTemplate(
        `The id of the comment ${commentLabel(comment)} in ${placeName(place)} has to be "C-" and an upper-case GUID.`,
      );
    }
  }
}
