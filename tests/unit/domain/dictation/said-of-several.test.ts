import { describe, expect, it, test } from 'vitest';
import { sayAsBefore, sayOfEach } from '../../../../server/domain/dictation/remarks/said-of-several.ts';
import { heardText, toSpoken, writtenText } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { perfectWords, templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');
const spoken = (text: string) => perfectWords(text).map(toSpoken);
const saidOfEach = (text: string, ...items: Set<string>[]) => sayOfEach(spoken(text), items)?.map(writtenText) ?? null;

describe('what is wrong with several things is said of each', () => {
  test.each([
    [
      'The range hood, the disposal and the garage opener, all dead.',
      ['The range hood dead.', 'the disposal dead.', 'the garage opener dead.'],
    ],
    [
      'Both the sump pump and the attic fan are burned out.',
      ['the sump pump is burned out.', 'the attic fan is burned out.'],
    ],
    [
      'Neither the bathroom fan nor the microwave powers up.',
      ['the bathroom fan does not power up.', 'the microwave does not power up.'],
    ],
    [
      'Cracked, the lot of them: the chimney crown, the basement window.',
      ['Cracked, the lot of them: the chimney crown,', 'the basement window, cracked'],
    ],
    [
      'No power at the range, the disposal, or the outlet by the front door.',
      ['No power at the range,', 'no power at the disposal,', 'no power at the outlet by the front door.'],
    ],
    [
      'No handrail on the basement stairs, no cover on the junction box, no cap on the chimney.',
      ['No handrail on the basement stairs,', 'no cover on the junction box,', 'no cap on the chimney.'],
    ],
    [
      "Lots going on in here, a dead outlet, a loose railing and the dishwasher won't drain.",
      ['Lots going on in here, a dead outlet,', 'a loose railing', "and the dishwasher won't drain."],
    ],
  ])('%s', (text, expected) => expect(saidOfEach(text)).toEqual(expected));

  test.each([
    // One place each.
    'The gap between the tub and the wall is open.',
    'The directory is blank except for the range and the dryer.',
    // One thing by two names, and rooms.
    'The downspout and gutter connection is loose.',
    'Stains in the kitchen and the hall.',
    // Nothing is wrong, or nothing was seen.
    'The furnace and the water heater are working fine.',
    "I couldn't get to the panel or the water heater.",
    'I took nine readings in the joists and the sill, all dry.',
    'I took nine moisture readings in the joists and the sill, and I found no damage.',
    // Of another house.
    "My neighbor's house had a loose railing, a dead outlet and a leaky faucet.",
    // Two findings of their own.
    'The faucet drips and the toilet is loose.',
    'I leaned on the oven door, the stove tipped, and no bracket is on it.',
  ])('is one, or cut elsewhere: %s', (text) => expect(saidOfEach(text)).toBeNull());

  it('is one remark where all are of one item', () => {
    const text = 'Fascia, soffit and trim are rotted.';
    expect(saidOfEach(text, new Set(['trim', 'soffit', 'fascia']))).toBeNull();
    expect(saidOfEach(text, new Set(['trim']), new Set(['soffit', 'fascia']))).toHaveLength(3);
  });

  it('leaves what was heard as it was', () => {
    const text = 'The range hood, the disposal and the garage opener, all dead.';
    expect(sayOfEach(spoken(text), [])?.map(heardText).join(' ')).toBe(text);
  });
});

describe('the same as of another thing', () => {
  const said = (text: string, before: string) => {
    const found = sayAsBefore(spoken(text), before);
    return found && writtenText(found);
  };
  test.each([
    ['So does the kitchen faucet.', 'The water heater leaks.', 'the kitchen faucet leaks'],
    ['Ditto the hose bib out back.', 'The water heater leaks.', 'the hose bib out back leaks'],
    ['the shower pan too.', 'Cooktop glass is cracked', 'the shower pan is cracked'],
    ['Nor will the fireplace.', "Furnace won't fire.", "the fireplace won't fire"],
    ['So does the water heater.', 'The furnace works fine.', 'the water heater works fine'],
  ])('%s', (text, before, expected) => expect(said(text, before)).toBe(expected));

  test.each([
    ['So does the one upstairs.', 'The toilet rocks.'],
    ['So does the hall toilet.', 'The toilet rocks.'],
    ['Ditto the kitchen.', 'The outlet is dead.'],
  ])('is of the same thing elsewhere: %s', (text, before) => expect(said(text, before)).toBeNull());
});

it('writes each where it belongs', async () => {
  const { decisions } = await rulesDecide('The range hood, the disposal and the garage opener, all dead.', legacy);
  expect(decisions.map(({ place, verdict }) => [place?.component, place?.itemName, verdict])).toEqual([
    ['KITCHEN', 'Range Hood', 'template'],
    ['KITCHEN', 'Food Waste Disposer', 'template'],
    ['GARAGE', 'Automatic Openers', 'template'],
  ]);
});
