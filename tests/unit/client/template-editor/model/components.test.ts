import { describe, expect, it } from 'vitest';
import { addComponent } from '../../../../../client/features/template-editor/model/actions/add-component.ts';
import { keepFirstGroup } from '../../../../../client/features/template-editor/model/actions/keep-first-group.ts';
import { removeComponent } from '../../../../../client/features/template-editor/model/actions/remove-component.ts';
import { renameComponent } from '../../../../../client/features/template-editor/model/actions/rename-component.ts';
import type { Component, Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import { answerStep } from '../../../../support/client/answer-step.ts';
import { describeDraft } from '../../../../support/client/describe-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';

const DRAFT = draftWith({ ATTIC: { 'II-1 Vents': ['C-1'] }, ROOFING: {} });
const names = ({ components }: Draft) => components.map(({ name }) => name);
const last = ({ components }: Draft): Component => {
  const component = components.at(-1);
  if (!component) throw new Error('No component');
  return component;
};

describe('addComponent', () => {
  it("adds 'Component N', N being the count plus one, at the end and names it", () => {
    const { draft, at } = answerStep(addComponent(DRAFT));
    expect(names(draft)).toEqual(['ATTIC', 'ROOFING', 'Component 3']);
    expect(at).toEqual({ component: last(draft).key });
  });

  it('takes the next number whose name is free', () => {
    const { draft } = answerStep(addComponent(draftWith({ 'Component 2': {}, 'Component 3': {} })));
    expect(names(draft).at(-1)).toBe('Component 4');
    expect(names(answerStep(addComponent(draftWith({ 'Component 2': {} }))).draft).at(-1)).toBe('Component 3');
  });

  it("begins with one child component 'New Component' and no items", () => {
    expect(last(answerStep(addComponent(DRAFT)).draft)).toMatchObject({
      groups: [{ name: 'New Component', items: [] }],
      isNew: true,
      oldName: null,
    });
  });

  it('gives a key that no component had before, also not one that was removed', () => {
    const first = last(answerStep(addComponent(DRAFT)).draft);
    expect(last(answerStep(addComponent(DRAFT)).draft).key).not.toBe(first.key);
  });
});

describe('renameComponent', () => {
  const rename = (draft: Draft, key: string, name: string, ...answers: boolean[]) =>
    answerStep(renameComponent(draft, key, name), ...answers);

  it.each(['', '   ', 'ATTIC', ' ATTIC '])('cancels when the name is empty or unchanged: "%s"', (name) => {
    expect(rename(DRAFT, 'KATTIC', name).draft).toBe(DRAFT);
  });

  it('keeps its place, its key and its items; white space around the name goes', () => {
    const { draft, at } = rename(DRAFT, 'KATTIC', '  ROOF   SPACE ');
    expect(describeDraft(draft)).toEqual({ 'ROOF SPACE': { 'II-1 Vents': ['C-1'] }, ROOFING: {} });
    expect(at).toEqual({ component: 'KATTIC' });
    expect(draft.components[0]?.key).toBe('KATTIC');
  });

  it('says that a component with the name exists, which has to be acknowledged, and keeps the old name', () => {
    const { draft, asked } = rename(DRAFT, 'KATTIC', 'ROOFING', true);
    expect(asked).toMatchObject([{ kind: 'acknowledge', text: 'A component with the name "ROOFING" already exists.' }]);
    expect(draft).toBe(DRAFT);
  });

  it("discards a placeholder component that is given a name starting with 'New Component'", () => {
    const added = answerStep(addComponent(DRAFT));
    const { draft, at } = rename(added.draft, added.at?.component ?? '', 'New Component 7');
    expect(names(draft)).toEqual(['ATTIC', 'ROOFING']);
    expect(at).toBeUndefined();
  });

  it('discards nothing that has items or is not new, whatever the name starts with', () => {
    expect(names(rename(DRAFT, 'KATTIC', 'New Component').draft)).toEqual(['New Component', 'ROOFING']);
    expect(names(rename(DRAFT, 'KROOFING', 'New Component').draft)).toEqual(['ATTIC', 'New Component']);
  });

  it("keeps the server's name as oldName through several renames", () => {
    const once = rename(DRAFT, 'KATTIC', 'LOFT').draft;
    const twice = rename(once, 'KATTIC', 'ROOF SPACE').draft;
    expect(twice.components[0]).toMatchObject({ name: 'ROOF SPACE', oldName: 'ATTIC' });
  });

  it("has no oldName any more when it goes back to the server's name", () => {
    const once = rename(DRAFT, 'KATTIC', 'LOFT').draft;
    expect(rename(once, 'KATTIC', 'ATTIC').draft.components[0]).toMatchObject({ name: 'ATTIC', oldName: null });
  });

  it('has no oldName when it is new', () => {
    const added = answerStep(addComponent(DRAFT));
    expect(last(rename(added.draft, added.at?.component ?? '', 'POOL').draft)).toMatchObject({
      name: 'POOL',
      oldName: null,
      groups: [{ name: 'POOL' }],
    });
  });

  it('takes a first group of the same name along, and no other', () => {
    const draft = draftWith({ ATTIC: [{}, {}], ROOFING: {} });
    const group = (component: Component | undefined) => component?.groups.map(({ name }) => name);
    expect(group(rename(draft, 'KATTIC', 'LOFT').draft.components[0])).toEqual(['LOFT', 'ATTIC']);
    const own: Draft = {
      components: draft.components.map((one) => ({ ...one, groups: [{ name: 'own', items: [] }] })),
    };
    expect(group(rename(own, 'KATTIC', 'LOFT').draft.components[0])).toEqual(['own']);
  });

  it('leaves a draft alone that has no such component', () => {
    expect(rename(DRAFT, 'gone', 'LOFT').draft).toBe(DRAFT);
  });
});

describe('removeComponent', () => {
  it('asks with the sentence of the specification and removes it on Delete', () => {
    const { draft, asked } = answerStep(removeComponent(DRAFT, 'KATTIC'), true);
    expect(asked).toEqual([
      {
        kind: 'confirm',
        title: 'Confirm Delete',
        text: 'Are you sure you want to delete this component? This action cannot be undone.',
        confirmLabel: 'Delete',
        cancelLabel: 'Cancel',
        isDangerous: true,
      },
    ]);
    expect(names(draft)).toEqual(['ROOFING']);
  });

  it('leaves it on Cancel', () => {
    expect(answerStep(removeComponent(DRAFT, 'KATTIC'), false).draft).toBe(DRAFT);
  });
});

describe('keepFirstGroup', () => {
  it('keeps only the first of several child components', () => {
    const draft = draftWith({ ATTIC: [{ 'II-1 Vents': ['C-1'] }, { 'II-2 Vents': ['C-2'] }], ROOFING: {} });
    const fixed = answerStep(keepFirstGroup(draft, 'KATTIC')).draft;
    expect(fixed.components[0]?.groups).toHaveLength(1);
    expect(describeDraft(fixed)).toEqual(describeDraft(draft));
  });

  it('leaves a component alone that has one child component or none', () => {
    expect(answerStep(keepFirstGroup(DRAFT, 'KATTIC')).draft).toBe(DRAFT);
  });
});
