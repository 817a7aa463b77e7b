import { expect, it } from 'vitest';
import { cleanTemplate } from '../../../../server/domain/template/clean-template.ts';
import type { EditableComment } from '../../../../server/domain/template/editable-template.ts';
import { comment, component, guidId, item, template } from '../../../support/editable-parts.ts';
import { XSS_PAYLOADS } from '../../../support/xss-payloads.ts';

const empty = template([component('ROOFING')]);

/** The comment as it comes out of a template that holds nothing else. */
async function cleaned(change: Partial<EditableComment>, base = empty): Promise<EditableComment | undefined> {
  const edited = template([component('ROOFING', item(1, 'Gutters', comment(1, change)))]);
  return (await cleanTemplate(edited, base)).components[0]?.groups[0]?.items[0]?.comments[0];
}

it('keeps of texts what a comment may have', async () => {
  expect(await cleaned({ text: '<p onclick="x()"><b>Loose</b><script>y()</script></p>' })).toMatchObject({
    text: '<p><strong>Loose</strong></p>',
  });
});

it('takes the harm out of every known payload', async () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThan(99);
  for (const text of XSS_PAYLOADS) {
    expect((await cleaned({ text }))?.text.replace(/<\/?(p|strong|em|u)>|<br>/g, '')).not.toMatch(/[<>]/);
  }
});

it.each([
  ['  Loose at floor ', 'Loose at floor'],
  ['Loose\r\n at\tfloor', 'Loose  at floor'],
  ['Loose\u2028at floor', 'Loose at floor'],
  ['Lo\u0000ose \ud800at\uffff floor', 'Loose at floor'],
  ['<b>Loose</b> & "worn"', '<b>Loose</b> & "worn"'],
  [' \n ', ''],
])('puts the name %j on a single line', async (name, expected) => {
  expect((await cleaned({ name }))?.name).toBe(expected);
  const edited = template(
    [{ name, oldName: name, groups: [{ name, items: [item(1, name, comment(1))] }] }],
    [{ component: name, itemId: guidId('II', 1), commentIds: [guidId('C', 1)] }],
  );
  expect(await cleanTemplate(edited, empty)).toMatchObject({
    components: [{ name: expected, oldName: null, groups: [{ name: expected, items: [{ name: expected }] }] }],
    tips: [{ component: expected }],
  });
});

it('leaves names and times alone that the version which was edited has so', async () => {
  const odd = { name: 'Two\nlines', ts: '2026-01-02' };
  const base = template([component('ROOFING', item(1, 'Gutters', comment(1, odd)))]);
  expect(await cleaned(odd)).toMatchObject({ name: 'Two lines', ts: '2026-01-02T00:00:00.000Z' });
  expect(await cleaned(odd, base)).toMatchObject(odd);
});

it.each([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  ['yesterday', null],
  [null, null],
])('makes of the time %j %j', async (ts, expected) => {
  expect((await cleaned({ ts }))?.ts).toBe(expected);
});

it('takes an old name for none where the name is the same', async () => {
  const edited = template([
    { ...component('ROOFING'), oldName: ' ROOFING' },
    { ...component('OUTSIDE'), oldName: 'EXTERIOR ' },
  ]);
  expect((await cleanTemplate(edited, empty)).components.map(({ oldName }) => oldName)).toEqual([null, 'EXTERIOR']);
});

it('gathers tips by item, each once, and leaves empty ones out', async () => {
  const [itemId, other, one, two] = [guidId('II', 1), guidId('II', 2), guidId('C', 1), guidId('C', 2)];
  const edited = template(
    [component('ROOFING')],
    [
      { component: 'ROOFING', itemId, commentIds: [one, one] },
      { component: 'ROOFING', itemId: other, commentIds: [] },
      { component: 'ROOFING', itemId, commentIds: [two, one] },
    ],
  );
  expect((await cleanTemplate(edited, empty)).tips).toEqual([{ component: 'ROOFING', itemId, commentIds: [one, two] }]);
});

it('lets comments of groups that are not shown follow those that are', async () => {
  const edited = template([component('ROOFING', item(1, 'Gutters', comment(1, { text: '<p>Edited.</p>' })))]);
  edited.components[0]?.groups.push({ name: 'OLD', items: [item(2, 'Gutters', comment(1), comment(2))] });
  expect((await cleanTemplate(edited, empty)).components[0]?.groups[1]?.items[0]?.comments).toEqual([
    comment(1, { text: '<p>Edited.</p>' }),
    comment(2),
  ]);
});

it('lets others be served while it cleans what takes long', async () => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const heavy = Array.from({ length: 100 }, (_, index) =>
    comment(index, { text: `${'<b a>x</b>'.repeat(1500)}${index}` }),
  );
  await cleanTemplate(template([component('ROOFING', item(1, 'Gutters', ...heavy))]), empty);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
});
