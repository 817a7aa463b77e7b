import { describe, expect, it } from 'vitest';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { removeItem } from '../../../../../client/features/template-editor/model/actions/remove-item.ts';
import { renameItem } from '../../../../../client/features/template-editor/model/actions/rename-item.ts';
import type { Draft, ItemPlace } from '../../../../../client/features/template-editor/model/draft.ts';
import { answerStep, type Outcome } from '../../../../support/client/answer-step.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';
import { breaches } from '../../../../support/client/draft-law.ts';

const DRAFT = draftWith({
  BATHROOMS: { 'II-1 Toilets': ['C-1', 'C-2*'], 'II-2 Sinks': ['C-3'] },
  'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'], 'II-3 Showers': [] },
  KITCHEN: { 'II-4 Fans': ['C-4*'] },
});
const at = (component: string, item: string): ItemPlace => ({ component: `K${component}`, item });
const placeOf = ({ at: spot }: Outcome): ItemPlace => ({ component: spot?.component ?? '', item: spot?.item ?? '' });

/** Adds an item to a component and gives it its first name. */
function addNamed(draft: Draft, component: string, name: string, ...answers: (boolean | number)[]): Outcome {
  const added = answerStep(addItem(draft, `K${component}`));
  return answerStep(renameItem(added.draft, placeOf(added), name), ...answers);
}

describe('addItem', () => {
  it('adds an item without a name at the end of the component and names it', () => {
    const added = answerStep(addItem(DRAFT, 'KKITCHEN'));
    expect(describeDraft(added.draft).KITCHEN).toEqual({ 'II-4 Fans': ['C-4*'], 'II-new1 ': [] });
    expect(added.draft.components[2]?.groups[0]?.items[1]).toMatchObject({ id: added.at?.item, isNew: true });
  });

  it('takes the one again that waits for its name', () => {
    const once = answerStep(addItem(DRAFT, 'KKITCHEN'));
    const twice = answerStep(addItem(once.draft, 'KKITCHEN'));
    expect(twice.draft).toBe(once.draft);
    expect(twice.at).toEqual(once.at);
  });

  it('gives a component without any group one of its own name', () => {
    const { draft } = answerStep(addItem(draftWith({ ATTIC: [] }), 'KATTIC'));
    expect(draft.components[0]?.groups).toMatchObject([{ name: 'ATTIC', items: [{ name: '' }] }]);
  });
});

describe('renameItem', () => {
  it.each(['', '  '])('deletes a new item whose name is left empty: "%s"', (name) => {
    const { draft, at: place } = addNamed(DRAFT, 'KITCHEN', name);
    expect(describeDraft(draft)).toEqual(describeDraft(DRAFT));
    expect(place).toBeUndefined();
  });

  it.each(['', '  ', 'Fans', ' Fans '])(
    'keeps the name of an old item when that is empty or unchanged: "%s"',
    (name) => {
      expect(answerStep(renameItem(DRAFT, at('KITCHEN', 'II-4'), name)).draft).toBe(DRAFT);
    },
  );

  it('gives a new item its name, without white space around it', () => {
    const { draft, at: place } = addNamed(DRAFT, 'KITCHEN', '  Range   hood ');
    expect(describeDraft(draft).KITCHEN).toEqual({ 'II-4 Fans': ['C-4*'], 'II-new1 Range hood': [] });
    expect(draft.components[2]?.groups[0]?.items[1]).not.toHaveProperty('isNew');
    expect(place?.item).toBe(draft.components[2]?.groups[0]?.items[1]?.id);
  });

  describe('when another item of the component has the name', () => {
    const text = 'An item with the name "Sinks" already exists in this component.';

    it('says so and removes a new item', () => {
      const { draft, asked } = addNamed(DRAFT, 'BATHROOMS', 'Sinks', true);
      expect(asked).toMatchObject([{ kind: 'acknowledge', text }]);
      expect(describeDraft(draft)).toEqual(describeDraft(DRAFT));
    });

    it('says so and leaves an old item with the name it has, so that nothing is lost', () => {
      const { draft, asked } = answerStep(renameItem(DRAFT, at('BATHROOMS', 'II-1'), 'Sinks'), true);
      expect(asked).toMatchObject([{ kind: 'acknowledge', text }]);
      expect(draft).toBe(DRAFT);
    });
  });

  describe('when the item stands in several components', () => {
    const rename = (name: string, ...answers: (boolean | number)[]) =>
      answerStep(renameItem(DRAFT, at('BATHROOMS', 'II-1'), name), ...answers);

    it('asks with the sentence of the specification whether to propagate', () => {
      expect(rename('WCs', true).asked).toMatchObject([
        {
          kind: 'confirm',
          text: 'Do you want to propagate the changes to versions of this item elsewhere?',
        },
      ]);
    });

    it('yes renames everywhere', () => {
      const { draft, at: place } = rename('WCs', true);
      expect(describeDraft(draft)).toMatchObject({
        BATHROOMS: { 'II-1 WCs': ['C-1', 'C-2*'], 'II-2 Sinks': ['C-3'] },
        'BATHROOMS 2': { 'II-1 WCs': ['C-1', 'C-2'], 'II-3 Showers': [] },
      });
      expect(place).toEqual(at('BATHROOMS', 'II-1'));
    });

    it('no gives this item a new id and renames it alone', () => {
      const { draft, at: place } = rename('WCs', false);
      expect(describeDraft(draft)).toMatchObject({
        BATHROOMS: { 'II-new1 WCs': ['C-1', 'C-2*'], 'II-2 Sinks': ['C-3'] },
        'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
      });
      expect(place?.item).toBe(draft.components[0]?.groups[0]?.items[0]?.id);
      expect(breaches(draft)).toEqual([]);
    });

    it('yes leaves an occurrence alone whose component has that name already, detaches it and says so', () => {
      const { draft, asked } = rename('Showers', true, true);
      expect(asked[1]).toMatchObject({
        kind: 'acknowledge',
        text: 'An item with the name "Showers" already exists in BATHROOMS 2: there this item keeps its name.',
      });
      expect(describeDraft(draft)).toMatchObject({
        BATHROOMS: { 'II-1 Showers': ['C-1', 'C-2*'] },
        'BATHROOMS 2': { 'II-new1 Toilets': ['C-1', 'C-2'], 'II-3 Showers': [] },
      });
      expect(breaches(draft)).toEqual([]);
    });

    it('takes an occurrence in a group that is not used along without a question', () => {
      const hidden = draftWith({ ATTIC: [{ 'II-1 Vents': ['C-1'] }, { 'II-1 Vents': ['C-1'] }] });
      const { draft } = answerStep(renameItem(hidden, at('ATTIC', 'II-1'), 'Fans'));
      expect(draft.components[0]?.groups.map(({ items }) => items[0]?.name)).toEqual(['Fans', 'Fans']);
    });
  });

  describe('when an item of that name exists elsewhere', () => {
    it('offers to copy it, choosing among matches labelled component - item', () => {
      const twoFans = draftWith({
        KITCHEN: { 'II-4 Fans': ['C-4'] },
        LAUNDRY: { 'II-5 Fans': ['C-5'] },
        ATTIC: { 'II-6 Vents': [] },
      });
      const { asked, draft } = addNamed(twoFans, 'ATTIC', 'Fans', 1);
      expect(asked).toMatchObject([
        {
          kind: 'confirm',
          text: 'An item with the name "Fans" already exists. Do you want to copy it?',
          options: ['KITCHEN - Fans', 'LAUNDRY - Fans'],
        },
      ]);
      expect(describeDraft(draft).ATTIC).toEqual({ 'II-6 Vents': [], 'II-5 Fans': ['C-5'] });
    });

    it('shows the occurrences of one shared item as one match', () => {
      expect(addNamed(DRAFT, 'KITCHEN', 'Toilets', false).asked).toMatchObject([{ options: ['BATHROOMS - Toilets'] }]);
    });

    it('yes makes the new item that item: same id, same comments, same tips', () => {
      const { draft, at: place } = addNamed(DRAFT, 'BATHROOMS', 'Fans', true);
      expect(describeDraft(draft).BATHROOMS).toEqual({
        'II-1 Toilets': ['C-1', 'C-2*'],
        'II-2 Sinks': ['C-3'],
        'II-4 Fans': ['C-4*'],
      });
      expect(place).toEqual(at('BATHROOMS', 'II-4'));
      expect(breaches(draft)).toEqual([]);
    });

    it('declining keeps the new name', () => {
      const { draft } = addNamed(DRAFT, 'BATHROOMS', 'Fans', false);
      expect(describeDraft(draft).BATHROOMS).toMatchObject({ 'II-new1 Fans': [] });
    });

    it('yes adds its comments to an item that has some of its own, so that nothing is lost', () => {
      const { draft, at: place } = answerStep(renameItem(DRAFT, at('BATHROOMS', 'II-2'), 'Fans'), true);
      expect(describeDraft(draft).BATHROOMS).toMatchObject({ 'II-2 Fans': ['C-3', 'C-4*'] });
      expect(place).toEqual(at('BATHROOMS', 'II-2'));
      expect(breaches(draft)).toEqual([]);
    });

    it('is offered too after a shared item was detached', () => {
      const { draft, asked } = answerStep(renameItem(DRAFT, at('BATHROOMS', 'II-1'), 'Fans'), false, false);
      expect(asked).toHaveLength(2);
      expect(describeDraft(draft).BATHROOMS).toMatchObject({ 'II-new1 Fans': ['C-1', 'C-2*'] });
    });

    it('gives the copy a fresh id where the component has that id under another name', () => {
      const foreign = draftWith({ KITCHEN: { 'II-4 Fans': ['C-4'] }, ATTIC: { 'II-4 Vents': [] } });
      const { draft } = addNamed(foreign, 'ATTIC', 'Fans', true);
      expect(describeDraft(draft).ATTIC).toEqual({ 'II-4 Vents': [], 'II-new1 Fans': ['C-4'] });
    });
  });
});

describe('removeItem', () => {
  it('asks with the sentence of the specification and removes it from this component only', () => {
    const { draft, asked } = answerStep(removeItem(DRAFT, at('BATHROOMS', 'II-1')), true);
    expect(asked).toMatchObject([
      {
        title: 'Confirm Delete',
        text: 'Are you sure you want to delete this item? This action cannot be undone.',
      },
    ]);
    expect(describeDraft(draft)).toMatchObject({
      BATHROOMS: { 'II-2 Sinks': ['C-3'] },
      'BATHROOMS 2': { 'II-1 Toilets': ['C-1', 'C-2'] },
    });
  });

  it('leaves it on Cancel', () => {
    expect(answerStep(removeItem(DRAFT, at('BATHROOMS', 'II-1')), false).draft).toBe(DRAFT);
  });
});
