import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addComponent } from '../../../../../client/features/template-editor/model/actions/add-component.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { toggleTip } from '../../../../../client/features/template-editor/model/actions/toggle-tip.ts';
import type { Comment, Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import {
  amend,
  createHistory,
  record,
  redo,
  undo,
} from '../../../../../client/features/template-editor/model/history.ts';
import { changeComments } from '../../../../../client/features/template-editor/model/shared/change-comments.ts';
import { isUnsaved } from '../../../../../client/features/template-editor/model/unsaved.ts';
import { nextTip, USAGE_TIPS } from '../../../../../client/features/template-editor/model/usage-tips.ts';
import { answerStep } from '../../../../support/client/answer-step.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { seededRandom } from '../../../../support/seeded-random.ts';

const make = () => draftWith({ ATTIC: { 'II-1 Vents': ['C-1', 'C-2'] }, ROOFING: {} });
const DRAFT = make();
const withComment = (change: Partial<Comment>): Draft =>
  changeComments(DRAFT, 'C-1', (comment) => ({ ...comment, ...change }));

describe('isUnsaved', () => {
  it('is false for a draft of the same contents', () => {
    expect([isUnsaved(DRAFT, DRAFT), isUnsaved(DRAFT, make())]).toEqual([false, false]);
  });

  it.each<[string, Draft]>([
    ['a title', withComment({ name: 'x' })],
    ['a text', withComment({ text: 'x' })],
    ['an id', withComment({ id: 'x' })],
    ['a maintenance tip', withComment({ tip: true })],
    ['an item', draftWith({ ATTIC: { 'II-1 Fans': ['C-1', 'C-2'] }, ROOFING: {} })],
    ['the order of comments', draftWith({ ATTIC: { 'II-1 Vents': ['C-2', 'C-1'] }, ROOFING: {} })],
    ['the order of components', draftWith({ ROOFING: {}, ATTIC: { 'II-1 Vents': ['C-1', 'C-2'] } })],
    ['a component that is gone', draftWith({ ATTIC: { 'II-1 Vents': ['C-1', 'C-2'] } })],
    ['a component that was added', answerStep(addComponent(DRAFT)).draft],
    ['a group', draftWith({ ATTIC: [{ 'II-1 Vents': ['C-1', 'C-2'] }, {}], ROOFING: {} })],
  ])('is true when %s differs', (_, draft) => {
    expect([isUnsaved(DRAFT, draft), isUnsaved(draft, DRAFT)]).toEqual([true, true]);
  });

  it('is false again when a change was taken back by hand', () => {
    const place = { component: 'KATTIC', item: 'II-1', comment: 'C-1' };
    const twice = answerStep(toggleTip(answerStep(toggleTip(DRAFT, place)).draft, place)).draft;
    expect(isUnsaved(DRAFT, twice)).toBe(false);
  });

  it('does not count what was only begun, nor the time of a comment', () => {
    const begun = answerStep(
      addComment(answerStep(addItem(DRAFT, 'KATTIC')).draft, { component: 'KATTIC', item: 'II-1' }),
    );
    expect(isUnsaved(DRAFT, begun.draft)).toBe(false);
    expect(isUnsaved(DRAFT, withComment({ ts: '2026-01-01T00:00:00.000Z' }))).toBe(false);
  });
});

describe('history', () => {
  const [A, B, C] = ['A', 'B', 'C'].map((name) => draftWith({ [name]: {} })) as [Draft, Draft, Draft];

  it('undo restores exactly, redo does it again, each with its label', () => {
    const recorded = record(record(createHistory(A), B, 'first'), C, 'second');
    const undone = undo(recorded);
    expect(undone.present).toBe(B);
    expect(undone.future.map(({ label }) => label)).toEqual(['second']);
    expect(undo(undone)).toMatchObject({ past: [], future: [{ label: 'first' }, { label: 'second' }] });
    expect(undo(undone).present).toBe(A);
    expect(redo(redo(undo(undone)))).toEqual(recorded);
  });

  it('a new change forgets what was undone', () => {
    expect(record(undo(record(createHistory(A), B, 'first')), C, 'second').future).toEqual([]);
  });

  it('records nothing that changes nothing, and has nothing to undo or redo at its ends', () => {
    const history = createHistory(A);
    expect([record(history, A, 'x'), undo(history), redo(history)]).toEqual([history, history, history]);
    expect(record(history, A, 'x')).toBe(history);
  });

  it('keeps the last 200 changes', () => {
    let history = createHistory(A);
    for (let change = 1; change <= 201; change += 1) history = record(history, draftWith({}), `change ${change}`);
    expect(history.past).toHaveLength(200);
    expect(history.past[0]?.label).toBe('change 2');
  });

  it('a change can be completed, and was never made when it comes to nothing', () => {
    const begun = record(createHistory(A), B, 'begun');
    expect(amend(begun, C, 'done')).toMatchObject({ past: [{ label: 'done', draft: A }], present: C });
    expect(amend(begun, draftWith({ A: {} }), 'done')).toEqual(createHistory(A));
  });
});

describe('nextTip', () => {
  it('knows seven tips that differ', () => {
    expect(new Set(USAGE_TIPS.filter((tip) => tip.length > 20)).size).toBe(7);
  });

  it('is random, and none comes again until all were shown, nor twice in a row', () => {
    const random = seededRandom(7);
    const firsts = new Set<number>();
    for (let round = 0; round < 50; round += 1) {
      const seen: number[] = [];
      for (let index = 0; index < 21; index += 1) {
        const tip = nextTip(seen, random);
        expect(tip).not.toBe(seen.at(-1));
        seen.push(tip);
      }
      for (const start of [0, 7, 14]) expect(new Set(seen.slice(start, start + 7)).size).toBe(7);
      firsts.add(seen[0] ?? -1);
    }
    expect(firsts.size).toBe(7);
  });
});
