import { describe, expect, it } from 'vitest';
import { readTemplateUpdate } from '../../../server/rest/template-update.ts';

const comment = { comment_id: 'C-1', comment_name: 'Loose', comment_text: '<p>Loose.</p>', comment_ts: null };
const item = { item_id: 'II-1', item_name: 'Gutters', comments: [comment] };
const roof = { child_components: [{ name: 'ROOF', items: [item] }] };
const payload = {
  template_data: { components: { ROOF: roof } },
  maintenance_tips: { ROOF: { 'II-1': ['C-1'] } },
};

describe('an edited template', () => {
  it('is read with all that it has', () => {
    expect(readTemplateUpdate({ ...payload, version_id: 'v', overwrite: true })).toEqual({
      template: {
        components: [
          {
            name: 'ROOF',
            oldName: null,
            groups: [
              {
                name: 'ROOF',
                items: [
                  {
                    id: 'II-1',
                    name: 'Gutters',
                    comments: [{ id: 'C-1', name: 'Loose', text: '<p>Loose.</p>', ts: null }],
                  },
                ],
              },
            ],
          },
        ],
        tips: [{ component: 'ROOF', itemId: 'II-1', commentIds: ['C-1'] }],
      },
      versionId: 'v',
      overwrite: true,
    });
  });

  it('may leave out times, old names and how it is saved', () => {
    const { comment_ts: _ts, ...timeless } = comment;
    const sent = { ROOF: { child_components: [{ name: 'ROOF', items: [{ ...item, comments: [timeless] }] }] } };
    const { template, ...choice } = readTemplateUpdate({ ...payload, template_data: { components: sent } });
    expect(template.components[0]?.groups[0]?.items[0]?.comments[0]?.ts).toBeNull();
    expect(choice).toEqual({ overwrite: false });
  });

  it('may hold what nobody knows', () => {
    const known = readTemplateUpdate(payload);
    const more = { more: [{}], template_data: { components: { ROOF: { ...roof, color: 1 } }, ui: null } };
    expect(readTemplateUpdate({ ...payload, ...more })).toEqual(known);
  });
});

describe('what is not as it should be is told with its place', () => {
  const withItem = (change: object) => ({
    ...payload,
    template_data: { components: { ROOF: { child_components: [{ name: 'ROOF', items: [item, change] }] } } },
  });

  it.each<[sentence: string, sent: unknown]>([
    ['The payload is missing.', undefined],
    ['The payload has to be an object.', []],
    ['template_data is missing.', {}],
    ['maintenance_tips is missing.', { ...payload, maintenance_tips: undefined }],
    ['template_data.components is missing.', { ...payload, template_data: {} }],
    ['template_data.components has to be an object.', { ...payload, template_data: { components: [] } }],
    ['template_data.components.ROOF has to be an object.', { ...payload, template_data: { components: { ROOF: 1 } } }],
    ['ROOF.child_components[0].items[1].comments is missing.', withItem({ item_id: 'II-2', item_name: 'Vents' })],
    ['ROOF.child_components[0].items[1].item_id has to be a text.', withItem({ item_id: 2 })],
    ['ROOF.child_components[0].items[1].comments has to be a list.', withItem({ ...item, comments: {} })],
    [
      'items[1].comments[0].comment_ts has to be a text.',
      withItem({ ...item, comments: [{ ...comment, comment_ts: 5 }] }),
    ],
    ['maintenance_tips.ROOF.II-1 has to be a list.', { ...payload, maintenance_tips: { ROOF: { 'II-1': 'C-1' } } }],
    ['overwrite has to be true or false.', { ...payload, overwrite: 'yes' }],
    ['version_id has to be a text.', { ...payload, version_id: 7 }],
  ])('%s', (sentence, sent) => {
    const read = () => readTemplateUpdate(sent);
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    expect(read).toThrow(sentence);
  });

  it('and only the first of millions', () => {
    const items = Array.from({ length: 2_000_000 }, () => 1);
    const sent = { ...payload, template_data: { components: { A: { child_components: [{ name: 'A', items }] } } } };
    expect(() => readTemplateUpdate(sent)).toThrow(/items\[0\] has to be an object\.$/);
  });
});
