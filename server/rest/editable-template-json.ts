import { z } from 'zod';
import type { EditableComponent, EditableTemplate, ItemTips } from '../domain/template/editable-template.ts';
import type { JsonPlace } from './json-place.ts';

const ITEM_ID = '`II-` and an upper-case GUID; the same one in several components is a shared occurrence';
const COMMENT_ID = '`C-` and an upper-case GUID; the same one in several items is one comment';
const HTML = 'HTML of nothing but p, br, strong, em and u, without attributes; anything else that is sent is taken out';

const commentSchema = z.object({
  comment_id: z.string().describe(COMMENT_ID),
  comment_name: z.string().describe('The title, as plain text; may be empty'),
  comment_text: z.string().describe(HTML),
  comment_ts: z.string().nullable().default(null).describe('When it was made or last edited, ISO 8601'),
});

const itemSchema = z.object({
  item_id: z.string().describe(ITEM_ID),
  item_name: z.string().describe('Its name, as plain text'),
  comments: z.array(commentSchema),
});

const componentSchema = z.object({
  child_components: z
    .array(z.object({ name: z.string(), items: z.array(itemSchema) }))
    .describe('One is normal; of several only the first is used'),
  old_name: z.string().nullish().describe('The name that it had before, where it was renamed'),
});

/** What of a template can be edited. Format profile, "The template as JSON". */
export const templateSchema = z.object({
  components: z
    .record(z.string(), componentSchema)
    .describe('By name, in the order of the file. Programs in JavaScript read names that are whole numbers first'),
});

/** Which comments are maintenance tips. */
export const tipsSchema = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .describe('Identifiers of the comments that are maintenance tips, by component and item');

/** A template as JSON text: an object cannot keep the order of names that are whole numbers. */
export function templateText({ components }: EditableTemplate): string {
  const entries = components.map(
    (component) => `${JSON.stringify(component.name)}:${JSON.stringify(componentJson(component))}`,
  );
  return `{"components":{${entries.join(',')}}}`;
}

function componentJson({ oldName, groups }: EditableComponent): z.infer<typeof componentSchema> {
  const childComponents = groups.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      item_id: item.id,
      item_name: item.name,
      comments: item.comments.map(({ id, name, text, ts }) => ({
        comment_id: id,
        comment_name: name,
        comment_text: text,
        comment_ts: ts,
      })),
    })),
  }));
  return { child_components: childComponents, ...(oldName !== null && { old_name: oldName }) };
}

export function tipsJson(tips: ItemTips[]): z.infer<typeof tipsSchema> {
  const components = new Map<string, [itemId: string, commentIds: string[]][]>();
  for (const { component, itemId, commentIds } of tips) {
    const items = components.get(component) ?? [];
    components.set(component, items);
    items.push([itemId, commentIds]);
  }
  return Object.fromEntries([...components].map(([name, items]) => [name, Object.fromEntries(items)]));
}

/**
 * A template as it came through this door.
 * @throws AppError BAD_USER_INPUT with the place that is not as it should be.
 */
export function editableTemplate(template: JsonPlace, tips: JsonPlace): EditableTemplate {
  return {
    components: template.field('components').entries(editableComponent),
    tips: tips
      .entries((component, items) =>
        items.entries((itemId, list) => ({ component, itemId, commentIds: list.list((id) => id.text()) })),
      )
      .flat(),
  };
}

function editableComponent(name: string, component: JsonPlace): EditableComponent {
  const groups = component.field('child_components').list((group) => ({
    name: group.field('name').text(),
    items: group.field('items').list((item) => ({
      id: item.field('item_id').text(),
      name: item.field('item_name').text(),
      comments: item.field('comments').list((comment) => ({
        id: comment.field('comment_id').text(),
        name: comment.field('comment_name').text(),
        text: comment.field('comment_text').text(),
        ts: comment.field('comment_ts').optionalText(),
      })),
    })),
  }));
  return { name, oldName: component.field('old_name').optionalText(), groups };
}
