import type { EditableComponent, EditableTemplate } from '../domain/template/editable-template.ts';
import type { OpenTemplate } from '../domain/template/open-template.ts';
import type { TemplateComponentInput } from './editable-template-inputs.ts';
import type { TemplateComponentType, TemplateType } from './editable-template-types.ts';

/** A template as this door shows it. */
export function templateView({ versionId, type, fileName, template }: OpenTemplate): TemplateType {
  const components = template.components.map(componentView);
  return { versionId, isHousemaster: type === 'Housemaster', fileName, components };
}

function componentView({ name, oldName, groups }: EditableComponent): TemplateComponentType {
  const childComponents = groups.map((group) => ({
    name: group.name,
    items: group.items.map((item) => ({
      itemId: item.id,
      itemName: item.name,
      comments: item.comments.map((comment) => ({
        commentId: comment.id,
        commentName: comment.name,
        commentText: comment.text,
        commentTs: comment.ts,
      })),
    })),
  }));
  return { name, oldName, childComponents };
}

/** A template as it came through this door. */
export function editableTemplate(
  components: TemplateComponentInput[],
  tips: EditableTemplate['tips'],
): EditableTemplate {
  return { components: components.map(editableComponent), tips };
}

function editableComponent({ name, oldName, childComponents }: TemplateComponentInput): EditableComponent {
  const groups = childComponents.map((group) => ({
    name: group.name,
    items: group.items.map(({ itemId, itemName, comments }) => ({
      id: itemId,
      name: itemName,
      comments: comments.map(({ commentId, commentName, commentText, commentTs }) => ({
        id: commentId,
        name: commentName,
        text: commentText,
        ts: commentTs ?? null,
      })),
    })),
  }));
  return { name, oldName: oldName ?? null, groups };
}
