import type { Draft, Item } from './draft.ts';
import { itemsOf } from './find.ts';
import { settled } from './settled.ts';

/** `TemplateCommentInput` of the GraphQL door. */
export interface CommentInput {
  commentId: string;
  commentName: string;
  commentText: string;
  commentTs: string | null;
}

/** `TemplateItemInput` of the GraphQL door. */
export interface ItemInput {
  itemId: string;
  itemName: string;
  comments: CommentInput[];
}

/** `TemplateComponentInput` of the GraphQL door. */
export interface ComponentInput {
  name: string;
  oldName: string | null;
  childComponents: { name: string; items: ItemInput[] }[];
}

/** What `updateTemplate` takes. */
export interface SavedInput {
  components: ComponentInput[];
  maintenanceTips: { component: string; itemId: string; commentIds: string[] }[];
}

/** What is sent when the draft is saved; what was only begun is left out. */
export function savedInput(draft: Draft): SavedInput {
  const { components } = settled(draft);
  return {
    components: components.map(({ name, oldName, groups }) => ({
      name,
      oldName,
      childComponents: groups.map((group) => ({ name: group.name, items: group.items.map(itemInput) })),
    })),
    maintenanceTips: components.flatMap((component) =>
      itemsOf(component)
        .map(({ id, comments }) => ({
          component: component.name,
          itemId: id,
          commentIds: comments.filter(({ tip }) => tip).map((comment) => comment.id),
        }))
        .filter(({ commentIds }) => commentIds.length > 0),
    ),
  };
}

function itemInput({ id, name, comments }: Item): ItemInput {
  return {
    itemId: id,
    itemName: name,
    comments: comments.map((comment) => ({
      commentId: comment.id,
      commentName: comment.name,
      commentText: comment.text,
      commentTs: comment.ts,
    })),
  };
}
