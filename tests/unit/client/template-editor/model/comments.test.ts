import { describe, expect, it } from 'vitest';
import { acceptBoost } from '../../../../../client/features/template-editor/model/actions/accept-boost.ts';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { removeComment } from '../../../../../client/features/template-editor/model/actions/remove-comment.ts';
import { saveComment } from '../../../../../client/features/template-editor/model/actions/save-comment.ts';
import { toggleTip } from '../../../../../client/features/template-editor/model/actions/toggle-tip.ts';
import type {
  Comment,
  CommentPlace,
  Draft,
  ItemPlace,
} from '../../../../../client/features/template-editor/model/draft.ts';
import { commentAt } from '../../../../../client/features/template-editor/model/find.ts';
import { answerStep, type Outcome } from '../../../../support/client/answer-step.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { breaches } from '../../../../support/client/draft-law.ts';

// Toilets is shared by two components; C-3 stands in two items of different ids; Fans is alone.
const DRAFT = draftWith({
  BATHROOMS: { 'II-1 Toilets': ['C-1', 'C-2*'], 'II-2 Sinks': ['C-3'] },
  'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
  KITCHEN: { 'II-3 Sinks': ['C-3*'], 'II-4 Fans': ['C-4', 'C-5'] },
});
const NOW = new Date('2026-05-06T07:08:09.000Z');
const LONELY = { component: 'KKITCHEN', item: 'II-4', comment: 'C-4' };
const IN_SHARED_ITEM = { component: 'KBATHROOMS', item: 'II-1', comment: 'C-1' };
const IN_TWO_ITEMS = { component: 'KBATHROOMS', item: 'II-2', comment: 'C-3' };

const save = (place: CommentPlace, name: string, text: string, ...answers: boolean[]) =>
  answerStep(saveComment(DRAFT, place, { name, text }, NOW), ...answers);
const placeOf = ({ at }: Outcome): CommentPlace => ({
  component: at?.component ?? '',
  item: at?.item ?? '',
  comment: at?.comment ?? '',
});
const texts = (draft: Draft) =>
  draft.components.flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap((item) => item.comments.map(({ id, text }) => `${item.id} ${id} ${text}`)),
    ),
  );

describe('addComment', () => {
  it('adds an empty comment at the end of the item and names it', () => {
    const { draft, at } = answerStep(addComment(DRAFT, LONELY));
    expect(describeDraft(draft).KITCHEN?.['II-4 Fans']).toEqual(['C-4', 'C-5', 'C-new1']);
    expect(commentAt(draft, placeOf({ draft, at, asked: [] }))).toMatchObject({
      name: '',
      text: '',
      ts: null,
      tip: false,
    });
  });

  it('asks nothing yet in a shared item, and detaches nothing', () => {
    const { draft } = answerStep(addComment(DRAFT, IN_SHARED_ITEM));
    expect(describeDraft(draft).BATHROOMS?.['II-1 Toilets']).toEqual(['C-1', 'C-2*', 'C-new1']);
    expect(describeDraft(draft)['BATHROOMS 2']).toEqual(describeDraft(DRAFT)['BATHROOMS 2']);
    expect(breaches(draft)).toEqual([]);
  });

  it('adds none to an item that waits for its name: it may vanish yet', () => {
    const { draft, at } = addItem(DRAFT, 'KKITCHEN') as { draft: Draft; at: ItemPlace };
    expect(addComment(draft, at)).toEqual({ draft, at });
  });

  it('takes the one again that waits for its text', () => {
    const once = answerStep(addComment(DRAFT, LONELY));
    expect(answerStep(addComment(once.draft, LONELY))).toMatchObject({ draft: once.draft, at: once.at });
  });
});

describe('saveComment of a new comment', () => {
  const saveNew = (place: CommentPlace, name: string, text: string, ...answers: boolean[]) => {
    const added = answerStep(addComment(DRAFT, place));
    return answerStep(saveComment(added.draft, placeOf(added), { name, text }, NOW), ...answers);
  };

  it.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp; \u200b</p>'])(
    'removes it again when its text is empty: "%s"',
    (text) => {
      expect(describeDraft(saveNew(LONELY, 'A title', text).draft)).toEqual(describeDraft(DRAFT));
    },
  );

  it('keeps title, text and the time', () => {
    const outcome = saveNew(LONELY, ' Fan  noisy ', '<p>Replace it.</p>');
    expect(commentAt(outcome.draft, placeOf(outcome))).toEqual<Comment>({
      id: expect.stringMatching(/^C-[\dA-F-]{36}$/),
      name: 'Fan noisy',
      text: '<p>Replace it.</p>',
      ts: '2026-05-06T07:08:09.000Z',
      tip: false,
    });
  });

  it('asks in a shared item whether all occurrences get it', () => {
    expect(saveNew(IN_SHARED_ITEM, '', '<p>x</p>', true).asked).toMatchObject([
      {
        kind: 'confirm',
        text: 'This item also appears in "BATHROOMS 2 - Toilets". Do you want to propagate the changes to all occurrences?',
      },
    ]);
  });

  it('yes adds it to all occurrences of the item', () => {
    const { draft } = saveNew(IN_SHARED_ITEM, '', '<p>x</p>', true);
    expect(describeDraft(draft)).toMatchObject({
      BATHROOMS: { 'II-1 Toilets': ['C-1', 'C-2*', 'C-new1'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2', 'C-new1'] },
    });
    expect(breaches(draft)).toEqual([]);
  });

  it('no adds it to this occurrence only, which gets a fresh id', () => {
    const outcome = saveNew(IN_SHARED_ITEM, '', '<p>x</p>', false);
    expect(describeDraft(outcome.draft)).toMatchObject({
      BATHROOMS: { 'II-new1 Toilets': ['C-1', 'C-2*', 'C-new1'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
    });
    expect(commentAt(outcome.draft, placeOf(outcome))?.text).toBe('<p>x</p>');
    expect(breaches(outcome.draft)).toEqual([]);
  });
});

describe('saveComment of an edited comment', () => {
  it('changes title and text and refreshes its time', () => {
    const { draft, at } = save(LONELY, 'New title', '<p>New</p>');
    expect(commentAt(draft, LONELY)).toEqual({
      id: 'C-4',
      name: 'New title',
      text: '<p>New</p>',
      ts: '2026-05-06T07:08:09.000Z',
      tip: false,
    });
    expect(at).toEqual(LONELY);
  });

  it('leaves it as it is, its time too, when nothing was changed', () => {
    expect(save(LONELY, ' Title  C-4 ', '<p>Text C-4</p>').draft).toBe(DRAFT);
  });

  it('may empty the title', () => {
    expect(commentAt(save(LONELY, '', '<p>Text C-4</p>').draft, LONELY)?.name).toBe('');
  });

  it('removes it when its text was emptied', () => {
    expect(describeDraft(save(LONELY, 'Title', '<p><br></p>').draft).KITCHEN?.['II-4 Fans']).toEqual(['C-5']);
  });

  it('asks whether to propagate when it stands in several places, and names them', () => {
    expect(save(IN_TWO_ITEMS, '', '<p>x</p>', true).asked).toMatchObject([
      {
        kind: 'confirm',
        text: 'This comment also appears in "KITCHEN - Sinks". Do you want to propagate the changes to all occurrences?',
      },
    ]);
  });

  it('names three other places at most', () => {
    const many = draftWith(
      Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => [name, { 'II-1 X': ['C-1'] }])),
    );
    const place = { component: 'KA', item: 'II-1', comment: 'C-1' };
    const { asked } = answerStep(saveComment(many, place, { name: '', text: 'x' }, NOW), true);
    expect(asked[0]?.text).toContain('"B - X", "C - X", "D - X", 2 more.');
  });

  it('yes changes all occurrences', () => {
    const { draft } = save(IN_TWO_ITEMS, 'Title', '<p>x</p>', true);
    expect(texts(draft).filter((text) => text.includes('C-3'))).toEqual(['II-2 C-3 <p>x</p>', 'II-3 C-3 <p>x</p>']);
    expect(describeDraft(draft)).toEqual(describeDraft(DRAFT));
  });

  it('no changes only this one, which gets a fresh id', () => {
    const outcome = save(IN_TWO_ITEMS, 'Title', '<p>x</p>', false);
    expect(describeDraft(outcome.draft)).toMatchObject({
      BATHROOMS: { 'II-2 Sinks': ['C-new1'] },
      KITCHEN: { 'II-3 Sinks': ['C-3*'] },
    });
    expect(commentAt(outcome.draft, placeOf(outcome))?.text).toBe('<p>x</p>');
    expect(breaches(outcome.draft)).toEqual([]);
  });

  it('no detaches a shared item with it, because its list of comments is another one then', () => {
    const { draft } = save(IN_SHARED_ITEM, 'Title', '<p>x</p>', false);
    expect(describeDraft(draft)).toMatchObject({
      BATHROOMS: { 'II-new1 Toilets': ['C-new1', 'C-2*'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
    });
    expect(breaches(draft)).toEqual([]);
  });

  it('takes occurrences in groups that are not used along without a question', () => {
    const hidden = draftWith({ ATTIC: [{ 'II-1 Vents': ['C-1'] }, { 'II-2 Vents': ['C-1'] }] });
    const place = { component: 'KATTIC', item: 'II-1', comment: 'C-1' };
    const { draft } = answerStep(saveComment(hidden, place, { name: '', text: 'x' }, NOW));
    expect(texts(draft)).toEqual(['II-1 C-1 x', 'II-2 C-1 x']);
  });
});

describe('removeComment', () => {
  it('asks with the sentence of the specification', () => {
    const { asked, draft } = answerStep(removeComment(DRAFT, LONELY), true);
    expect(asked).toMatchObject([
      {
        title: 'Confirm Delete',
        text: 'Are you sure you want to delete this comment? This action cannot be undone.',
        isDangerous: true,
      },
    ]);
    expect(describeDraft(draft).KITCHEN?.['II-4 Fans']).toEqual(['C-5']);
  });

  it('leaves it on Cancel', () => {
    expect(answerStep(removeComment(DRAFT, LONELY), false).draft).toBe(DRAFT);
  });

  it('yes removes all occurrences', () => {
    const shared = answerStep(removeComment(DRAFT, IN_SHARED_ITEM), true, true).draft;
    expect(describeDraft(shared)).toMatchObject({
      BATHROOMS: { 'II-1 Toilets': ['C-2*'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-2'] },
    });
    const inTwo = answerStep(removeComment(DRAFT, IN_TWO_ITEMS), true, true).draft;
    expect(describeDraft(inTwo)).toMatchObject({ BATHROOMS: { 'II-2 Sinks': [] }, KITCHEN: { 'II-3 Sinks': [] } });
    expect([...breaches(shared), ...breaches(inTwo)]).toEqual([]);
  });

  it('no removes only this one; a shared item detaches by that', () => {
    const shared = answerStep(removeComment(DRAFT, IN_SHARED_ITEM), true, false).draft;
    expect(describeDraft(shared)).toMatchObject({
      BATHROOMS: { 'II-new1 Toilets': ['C-2*'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
    });
    const inTwo = answerStep(removeComment(DRAFT, IN_TWO_ITEMS), true, false).draft;
    expect(describeDraft(inTwo)).toMatchObject({
      BATHROOMS: { 'II-2 Sinks': [] },
      KITCHEN: { 'II-3 Sinks': ['C-3*'] },
    });
    expect(breaches(shared)).toEqual([]);
  });
});

describe('acceptBoost', () => {
  it('replaces the text, keeps the title and refreshes the time', () => {
    const { draft } = answerStep(acceptBoost(DRAFT, LONELY, '<p>Better.</p>', NOW));
    expect(commentAt(draft, LONELY)).toMatchObject({
      name: 'Title C-4',
      text: '<p>Better.</p>',
      ts: '2026-05-06T07:08:09.000Z',
    });
  });

  it('asks whether to propagate when the comment stands in several places', () => {
    const { draft } = answerStep(acceptBoost(DRAFT, IN_TWO_ITEMS, '<p>Better.</p>', NOW), true);
    expect(texts(draft).filter((text) => text.includes('Better'))).toHaveLength(2);
    const { draft: alone } = answerStep(acceptBoost(DRAFT, IN_TWO_ITEMS, '<p>Better.</p>', NOW), false);
    expect(texts(alone).filter((text) => text.includes('Better'))).toHaveLength(1);
    expect(breaches(alone)).toEqual([]);
  });

  it('takes no empty text over', () => {
    expect(answerStep(acceptBoost(DRAFT, LONELY, '<p></p>', NOW)).draft).toBe(DRAFT);
  });
});

describe('toggleTip', () => {
  it('makes a comment a maintenance tip in this item only, and takes it back', () => {
    const on = answerStep(toggleTip(DRAFT, IN_SHARED_ITEM)).draft;
    expect(describeDraft(on)).toMatchObject({
      BATHROOMS: { 'II-1 Toilets': ['C-1*', 'C-2*'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
    });
    expect(describeDraft(answerStep(toggleTip(on, IN_SHARED_ITEM)).draft)).toEqual(describeDraft(DRAFT));
  });
});
