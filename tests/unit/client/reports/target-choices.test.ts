import { describe, expect, it } from 'vitest';
import type { TemplateTargets } from '../../../../client/features/reports/said/said-documents.ts';
import { findChoices, targetChoices } from '../../../../client/features/reports/said/target-choices.ts';
import { candidate } from '../../../support/client/said-answers.ts';

const ITEMS = 500;
const COMMENTS = 10;

/** 5,000 comments in 500 items. */
const LARGE = {
  components: [
    {
      name: 'ROOFING',
      childComponents: [{ items: Array.from({ length: ITEMS }, (_, item) => itemOf(item)) }],
    },
  ],
} as TemplateTargets;

function itemOf(item: number) {
  const comments = Array.from({ length: COMMENTS }, (_, at) => ({
    commentId: `C-${item}-${at}`,
    commentName: `Comment ${'abcdefghij'[at]}`,
  }));
  return { itemId: `II-${item}`, itemName: `Item ${item}.`, comments };
}

const likely = [candidate('ROOFING', 'Item 7.', 'C-7-1', 'Comment b')];

function found(search: string, limit = 100) {
  const { options } = targetChoices(likely, LARGE);
  return findChoices({ options, search, limit }) as typeof options;
}

describe('the choices of a template with 5,000 comments', () => {
  it('are shown a hundred at a time, what is likely and nothing at all among them', () => {
    const shown = found('').flatMap((option) => ('group' in option ? option.items : [option]));
    expect(shown).toHaveLength(100);
    expect(found('')[0]).toMatchObject({ group: 'Likely' });
    expect(found('')[1]).toMatchObject({ label: 'Leave it out of reports' });
  });

  it('are found to the last one, without groups in which nothing was found', () => {
    expect(found('item 499. comment j')).toEqual([
      expect.objectContaining({
        group: 'ROOFING › Item 499.',
        items: [expect.objectContaining({ name: 'Comment j' })],
      }),
    ]);
  });

  it('keep their place when the template arrives', () => {
    const before = targetChoices(likely, null).options;
    expect(before).toHaveLength(2);
    expect(targetChoices(likely, LARGE).options.slice(0, 2)).toEqual(before);
  });
});
