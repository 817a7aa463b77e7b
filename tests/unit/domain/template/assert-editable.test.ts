import { describe, expect, it } from 'vitest';
import { at, commentsAt, type Edit, itemAt, items, saving } from '../../../support/editable-edits.ts';
import { comment, component, guidId, item } from '../../../support/editable-parts.ts';

const REFUSED: [what: string, edit: Edit, sentence: string][] = [
  ['no component', (edited) => edited.components.splice(0), 'A template needs at least one component. Please add one.'],
  [
    'a component without a name',
    (edited) => (at(edited.components, 0).name = ''),
    'A component has no name. Please give it one.',
  ],
  [
    'two components of one name',
    (edited) => edited.components.push(component('EXTERIOR')),
    'A component with the name "EXTERIOR" already exists.',
  ],
  [
    'an old name that nothing had',
    (edited) => (at(edited.components, 1).oldName = 'ATTIC'),
    'The component "EXTERIOR" cannot have been "ATTIC": there was none of that name.',
  ],
  [
    'an old name twice',
    (edited) =>
      edited.components.push(
        { ...component('NEW 1'), oldName: 'ROOFING' },
        { ...component('NEW 2'), oldName: 'ROOFING' },
      ),
    'Two components cannot both have been "ROOFING".',
  ],
  [
    'an item without a name',
    (edited) => (itemAt(edited, 0, 1).name = ''),
    'An item of "ROOFING" has no name. Please give it one.',
  ],
  [
    'two items of one name in a component',
    (edited) => items(edited, 1).push(item(9, 'Deck')),
    'An item with the name "Deck" already exists in this component.',
  ],
  [
    'an item id twice in a component',
    (edited) => items(edited, 1).push({ ...item(1, 'More gutters', comment(1), comment(2)) }),
    'The item "EXTERIOR - More gutters" stands twice with the same id.',
  ],
  [
    'a comment id twice in an item',
    (edited) => commentsAt(edited, 0, 1).push(comment(3)),
    'The comment "Comment 3" stands twice in "ROOFING - Chimney".',
  ],
  [
    'an item id of another form',
    (edited) => items(edited, 0).push({ ...item(9, 'Vents'), id: guidId('II', 9).replace('II-', 'I-') }),
    'The id of the item "ROOFING - Vents" has to be "II-" and an upper-case GUID.',
  ],
  [
    'a comment id in small letters',
    (edited) => commentsAt(edited, 0, 1).push(comment(9, { id: guidId('C', 10).toLowerCase() })),
    'The id of the comment "Comment 9" in "ROOFING - Chimney" has to be "C-" and an upper-case GUID.',
  ],
  [
    'a comment that is another one elsewhere',
    (edited) => (at(commentsAt(edited, 0, 0), 0).text = '<p>Edited.</p>'),
    'The comment "Comment 1" is not the same in "ROOFING - Gutters" and in "EXTERIOR - Gutters". Please change both, or give one of them an id of its own.',
  ],
  [
    'an untitled comment that is another one elsewhere',
    (edited) => (at(commentsAt(edited, 1, 0), 0).name = ''),
    'The comment "Untitled Comment" is not the same in "ROOFING - Gutters" and in "EXTERIOR - Gutters". Please change both, or give one of them an id of its own.',
  ],
  [
    'a shared item of two names',
    (edited) => (itemAt(edited, 1, 0).name = 'Rain gutters'),
    'One item has two names: "ROOFING - Gutters" and "EXTERIOR - Rain gutters". Please rename both, or give one of them an id of its own.',
  ],
  [
    'a shared item with a comment more in one place',
    (edited) => commentsAt(edited, 1, 0).push(comment(4)),
    'One item offers the comment "Comment 4" in "EXTERIOR - Gutters" but not in "ROOFING - Gutters". Please change both, or give one of them an id of its own.',
  ],
  [
    'a shared item with a comment less in one place',
    (edited) => commentsAt(edited, 1, 0).shift(),
    'One item offers the comment "Comment 1" in "ROOFING - Gutters" but not in "EXTERIOR - Gutters". Please change both, or give one of them an id of its own.',
  ],
  [
    'a shared item with another order in one place',
    (edited) => commentsAt(edited, 1, 0).reverse(),
    'One item offers its comments in different orders in "ROOFING - Gutters" and in "EXTERIOR - Gutters". Please change both, or give one of them an id of its own.',
  ],
  [
    'tips of a component that is not there',
    (edited) => (at(edited.tips, 0).component = 'ATTIC'),
    'There are maintenance tips of a component "ATTIC", which is not there.',
  ],
  [
    'tips of an item that is not there',
    (edited) => (at(edited.tips, 0).itemId = 'II-9'),
    'There are maintenance tips of an item that is not in "ROOFING": II-9.',
  ],
  [
    'a tip that its item does not offer',
    (edited) => at(edited.tips, 0).commentIds.push(guidId('C', 4)),
    `A maintenance tip of "ROOFING - Gutters" is no comment of this item: ${guidId('C', 4)}.`,
  ],
  [
    'a name of 501 characters',
    (edited) => (itemAt(edited, 1, 1).name = 'x'.repeat(501)),
    `The name "${'x'.repeat(40)}…" of an item of "EXTERIOR" has 501 characters; at most 500 are possible.`,
  ],
  [
    'a text of 20,001 characters',
    (edited) => (at(commentsAt(edited, 1, 1), 0).text = 'x'.repeat(20_001)),
    'The text of "Comment 4" in "EXTERIOR - Deck" has 20,001 characters; at most 20,000 are possible.',
  ],
];

describe('an edited template is refused with', () => {
  it.each(REFUSED)('%s', (_what, edit, sentence) => {
    expect(saving(edit)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', message: sentence }));
  });
});
