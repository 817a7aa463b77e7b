import type { EditableTemplate, ItemTips } from '../../server/domain/template/editable-template.ts';

/** A template as the GraphQL door has it. */
export interface GraphqlTemplate {
  components: {
    name: string;
    oldName: string | null;
    childComponents: {
      name: string;
      items: {
        itemId: string;
        itemName: string;
        comments: { commentId: string; commentName: string; commentText: string; commentTs: string | null }[];
      }[];
    }[];
  }[];
}

/** A template as the REST door has it. */
export interface RestTemplate {
  components: Record<
    string,
    {
      old_name?: string | null;
      child_components: {
        name: string;
        items: {
          item_id: string;
          item_name: string;
          comments: { comment_id: string; comment_name: string; comment_text: string; comment_ts: string | null }[];
        }[];
      }[];
    }
  >;
}

type RestTips = Record<string, Record<string, string[]>>;

export function toGraphql({ components, tips }: EditableTemplate): GraphqlTemplate & { tips: ItemTips[] } {
  return {
    components: components.map(({ name, oldName, groups }) => ({
      name,
      oldName,
      childComponents: groups.map((group) => ({
        name: group.name,
        items: group.items.map((item) => ({
          itemId: item.id,
          itemName: item.name,
          comments: item.comments.map(({ id, name, text, ts }) => ({
            commentId: id,
            commentName: name,
            commentText: text,
            commentTs: ts,
          })),
        })),
      })),
    })),
    tips,
  };
}

export function fromGraphql({ components }: GraphqlTemplate, tips: ItemTips[]): EditableTemplate {
  return {
    components: components.map(({ name, oldName, childComponents }) => ({
      name,
      oldName,
      groups: childComponents.map((group) => ({
        name: group.name,
        items: group.items.map(({ itemId, itemName, comments }) => ({
          id: itemId,
          name: itemName,
          comments: comments.map(({ commentId, commentName, commentText, commentTs }) => ({
            id: commentId,
            name: commentName,
            text: commentText,
            ts: commentTs,
          })),
        })),
      })),
    })),
    tips,
  };
}

export function toRest(template: EditableTemplate): { template_data: RestTemplate; maintenance_tips: RestTips } {
  const components: RestTemplate['components'] = {};
  for (const { name, oldName, groups } of template.components) {
    components[name] = {
      ...(oldName !== null && { old_name: oldName }),
      child_components: groups.map((group) => ({
        name: group.name,
        items: group.items.map((item) => ({
          item_id: item.id,
          item_name: item.name,
          comments: item.comments.map(({ id, name, text, ts }) => ({
            comment_id: id,
            comment_name: name,
            comment_text: text,
            comment_ts: ts,
          })),
        })),
      })),
    };
  }
  const tips: RestTips = {};
  for (const { component, itemId, commentIds } of template.tips) {
    tips[component] = { ...tips[component], [itemId]: commentIds };
  }
  return { template_data: { components }, maintenance_tips: tips };
}

export function fromRest({ components }: RestTemplate, tips: RestTips): EditableTemplate {
  return {
    components: Object.entries(components).map(([name, component]) => ({
      name,
      oldName: component.old_name ?? null,
      groups: component.child_components.map((group) => ({
        name: group.name,
        items: group.items.map((item) => ({
          id: item.item_id,
          name: item.item_name,
          comments: item.comments.map((comment) => ({
            id: comment.comment_id,
            name: comment.comment_name,
            text: comment.comment_text,
            ts: comment.comment_ts,
          })),
        })),
      })),
    })),
    tips: Object.entries(tips).flatMap(([component, items]) =>
      Object.entries(items).map(([itemId, commentIds]) => ({ component, itemId, commentIds })),
    ),
  };
}
