import { describe, expect, it } from 'vitest';
import type { EditableTemplate } from '../../../../server/domain/template/editable-template.ts';
import { at, BASE, commentsAt, type Edit, FOREIGN, itemAt, items, saving } from '../../../support/editable-edits.ts';
import { comment, component, item } from '../../../support/editable-parts.ts';

const ACCEPTED: [what: string, edit: Edit, of?: EditableTemplate][] = [
  ['nothing changed', () => {}],
  [
    'a component renamed, and a new one of its old name',
    (edited) => {
      Object.assign(at(edited.components, 1), { name: 'OUTSIDE', oldName: 'EXTERIOR' });
      edited.components.push(component('EXTERIOR', item(9, 'Deck')));
    },
  ],
  [
    'names of two components exchanged',
    (edited) => {
      Object.assign(at(edited.components, 0), { name: 'EXTERIOR', oldName: 'ROOFING' });
      Object.assign(at(edited.components, 1), { name: 'ROOFING', oldName: 'EXTERIOR' });
      at(edited.tips, 0).component = 'EXTERIOR';
    },
  ],
  [
    'a shared item and a shared comment changed in both places',
    (edited) => {
      for (const index of [0, 1]) {
        itemAt(edited, index, 0).name = 'Rain gutters';
        at(commentsAt(edited, index, 0), 0).text = '<p>Edited.</p>';
        commentsAt(edited, index, 0).reverse().push(comment(9));
      }
    },
  ],
  [
    'an item detached and changed',
    (edited) => {
      items(edited, 1)[0] = { ...item(9, 'Rain gutters', comment(2)) };
    },
  ],
  ['an item of another component copied', (edited) => items(edited, 0).push(structuredClone(itemAt(edited, 1, 1)))],
  [
    'a name of 500 characters and a text of 20,000',
    (edited) => {
      itemAt(edited, 1, 1).name = 'x'.repeat(500);
      at(commentsAt(edited, 1, 1), 0).text = 'x'.repeat(20_000);
    },
  ],
  ['a foreign file unchanged', () => {}, FOREIGN],
  [
    'a foreign file with edits elsewhere',
    (edited) => {
      at(edited.components, 1).name = 'OUTSIDE';
      at(edited.components, 1).oldName = 'EXTERIOR';
      items(edited, 1).push(item(9, 'Deck', comment(9)));
      commentsAt(edited, 0, 1).push(comment(8));
    },
    FOREIGN,
  ],
  [
    'a comment added to all occurrences of a foreign item that are not the same',
    (edited) => {
      for (const index of [0, 1]) commentsAt(edited, index, 0).push(comment(9));
    },
    FOREIGN,
  ],
  [
    'a foreign component with two items of one name, one of them detached',
    (edited) => {
      items(edited, 0)[1] = item(9, 'Gutters', comment(9));
    },
    FOREIGN,
  ],
];

describe('an edited template may be saved with', () => {
  it.each(ACCEPTED)('%s', (_what, edit, of) => {
    expect(saving(edit, of)).not.toThrow();
  });
});

describe('what a foreign file has already is no excuse for', () => {
  it.each<[what: string, edit: Edit, sentence: RegExp]>([
    [
      'one more item of a name that stands twice',
      (edited) => items(edited, 0).push(item(9, 'Gutters')),
      /"Gutters" already exists/,
    ],
    ['one more item without a name', (edited) => items(edited, 0).push(item(9, '')), /"ROOFING" has no name/],
    [
      'another name of one occurrence',
      (edited) => (itemAt(edited, 0, 0).name = 'Eaves'),
      /two names: "EXTERIOR - Rain gutters" and "ROOFING - Eaves"/,
    ],
    [
      'another comment of one occurrence',
      (edited) => commentsAt(edited, 0, 0).push(comment(9)),
      /"Comment 9" in "ROOFING - Gutters" but not in "EXTERIOR - Rain gutters"/,
    ],
    [
      'another comment with an id of such a form',
      (edited) => commentsAt(edited, 0, 1).push(comment(9, { id: 'c9' })),
      /has to be "C-"/,
    ],
  ])('%s', (_what, edit, sentence) => {
    expect(saving(edit, FOREIGN)).toThrow(sentence);
  });

  it('a text that is longer than possible, once it was edited', () => {
    const long = structuredClone(FOREIGN);
    at(commentsAt(long, 0, 0), 0).text = 'x'.repeat(30_000);
    const rename: Edit = (edited) => (at(edited.components, 0).groups[0] = { name: 'G', items: items(edited, 0) });
    expect(saving(rename, long)).not.toThrow();
    expect(saving((edited) => (at(commentsAt(edited, 0, 0), 0).text += 'y'), long)).toThrow('30,001 characters');
  });
});

it('a group that is not used may have the items of the one that is', () => {
  const twice = structuredClone(BASE);
  const [used] = at(twice.components, 0).groups;
  at(twice.components, 0).groups.push({ name: 'OLD', items: [{ ...item(8, 'Gutters', comment(1)) }, item(7, '')] });
  expect(used?.items).toHaveLength(2);
  expect(saving(() => {}, twice)).not.toThrow();
  expect(saving((edited) => at(edited.components, 0).groups.pop(), twice)).not.toThrow();
});
