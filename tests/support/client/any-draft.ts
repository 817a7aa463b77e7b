import fc from 'fast-check';
import type { Draft } from '../../../client/features/template-editor/model/draft.ts';
import { draftWith, type Items } from './draft.ts';

const COMMENTS = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6'];
const ITEMS = ['II-1 Toilets', 'II-1 WCs', 'II-2 Sinks', 'II-3 Fans', 'II-4 Vents'];
const COMPONENTS = ['BATHROOMS', 'BATHROOMS 2', 'KITCHEN', 'ATTIC'];

const comments = fc.shuffledSubarray(COMMENTS, { maxLength: 4 });
const item = fc.record({ title: fc.constantFrom(...ITEMS), comments, isHidden: fc.boolean() });
const components = fc.array(
  fc.uniqueArray(item, { selector: ({ title }) => title.slice(0, 4), maxLength: ITEMS.length }),
  {
    minLength: 2,
    maxLength: COMPONENTS.length,
  },
);

/** Drafts as files of other programs may bring them: items of one id differ in name and comments. */
export const anyForeignDraft: fc.Arbitrary<Draft> = components.map((all) =>
  draftWith(
    Object.fromEntries(
      all.map((items, index) => [
        COMPONENTS[index] ?? '',
        [false, true].map((isHidden) => itemsOf(items.filter((one) => one.isHidden === isHidden))),
      ]),
    ),
  ),
);

/** Drafts as they are after editing: an id recurs in components and groups with equal contents. */
export const anyDraft: fc.Arbitrary<Draft> = anyForeignDraft.map((draft) => {
  const byId = new Map(
    draft.components.flatMap(({ groups }) => groups.flatMap(({ items }) => items)).map((one) => [one.id, one]),
  );
  return {
    components: draft.components.map((component) => ({
      ...component,
      groups: component.groups.map((group) => ({
        ...group,
        items: group.items.map((one) => byId.get(one.id) ?? one),
      })),
    })),
  };
});

function itemsOf(items: readonly { title: string; comments: readonly string[] }[]): Items {
  return Object.fromEntries(items.map(({ title, comments: ids }) => [title, ids]));
}
