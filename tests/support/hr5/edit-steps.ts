import fc from 'fast-check';
import { cleanHtml } from '../../../server/domain/template/clean-html.ts';
import type {
  EditableComment,
  EditableComponent,
  EditableItem,
  EditableTemplate,
} from '../../../server/domain/template/editable-template.ts';

/** One thing that somebody does in the editor; the numbers say to what, as far as there is something to do it to. */
export interface Step {
  kind: keyof typeof STEPS;
  at: number[];
}

type Draft = EditableTemplate & { fresh: number };

/** Does steps to a copy of a template that was read; it stays one that may be saved. */
export function edit(template: EditableTemplate, steps: readonly Step[]): EditableTemplate {
  const draft: Draft = { ...structuredClone(template), fresh: 0 };
  const used = new Set(template.components.map(({ name }) => name));
  for (const { kind, at } of steps) {
    STEPS[kind](draft, (list, index) => list[(at[index] ?? 0) % list.length], used);
  }
  return { components: draft.components, tips: tipsThatStand(draft) };
}

type Pick = <T>(list: readonly T[], index: number) => T | undefined;
const guid = (draft: Draft) =>
  `0000${(draft.fresh++).toString(16).padStart(4, '0')}-AAAA-4000-8000-000000000000`.toUpperCase();
const itemsOf = (component: EditableComponent | undefined) => component?.groups.flatMap((group) => group.items) ?? [];
const allItems = (draft: Draft) => draft.components.flatMap(itemsOf);
const allComments = (draft: Draft) => allItems(draft).flatMap((item) => item.comments);

function move<T>(list: T[], from: number, to: number): void {
  if (list.length === 0) return;
  const [moved] = list.splice(from % list.length, 1);
  if (moved !== undefined) list.splice(to % (list.length + 1), 0, moved);
}

/** A component or item with a group to put things into. */
function groupAt(draft: Draft, pick: Pick): { component: EditableComponent; items: EditableItem[] } | undefined {
  const component = pick(draft.components, 0);
  const group = component && pick(component.groups, 1);
  return component && group && { component, items: group.items };
}

const STEPS = {
  renameComponent(draft: Draft, pick: Pick, used: Set<string>) {
    const component = pick(draft.components, 0);
    if (!component) return;
    const name = `RENAMED ${draft.fresh++}`;
    for (const tip of draft.tips) if (tip.component === component.name) tip.component = name;
    if (used.has(component.name)) component.oldName ??= component.name;
    component.name = name;
  },
  swapNames(draft: Draft, pick: Pick, used: Set<string>) {
    const [one, other] = [pick(draft.components, 0), pick(draft.components, 1)];
    if (!one || !other || one === other || !used.has(one.name) || !used.has(other.name)) return;
    if (one.oldName !== null || other.oldName !== null) return;
    for (const tip of draft.tips) {
      if (tip.component === one.name) tip.component = other.name;
      else if (tip.component === other.name) tip.component = one.name;
    }
    [one.oldName, other.oldName] = [one.name, other.name];
    [one.name, other.name] = [other.name, one.name];
  },
  addComponent(draft: Draft, pick: Pick) {
    const copied = pick(draft.components, 1);
    const name = `NEW ${draft.fresh++}`;
    const groups = structuredClone((draft.fresh % 2 && copied?.groups) || [{ name, items: [] }]);
    draft.components.splice((pick([0, 1, 2, 3], 2) ?? 0) % (draft.components.length + 1), 0, {
      name,
      oldName: null,
      groups,
    });
  },
  removeComponent: (draft: Draft, pick: Pick) => {
    const gone = pick(draft.components, 0);
    draft.components = draft.components.filter((component) => component !== gone);
  },
  moveComponent: (draft: Draft, pick: Pick) =>
    move(draft.components, pick([0, 1, 2, 3, 4], 0) ?? 0, pick([0, 1, 2, 3, 4], 1) ?? 0),
  renameGroup(draft: Draft, pick: Pick) {
    const group = pick(pick(draft.components, 0)?.groups ?? [], 1);
    if (group) group.name = pick(['A', 'B', '', `GROUP ${draft.fresh++}`], 2) ?? '';
  },
  changeGroups(draft: Draft, pick: Pick) {
    const component = pick(draft.components, 0);
    if (!component) return;
    const action = pick(['add', 'drop', 'merge', 'move'], 2);
    if (action === 'add') component.groups.push({ name: `GROUP ${draft.fresh++}`, items: [] });
    else if (action === 'drop') component.groups.splice(pick([0, 1], 1) ?? 0, 1);
    else if (action === 'move') move(component.groups, pick([0, 1, 2], 1) ?? 0, 0);
    else if (component.groups[0]) component.groups = [{ name: component.groups[0].name, items: itemsOf(component) }];
  },
  renameItem(draft: Draft, pick: Pick) {
    const item = pick(allItems(draft), 0);
    if (item) item.name = `Item ${draft.fresh++} & more`;
  },
  addItem: (draft: Draft, pick: Pick) =>
    void groupAt(draft, pick)?.items.push({ id: `II-${guid(draft)}`, name: 'New item', comments: [] }),
  copyItem(draft: Draft, pick: Pick) {
    const place = groupAt(draft, pick);
    const item = pick(allItems(draft), 2);
    if (!place || !item || itemsOf(place.component).some(({ id }) => id === item.id)) return;
    place.items.splice((pick([0, 1, 2], 3) ?? 0) % (place.items.length + 1), 0, structuredClone(item));
  },
  removeItem: (draft: Draft, pick: Pick) => void groupAt(draft, pick)?.items.splice(pick([0, 1, 2], 2) ?? 0, 1),
  moveItem: (draft: Draft, pick: Pick) =>
    move(groupAt(draft, pick)?.items ?? [], pick([0, 1, 2, 3], 2) ?? 0, pick([0, 1, 2, 3], 3) ?? 0),
  addComment(draft: Draft, pick: Pick) {
    const ts = pick([null, '2027-01-01T00:00:00.000Z'], 1) ?? null;
    pick(allItems(draft), 0)?.comments.push({
      id: `C-${guid(draft)}`,
      name: 'New <comment>',
      text: '<p>new &amp; clean</p>',
      ts,
    });
  },
  copyComment(draft: Draft, pick: Pick) {
    const [item, comment] = [pick(allItems(draft), 0), pick(allComments(draft), 1)];
    if (!item || !comment || item.comments.some(({ id }) => id === comment.id)) return;
    item.comments.splice((pick([0, 1, 2], 2) ?? 0) % (item.comments.length + 1), 0, structuredClone(comment));
  },
  editComment(draft: Draft, pick: Pick) {
    const chosen = pick(allComments(draft), 0);
    const change: Partial<EditableComment> =
      pick(
        [
          { name: `Title ${draft.fresh++}` },
          { text: cleanHtml(`<b>edited ${draft.fresh++}</b> & more`) },
          { text: '' },
        ],
        1,
      ) ?? {};
    for (const comment of allComments(draft)) if (comment.id === chosen?.id) Object.assign(comment, change);
  },
  removeComment: (draft: Draft, pick: Pick) =>
    void pick(allItems(draft), 0)?.comments.splice(pick([0, 1, 2], 1) ?? 0, 1),
  moveComment: (draft: Draft, pick: Pick) =>
    move(pick(allItems(draft), 0)?.comments ?? [], pick([0, 1, 2, 3], 1) ?? 0, pick([0, 1, 2, 3], 2) ?? 0),
  toggleTip(draft: Draft, pick: Pick) {
    const component = pick(draft.components, 0);
    const item = pick(component?.groups[0]?.items ?? [], 1);
    const comment = item && pick(item.comments, 2);
    if (!component || !item || !comment) return;
    const entry = draft.tips.find((tip) => tip.component === component.name && tip.itemId === item.id);
    if (!entry) draft.tips.push({ component: component.name, itemId: item.id, commentIds: [comment.id] });
    else if (entry.commentIds.includes(comment.id))
      entry.commentIds = entry.commentIds.filter((id) => id !== comment.id);
    else entry.commentIds.push(comment.id);
  },
};

/** Tips in the order in which they are read: those of comments that used groups offer. */
function tipsThatStand({ components, tips }: EditableTemplate): EditableTemplate['tips'] {
  return components.flatMap(({ name: component, groups }) =>
    (groups[0]?.items ?? []).flatMap(({ id: itemId, comments }) => {
      const entry = tips.find((tip) => tip.component === component && tip.itemId === itemId);
      const commentIds = comments.map(({ id }) => id).filter((id) => entry?.commentIds.includes(id));
      return commentIds.length > 0 ? [{ component, itemId, commentIds }] : [];
    }),
  );
}

/** Steps of all kinds. */
export const arbitrarySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(STEPS) as Step['kind'][])),
    at: fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
  }),
  { maxLength: 12 },
);
