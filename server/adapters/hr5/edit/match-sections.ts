import type {
  EditableComponent,
  EditableGroup,
  EditableItem,
  EditableTemplate,
} from '../../../domain/template/editable-template.ts';
import type { Group, Section } from '../sections.ts';
import type { XmlElement } from '../xml/tree.ts';
import { claim } from './claim.ts';
import { itemSources } from './item-sources.ts';
import { newSectionIds } from './new-section-ids.ts';

/** An edited component and the section of the file that it is; undefined for a new one. */
export interface SectionMatch {
  edited: EditableComponent;
  section: Section | undefined;
  /** The section's id; a new one where it is new. */
  id: string;
  groups: GroupMatch[];
}

export interface GroupMatch {
  edited: EditableGroup;
  group: Group | undefined;
  items: ItemMatch[];
}

export interface ItemMatch {
  edited: EditableItem;
  /** The item of this group, else a copy of one that stands elsewhere, else undefined. */
  element: XmlElement | undefined;
}

/**
 * Finds what of the file each edited component, group and item is. Components go by the name that they had, then by their
 * name; groups by name, then by position; items by id. Nothing is changed yet, so copies are of what was in the file.
 */
export function matchSections(sections: readonly Section[], { components }: EditableTemplate): SectionMatch[] {
  const copyOf = itemSources(sections);
  const newId = newSectionIds(sections);
  const sectionOf = claim(
    sections,
    components,
    { original: ({ name }) => name, edited: ({ oldName }) => oldName },
    { original: ({ name }) => name, edited: ({ name }) => name },
  );
  return components.map((edited) => {
    const section = sectionOf.get(edited);
    const groupOf = claim(
      section?.groups ?? [],
      edited.groups,
      { original: ({ name }) => name, edited: ({ name }) => name },
      { original: (_, position) => position, edited: (_, position) => position },
    );
    const groups = edited.groups.map((editedGroup) => {
      const group = groupOf.get(editedGroup);
      const own = new Map(group?.items.map(({ id, element }) => [id, element]));
      const items = editedGroup.items.map((item) => ({
        edited: item,
        element: own.get(item.id) ?? copyOf(item.id, section),
      }));
      return { edited: editedGroup, group, items };
    });
    return { edited, section, id: section?.id ?? newId(edited.name), groups };
  });
}
