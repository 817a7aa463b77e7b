import { describe, expect, it } from 'vitest';
import { addComment } from '../../../../../client/features/template-editor/model/actions/add-comment.ts';
import { addComponent } from '../../../../../client/features/template-editor/model/actions/add-component.ts';
import { addItem } from '../../../../../client/features/template-editor/model/actions/add-item.ts';
import { renameComponent } from '../../../../../client/features/template-editor/model/actions/rename-component.ts';
import { draftOf } from '../../../../../client/features/template-editor/model/from-server.ts';
import { savedInput } from '../../../../../client/features/template-editor/model/to-server.ts';
import { answerStep } from '../../../../support/client/answer-step.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';

const comment = (commentId: string) => ({
  commentId,
  commentName: `Title ${commentId}`,
  commentText: `<p>${commentId}</p>`,
});
const TEMPLATE = {
  components: [
    {
      name: 'BATHROOMS',
      oldName: null,
      childComponents: [
        {
          name: 'BATHROOMS',
          items: [{ itemId: 'II-1', itemName: 'Toilets', comments: [comment('C-1'), comment('C-2')] }],
        },
        { name: 'BATHROOMS', items: [{ itemId: 'II-1', itemName: 'Toilets', comments: [comment('C-1')] }] },
      ],
    },
    { name: 'BATHROOMS 2', oldName: null, childComponents: [] },
  ],
};
const TIPS = [
  { component: 'BATHROOMS', itemId: 'II-1', commentIds: ['C-2', 'C-gone'] },
  { component: 'ATTIC', itemId: 'II-1', commentIds: ['C-1'] },
];

describe('draftOf', () => {
  it('keeps components, groups, items and comments in the order of the server', () => {
    const draft = draftOf(TEMPLATE, []);
    expect(draft.components.map(({ name, groups }) => [name, groups.length])).toEqual([
      ['BATHROOMS', 2],
      ['BATHROOMS 2', 0],
    ]);
    expect(describeDraft(draft)).toEqual({ BATHROOMS: { 'II-1 Toilets': ['C-1', 'C-2'] }, 'BATHROOMS 2': {} });
  });

  it('marks the comments that are tips in their item, in the first group only', () => {
    const [bathrooms] = draftOf(TEMPLATE, TIPS).components;
    const tips = bathrooms?.groups.map(({ items }) => items.flatMap((item) => item.comments.map(({ tip }) => tip)));
    expect(tips).toEqual([[false, true], [false]]);
  });

  it('gives each component a key of its own that is no new component', () => {
    const { components } = draftOf(TEMPLATE, []);
    expect(new Set(components.map(({ key }) => key)).size).toBe(2);
    expect(components.map(({ isNew, oldName }) => [isNew, oldName])).toEqual([
      [false, null],
      [false, null],
    ]);
  });
});

describe('savedInput', () => {
  it('sends what was loaded as it came, all groups included', () => {
    const withTs = { ...comment('C-1'), commentTs: '2026-01-02T03:04:05.000Z' };
    const items = [{ itemId: 'II-1', itemName: 'Toilets', comments: [withTs, { ...comment('C-2'), commentTs: null }] }];
    const components = [
      {
        name: 'BATHROOMS',
        oldName: null,
        childComponents: [
          { name: 'A', items },
          { name: 'B', items },
        ],
      },
      { name: 'ATTIC', oldName: null, childComponents: [] },
    ];
    const tips = [{ component: 'BATHROOMS', itemId: 'II-1', commentIds: ['C-2'] }];
    expect(savedInput(draftOf({ components }, tips))).toEqual({ components, maintenanceTips: tips });
  });

  it('sends tips under the present name of the component and the name that the server knows as oldName', () => {
    const renamed = answerStep(
      renameComponent(draftWith({ ATTIC: { 'II-1 Vents': ['C-1*'] } }), 'KATTIC', 'ROOF SPACE'),
    );
    const { components, maintenanceTips } = savedInput(renamed.draft);
    expect(components[0]).toMatchObject({ name: 'ROOF SPACE', oldName: 'ATTIC' });
    expect(maintenanceTips).toEqual([{ component: 'ROOF SPACE', itemId: 'II-1', commentIds: ['C-1'] }]);
  });

  it('drops new components that have no items and still their default name', () => {
    const placeholder = answerStep(addComponent(draftWith({ ATTIC: {} }))).draft;
    expect(savedInput(placeholder).components.map(({ name }) => name)).toEqual(['ATTIC']);
  });

  it('keeps a new component that was named or has an item, and an old one that is called Component 1', () => {
    const first = answerStep(addComponent(draftWith({ 'Component 1': {} })));
    const named = answerStep(renameComponent(first.draft, first.at?.component ?? '', 'POOL')).draft;
    expect(savedInput(named).components.map(({ name }) => name)).toEqual(['Component 1', 'POOL']);
  });

  it('drops new items without a name, and a new component that has nothing else', () => {
    const component = answerStep(addComponent(draftWith({ ATTIC: { 'II-1 Vents': [] } })));
    const inNew = answerStep(addItem(component.draft, component.at?.component ?? '')).draft;
    const { draft } = answerStep(addItem(inNew, 'KATTIC'));
    expect(savedInput(draft).components).toEqual([
      {
        name: 'ATTIC',
        oldName: null,
        childComponents: [{ name: 'ATTIC', items: [{ itemId: 'II-1', itemName: 'Vents', comments: [] }] }],
      },
    ]);
  });

  it('drops new comments with empty title and text, but none that the file has', () => {
    const empty = { commentId: 'C-1', commentName: '', commentText: '', commentTs: null };
    const items = [{ itemId: 'II-1', itemName: '', comments: [empty] }];
    const components = [{ name: 'ATTIC', oldName: null, childComponents: [{ name: 'ATTIC', items }] }];
    const draft = draftOf({ components }, []);
    const key = draft.components[0]?.key ?? '';
    const added = answerStep(addComment(draft, { component: key, item: 'II-1' })).draft;
    expect(savedInput(added).components).toEqual(components);
  });
});
