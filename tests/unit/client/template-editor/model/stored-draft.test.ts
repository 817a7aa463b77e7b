import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, describe, expect, it } from 'vitest';
import {
  forgetDraft,
  keepDraft,
  keptDraft,
  type StoredDraft,
} from '../../../../../client/features/template-editor/model/stored-draft.ts';
import { draftWith } from '../../../../support/client/draft.ts';

const STORED: StoredDraft = {
  versionId: 'v1',
  savedAt: '2026-05-06T07:08:09.000Z',
  draft: draftWith({ ATTIC: { 'II-1 Vents': ['C-1', 'C-2*'] }, ROOFING: [] }),
};
const store = createStore('plumbline-template-drafts', 'drafts');

afterEach(async () => {
  await Promise.all(['dana', 'sam'].map(forgetDraft));
});

describe('the stored draft', () => {
  it('comes back as it was kept, to its owner only', async () => {
    await keepDraft('dana', STORED);
    expect(await keptDraft('dana')).toEqual(STORED);
    expect(await keptDraft('sam')).toBeNull();
  });

  it('is the last one that was kept', async () => {
    await keepDraft('dana', STORED);
    await keepDraft('dana', { ...STORED, versionId: 'v2' });
    expect((await keptDraft('dana'))?.versionId).toBe('v2');
  });

  it('is gone once it is forgotten', async () => {
    await keepDraft('dana', STORED);
    await forgetDraft('dana');
    expect(await keptDraft('dana')).toBeNull();
  });

  const { draft } = STORED;
  const component = draft.components[0];
  it.each<[string, unknown]>([
    ['no object', 'text'],
    ['null', null],
    ['another format', { ...STORED, format: 2 }],
    ['no version', { ...STORED, format: 1, versionId: undefined }],
    ['no time', { ...STORED, format: 1, savedAt: 'yesterday' }],
    ['no draft', { ...STORED, format: 1, draft: {} }],
    ['a component without groups', { ...STORED, format: 1, draft: { components: [{ ...component, groups: null }] } }],
    [
      'an item that is no object',
      { ...STORED, format: 1, draft: { components: [{ ...component, groups: [{ name: '', items: [1] }] }] } },
    ],
    [
      'a comment without a text',
      {
        ...STORED,
        format: 1,
        draft: {
          components: [
            {
              ...component,
              groups: [
                {
                  name: '',
                  items: [{ id: 'II-1', name: '', comments: [{ id: 'C-1', name: '', ts: null, tip: false }] }],
                },
              ],
            },
          ],
        },
      },
    ],
  ])('is ignored and removed when it is %s', async (_, value) => {
    await set('dana', value, store);
    expect(await keptDraft('dana')).toBeNull();
    expect(await get('dana', store)).toBeUndefined();
  });
});
