import { expect, test } from 'vitest';
import { measuresSaid, withMeasuresSaid } from '../../../../server/domain/dictation/writing/said-measures.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const of = (words: string, announcedBy: string | null = null) => measuresSaid({ words, announcedBy });

test.each([
  [
    "There's a gap about a quarter inch wide between the walkway and the foundation.",
    'The gap is about a quarter inch wide.',
  ],
  ['Guardrail is only 30 inches high.', 'The guardrail is only 30 inches high.'],
  ['Water heater is eighteen years old.', 'The water heater is eighteen years old.'],
  ['The water pressure is 95 psi.', 'The water pressure is 95 psi.'],
  ['Front steps, risers uneven, difference of an inch and a half.', 'The difference is an inch and a half.'],
  ['Stair-step crack three feet long by the window.', 'The stair step crack is three feet long.'],
  ["There's a crack in the driveway, it's about an inch wide.", 'The crack is about an inch wide.'],
  ['Gap at the ledger, maybe half an inch.', 'The gap is maybe half an inch.'],
  ['Nasty hump in the floor, two inches high or so.', 'The nasty hump is two inches high.'],
  ['Balusters are 6 inches apart at the landing.', 'The balusters are 6 inches apart.'],
  ['Handrails 30 inches high.', 'The handrails are 30 inches high.'],
  ['Slab has sunk, gap of an inch along the wall.', 'The gap is an inch.'],
  ["Rafter's got a crack two feet long by the hatch.", 'The crack is two feet long.'],
  ['Crack down from the window, eighth of an inch, damp.', 'The crack is an eighth of an inch.'],
])('a measure is told of what was surely measured: %s', (said, told) => {
  expect(of(said)).toEqual([told]);
});

test('what was announced is what is measured', () => {
  expect(of('thirty inches high.', 'Guardrail')).toEqual(['The guardrail is thirty inches high.']);
});

test.each([
  'Handrail is loose, about two feet from the top.',
  'Walkway settled about two inches.',
  'Missing shingles about ten feet from the chimney.',
  'Nothing within three feet of the panel.',
  'The outlet four feet from the sink has no GFCI.',
  'Guardrail should be 36 inches high.',
  'Toilet is loose, it moves two inches.',
  'Fence leaning about ten degrees.',
  'Two missing shingles and a hundred amp panel.',
  'Ran the water for ten minutes.',
  'The insulation has 3 inches of fluff missing.',
  'Downspout ends, two feet long, and drips.',
  'The gutter leaks for 10 feet.',
  'Bedroom floor drops half an inch.',
  'Guardrail is 30 inches in from the edge.',
  'One step is seven inches, the next one is nine.',
  'Some cracks in the plaster, ninety years old.',
])('and of nothing else: %s', (said) => {
  expect(of(said)).toEqual([]);
});

const template = templateOf(`
  = EXTERIOR
  - Walkways
  Gap at foundation | There is a gap between the walk and the foundation (location). Water runs into it. Have it sealed.
`);

test('a library comment tells the measures that were said behind what it observes', async () => {
  const { textOf } = await writeDictation(
    "Exterior. Walkways. There's a gap about a quarter inch wide between the walk and the foundation.",
    template,
  );
  expect(textOf('Gap at foundation')).toMatch(
    /foundation[^.]*\. The gap is about a quarter inch wide\. Water runs into it\./,
  );
});

test('and none that it has already', () => {
  const remark = { words: 'Guard is 36 inches high, the gap is 5 inches wide.', announcedBy: null };
  expect(withMeasuresSaid('<p>The guard is 36 inches high. Have it raised.</p>', [remark])).toBe(
    '<p>The guard is 36 inches high. The gap is 5 inches wide. Have it raised.</p>',
  );
});

test('a thing that the comment says is not there is given no measure', () => {
  const text = '<p>The back steps have no graspable handrail. Falls are more likely.</p>';
  expect(withMeasuresSaid(text, [{ words: 'the handrail is thirty inches high', announcedBy: null }])).toBe(text);
});
