import { describe, expect, test } from 'vitest';
import { templateOf } from '../../../quality/dictations.ts';
import { decisionAbout, rulesDecide } from '../../../support/rules-decide.ts';

/** What inspectors say in plain words, in dictations over the default templates. */
const legacy = await templateOf('legacy');
const housemaster = await templateOf('housemaster');

const decisionsOn = async (said: string, template = legacy) => (await rulesDecide(said, template)).decisions;

describe('two things wrong with one part are two remarks, and "it" is what was named', () => {
  test.each([
    ["Bathroom. The toilet's loose and it runs.", 'it runs', 'Toilets', 'toilet'],
    ["Kitchen. Faucet's loose and it drips.", 'it drips', 'Sinks and Faucets', 'Faucet'],
    ["Heating. Furnace is old and it's rusted through.", "it's rusted", 'Furnace', 'Furnace'],
    [
      "Exterior. The deck's rotted and it's not attached to the house.",
      "it's not",
      'Decks, Balconies and Porches',
      'deck',
    ],
  ])('%s', async (said, words, item, antecedent) => {
    const { remark, place } = decisionAbout(words, await decisionsOn(said));
    expect([place?.itemName, remark.antecedent]).toEqual([item, antecedent]);
  });

  test('of several in a row: the second of the steps', async () => {
    const decisions = await decisionsOn(
      "Exterior. Steps are brick, the second one up is loose, watch yourself ma'am.",
      housemaster,
    );
    expect(decisionAbout('the second one', decisions)).toMatchObject({
      place: { itemName: 'Porches and Entry Steps' },
      remark: { words: 'the second one up is loose', antecedent: 'Steps' },
    });
  });
});

describe('what is missing is amiss, and what ought not to be there is not', () => {
  test.each([
    ['Attic. No baffles, and the soffit vents are covered.', 'No baffles', 'finding'],
    ['Attic. No baffles, and the soffit vents are covered.', 'soffit vents are covered', 'fact'],
    ['Electrical. No aluminum.', 'No aluminum', 'functional'],
    ['Attic. No knob and tube.', 'No knob and tube', 'functional'],
    ['Attic. No daylight.', 'No daylight', 'functional'],
    ["Heating. The furnace isn't that old.", "isn't that old", 'functional'],
    ["Heating. It doesn't short cycle.", "doesn't short cycle", 'functional'],
    ["Bathroom. The outlet by the sink doesn't trip.", "doesn't trip", 'finding'],
    ['Kitchen. Outlets by the sink tripped when I tested them.', 'tripped when', 'functional'],
    ["Bathroom. The outlet's a regular one.", 'regular one', 'fact'],
    ["Garage. Floor's cracked, just hairline, nothing to write up.", "Floor's cracked", 'narration'],
    ['Interior. Bedroom window is cracked. Dining room, nothing.', 'Dining room', 'narration'],
    ['Kitchen. I see mold.', 'mold', 'finding'],
    ['Plumbing. I see galvanized pipe.', 'galvanized pipe', 'fact'],
  ])('%s: "%s" is a %s', async (said, words, kind) => {
    expect(decisionAbout(words, await decisionsOn(said)).remark.kind).toBe(kind);
  });
});

describe('an age says that something is old from an age on at which it is', () => {
  test.each([
    ['Heating. Furnace is ten years old.', 'Furnace', null],
    ["Plumbing. Water heater's fourteen years old.", 'Water heater', 'Water heater aged'],
    ['Cooling. AC is twenty-two years old.', 'AC is', 'Condenser aged'],
    ["Furnace. It's twelve years old and it's at the end of its life.", 'twelve', 'Furnace aged'],
  ])('%s', async (said, words, comment) => {
    expect(decisionAbout(words, await decisionsOn(said)).comment?.name ?? null).toBe(comment);
  });
});

test('a pressure needs no unit', async () => {
  expect(decisionAbout('ninety', await decisionsOn("Water heater. Pressure's ninety.")).comment?.name).toBe(
    'High pressure',
  );
});

test('"and so is the one outside" says the same of another', async () => {
  const decisions = await decisionsOn("Electrical. Bathroom GFCI's dead and so is the one outside.");
  expect(decisionAbout('the one outside', decisions).remark.about).toBe(decisionAbout('GFCI', decisions).remark.index);
});

test.each([
  ["Exterior. Left side. Siding's loose. Back. Deck ledger has no bolts.", 'Deck ledger', { room: 'back side' }],
  [
    'Exterior. Siding is loose. So you got the kitchen. The faucet drips.',
    'faucet',
    { place: { component: 'KITCHEN' } },
  ],
])('where one goes: %s', async (said, words, remark) => {
  expect(decisionAbout(words, await decisionsOn(said)).remark).toMatchObject(remark);
});
