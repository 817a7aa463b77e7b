import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../../client/features/template-editor/model/draft.ts';
import { itemsOf } from '../../../../../client/features/template-editor/model/find.ts';
import { createHistory, record, redo, undo } from '../../../../../client/features/template-editor/model/history.ts';
import { type ItemInput, savedInput } from '../../../../../client/features/template-editor/model/to-server.ts';
import { assertEditable } from '../../../../../server/domain/template/assert-editable.ts';
import type { EditableItem, EditableTemplate } from '../../../../../server/domain/template/editable-template.ts';
import { anyDeed, type Deed, doDeed, TAKING_AWAY } from '../../../../support/client/any-deed.ts';
import { anyDraft, anyForeignDraft } from '../../../../support/client/any-draft.ts';
import { breaches } from '../../../../support/client/draft-law.ts';

const deeds = fc.array(anyDeed, { maxLength: 25 });
const textsOf = ({ components }: Draft) =>
  components.flatMap(({ groups }) =>
    groups.flatMap(({ items }) =>
      items.flatMap(({ comments }) => comments.flatMap(({ name, text, isNew }) => (isNew ? [] : `${name} ${text}`))),
    ),
  );
const repeatedNames = ({ components }: Draft) =>
  [components, ...components.map(itemsOf)].flatMap((named) => {
    const names = named.map(({ name }) => name);
    return names.filter((name, index) => names.indexOf(name) !== index);
  });

describe('after any sequence of changes', () => {
  it('an id recurs only with equal contents, and stands once in an item and a component', () => {
    fc.assert(
      fc.property(anyDraft, deeds, (draft, all) => {
        let current = draft;
        for (const deed of all) {
          current = doDeed(current, deed);
          expect(breaches(current), deed.kind).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('names are unique: of components, and of the items of a component', () => {
    fc.assert(
      fc.property(anyDraft, deeds, (draft, all) => {
        expect(repeatedNames(all.reduce(doDeed, draft))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('no text is lost, but for what was deleted or written over', () => {
    fc.assert(
      fc.property(anyDraft, deeds, (draft, all) => {
        let current = draft;
        for (const deed of all) {
          const next = doDeed(current, deed);
          const left = new Set(textsOf(next));
          const lost = new Set(textsOf(current).filter((text) => !left.has(text)));
          if (!TAKING_AWAY.includes(deed.kind))
            expect(lost.size, deed.kind).toBeLessThanOrEqual(writesOver(deed) ? 1 : 0);
          current = next;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('undo restores exactly, and redo does it again', () => {
    fc.assert(
      fc.property(anyDraft, deeds, (draft, all) => {
        const states = [draft];
        let history = createHistory(draft);
        for (const deed of all) {
          history = record(history, doDeed(history.present, deed), deed.kind);
          if (history.present !== states.at(-1)) states.push(history.present);
        }
        for (const state of [...states].reverse()) {
          expect(history.present).toBe(state);
          history = undo(history);
        }
        for (const state of states) {
          expect(history.present).toBe(state);
          history = redo(history);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('what is sent has nothing that was only begun', () => {
    fc.assert(
      fc.property(anyDraft, deeds, (draft, all) => {
        const items = savedInput(all.reduce(doDeed, draft)).components.flatMap(({ childComponents }) =>
          childComponents.flatMap((group) => group.items),
        );
        expect(items.filter(({ itemName }) => itemName === '')).toEqual([]);
        const comments = items.flatMap((item) => item.comments);
        expect(comments.filter(({ commentName, commentText }) => !commentName && !commentText)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['', anyDraft],
    [', also of a file whose occurrences differ', anyForeignDraft],
  ])('the server takes what is sent%s', (_, anyStart) => {
    fc.assert(
      fc.property(anyStart, deeds, (draft, all) => {
        const edited = editable(all.reduce(doDeed, draft));
        fc.pre(edited.components.length > 0);
        assertEditable(edited, editable(draft));
      }),
      { numRuns: 150 },
    );
  });
});

function writesOver({ kind }: Deed): boolean {
  return kind === 'saveComment' || kind === 'acceptBoost';
}

/** What is sent, as the server's rules see it. */
function editable(draft: Draft): EditableTemplate {
  const { components, maintenanceTips } = savedInput(draft);
  return {
    components: components.map(({ name, oldName, childComponents }) => ({
      name,
      oldName,
      groups: childComponents.map((group) => ({ name: group.name, items: group.items.map(editableItem) })),
    })),
    tips: maintenanceTips,
  };
}

function editableItem({ itemId, itemName, comments }: ItemInput): EditableItem {
  return {
    id: itemId,
    name: itemName,
    comments: comments.map(({ commentId, commentName, commentText, commentTs }) => ({
      id: commentId,
      name: commentName,
      text: commentText,
      ts: commentTs,
    })),
  };
}
