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
    'No water at the hose bib.',
    'Not a drop out of the hot side.',
    'Not a handrail on it.',
    'Not a single smoke alarm in the house.',
    'I looked for a drip leg and came up empty.',
    "I couldn't get the furnace to light.",
    "I couldn't get the GFCI to trip.",
    "You can't find fault with the tub, but the faucet leaks.",
    "The deck is rotted, and I didn't see any joists that were cracked, but the ledger is loose.",
    "I didn't find any breakers that tripped.",
  ])('what should be there is missed: %s', (said) => expect(deniesPlainly(said)).toBe(false));

  test.each([
    'Nary a drip from that water heater.',
    "Couldn't get this shower to leak if I tried.",
    "You'll not catch this sink draining slow.",
    'Bolted, flashed, and not a spot of rot on it.',
    'Gas sniffer never made a peep at the range.',
    'Hunted for loose bricks in the chimney and came up with squat.',
    'We came up dry looking for leaks under the vanity.',
    "Ain't a thing the matter with that fireplace.",
    'I have no complaints about the stairs.',
    'Squeaks in the floors, I counted zero.',
    'No water around the base.',
    "The joints, though, I went over them slowly, and I didn't see any that were crumbling or empty.",
    "No, I didn't run across any mud tubes, you don't much get those this far up.",
    'I checked each of the panes and not one that was cracked.',
  ])('what is amiss is not there: %s', (said) => expect(deniesPlainly(said)).toBe(true));

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
