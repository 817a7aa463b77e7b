import { describe, expect, test } from 'vitest';
import { deniesPlainly, lacksThing } from '../../../../server/domain/dictation/remarks/denials.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

describe('what is denied', () => {
  test.each([
    'No handrail on the steps.',
    'No GFCI at the island.',
    "There's no little door for the motor.",
    'No drop leg on the gas line.',
    'No mastic on the return.',
    'No cap on the chimney.',
  ])('what should be there is missed: %s', (said) => expect(deniesPlainly(said)).toBe(false));

  test('mold is no molding', () => {
    expect(lacksThing('no mold on the deck')).toBe(false);
    expect(lacksThing('no molding on the deck')).toBe(true);
  });
});

test('nothing is found where nothing is excepted', async () => {
  const { decisions } = await rulesDecide('Roof looks good other than that.', legacy);
  expect(decisions.map(({ remark }) => remark.kind)).toEqual(['functional']);
});

test.each([
  ['Roof looks good other than a loose shingle.', 'ROOFING'],
  ['The deck is solid except for one rotted board.', 'EXTERIOR'],
])('what is excepted is found: %s', async (said, section) => {
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.map(({ remark, place }) => `${remark.kind} ${place?.component}`)).toEqual([`finding ${section}`]);
});
