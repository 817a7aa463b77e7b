import { describe, expect, test } from 'vitest';
import { belonging } from '../../../../server/domain/dictation/places/belonging.ts';
import { contentsOf } from '../../../../server/domain/dictation/places/template-contents.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

/** The items that the thing is reported under that a text speaks of, the likeliest first. */
const holdersIn = (text: string) =>
  belonging(text, legacy)
    .flatMap((counts, at) => (counts > 0 ? [{ counts, name: contentsOf(legacy)[at]?.itemName }] : []))
    .sort((a, b) => b.counts - a.counts)
    .map(({ name }) => name);

describe('a thing that no item is named for', () => {
  test.each([
    ["Doorbell's dead.", 'Exterior Doors'],
    ['There is a wasp nest in the porch light.', 'Trim, Soffits and Fascia'],
    ["The paddle fan in the den shakes like it'll come down.", 'Ceiling Fans'],
    ["Mirror's cracked.", 'Vanities and Mirrors'],
    ['Squirrels have been at it.', 'Attic Moisture and Pests'],
    ['In the upstairs hall, the banister wobbles.', 'Stairs and Railings'],
    ["The handle's busted off the refrigerator door.", 'Refrigerator'],
  ])('belongs to what the trade reports it under: %s', (text, item) => {
    expect(holdersIn(text)).toContain(item);
  });

  test.each([
    ['its pull chain is snapped'],
    ['the crack by the doorbell is wide'],
    ['there is a mirrored panel'],
    ['the gutter has a tree growing in it'],
  ])('is not what only stands by, belongs to what was spoken of, or comes later: %s', (text) => {
    expect(holdersIn(text)).toEqual([]);
  });

  test('goes to its own section, though another one is spoken of', async () => {
    const { decisions } = await rulesDecide(
      'Kitchen. The faucet leaks. The satellite dish is only held by one bolt.',
      legacy,
    );
    expect(decisions.at(-1)).toMatchObject({ verdict: 'new', place: { component: 'ROOFING' } });
  });
});

describe('what is said of an appliance', () => {
  test('is no other thing that has the same pieces', async () => {
    const said = "Kitchen. The faucet drips. The handle's busted off the refrigerator door.";
    const { decisions } = await rulesDecide(said, legacy);
    expect(decisions.at(-1)).toMatchObject({ verdict: 'new', place: { itemName: 'Refrigerator' } });
  });

  test('that the template never names is said where the speaker is', async () => {
    const { decisions } = await rulesDecide("Kitchen. The fridge door gasket's ripped.", await templateOf('ii-1'));
    expect(decisions.at(-1)).toMatchObject({ verdict: 'new', place: { component: 'Kitchen' } });
  });

  test.each(['Kitchen. The outlet by the refrigerator is loose.', 'Kitchen. The refrigerator outlet is loose.'])(
    'is not what only stands by it, or serves it: %s',
    async (said) => {
      const { decisions } = await rulesDecide(said, legacy);
      expect(decisions.at(-1)).toMatchObject({ comment: { name: 'Loose receptacle' } });
    },
  );
});
