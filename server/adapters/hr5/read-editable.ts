import { cleanHtml } from '../../domain/template/clean-html.ts';
import type {
  EditableComment,
  EditableComponent,
  EditableTemplate,
  ItemTips,
} from '../../domain/template/editable-template.ts';
import { type LibraryComment, readLibrary, timeOf } from './library.ts';
import { offeredComments } from './offered-comments.ts';
import type { OpenReport } from './open-report.ts';
import { sectionsOf } from './sections.ts';

/** What of a file can be edited: all sections with all their groups. Tips are those of the groups that are used. */
export function readEditable({ template }: OpenReport): EditableTemplate {
  const library = readLibrary(template);
  const comments = new Map([...library.comments].map(([id, comment]) => [id, editable(comment)]));
  const tips: ItemTips[] = [];
  const components = sectionsOf(template).map(({ name: component, groups }): EditableComponent => {
    const readGroups = groups.map(({ name, items }, index) => ({
      name,
      items: items.map(({ element, id: itemId, name: itemName }) => {
        const offered = offeredComments(element, library);
        const commentIds = offered.filter(({ tip }) => tip).map(({ id }) => id);
        if (index === 0 && commentIds.length > 0) tips.push({ component, itemId, commentIds });
        return { id: itemId, name: itemName, comments: offered.flatMap(({ id }) => comments.get(id) ?? []) };
      }),
    }));
    return { name: component, oldName: null, groups: readGroups };
  });
  return { components, tips };
}

function editable({ element, comment: { id, name, text } }: LibraryComment): EditableComment {
  return { id, name, text: cleanHtml(text), ts: timeOf(element) };
}
