import { describe, expect, test } from 'vitest';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { stepTo } from '../../../../server/domain/dictation/places/item-step.ts';
import type { TemplateComponent } from '../../../../server/domain/template/template.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const template = templateOf(`
  = YARD
  - Walks
  Cracked walk | The walk is cracked.
  Loose handrail | The handrail is loose.
  - Steps
  Loose handrail | The handrail is loose.
  - Fence
  Fence down | The fence is down.
  Loose handrail | The handrail is loose.
  = ROOF
  - Walks
  Loose walkway | The walkway is loose.`);
const [yard, roof] = template.components as [TemplateComponent, TemplateComponent];
const placeOf = ({ name, items }: TemplateComponent, at: number) => {
  const item = items[at] as TemplateComponent['items'][number];
  return { component: name, itemId: item.id, itemName: item.name, occurrence: 1, how: 'carried' as const };
};

describe('the step from the item spoken of last', () => {
  const index = indexTemplate(template);

  test.each([
    ['the same item', placeOf(yard, 1), placeOf(yard, 1), 'stays'],
    ['the next item', placeOf(yard, 0), placeOf(yard, 1), 'goesOn'],
    ['the item before', placeOf(yard, 1), placeOf(yard, 0), 'jumps'],
    ['an item of another section', placeOf(yard, 0), placeOf(roof, 0), 'jumps'],
    ['any item, where none was spoken of', null, placeOf(yard, 0), 'jumps'],
  ])('to %s', (_, last, to, step) => {
    expect(stepTo(index, last, to)).toBe(step);
  });
});

test('what several items say is said of the one spoken of last', async () => {
  const { lines } = await writeDictation('Yard. The fence is down. The handrail is loose.', template);
  expect(lines.at(-1)).toBe('YARD / Fence / template / Loose handrail');
});
