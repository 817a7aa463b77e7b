import { NAMES } from '../names.ts';
import { nameOf, type Section } from '../sections.ts';
import { element } from '../xml/tree.ts';
import { editItem, type Offers } from './edit-item.ts';
import type { GroupMatch, SectionMatch } from './match-sections.ts';
import { orderChildren } from './order-children.ts';
import { type Parent, within } from './parent.ts';
import { setText } from './set-text.ts';

/** Puts sections, their groups and items in the edited order, each with its edited content. */
export function editSections(
  template: Parent,
  sections: readonly Section[],
  matches: readonly SectionMatch[],
  offers: Offers,
): void {
  const { element: name, id: idAttribute, name: title } = NAMES.section;
  const placed = matches.map((match) => ({
    ...match,
    at: within(
      template,
      match.section?.element ?? element(name, { [idAttribute]: match.id }, element(title, {}, match.edited.name)),
    ),
  }));
  orderChildren(
    template,
    sections.map((section) => section.element),
    placed.map(({ at }) => at.element),
  );
  for (const { at, section, edited, groups } of placed) {
    const isRenamed = section?.name !== edited.name && nameOf(at.element, title) !== edited.name;
    if (isRenamed) setText(at, title, edited.name);
    editGroups(at, section, groups, (itemId) => offers.tips.of(edited.name, itemId), offers);
  }
}

function editGroups(
  at: Parent,
  section: Section | undefined,
  groups: readonly GroupMatch[],
  tipsOf: (itemId: string) => ReadonlySet<string>,
  offers: Offers,
): void {
  const { element: name, name: title } = NAMES.group;
  const placed = groups.map((match) => ({
    ...match,
    at: within(at, match.group?.element ?? element(name, {}, element(title, {}, match.edited.name))),
  }));
  orderChildren(
    at,
    section?.groups.map((group) => group.element) ?? [],
    placed.map((match) => match.at.element),
  );
  for (const [index, match] of placed.entries()) {
    if (match.group && match.group.name !== match.edited.name) setText(match.at, title, match.edited.name);
    editItems(match.at, match, index === 0 ? tipsOf : () => null, offers);
  }
}

function editItems(
  at: Parent,
  { group, items }: GroupMatch,
  tipsOf: (itemId: string) => ReadonlySet<string> | null,
  offers: Offers,
): void {
  const { element: name, id: idAttribute, name: title } = NAMES.item;
  const placed = items.map(({ edited, element: known }) => ({
    edited,
    at: within(at, known ?? element(name, { [idAttribute]: edited.id }, element(title, {}, edited.name))),
  }));
  orderChildren(
    at,
    group?.items.map((item) => item.element) ?? [],
    placed.map((item) => item.at.element),
  );
  for (const item of placed) editItem(item.at, item.edited, tipsOf(item.edited.id), offers);
}
