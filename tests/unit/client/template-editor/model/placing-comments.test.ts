import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { moveComment } from '../../../../../client/features/template-editor/model/actions/move-comment.ts';
import {
  type CommentTarget,
  placeComment,
} from '../../../../../client/features/template-editor/model/actions/place-comment.ts';
import type { CommentPlace, Draft, ItemPlace } from '../../../../../client/features/template-editor/model/draft.ts';
import { commentAt } from '../../../../../client/features/template-editor/model/find.ts';
import { answerStep } from '../../../../support/client/answer-step.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { breaches } from '../../../../support/client/draft-law.ts';

// Toilets and Tubs are each shared by two components, Fans and Lights stand once.
const DRAFT = draftWith({
  BATHROOMS: { 'II-1 Toilets': ['C-1', 'C-2*', 'C-3'], 'II-2 Tubs': ['C-9'] },
  'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2', 'C-3'], 'II-2 Tubs': ['C-9'] },
  KITCHEN: { 'II-4 Fans': ['C-4', 'C-5*', 'C-6'], 'II-5 Lights': ['C-7', 'C-4'] },
});
const place = (component: string, item: string, comment: string): CommentPlace => ({
  component: `K${component}`,
  item,
  comment,
});
const into = (component: string, item: string, before?: string): CommentTarget => ({
  component: `K${component}`,
  item,
  ...(before === undefined ? {} : { before }),
});
const comments = (draft: Draft, component: string, item: string) => describeDraft(draft)[component]?.[item];

describe('moveComment', () => {
  it.each([
    ['up', 'C-5', -1, ['C-5*', 'C-4', 'C-6']],
    ['down', 'C-5', 1, ['C-4', 'C-6', 'C-5*']],
    ['up', 'C-6', -1, ['C-4', 'C-6', 'C-5*']],
    ['down', 'C-4', 1, ['C-5*', 'C-4', 'C-6']],
  ] as const)('moves a comment one place %s (%s)', (_, comment, by, expected) => {
    const { draft, at } = answerStep(moveComment(DRAFT, place('KITCHEN', 'II-4', comment), by));
    expect(comments(draft, 'KITCHEN', 'II-4 Fans')).toEqual(expected);
    expect(at).toEqual(place('KITCHEN', 'II-4', comment));
  });

  it('does nothing at the ends: the first cannot go up, the last cannot go down', () => {
    expect(answerStep(moveComment(DRAFT, place('KITCHEN', 'II-4', 'C-4'), -1)).draft).toBe(DRAFT);
    expect(answerStep(moveComment(DRAFT, place('KITCHEN', 'II-4', 'C-6'), 1)).draft).toBe(DRAFT);
  });

  it('passes a new comment that waits for its text as if that were not there', () => {
    const { draft } = answerStep(addComment(DRAFT, into('KITCHEN', 'II-4')));
    expect(answerStep(moveComment(draft, place('KITCHEN', 'II-4', 'C-6'), 1)).draft).toBe(draft);
    expect(
      comments(answerStep(moveComment(draft, place('KITCHEN', 'II-4', 'C-5'), 1)).draft, 'KITCHEN', 'II-4 Fans'),
    ).toEqual(['C-4', 'C-6', 'C-5*', 'C-new1']);
  });

  it('keeps the order of all occurrences of a shared item the same, without a question', () => {
    const { draft } = answerStep(moveComment(DRAFT, place('BATHROOMS', 'II-1', 'C-1'), 1));
    expect(comments(draft, 'BATHROOMS', 'II-1 Toilets')).toEqual(['C-2*', 'C-1', 'C-3']);
    expect(comments(draft, 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-2', 'C-1', 'C-3']);
  });
});

describe('placeComment within an item', () => {
  const inFans = (comment: string, mode: 'move' | 'copy', before?: string) =>
    answerStep(placeComment(DRAFT, place('KITCHEN', 'II-4', comment), into('KITCHEN', 'II-4', before), mode));

  it('a move is a reorder: before another comment, or to the end', () => {
    expect(comments(inFans('C-6', 'move', 'C-4').draft, 'KITCHEN', 'II-4 Fans')).toEqual(['C-6', 'C-4', 'C-5*']);
    expect(comments(inFans('C-4', 'move').draft, 'KITCHEN', 'II-4 Fans')).toEqual(['C-5*', 'C-6', 'C-4']);
  });

  it('a move to where it stands changes nothing', () => {
    expect(inFans('C-4', 'move', 'C-4').draft).toBe(DRAFT);
    expect(inFans('C-4', 'move', 'C-5').draft).toBe(DRAFT);
    expect(inFans('C-6', 'move').draft).toBe(DRAFT);
  });

  it('a copy gets a fresh id', () => {
    const { draft, at } = inFans('C-5', 'copy', 'C-6');
    expect(comments(draft, 'KITCHEN', 'II-4 Fans')).toEqual(['C-4', 'C-5*', 'C-new1*', 'C-6']);
    expect(commentAt(draft, { component: 'KKITCHEN', item: 'II-4', comment: at?.comment ?? '' })).toMatchObject({
      name: 'Title C-5',
      text: '<p>Text C-5</p>',
    });
  });

  it('a copy in a shared item asks; yes gives all occurrences the same copy', () => {
    const copy = (answer: boolean) =>
      answerStep(placeComment(DRAFT, place('BATHROOMS', 'II-1', 'C-1'), into('BATHROOMS', 'II-1'), 'copy'), answer)
        .draft;
    expect(comments(copy(true), 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-2', 'C-3', 'C-new1']);
    expect(breaches(copy(true))).toEqual([]);
    expect(comments(copy(false), 'BATHROOMS', 'II-new1 Toilets')).toEqual(['C-1', 'C-2*', 'C-3', 'C-new1']);
    expect(breaches(copy(false))).toEqual([]);
  });
});

describe('placeComment in another item', () => {
  const fromFans = (comment: string, target: CommentTarget, mode: 'move' | 'copy', ...answers: boolean[]) =>
    answerStep(placeComment(DRAFT, place('KITCHEN', 'II-4', comment), target, mode), ...answers);

  it('a copy is a shared occurrence with the same id', () => {
    const { draft, at } = fromFans('C-5', into('KITCHEN', 'II-5', 'C-7'), 'copy');
    expect(comments(draft, 'KITCHEN', 'II-4 Fans')).toEqual(['C-4', 'C-5*', 'C-6']);
    expect(comments(draft, 'KITCHEN', 'II-5 Lights')).toEqual(['C-5*', 'C-7', 'C-4']);
    expect(at).toEqual(place('KITCHEN', 'II-5', 'C-5'));
  });

  it('a move takes it out of its item', () => {
    const { draft } = fromFans('C-5', into('KITCHEN', 'II-5'), 'move');
    expect(describeDraft(draft).KITCHEN).toEqual({
      'II-4 Fans': ['C-4', 'C-6'],
      'II-5 Lights': ['C-7', 'C-4', 'C-5*'],
    });
  });

  it('a copy into an item that has it already changes nothing and says so', () => {
    const { draft, asked } = fromFans('C-4', into('KITCHEN', 'II-5'), 'copy', true);
    expect(asked).toMatchObject([{ kind: 'acknowledge', text: '"Lights" has this comment already.' }]);
    expect(draft).toBe(DRAFT);
  });

  it.each(['move', 'copy'] as const)(
    'a %s into an item that waits for its name changes nothing: it may vanish yet',
    (mode) => {
      const { draft, at } = addItem(DRAFT, 'KKITCHEN') as { draft: Draft; at: ItemPlace };
      expect(answerStep(placeComment(draft, place('KITCHEN', 'II-4', 'C-5'), at, mode)).draft).toBe(draft);
    },
  );

  it('a move into an item that has it already puts nothing there twice', () => {
    const { draft } = fromFans('C-4', into('KITCHEN', 'II-5'), 'move');
    expect(describeDraft(draft).KITCHEN).toEqual({ 'II-4 Fans': ['C-5*', 'C-6'], 'II-5 Lights': ['C-7', 'C-4'] });
  });

  it('asks with the sentence of the specification when the target is shared', () => {
    expect(fromFans('C-5', into('BATHROOMS', 'II-1'), 'copy', true).asked).toMatchObject([
      { kind: 'confirm', text: 'The selected item appears in other components. Apply to all occurrences?' },
    ]);
  });

  it('yes puts it into all occurrences of the target', () => {
    const { draft } = fromFans('C-5', into('BATHROOMS', 'II-1', 'C-3'), 'copy', true);
    expect(comments(draft, 'BATHROOMS', 'II-1 Toilets')).toEqual(['C-1', 'C-2*', 'C-5*', 'C-3']);
    expect(comments(draft, 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-2', 'C-5*', 'C-3']);
    expect(breaches(draft)).toEqual([]);
  });

  it('no puts it into this occurrence only, which gets a fresh id', () => {
    const { draft, at } = fromFans('C-5', into('BATHROOMS', 'II-1'), 'copy', false);
    expect(comments(draft, 'BATHROOMS', 'II-new1 Toilets')).toEqual(['C-1', 'C-2*', 'C-3', 'C-5*']);
    expect(comments(draft, 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-2', 'C-3']);
    expect(at?.item).toBe(draft.components[0]?.groups[0]?.items[0]?.id);
    expect(breaches(draft)).toEqual([]);
  });

  it('a move asks too when the item that it leaves is shared; a copy does not', () => {
    const fromToilets = (mode: 'move' | 'copy', ...answers: boolean[]) =>
      answerStep(placeComment(DRAFT, place('BATHROOMS', 'II-1', 'C-2'), into('KITCHEN', 'II-4'), mode), ...answers);
    expect(fromToilets('copy').asked).toEqual([]);
    const everywhere = fromToilets('move', true).draft;
    expect(comments(everywhere, 'BATHROOMS', 'II-1 Toilets')).toEqual(['C-1', 'C-3']);
    expect(comments(everywhere, 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-3']);
    const here = fromToilets('move', false).draft;
    expect(comments(here, 'BATHROOMS', 'II-new1 Toilets')).toEqual(['C-1', 'C-3']);
    expect(comments(here, 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-2', 'C-3']);
    expect([everywhere, here].flatMap(breaches)).toEqual([]);
  });

  it('a move between two shared items asks once for both', () => {
    const move = (answer: boolean) =>
      answerStep(placeComment(DRAFT, place('BATHROOMS', 'II-1', 'C-1'), into('BATHROOMS 2', 'II-2'), 'move'), answer)
        .draft;
    expect(describeDraft(move(true))).toMatchObject({
      BATHROOMS: { 'II-1 Toilets': ['C-2*', 'C-3'], 'II-2 Tubs': ['C-9', 'C-1'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-2', 'C-3'], 'II-2 Tubs': ['C-9', 'C-1'] },
    });
    expect(describeDraft(move(false))).toMatchObject({
      BATHROOMS: { 'II-new1 Toilets': ['C-2*', 'C-3'], 'II-2 Tubs': ['C-9'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2', 'C-3'], 'II-new2 Tubs': ['C-9', 'C-1'] },
    });
    expect([move(true), move(false)].flatMap(breaches)).toEqual([]);
  });

  it('a move between occurrences of one item never loses the comment', () => {
    const move = (answer: boolean) =>
      answerStep(placeComment(DRAFT, place('BATHROOMS', 'II-1', 'C-1'), into('BATHROOMS 2', 'II-1'), 'move'), answer)
        .draft;
    expect(comments(move(true), 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-2', 'C-3', 'C-1']);
    expect(comments(move(true), 'BATHROOMS', 'II-1 Toilets')).toEqual(['C-2*', 'C-3', 'C-1']);
    expect(comments(move(false), 'BATHROOMS', 'II-new1 Toilets')).toEqual(['C-2*', 'C-3']);
    expect(comments(move(false), 'BATHROOMS 2', 'II-1 Toilets')).toEqual(['C-1', 'C-2', 'C-3']);
  });
});

describe('occurrences that a file brought with other contents under one id', () => {
  const FOREIGN = draftWith({
    A: { 'II-1 Vents': ['C-1', 'C-2', 'C-3', 'C-4'] },
    B: { 'II-1 Vents': ['C-1', 'C-3', 'C-4'] },
    X: { 'II-9 X': ['C-9'] },
  });

  it('stay one item: what is put into all of them comes to the same place in each', () => {
    const target = into('A', 'II-1', 'C-2');
    const { draft } = answerStep(placeComment(FOREIGN, place('X', 'II-9', 'C-9'), target, 'copy'), true);
    expect(comments(draft, 'A', 'II-1 Vents')).toEqual(['C-1', 'C-9', 'C-2', 'C-3', 'C-4']);
    expect(comments(draft, 'B', 'II-1 Vents')).toEqual(['C-1', 'C-9', 'C-3', 'C-4']);
  });

  it('follow a reorder as far as they have the comments', () => {
    const { draft } = answerStep(placeComment(FOREIGN, place('A', 'II-1', 'C-4'), into('A', 'II-1', 'C-2'), 'move'));
    expect(comments(draft, 'A', 'II-1 Vents')).toEqual(['C-1', 'C-4', 'C-2', 'C-3']);
    expect(comments(draft, 'B', 'II-1 Vents')).toEqual(['C-1', 'C-4', 'C-3']);
  });
});
