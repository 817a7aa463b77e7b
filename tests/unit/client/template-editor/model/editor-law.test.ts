import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import type { Draft, Spot } from '../../../../../client/features/template-editor/model/draft.ts';
import { type Action, createEditor, type Editor } from '../../../../../client/features/template-editor/model/editor.ts';
import { commentAt, componentOf, itemAt, itemsOf } from '../../../../../client/features/template-editor/model/find.ts';
import { draftOf } from '../../../../../client/features/template-editor/model/from-server.ts';
import { draftToKeep } from '../../../../../client/features/template-editor/model/pending.ts';
import { spotOf } from '../../../../../client/features/template-editor/model/reduce/reveal.ts';
import { reduce } from '../../../../../client/features/template-editor/model/reduce.ts';
import { rowsOf } from '../../../../../client/features/template-editor/model/rows.ts';
import { savedInput } from '../../../../../client/features/template-editor/model/to-server.ts';
import { anyDeed, deedStep } from '../../../../support/client/any-deed.ts';
import { anyDraft } from '../../../../support/client/any-draft.ts';
import { breaches } from '../../../../support/client/draft-law.ts';

/** An action, made for the editor as it is when its turn comes. */
type Make = (editor: Editor) => Action;

const at = fc.nat({ max: 60 });
const anyAction: fc.Arbitrary<Make> = fc.oneof(
  anyDeed.map(
    (deed): Make =>
      () => ({ type: 'perform', label: deed.kind, step: (draft) => deedStep(draft, deed) }),
  ),
  at.map(
    (index): Make =>
      (editor) => ({ type: 'startEditing', place: pick(spots(editor.history.present), index) }),
  ),
  at.map(
    (index): Make =>
      (editor) => ({ type: 'startBoost', place: pick(commentSpots(editor.history.present), index) }),
  ),
  at.map(
    (index): Make =>
      ({ history }) =>
        adding(history.present, index),
  ),
  fc.constantFrom('', '<p>typed</p>', '<p>other</p>').map(
    (text): Make =>
      () => ({ type: 'typeComment', typed: { name: '', text } }),
  ),
  fc.constantFrom('', 'Sinks', 'Typed').map(
    (name): Make =>
      () => ({ type: 'typeName', name }),
  ),
  fc.boolean().map(
    (yes): Make =>
      () => ({ type: 'answer', answer: { yes, option: 0 } }),
  ),
  fc
    .constantFrom<
      Action['type'] &
        ('finishEditing' | 'cancelEditing' | 'clickOutside' | 'undo' | 'redo' | 'discard' | 'acceptBoost')
    >('finishEditing', 'cancelEditing', 'clickOutside', 'undo', 'redo', 'discard', 'acceptBoost')
    .map(
      (type): Make =>
        () => ({ type }),
    ),
  fc.constant<Make>(({ editing }) => ({ type: 'boosted', place: boosted(editing), text: '<p>Better</p>' })),
  fc.constant<Make>(({ history }) => ({ type: 'saved', versionId: 'next', draft: answered(history.present) })),
  fc.constantFrom('', 'title').map(
    (query): Make =>
      () => ({ type: 'search', query }),
  ),
);

describe('an editor after any sequence of actions', () => {
  it('keeps the law, edits only what is there, and has begun only what it edits', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyAction, { maxLength: 40 }), (draft, actions) => {
        let editor = createEditor('first', draft);
        for (const make of actions) {
          editor = reduce(editor, make(editor));
          const { present, past, future } = editor.history;
          expect([present, ...past.map((change) => change.draft)].flatMap(breaches)).toEqual([]);
          const edited = editor.editing && spotOf(editor.editing);
          if (edited) expect(isThere(present, edited)).toBe(true);
          expect(begun(present)).toEqual(begun(present).length > 0 ? [edited] : []);
          expect([...past, ...future].flatMap((change) => begun(change.draft))).toEqual([]);
          expect([breaches(draftToKeep(editor)), begun(draftToKeep(editor))]).toEqual([[], []]);
          const keys = rowsOf(present, { ...editor, editing: edited }).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});

function begun(draft: Draft): Spot[] {
  return spots(draft).filter(({ component, item, comment }) => {
    if (item === undefined) return false;
    if (comment === undefined) return itemAt(draft, { component, item })?.isNew;
    return commentAt(draft, { component, item, comment })?.isNew;
  });
}

function isThere(draft: Draft, { component, item, comment }: Spot): boolean {
  if (item === undefined) return componentOf(draft, component) !== undefined;
  if (comment === undefined) return itemAt(draft, { component, item }) !== undefined;
  return commentAt(draft, { component, item, comment }) !== undefined;
}

function adding(draft: Draft, index: number): Action {
  const { component, item } = pick(spots(draft), index);
  const step = (now: Draft) => (item === undefined ? addItem(now, component) : addComment(now, { component, item }));
  return { type: 'perform', label: 'added', step, afterwards: 'edit' };
}

function spots(draft: Draft): Spot[] {
  return draft.components.flatMap((component) => [
    { component: component.key },
    ...itemsOf(component).map(({ id }) => ({ component: component.key, item: id })),
    ...commentSpots({ components: [component] }),
  ]);
}

function commentSpots({ components }: Draft) {
  return components.flatMap((component) =>
    itemsOf(component).flatMap(({ id, comments }) =>
      comments.map((comment) => ({ component: component.key, item: id, comment: comment.id })),
    ),
  );
}

function pick<One>(all: One[], index: number): One | typeof NOWHERE {
  return all[index % all.length] ?? NOWHERE;
}

const NOWHERE = { component: 'none', item: 'none', comment: 'none' };

function boosted(editing: Editor['editing']) {
  return editing?.kind === 'boosting' ? editing.place : NOWHERE;
}

function answered(draft: Draft): Draft {
  const { components, maintenanceTips } = savedInput(draft);
  return draftOf({ components: components.map((component) => ({ ...component, oldName: null })) }, maintenanceTips);
}
