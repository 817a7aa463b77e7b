import { describe, expect, it } from 'vitest';
import { addComponent } from '../../../../../client/features/template-editor/model/actions/add-component.ts';
import { renameComponent } from '../../../../../client/features/template-editor/model/actions/rename-component.ts';
import { saveComment } from '../../../../../client/features/template-editor/model/actions/save-comment.ts';
import type { Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import type { Action, Editor } from '../../../../../client/features/template-editor/model/editor.ts';
import { draftOf } from '../../../../../client/features/template-editor/model/from-server.ts';
import { draftToKeep, hasPendingChanges } from '../../../../../client/features/template-editor/model/pending.ts';
import { savedInput } from '../../../../../client/features/template-editor/model/to-server.ts';
import { isUnsaved } from '../../../../../client/features/template-editor/model/unsaved.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { andThen, DRIVEN_AT, editorAfter } from '../../../../support/client/drive-editor.ts';

const PLANK = { component: 'KPOOL', item: 'II-3', comment: 'C-3' };
const DRAFT = draftWith({
  ATTIC: { 'II-1 Vents': ['C-1', 'C-2*'] },
  LOFT: { 'II-1 Vents': ['C-1', 'C-2'] },
  POOL: { 'II-3 Deck': ['C-3', 'C-4'] },
});
const rename = (key: string, name: string): Action => ({
  type: 'perform',
  label: 'Component renamed',
  step: (draft) => renameComponent(draft, key, name),
});
const editPlank: Action = {
  type: 'perform',
  label: 'Comment edited',
  step: (draft) => saveComment(draft, PLANK, { name: '', text: '<p>New</p>' }, DRIVEN_AT),
};

/** What the server answers: the same contents, as a draft of its own. */
function answered(draft: Draft): Draft {
  const { components, maintenanceTips } = savedInput(draft);
  return draftOf({ components: components.map((component) => ({ ...component, oldName: null })) }, maintenanceTips);
}

function saved(editor: Editor, versionId = 'v2'): Editor {
  return andThen(editor, { type: 'saved', versionId, draft: answered(editor.history.present) });
}

describe('saved', () => {
  it("replaces snapshot, template and tips by the server's, so that nothing is unsaved", () => {
    const editor = saved(editorAfter(DRAFT, editPlank));
    expect(editor).toMatchObject({ versionId: 'v2', savedVersionId: 'v2' });
    expect(editor.saved).toBe(editor.history.present);
    expect(hasPendingChanges(editor)).toBe(false);
  });

  it('takes over what the server made of it', () => {
    const cleaned = draftWith({ ATTIC: { 'II-1 Vents': ['C-1'] } });
    const editor = editorAfter(DRAFT, editPlank, { type: 'saved', versionId: 'v2', draft: cleaned });
    expect(describeDraft(editor.history.present)).toEqual({ ATTIC: { 'II-1 Vents': ['C-1'] } });
  });

  it('keeps what is open, and the very objects of what is equal', () => {
    const before = editorAfter(DRAFT, { type: 'toggleComponent', key: 'KPOOL' }, rename('KPOOL', 'SPA'));
    const editor = saved(before);
    expect(editor.openComponents).toEqual(new Set([editor.history.present.components[2]?.key]));
    expect(editor.history.present.components[0]).toBe(DRAFT.components[0]);
    expect(editor.history.present.components[2]?.groups[0]?.items).toEqual(DRAFT.components[2]?.groups[0]?.items);
  });

  it('what was done before it can still be undone, which is unsaved then', () => {
    const undone = andThen(saved(editorAfter(DRAFT, editPlank)), { type: 'undo' });
    expect(describeDraft(undone.history.present)).toEqual(describeDraft(DRAFT));
    expect(isUnsaved(undone.saved, undone.history.present)).toBe(true);
  });

  it('a rename that is undone after it is a rename for the server', () => {
    const undone = andThen(saved(editorAfter(DRAFT, rename('KPOOL', 'SPA'))), { type: 'undo' });
    expect(undone.history.present.components[2]).toMatchObject({ name: 'POOL', oldName: 'SPA', isNew: false });
    const redone = andThen(undone, { type: 'redo' });
    expect(redone.history.present.components[2]).toMatchObject({ name: 'SPA', oldName: null });
  });

  it('a component that was added and saved is no new one, and one that was deleted and saved is new when it comes back', () => {
    const add: Action = { type: 'perform', label: 'Component added', step: addComponent };
    const added = editorAfter(DRAFT, add);
    const named = saved(andThen(added, rename(added.history.present.components[3]?.key ?? '', 'SHED')));
    expect(named.history.present.components[3]).toMatchObject({ name: 'SHED', isNew: false, oldName: null });
    const removed = editorAfter(DRAFT, {
      type: 'perform',
      label: 'Component deleted',
      step: ({ components }) => ({ draft: { components: components.slice(1) } }),
    });
    const back = andThen(saved(removed), { type: 'undo' });
    expect(back.history.present.components[0]).toMatchObject({ name: 'ATTIC', isNew: true, oldName: null });
  });
});

describe('discard', () => {
  it('goes back to what was saved, and can be undone', () => {
    const editor = editorAfter(DRAFT, editPlank, { type: 'discard' });
    expect(editor.history.present).toBe(DRAFT);
    expect(hasPendingChanges(editor)).toBe(false);
    expect(isUnsaved(DRAFT, andThen(editor, { type: 'undo' }).history.present)).toBe(true);
  });
});

describe('restoreDraft', () => {
  const kept = structuredClone(draftToKeep(editorAfter(DRAFT, editPlank, rename('KATTIC', 'ROOF SPACE'))));

  it('takes a kept draft over as one change, with the keys of the page', () => {
    const fresh = draftOf(...serverShapes(DRAFT));
    const editor = editorAfter(fresh, { type: 'restoreDraft', versionId: 'v1', draft: kept });
    expect(describeDraft(editor.history.present)).toEqual(describeDraft(kept));
    expect(editor.history.present.components.map(({ key }) => key)).toEqual(fresh.components.map(({ key }) => key));
    expect(editor.history.present.components[0]).toMatchObject({ name: 'ROOF SPACE', oldName: 'ATTIC' });
    expect(andThen(editor, { type: 'undo' }).history.present).toBe(fresh);
  });

  it('changes nothing when it is what is there', () => {
    expect(
      editorAfter(DRAFT, { type: 'restoreDraft', versionId: 'v1', draft: structuredClone(DRAFT) }).history.past,
    ).toEqual([]);
  });

  it('of another version edits that version; discarding goes back to the one that is saved', () => {
    const editor = editorAfter(DRAFT, { type: 'restoreDraft', versionId: 'v0', draft: kept });
    expect(editor).toMatchObject({ versionId: 'v0', history: { past: [] } });
    expect(hasPendingChanges(editor)).toBe(true);
    expect(andThen(editor, { type: 'discard' })).toMatchObject({ versionId: 'v1', history: { present: DRAFT } });
  });
});

describe('what is typed but not taken over yet', () => {
  const typing = (text: string) =>
    editorAfter(
      DRAFT,
      { type: 'startEditing', place: PLANK },
      { type: 'typeComment', typed: { name: 'Title C-3', text } },
    );

  it('counts as a pending change, unless it is what stands there or empty', () => {
    expect(hasPendingChanges(typing('<p>typed</p>'))).toBe(true);
    expect(hasPendingChanges(typing('<p>Text C-3</p>'))).toBe(false);
    expect(hasPendingChanges(typing(''))).toBe(false);
    const naming = editorAfter(DRAFT, { type: 'startEditing', place: { component: 'KPOOL' } });
    expect(hasPendingChanges(naming)).toBe(false);
    expect(hasPendingChanges(andThen(naming, { type: 'typeName', name: 'SPA' }))).toBe(true);
  });

  it('is kept for a crash', () => {
    const draft = draftToKeep(typing('<p>typed</p>'), DRIVEN_AT);
    expect(draft.components[2]?.groups[0]?.items[0]?.comments[0]).toMatchObject({ text: '<p>typed</p>' });
  });

  it('is kept for this occurrence only where it is shared, because nobody was asked', () => {
    const place = { component: 'KATTIC', item: 'II-1', comment: 'C-1' };
    const typed = { name: '', text: '<p>typed</p>' };
    const editor = editorAfter(DRAFT, { type: 'startEditing', place }, { type: 'typeComment', typed });
    expect(describeDraft(draftToKeep(editor, DRIVEN_AT))).toMatchObject({
      ATTIC: { 'II-new1 Vents': ['C-new1', 'C-2*'] },
      LOFT: { 'II-1 Vents': ['C-1', 'C-2'] },
    });
    expect(editor.history.present).toBe(DRAFT);
  });
});

function serverShapes(draft: Draft): Parameters<typeof draftOf> {
  const { components, maintenanceTips } = savedInput(draft);
  return [{ components }, maintenanceTips];
}
