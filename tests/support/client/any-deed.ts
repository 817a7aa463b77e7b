import fc from 'fast-check';
import { acceptBoost } from '../../../client/features/template-editor/model/actions/accept-boost.ts';
import { addComment } from '../../../client/features/template-editor/model/actions/add-comment.ts';
import { addComponent } from '../../../client/features/template-editor/model/actions/add-component.ts';
import { addItem } from '../../../client/features/template-editor/model/actions/add-item.ts';
import { keepFirstGroup } from '../../../client/features/template-editor/model/actions/keep-first-group.ts';
import { moveComment } from '../../../client/features/template-editor/model/actions/move-comment.ts';
import { placeComment } from '../../../client/features/template-editor/model/actions/place-comment.ts';
import { removeComment } from '../../../client/features/template-editor/model/actions/remove-comment.ts';
import { removeComponent } from '../../../client/features/template-editor/model/actions/remove-component.ts';
import { removeItem } from '../../../client/features/template-editor/model/actions/remove-item.ts';
import { renameComponent } from '../../../client/features/template-editor/model/actions/rename-component.ts';
import { renameItem } from '../../../client/features/template-editor/model/actions/rename-item.ts';
import { saveComment } from '../../../client/features/template-editor/model/actions/save-comment.ts';
import { toggleTip } from '../../../client/features/template-editor/model/actions/toggle-tip.ts';
import type { CommentPlace, Draft, ItemPlace } from '../../../client/features/template-editor/model/draft.ts';
import { itemsOf } from '../../../client/features/template-editor/model/find.ts';
import type { Step } from '../../../client/features/template-editor/model/step.ts';

/** Something that a person does, and what is answered to the questions that it raises. */
export interface Deed {
  kind: keyof typeof DEEDS;
  /** Picks what it is done to, whatever the draft is at that time. */
  at: number;
  to: number;
  name: string;
  text: string;
  answers: boolean[];
}

/** The draft after a deed, or the same where there is nothing to do it to. */
export function doDeed(draft: Draft, deed: Deed): Draft {
  let step = deedStep(draft, deed);
  for (let asked = 0; 'ask' in step; asked += 1) {
    step = step.answer({ yes: deed.answers[asked % deed.answers.length] ?? true, option: 0 });
  }
  return step.draft;
}

/** The deed without the answers. */
export function deedStep(draft: Draft, deed: Deed): Step {
  return DEEDS[deed.kind](draft, deed);
}

const NOW = new Date('2026-05-06T07:08:09.000Z');

const DEEDS = {
  addComponent: (draft: Draft) => addComponent(draft),
  renameComponent: (draft: Draft, { at, name }: Deed) => renameComponent(draft, keyAt(draft, at), name),
  removeComponent: (draft: Draft, { at }: Deed) => removeComponent(draft, keyAt(draft, at)),
  keepFirstGroup: (draft: Draft, { at }: Deed) => keepFirstGroup(draft, keyAt(draft, at)),
  addItem: (draft: Draft, { at }: Deed) => addItem(draft, keyAt(draft, at)),
  renameItem: (draft: Draft, { at, name }: Deed) => withItem(draft, at, (place) => renameItem(draft, place, name)),
  removeItem: (draft: Draft, { at }: Deed) => withItem(draft, at, (place) => removeItem(draft, place)),
  addComment: (draft: Draft, { at }: Deed) => withItem(draft, at, (place) => addComment(draft, place)),
  saveComment: (draft: Draft, { at, name, text }: Deed) =>
    withComment(draft, at, (place) => saveComment(draft, place, { name, text }, NOW)),
  removeComment: (draft: Draft, { at }: Deed) => withComment(draft, at, (place) => removeComment(draft, place)),
  moveUp: (draft: Draft, { at }: Deed) => withComment(draft, at, (place) => moveComment(draft, place, -1)),
  moveDown: (draft: Draft, { at }: Deed) => withComment(draft, at, (place) => moveComment(draft, place, 1)),
  moveTo: (draft: Draft, deed: Deed) => putComment(draft, deed, 'move'),
  copyTo: (draft: Draft, deed: Deed) => putComment(draft, deed, 'copy'),
  acceptBoost: (draft: Draft, { at, text }: Deed) =>
    withComment(draft, at, (place) => acceptBoost(draft, place, text, NOW)),
  toggleTip: (draft: Draft, { at }: Deed) => withComment(draft, at, (place) => toggleTip(draft, place)),
};

/** Any deed but those that take something away. */
export const TAKING_AWAY: readonly Deed['kind'][] = [
  'removeComponent',
  'removeItem',
  'removeComment',
  'keepFirstGroup',
];

export const anyDeed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...(Object.keys(DEEDS) as Deed['kind'][])),
  at: fc.nat({ max: 40 }),
  to: fc.nat({ max: 40 }),
  name: fc.constantFrom('', 'Toilets', 'Sinks', 'Fans', 'KITCHEN', 'New Component', 'Other'),
  text: fc.constantFrom('<p>One</p>', '<p>Two</p>', '<p><br></p>'),
  answers: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

function putComment(draft: Draft, { at, to }: Deed, mode: 'move' | 'copy'): Step {
  return withComment(draft, at, (place) =>
    withItem(draft, to, (target) => {
      const before = commentsOf(draft)[to]?.comment;
      return placeComment(draft, place, before === undefined ? target : { ...target, before }, mode);
    }),
  );
}

function withItem(draft: Draft, at: number, act: (place: ItemPlace) => Step): Step {
  const places = itemPlaces(draft);
  const place = places[at % places.length];
  return place ? act(place) : { draft };
}

function withComment(draft: Draft, at: number, act: (place: CommentPlace) => Step): Step {
  const places = commentsOf(draft);
  const place = places[at % places.length];
  return place ? act(place) : { draft };
}

function keyAt({ components }: Draft, at: number): string {
  return components[at % components.length]?.key ?? '';
}

function itemPlaces({ components }: Draft): ItemPlace[] {
  return components.flatMap((component) =>
    itemsOf(component).map(({ id }) => ({ component: component.key, item: id })),
  );
}

function commentsOf({ components }: Draft): CommentPlace[] {
  return components.flatMap((component) =>
    itemsOf(component).flatMap(({ id, comments }) =>
      comments.map((comment) => ({ component: component.key, item: id, comment: comment.id })),
    ),
  );
}
