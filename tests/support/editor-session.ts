import fc from 'fast-check';
import { acceptBoost } from '../../client/features/template-editor/model/actions/accept-boost.ts';
import { addComment } from '../../client/features/template-editor/model/actions/add-comment.ts';
import { addComponent } from '../../client/features/template-editor/model/actions/add-component.ts';
import { addItem } from '../../client/features/template-editor/model/actions/add-item.ts';
import { keepFirstGroup } from '../../client/features/template-editor/model/actions/keep-first-group.ts';
import { moveComment } from '../../client/features/template-editor/model/actions/move-comment.ts';
import { placeComment } from '../../client/features/template-editor/model/actions/place-comment.ts';
import { removeComment } from '../../client/features/template-editor/model/actions/remove-comment.ts';
import { removeComponent } from '../../client/features/template-editor/model/actions/remove-component.ts';
import { removeItem } from '../../client/features/template-editor/model/actions/remove-item.ts';
import { renameComponent } from '../../client/features/template-editor/model/actions/rename-component.ts';
import { renameItem } from '../../client/features/template-editor/model/actions/rename-item.ts';
import { saveComment } from '../../client/features/template-editor/model/actions/save-comment.ts';
import { toggleTip } from '../../client/features/template-editor/model/actions/toggle-tip.ts';
import type { CommentPlace, Draft, ItemPlace } from '../../client/features/template-editor/model/draft.ts';
import { itemsOf } from '../../client/features/template-editor/model/find.ts';
import { draftOf } from '../../client/features/template-editor/model/from-server.ts';
import type { Step } from '../../client/features/template-editor/model/step.ts';
import { savedInput } from '../../client/features/template-editor/model/to-server.ts';
import type { EditableTemplate } from '../../server/domain/template/editable-template.ts';
import { toGraphql } from './template-shapes.ts';

/** One thing that somebody does in the editor, and what is answered to its questions. */
interface Deed {
  kind: keyof typeof DEEDS;
  /** What it is done to, as far as there is something to do it to. */
  at: readonly [number, number];
  name: string;
  yes: readonly boolean[];
}

const NOW = new Date('2026-06-01T12:00:00Z');

/** Does deeds with the editor's own actions; what it would send to be saved. */
export function editInEditor(template: EditableTemplate, deeds: readonly Deed[]): EditableTemplate {
  const { components, tips } = toGraphql(template);
  let draft = draftOf({ components }, tips);
  for (const deed of deeds) draft = answered(DEEDS[deed.kind](draft, deed), deed.yes) ?? draft;
  const saved = savedInput(draft);
  return {
    components: saved.components.map(({ name, oldName, childComponents }) => ({
      name,
      oldName,
      groups: childComponents.map((group) => ({
        name: group.name,
        items: group.items.map((item) => ({
          id: item.itemId,
          name: item.itemName,
          comments: item.comments.map((comment) => ({
            id: comment.commentId,
            name: comment.commentName,
            text: comment.commentText,
            ts: comment.commentTs,
          })),
        })),
      })),
    })),
    tips: saved.maintenanceTips,
  };
}

function answered(step: Step | undefined, answers: readonly boolean[]): Draft | undefined {
  let next = step;
  for (let index = 0; next && 'ask' in next; index++) {
    next = next.answer({ yes: answers[index % answers.length] ?? true, option: 0 });
  }
  return next?.draft;
}

type Deeds = Record<string, (draft: Draft, deed: Omit<Deed, 'kind'>) => Step | undefined>;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const componentAt = (draft: Draft, index: number) => pick(draft.components, index)?.key;
const places = (draft: Draft): ItemPlace[] =>
  draft.components.flatMap((component) => itemsOf(component).map(({ id }) => ({ component: component.key, item: id })));
const commentPlaces = (draft: Draft): CommentPlace[] =>
  draft.components.flatMap((component) =>
    itemsOf(component).flatMap(({ id, comments }) =>
      comments.map((comment) => ({ component: component.key, item: id, comment: comment.id })),
    ),
  );

/** An action on a component, an item or a comment. */
const onComponent =
  (act: (draft: Draft, key: string, name: string) => Step): Deeds[string] =>
  (draft, { at, name }) => {
    const key = componentAt(draft, at[0]);
    return key === undefined ? undefined : act(draft, key, name);
  };
const onItem =
  (act: (draft: Draft, place: ItemPlace, name: string) => Step): Deeds[string] =>
  (draft, { at, name }) => {
    const place = pick(places(draft), at[0]);
    return place && act(draft, place, name);
  };
const onComment =
  (act: (draft: Draft, place: CommentPlace, deed: Omit<Deed, 'kind'>) => Step | undefined): Deeds[string] =>
  (draft, deed) => {
    const place = pick(commentPlaces(draft), deed.at[0]);
    return place && act(draft, place, deed);
  };

const DEEDS = {
  addComponent: (draft) => addComponent(draft),
  renameComponent: onComponent(renameComponent),
  removeComponent: onComponent(removeComponent),
  keepFirstGroup: onComponent(keepFirstGroup),
  addItem: onComponent(addItem),
  renameItem: onItem(renameItem),
  removeItem: onItem(removeItem),
  addComment: onItem(addComment),
  saveComment: onComment((draft, place, { name }) => saveComment(draft, place, { name, text: `<p>${name}</p>` }, NOW)),
  acceptBoost: onComment((draft, place, { name }) => acceptBoost(draft, place, `<p>${name}, boosted.</p>`, NOW)),
  removeComment: onComment(removeComment),
  moveUp: onComment((draft, place) => moveComment(draft, place, -1)),
  toggleTip: onComment(toggleTip),
  copy: onComment((draft, place, { at }) => placed(draft, place, at[1], 'copy')),
  move: onComment((draft, place, { at }) => placed(draft, place, at[1], 'move')),
} satisfies Deeds;

function placed(draft: Draft, place: CommentPlace, index: number, mode: 'copy' | 'move'): Step | undefined {
  const target = pick(places(draft), index);
  return target && placeComment(draft, place, target, mode);
}

/** Deeds of all kinds. */
export const arbitraryDeeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(DEEDS) as Deed['kind'][])),
    at: fc.tuple(fc.nat(40), fc.nat(40)),
    name: fc.constantFrom('A', 'B', 'Roof & more', 'Gutters', 'New Component', ''),
    yes: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 15 },
);
