import { expect, test } from 'vitest';
import { blankWarnings, openBlanksIn } from '../../../../server/domain/dictation/writing/open-blanks.ts';
import { templateOf } from '../../../support/dictation.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

test.each([
  ['Damage was found (describe). Have a (trade) repair it.', ['(describe)', '(trade)']],
  ['The unit is about (number) years old.', ['(number)']],
  ['Repair by a [qualified trade] is advised.', ['[qualified trade]']],
  ['Costs of {amount} are likely; see <b>(specify which)</b>.', ['{amount}', '(specify which)']],
  ['Made in XXXX, by ____.', ['XXXX', '____']],
])('a comment leaves open what its inspector meant to fill in: %s', (text, blanks) => {
  expect(openBlanksIn(`<p>${text}</p>`)).toEqual(blanks);
});

test.each([
  'A ground fault outlet (GFCI) did not trip.',
  'The breaker is of a make with a bad record (Federal Pacific, Zinsco).',
  'Clearance was 3 ft. (1 m) from the flue.',
  'The outlet(s) at the counter (minor) spark.',
  'A kick-out (diverter) flashing is missing, and a trap (if there is one) is dry.',
])('what a comment says aside is no blank: %s', (text) => {
  expect(openBlanksIn(`<p>${text}</p>`)).toEqual([]);
});

test('comments that leave something open are told of, with their place', async () => {
  const template = templateOf(`
    = BATHROOMS
    - Walls
    Hole in wall | There is a hole in the wall at the (location). Have a (trade) close it.
    - Toilets
    Loose toilet | The toilet at the (location) is loose. Have a plumber reset it.
  `);
  const { draft } = await writeDictation('Bathrooms. There is a hole in the wall. The toilet is loose.', template);
  expect(blankWarnings(draft)).toEqual([
    'Please fill in what your comments leave open: (trade) in "Hole in wall" (BATHROOMS, Walls).',
  ]);
});
