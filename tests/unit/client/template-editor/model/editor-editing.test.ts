import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addComponent } from '../../../../../client/features/template-editor/model/actions/add-component.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { removeItem } from '../../../../../client/features/template-editor/model/actions/remove-item.ts';
import { toggleTip } from '../../../../../client/features/template-editor/model/actions/toggle-tip.ts';
import type { Action, Editor } from '../../../../../client/features/template-editor/model/editor.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { andThen, answer, editorAfter } from '../../../../support/client/drive-editor.ts';

const DRAFT = draftWith({
  ATTIC: { 'II-1 Vents': ['C-1', 'C-2'], 'II-2 Fans': [] },
  LOFT: { 'II-1 Vents': ['C-1', 'C-2'] },
  POOL: { 'II-3 Deck': ['C-3'] },
});
const VENTS = { component: 'KATTIC', item: 'II-1' };
const DECK = { component: 'KPOOL', item: 'II-3' };
const PLANK = { ...DECK, comment: 'C-3' };

const newComment = (place: { component: string; item: string }): Action => ({
  type: 'perform',
  label: 'Comment added',
  step: (draft) => addComment(draft, place),
  afterwards: 'edit',
});
const newItem: Action = { type: 'perform', label: 'Item added', step: (draft) => addItem(draft, 'KPOOL') };
const tip: Action = { type: 'perform', label: 'Tip changed', step: (draft) => toggleTip(draft, PLANK) };
const edit = (place: { component: string; item?: string; comment?: string }): Action => ({
  type: 'startEditing',
  place,
});
const typeText = (text: string, name = ''): Action => ({ type: 'typeComment', typed: { name, text } });
const typeName = (name: string): Action => ({ type: 'typeName', name });
const FINISH: Action = { type: 'finishEditing' };
const CANCEL: Action = { type: 'cancelEditing' };
const labels = ({ history }: Editor) => history.past.map(({ label }) => label);
const described = ({ history }: Editor) => describeDraft(history.present);

describe('editing a comment', () => {
  it('opens with its title and text, and opens what it stands in', () => {
    const editor = editorAfter(DRAFT, edit(PLANK));
    expect(editor.editing).toEqual({
      kind: 'comment',
      place: PLANK,
      typed: { name: 'Title C-3', text: '<p>Text C-3</p>' },
    });
    expect([...editor.openComponents, ...editor.openItems]).toEqual(['KPOOL', 'KPOOL/II-3']);
  });

  it('keeps what was typed when it is opened again', () => {
    const editor = editorAfter(DRAFT, edit(PLANK), typeText('typed'), edit(PLANK));
    expect(editor.editing).toMatchObject({ typed: { text: 'typed' } });
  });

  it('Enter saves', () => {
    const editor = editorAfter(DRAFT, edit(PLANK), typeText('<p>New</p>', 'T'), FINISH);
    expect(editor.editing).toBeNull();
    expect(editor.history.present.components[2]?.groups[0]?.items[0]?.comments[0]).toMatchObject({
      name: 'T',
      text: '<p>New</p>',
      ts: '2026-05-06T07:08:09.000Z',
    });
    expect(labels(editor)).toEqual(['Comment edited']);
  });

  it('Escape cancels', () => {
    const editor = editorAfter(DRAFT, edit(PLANK), typeText('<p>New</p>'), CANCEL);
    expect(editor).toMatchObject({ editing: null, history: { past: [] } });
    expect(editor.history.present).toBe(DRAFT);
  });

  it('is finished first when something else is opened or done', () => {
    for (const next of [edit(DECK), tip, newItem]) {
      const editor = editorAfter(DRAFT, edit(PLANK), typeText('<p>New</p>'), next);
      expect(labels(editor)[0]).toBe('Comment edited');
    }
    expect(editorAfter(DRAFT, edit(PLANK), typeText('<p>New</p>'), edit(DECK)).editing).toMatchObject({ kind: 'item' });
  });

  it('does what was asked for once the question that this raised is answered', () => {
    const asking = editorAfter(DRAFT, edit({ ...VENTS, comment: 'C-1' }), typeText('<p>New</p>'), edit(PLANK));
    expect(asking.asking?.question.text).toContain('propagate');
    expect(asking.editing).toMatchObject({ place: { comment: 'C-1' } });
    const answered = andThen(asking, answer(true));
    expect(answered).toMatchObject({ asking: null, editing: { place: PLANK } });
    expect(labels(answered)).toEqual(['Comment edited']);
  });

  it('opens the other thing also where that got a fresh id by the answer', () => {
    const other = edit({ ...VENTS, comment: 'C-2' });
    const asking = editorAfter(DRAFT, edit({ ...VENTS, comment: 'C-1' }), typeText('<p>New</p>'), other);
    const item = andThen(asking, answer(false)).editing;
    expect(item).toMatchObject({ kind: 'comment', place: { comment: 'C-2' } });
    expect(item).not.toMatchObject({ place: VENTS });
  });

  it('a click outside does nothing while there is a title or a text', () => {
    const editor = editorAfter(DRAFT, edit(PLANK), typeText('', 'Title'));
    expect(andThen(editor, { type: 'clickOutside' })).toBe(editor);
  });

  it('a click outside deletes it when title and text are empty', () => {
    const editor = editorAfter(DRAFT, edit(PLANK), typeText('<p><br></p>', ' '), { type: 'clickOutside' });
    expect(described(editor).POOL).toEqual({ 'II-3 Deck': [] });
    expect(labels(editor)).toEqual(['Comment deleted']);
  });
});

describe('a new comment', () => {
  it('is opened for editing and revealed', () => {
    const editor = editorAfter(DRAFT, newComment(DECK));
    expect(editor.editing).toMatchObject({ kind: 'comment', typed: { name: '', text: '' } });
    expect(editor.revealed).toEqual(editor.editing?.kind === 'comment' ? editor.editing.place : null);
    expect([...editor.openComponents, ...editor.openItems]).toEqual(['KPOOL', 'KPOOL/II-3']);
  });

  it('is one change with its text, not two', () => {
    const editor = editorAfter(DRAFT, newComment(DECK), typeText('<p>New</p>'), FINISH);
    expect(labels(editor)).toEqual(['Comment added']);
    expect(andThen(editor, { type: 'undo' }).history.present).toBe(DRAFT);
  });

  it.each<[string, Action]>([
    ['Escape', CANCEL],
    ['a click outside', { type: 'clickOutside' }],
    ['Enter', FINISH],
  ])('that is empty was never there after %s', (_, action) => {
    const editor = editorAfter(DRAFT, newComment(DECK), action);
    expect(editor).toMatchObject({ editing: null, history: { past: [], future: [] } });
    expect(editor.history.present).toBe(DRAFT);
  });

  it('goes when another one is begun before it has a text', () => {
    expect(described(editorAfter(DRAFT, newComment(VENTS), newComment(DECK)))).toMatchObject({
      ATTIC: { 'II-1 Vents': ['C-1', 'C-2'] },
      POOL: { 'II-3 Deck': ['C-3', 'C-new1'] },
    });
  });

  it('asks about a shared item when it is saved; no leaves that item open under its fresh id', () => {
    const editor = editorAfter(DRAFT, newComment(VENTS), typeText('<p>New</p>'), FINISH, answer(false));
    expect(described(editor).ATTIC).toMatchObject({ 'II-new1 Vents': ['C-1', 'C-2', 'C-new1'] });
    const id = editor.history.present.components[0]?.groups[0]?.items[0]?.id;
    expect([...editor.openItems]).toContain(`KATTIC/${id}`);
    expect(labels(editor)).toEqual(['Comment added']);
  });
});

describe('editing a name', () => {
  it('Enter saves and Escape cancels, of components and items', () => {
    const saved = editorAfter(
      DRAFT,
      edit({ component: 'KPOOL' }),
      typeName('SPA'),
      FINISH,
      edit(DECK),
      typeName('Tiles'),
      FINISH,
    );
    expect(described(saved).SPA).toEqual({ 'II-3 Tiles': ['C-3'] });
    expect(labels(saved)).toEqual(['Component renamed', 'Item renamed']);
    expect(editorAfter(DRAFT, edit(DECK), typeName('Tiles'), CANCEL).history.present).toBe(DRAFT);
  });

  it('on rename the open state of a component follows', () => {
    const editor = editorAfter(
      DRAFT,
      { type: 'toggleComponent', key: 'KPOOL' },
      edit({ component: 'KPOOL' }),
      typeName('SPA'),
      FINISH,
    );
    expect(editor.openComponents).toEqual(new Set([editor.history.present.components[2]?.key]));
  });

  it('a refused name has to be acknowledged and stays in its field', () => {
    const refused = editorAfter(DRAFT, edit({ component: 'KPOOL' }), typeName('LOFT'), FINISH);
    expect(refused.asking?.question).toMatchObject({ kind: 'acknowledge' });
    expect(andThen(refused, answer(true))).toMatchObject({
      asking: null,
      editing: { kind: 'component', typed: 'LOFT' },
    });
  });

  it('a refused name of a new item removes it, as one that is left empty and one that is cancelled', () => {
    const refused = editorAfter(DRAFT, newItem, typeName('Deck'), FINISH, answer(true));
    const empty = editorAfter(DRAFT, newItem, FINISH);
    const cancelled = editorAfter(DRAFT, newItem, typeName('Tiles'), CANCEL);
    for (const editor of [refused, empty, cancelled]) {
      expect(editor).toMatchObject({ editing: null, asking: null, history: { past: [] } });
      expect(editor.history.present).toBe(DRAFT);
    }
  });

  it('a new item is opened for its name and is one change with it', () => {
    const editor = editorAfter(DRAFT, newItem);
    expect(editor.editing).toMatchObject({ kind: 'item', typed: '' });
    expect(labels(andThen(editor, typeName('Tiles'), FINISH))).toEqual(['Item added']);
  });

  it('a new component keeps its default name when its naming is cancelled', () => {
    const add: Action = { type: 'perform', label: 'Component added', step: addComponent, afterwards: 'edit' };
    const editor = editorAfter(DRAFT, add, typeName('x'), CANCEL);
    expect(Object.keys(described(editor)).at(-1)).toBe('Component 4');
  });
});

describe('a question', () => {
  const remove: Action = { type: 'perform', label: 'Item deleted', step: (draft) => removeItem(draft, DECK) };

  it('waits for its answer: nothing else is changed until then', () => {
    const asking = editorAfter(DRAFT, remove);
    expect(asking.asking?.question.title).toBe('Confirm Delete');
    for (const action of [tip, newItem, edit(DECK), FINISH, CANCEL, { type: 'undo' } as const]) {
      expect(andThen(asking, action)).toBe(asking);
    }
  });

  it('is carried out on yes and leaves everything on no', () => {
    expect(described(editorAfter(DRAFT, remove, answer(true))).POOL).toEqual({});
    expect(editorAfter(DRAFT, remove, answer(false)).history).toMatchObject({ past: [], present: DRAFT });
  });

  it('without one an answer does nothing', () => {
    const editor = editorAfter(DRAFT);
    expect(andThen(editor, answer(true))).toBe(editor);
  });
});
