import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { saveComment } from '../../../../../client/features/template-editor/model/actions/save-comment.ts';
import type { Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import type { Row } from '../../../../../client/features/template-editor/model/row.ts';
import { type RowsView, rowsOf } from '../../../../../client/features/template-editor/model/rows.ts';
import { answerStep } from '../../../../support/client/answer-step.ts';
import { draftWith } from '../../../../support/client/draft.ts';

const DRAFT = draftWith({
  ATTIC: { 'II-1 Vents': ['C-1', 'C-2*', 'C-3'], 'II-2 Fans': [] },
  ROOFING: [{ 'II-3 Shingles': ['C-4'] }, { 'II-4 Old': ['C-5'] }],
  POOL: {},
});
const view = (components: string[], items: string[] = [], query = ''): RowsView => ({
  openComponents: new Set(components),
  openItems: new Set(items),
  query,
});
const ALL = view(['KATTIC', 'KROOFING', 'KPOOL'], ['KATTIC/II-1', 'KATTIC/II-2', 'KROOFING/II-3']);
const described = (rows: Row[]) => rows.map(({ kind, key }) => `${kind} ${key}`);

describe('rowsOf', () => {
  it('is a bar for each component while all are closed, with the banner where one has several groups', () => {
    expect(described(rowsOf(DRAFT, view([])))).toEqual([
      'component KATTIC',
      'component KROOFING',
      'duplicate-groups KROOFING/groups',
      'component KPOOL',
    ]);
  });

  it('lists what is open: items, comments, the button for a new comment, and what has nothing yet', () => {
    expect(described(rowsOf(DRAFT, ALL))).toEqual([
      'component KATTIC',
      'item KATTIC/II-1',
      'comment KATTIC/II-1/C-1',
      'comment KATTIC/II-1/C-2',
      'comment KATTIC/II-1/C-3',
      'new-comment KATTIC/II-1/new',
      'item KATTIC/II-2',
      'empty KATTIC/II-2/empty',
      'new-comment KATTIC/II-2/new',
      'component KROOFING',
      'duplicate-groups KROOFING/groups',
      'item KROOFING/II-3',
      'comment KROOFING/II-3/C-4',
      'new-comment KROOFING/II-3/new',
      'component KPOOL',
      'empty KPOOL/empty',
    ]);
  });

  it('counts items, comments and tips of components and items, without what was only begun', () => {
    const begun = answerStep(addComment(DRAFT, { component: 'KATTIC', item: 'II-1' })).draft;
    const [bar, item] = rowsOf(begun, ALL);
    expect(bar).toMatchObject({ kind: 'component', items: 2, comments: 3, tips: 1 });
    expect(item).toMatchObject({ kind: 'item', comments: 3, tips: 1 });
  });

  it('tells which comment is the first and the last of its item', () => {
    const ends = rowsOf(DRAFT, ALL).flatMap((row) => (row.kind === 'comment' ? [[row.isFirst, row.isLast]] : []));
    expect(ends).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('says that a template has no component', () => {
    expect(rowsOf({ components: [] }, ALL)).toMatchObject([{ kind: 'empty', of: 'template', place: null }]);
  });

  it('shows with a query only what matches and its parents, opened', () => {
    expect(described(rowsOf(DRAFT, view([], [], 'C-4')))).toEqual([
      'component KROOFING',
      'duplicate-groups KROOFING/groups',
      'item KROOFING/II-3',
      'comment KROOFING/II-3/C-4',
    ]);
    expect(described(rowsOf(DRAFT, { ...ALL, query: 'attic' }))).toEqual(['component KATTIC']);
    expect(rowsOf(DRAFT, view([], [], 'fans'))).toMatchObject([
      { kind: 'component', isOpen: true },
      { kind: 'item', isOpen: false },
    ]);
  });

  it('shows what is being edited, found or not', () => {
    const added = answerStep(addItem(DRAFT, 'KPOOL'));
    const rows = rowsOf(added.draft, { ...view([], [], 'C-4'), editing: added.at ?? null });
    expect(described(rows).at(-1)).toBe(`item KPOOL/${added.at?.item}`);
  });

  it('says that nothing was found', () => {
    expect(rowsOf(DRAFT, view([], [], 'nowhere'))).toMatchObject([{ kind: 'empty', of: 'search' }]);
  });

  it('gives the very same rows for what has not changed, so that they are not drawn again', () => {
    const place = { component: 'KATTIC', item: 'II-1', comment: 'C-2' };
    const edited = answerStep(saveComment(DRAFT, place, { name: '', text: 'x' }, new Date())).draft;
    const before = rowsOf(DRAFT, ALL);
    expect(rowsOf(DRAFT, ALL).every((row, index) => row === before[index])).toBe(true);
    const changed = rowsOf(edited, ALL).filter((row) => !before.includes(row));
    expect(described(changed)).toEqual([
      'component KATTIC',
      'item KATTIC/II-1',
      'comment KATTIC/II-1/C-2',
      'new-comment KATTIC/II-1/new',
    ]);
  });

  it('tells one comment that stands in two items apart', () => {
    const [vents] = draftWith({ A: { 'II-1 Vents': ['C-1'] } }).components.flatMap(({ groups }) => groups);
    const twice: Draft = {
      components: ['K1', 'K2'].map((key) => ({
        key,
        name: key,
        oldName: null,
        isNew: false,
        groups: vents ? [vents] : [],
      })),
    };
    const keys = rowsOf(twice, view(['K1', 'K2'], ['K1/II-1', 'K2/II-1'])).map(({ key }) => key);
    expect(new Set(keys).size).toBe(8);
  });
});
