import { describe, expect, it } from 'vitest';
import { dropAt } from '../../../../client/features/template-editor/drag/drop.ts';
import type { Draft } from '../../../../client/features/template-editor/model/draft.ts';
import { draftOf } from '../../../../client/features/template-editor/model/from-server.ts';
import type { Row } from '../../../../client/features/template-editor/model/row.ts';
import { rowsOf } from '../../../../client/features/template-editor/model/rows.ts';
import { editedTemplate, itemId } from '../../../support/client/edited-template.ts';

const { template, maintenanceTips } = editedTemplate();
const draft: Draft = draftOf(template, maintenanceTips);
const [roofing] = draft.components;
const component = roofing?.key ?? '';
const rows = rowsOf(draft, {
  openComponents: new Set([component]),
  openItems: new Set([`${component}/${itemId('Shingles')}`]),
  query: '',
});

type RowOf<Kind extends Row['kind']> = Extract<Row, { kind: Kind }>;

function find<Kind extends Row['kind']>(kind: Kind, name: string): RowOf<Kind> {
  const found = rows.find((row) => row.kind === kind && JSON.stringify(row).includes(name));
  return found as RowOf<Kind>;
}

const comment = (id: string) => find('comment', `"comment":"${id}"`);
const shingles = { component, item: itemId('Shingles') };

describe('a dragged comment', () => {
  it.each([
    ['the upper half of another', 'C-3', 'C-1', true, { ...shingles, before: 'C-1' }, 'before'],
    ['the lower half of another', 'C-1', 'C-2', false, { ...shingles, before: 'C-3' }, 'after'],
    ['the lower half of the last', 'C-1', 'C-3', false, shingles, 'after'],
  ])('over %s goes there', (_what, dragged, over, isUpper, target, mark) => {
    expect(dropAt(draft, comment(dragged), comment(over), isUpper)).toMatchObject({ target, mark });
  });

  it.each([
    ['itself', 'C-2', 'C-2', true],
    ['the half of its neighbour that is next to it', 'C-1', 'C-2', true],
    ['the half of its other neighbour', 'C-2', 'C-1', false],
  ])('over %s stays', (_what, dragged, over, isUpper) => {
    expect(dropAt(draft, comment(dragged), comment(over), isUpper)).toBeNull();
  });

  it('over a closed item goes to its end, over an open one to its beginning, over New Comment to its end', () => {
    const closed = find('item', 'Gutters');
    expect(dropAt(draft, comment('C-1'), closed, true)?.target).toEqual({ component, item: itemId('Gutters') });
    expect(dropAt(draft, comment('C-2'), find('item', 'Shingles'), true)?.target).toEqual({
      ...shingles,
      before: 'C-1',
    });
    expect(dropAt(draft, comment('C-1'), find('new-comment', ''), true)?.target).toEqual(shingles);
    expect(dropAt(draft, comment('C-3'), find('new-comment', ''), true)).toBeNull();
  });

  it('over a component goes nowhere', () => {
    expect(dropAt(draft, comment('C-1'), find('component', 'ROOFING'), true)).toBeNull();
  });
});
