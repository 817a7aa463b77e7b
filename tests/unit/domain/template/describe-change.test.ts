import { describe, expect, it } from 'vitest';
import { describeChange } from '../../../../server/domain/template/describe-change.ts';
import type { EditableTemplate } from '../../../../server/domain/template/editable-template.ts';
import { comment, component, guidId, item, template } from '../../../support/editable-parts.ts';

const gutters = item(1, 'Gutters', comment(1), comment(2), comment(3), comment(4));
const before = template(
  [
    component('ROOFING', gutters, item(2, 'Chimney', comment(5)), item(3, 'Vents', comment(6))),
    component('EXTERIOR', gutters, item(4, 'Deck', comment(7))),
    component('ATTIC', item(5, 'Insulation', comment(8))),
  ],
  [{ component: 'ROOFING', itemId: guidId('II', 1), commentIds: [guidId('C', 1)] }],
);

type Components = EditableTemplate['components'];

/** The sentence for an edit; `of` finds an item by component and position. */
function said(
  edit: (components: Components, of: (c: number, i: number) => Item, tips: EditableTemplate['tips']) => void,
) {
  const after = structuredClone(before);
  edit(after.components, (c, i) => itemAt(after.components, c, i), after.tips);
  return describeChange(before, after);
}
type Item = Components[number]['groups'][number]['items'][number];

function itemAt(components: Components, index: number, position: number): Item {
  const found = components[index]?.groups[0]?.items[position];
  if (!found) throw new Error('There is no such item.');
  return found;
}

describe('the sentence for', () => {
  it('nothing is none', () => {
    expect(said(() => {})).toBe('');
  });

  it('one comment names it, though it stands in two places', () => {
    const edit = (_: unknown, of: (c: number, i: number) => Item) => {
      for (const c of [0, 1]) Object.assign(of(c, 0).comments[0] ?? {}, { text: '<p>Edited.</p>' });
    };
    expect(said(edit)).toBe('Comment "Comment 1" edited.');
  });

  it('a comment without a title counts it', () => {
    expect(said((_, of) => of(0, 1).comments.push(comment(9, { name: '' })))).toBe('1 comment added.');
  });

  it('several comments counts them', () => {
    expect(
      said((_, of) => {
        for (const c of [0, 1]) for (const one of of(c, 0).comments.slice(0, 3)) one.name += '!';
        of(0, 1).comments.push(comment(9));
        of(2, 0).comments.pop();
      }),
    ).toBe('3 comments edited, comment "Comment 9" added, comment "Comment 8" removed.');
  });

  it('a section that was removed does not tell what was in it', () => {
    expect(said((components) => components.pop())).toBe('Section ATTIC removed.');
  });

  it('a section that was added tells what is new in it', () => {
    expect(
      said((components) => components.push(component('GARAGE', item(9, 'Door', comment(9)), structuredClone(gutters)))),
    ).toBe('Comment "Comment 9" added, item "Door" added, section GARAGE added.');
  });

  it('names that were exchanged counts the sections', () => {
    expect(
      said((components, _, tips) => {
        Object.assign(components[0] ?? {}, { name: 'EXTERIOR', oldName: 'ROOFING' });
        Object.assign(components[1] ?? {}, { name: 'ROOFING', oldName: 'EXTERIOR' });
        for (const tip of tips) tip.component = 'EXTERIOR';
      }),
    ).toBe('2 sections renamed.');
  });

  it('a section that was renamed does not tell of its group, which is called as it is', () => {
    const rename = (components: Components) => {
      components[2] = { ...component('LOFT', item(5, 'Insulation', comment(8))), oldName: 'ATTIC' };
    };
    expect(said(rename)).toBe('Section ATTIC renamed.');
  });

  it('an item tells its old name', () => {
    expect(said((_, of) => (of(0, 1).name = 'Chimney cap'))).toBe('Item "Chimney" renamed.');
  });

  it('a comment that went to another item says so', () => {
    expect(said((_, of) => of(0, 2).comments.push(...of(0, 1).comments.splice(0)))).toBe('Comment "Comment 5" moved.');
    expect(said((_, of) => of(0, 2).comments.push(comment(5)))).toBe('Comment "Comment 5" copied.');
    expect(said((_, of) => of(1, 0).comments.pop())).toBe('Comment "Comment 4" removed.');
  });

  it('an item that was detached says no more than that', () => {
    expect(said((_, of) => (of(1, 0).id = guidId('II', 9)))).toBe('Item "Gutters" detached.');
    expect(
      said((_, of) => Object.assign(of(1, 1).comments[0] ?? {}, { id: guidId('C', 9), text: '<p>New.</p>' })),
    ).toBe('Comment "Comment 7" edited.');
  });

  it('another order says of what', () => {
    expect(said((components) => components.reverse())).toBe('Sections reordered.');
    expect(said((components) => components[0]?.groups[0]?.items.reverse())).toBe('Items of ROOFING reordered.');
    expect(said((_, of) => of(0, 0).comments.reverse())).toBe('Comments of Gutters reordered.');
  });

  it('tips counts them', () => {
    expect(said((_components, _of, tips) => tips.pop())).toBe('1 maintenance tip changed.');
    expect(
      said((_components, _of, tips) =>
        tips.push({ component: 'EXTERIOR', itemId: guidId('II', 1), commentIds: [guidId('C', 1), guidId('C', 2)] }),
      ),
    ).toBe('2 maintenance tips changed.');
  });

  it('a tip whose comment is gone is that of the comment', () => {
    expect(
      said((_, of, tips) => {
        for (const c of [0, 1]) of(c, 0).comments.shift();
        tips.pop();
      }),
    ).toBe('Comment "Comment 1" removed.');
  });

  it('groups names the section', () => {
    expect(said((components) => components[2]?.groups.push({ name: 'OLD', items: [] }))).toBe(
      'Group of ATTIC changed.',
    );
  });

  it('what has no words of its own is not empty', () => {
    const twice = structuredClone(before);
    twice.components[0]?.groups.push({ name: 'OLD', items: [] });
    const after = structuredClone(twice);
    after.components[0]?.groups[1]?.items.push(...(after.components[0].groups[0]?.items.splice(2) ?? []));
    expect(describeChange(twice, after)).toBe('Details changed.');
  });
});

it('is short whatever was changed', () => {
  const long = 'a name that is as long as names can be '.repeat(12);
  const sentence = said((components, of, tips) => {
    for (const c of [0, 1]) for (const one of of(c, 0).comments) one.name = long;
    of(0, 1).name = long;
    of(0, 2).comments.push(...of(0, 1).comments.splice(0), comment(9));
    of(1, 1).comments.splice(0);
    components[1]?.groups[0]?.items.push(item(9, long, comment(8)));
    components[1]?.groups.push({ name: '', items: [] });
    Object.assign(components[0] ?? {}, { name: 'ROOFS', oldName: 'ROOFING' });
    components.pop();
    components.push(component('GARAGE'));
    tips.pop();
    tips.push({ component: 'ROOFS', itemId: guidId('II', 1), commentIds: [guidId('C', 2)] });
  });
  expect(sentence).toBe(
    '4 comments edited, 1 comment added, 1 comment moved, 1 comment removed, 1 item renamed, 1 item added, and more.',
  );
  expect(sentence.length).toBeLessThanOrEqual(120);
});
