import { describe, expect, it } from 'vitest';
import { moveComment } from '../../../../../client/features/template-editor/model/actions/move-comment.ts';
import { placeComment } from '../../../../../client/features/template-editor/model/actions/place-comment.ts';
import { removeComment } from '../../../../../client/features/template-editor/model/actions/remove-comment.ts';
import { renameItem } from '../../../../../client/features/template-editor/model/actions/rename-item.ts';
import type { Action } from '../../../../../client/features/template-editor/model/editor.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { andThen, answer, editorAfter } from '../../../../support/client/drive-editor.ts';

const DRAFT = draftWith({
  ATTIC: { 'II-1 Vents': ['C-1', 'C-2'] },
  LOFT: { 'II-1 Vents': ['C-1', 'C-2'] },
  POOL: { 'II-3 Deck': ['C-3', 'C-4'] },
});
const VENTS = { component: 'KATTIC', item: 'II-1' };
const DECK = { component: 'KPOOL', item: 'II-3' };
const PLANK = { ...DECK, comment: 'C-3' };
const openPool: Action = { type: 'toggleComponent', key: 'KPOOL' };
const openDeck: Action = { type: 'toggleItem', place: DECK };

describe('opening and closing', () => {
  it('toggles components and items', () => {
    const open = editorAfter(DRAFT, openPool, openDeck);
    expect([[...open.openComponents], [...open.openItems]]).toEqual([['KPOOL'], ['KPOOL/II-3']]);
    const closed = andThen(open, openPool, openDeck);
    expect([closed.openComponents.size, closed.openItems.size]).toEqual([0, 0]);
  });

  it('collapses and expands all', () => {
    const all = editorAfter(DRAFT, { type: 'expandAll' });
    expect([all.openComponents.size, all.openItems.size]).toEqual([3, 3]);
    const none = andThen(all, { type: 'collapseAll' });
    expect([none.openComponents.size, none.openItems.size]).toEqual([0, 0]);
  });

  it('expands to a place and reveals it', () => {
    const editor = editorAfter(DRAFT, { type: 'expandTo', place: PLANK });
    expect(editor).toMatchObject({ revealed: PLANK, query: '' });
    expect([[...editor.openComponents], [...editor.openItems]]).toEqual([['KPOOL'], ['KPOOL/II-3']]);
    expect(andThen(editor, { type: 'expandTo', place: PLANK }).revealed).not.toBe(editor.revealed);
  });

  it('ends a search that does not show the place, and keeps one that does', () => {
    const search = (query: string): Action => ({ type: 'search', query });
    expect(editorAfter(DRAFT, search('vents'), { type: 'expandTo', place: PLANK }).query).toBe('');
    expect(editorAfter(DRAFT, search('C-3'), { type: 'expandTo', place: PLANK }).query).toBe('C-3');
  });

  it('a section that a search has found is opened as a whole', () => {
    const editor = editorAfter(DRAFT, { type: 'search', query: 'deck' }, openDeck);
    expect(editor).toMatchObject({ query: '', revealed: DECK });
    expect([[...editor.openComponents], [...editor.openItems]]).toEqual([['KPOOL'], ['KPOOL/II-3']]);
  });

  it('keeps an item open that gets a fresh id', () => {
    const rename: Action = {
      type: 'perform',
      label: 'Item renamed',
      step: (draft) => renameItem(draft, VENTS, 'Fans'),
    };
    const editor = editorAfter(DRAFT, { type: 'toggleItem', place: VENTS }, rename, answer(false));
    const id = editor.history.present.components[0]?.groups[0]?.items[0]?.id;
    expect(id).not.toBe('II-1');
    expect(editor.openItems).toContain(`KATTIC/${id}`);
    expect(andThen(editor, { type: 'undo' }).openItems).toContain('KATTIC/II-1');
  });

  it('shows what was moved where it stands now', () => {
    const move: Action = {
      type: 'perform',
      label: 'Comment moved',
      step: (draft) => placeComment(draft, PLANK, VENTS, 'move'),
      afterwards: 'show',
    };
    const editor = editorAfter(DRAFT, move, answer(true));
    expect(editor.revealed).toEqual({ ...VENTS, comment: 'C-3' });
    expect(editor.openItems).toContain('KATTIC/II-1');
  });
});

describe('undo and redo', () => {
  const down: Action = { type: 'perform', label: 'Comment moved', step: (draft) => moveComment(draft, PLANK, 1) };
  const remove: Action = {
    type: 'perform',
    label: 'Comment deleted',
    step: (draft) => removeComment(draft, { ...VENTS, comment: 'C-1' }),
  };

  it('a change that was propagated is one step', () => {
    const editor = editorAfter(DRAFT, remove, answer(true), answer(true));
    expect(editor.history.past).toHaveLength(1);
    expect(andThen(editor, { type: 'undo' }).history.present).toBe(DRAFT);
  });

  it('reveal where the change was', () => {
    const undone = editorAfter(DRAFT, down, { type: 'undo' });
    expect(undone.history.present).toBe(DRAFT);
    expect(undone.revealed).toMatchObject(DECK);
    expect([...undone.openComponents]).toEqual(['KPOOL']);
    expect(andThen(undone, { type: 'redo' }).history.past.map(({ label }) => label)).toEqual(['Comment moved']);
  });

  it('take over first what is being typed, so that redo has it', () => {
    const editor = editorAfter(
      DRAFT,
      { type: 'startEditing', place: PLANK },
      { type: 'typeComment', typed: { name: '', text: 'typed' } },
      { type: 'undo' },
    );
    expect(editor.history.present).toBe(DRAFT);
    expect(editor.history.future.map(({ label }) => label)).toEqual(['Comment edited']);
  });
});

describe('boost', () => {
  const start: Action = { type: 'startBoost', place: PLANK };
  const come: Action = { type: 'boosted', place: PLANK, text: '<p>Better.</p>' };
  const text = (editor: ReturnType<typeof editorAfter>) =>
    editor.history.present.components[2]?.groups[0]?.items[0]?.comments.find(({ id }) => id === 'C-3')?.text;

  it('waits, then shows before and after; Accept replaces the text', () => {
    const waiting = editorAfter(DRAFT, start);
    expect(waiting.editing).toEqual({ kind: 'boosting', place: PLANK, before: '<p>Text C-3</p>' });
    const shown = andThen(waiting, come);
    expect(shown.editing).toMatchObject({ kind: 'boost', before: '<p>Text C-3</p>', after: '<p>Better.</p>' });
    const accepted = andThen(shown, { type: 'acceptBoost' });
    expect(accepted.editing).toBeNull();
    expect(text(accepted)).toBe('<p>Better.</p>');
    expect(accepted.history.past.map(({ label }) => label)).toEqual(['Comment boosted']);
  });

  it('Cancel leaves the text', () => {
    const editor = editorAfter(DRAFT, start, come, { type: 'cancelEditing' });
    expect(editor).toMatchObject({ editing: null, history: { present: DRAFT } });
  });

  it('requires a text', () => {
    const empty = editorAfter(draftWith({ POOL: { 'II-3 Deck': [] } }));
    expect(andThen(empty, start)).toBe(empty);
  });

  it('takes what is being typed over first', () => {
    const editor = editorAfter(
      DRAFT,
      { type: 'startEditing', place: PLANK },
      { type: 'typeComment', typed: { name: '', text: '<p>typed</p>' } },
      start,
    );
    expect(editor.editing).toMatchObject({ kind: 'boosting', before: '<p>typed</p>' });
  });

  it('goes on while other things are changed, and ends with its comment', () => {
    const other: Action = {
      type: 'perform',
      label: 'Comment moved',
      step: (draft) => moveComment(draft, { ...DECK, comment: 'C-4' }, -1),
    };
    const waiting = editorAfter(DRAFT, start);
    expect(andThen(waiting, other).editing).toBe(waiting.editing);
    const remove: Action = { type: 'perform', label: 'Comment deleted', step: (draft) => removeComment(draft, PLANK) };
    expect(andThen(waiting, remove, answer(true)).editing).toBeNull();
  });

  it('a text that is not waited for any more is dropped, and so is an empty one', () => {
    const given = editorAfter(DRAFT, start, { type: 'cancelEditing' });
    expect(andThen(given, come)).toBe(given);
    expect(editorAfter(DRAFT, start, { ...come, text: '' }).editing).toBeNull();
    expect(editorAfter(DRAFT, start, { type: 'boostFailed', place: PLANK }).editing).toBeNull();
  });
});
