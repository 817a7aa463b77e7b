import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { isLikeRoom } from '../../../../server/domain/dictation/places/rooms-of-sections.ts';
import { ROOT } from '../../../../server/root.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const templateIn = async (path: string) =>
  (await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/${path}`))).template;
const legacy = await templateIn('server/default-templates/legacy.hr5');
const housemaster = await templateIn('server/default-templates/housemaster.hr5');
const ofOther = (name: string) => templateIn(`tests/quality/templates/${name}.hr5`);

/** `SECTION 2 @location` for each thing that was said of the house. */
async function placesOf(said: string, template = legacy): Promise<string[]> {
  const { decisions } = await writeDictation(said, template);
  return decisions.flatMap(({ verdict, place, remark: { location } }) =>
    verdict === 'none'
      ? []
      : `${place?.component ?? verdict} ${place?.occurrence ?? ''}${location ? ` @${location}` : ''}`.trim(),
  );
}

describe('an announcement', () => {
  test('is no condition that an item is called by in other words', async () => {
    const pests = await ofOther('ff');
    expect(await placesOf('Attic. Rodent droppings.', pests)).toEqual(['Attic 1']);
    expect(await placesOf('Attic. Pests. There are mouse droppings.', pests)).toEqual(['Attic 1']);
  });

  test('by name and number says nothing in order', async () => {
    const said =
      'Electrical. Sub panel number one. The cover is missing. Sub panel number two. There is rust inside the panel.';
    expect(await placesOf(said, housemaster)).toEqual(['ELECTRIC SYSTEM 1', 'ELECTRIC SYSTEM 2']);
  });

  test.each([
    [
      'Garage number one, attached. The fire door does not self close. Garage number two, detached. The opener does not reverse.',
      ['GARAGE 1 @attached garage', 'GARAGE 2 @detached garage'],
    ],
    [
      'Garage. The slab is cracked. Second garage, the detached one. The opener does not reverse.',
      ['GARAGE 1', 'GARAGE 2 @detached garage'],
    ],
  ])('tells one of several by its kind: %s', async (said, places) => expect(await placesOf(said)).toEqual(places));
});

describe('a second chimney', () => {
  const said = 'West chimney. The cap is missing. East chimney. The crown is cracked. The gutters are clogged.';

  test('is on no second roof, and what is no part of it is not there', async () => {
    expect(await placesOf(`Roof. ${said}`)).toEqual([
      'ROOFING 1 @west chimney',
      'ROOFING 1 @east chimney',
      'ROOFING 1',
    ]);
  });

  test('is another one where a section is of chimneys', async () => {
    const places = await placesOf(
      'First chimney. The cap is missing. Second chimney. The crown is cracked.',
      await ofOther('m'),
    );
    expect(places).toEqual(['Chimneys and Solid Fuel Appliances 1', 'Chimneys and Solid Fuel Appliances 2']);
  });
});

test.each([
  [
    'Master bath. The toilet is loose. Third bathroom. The toilet is loose here too.',
    ['BATHROOMS 1 @master bath', 'BATHROOMS 3'],
  ],
  [
    'Exterior. The siding is cracked at the back corner. The trim is rotted there too.',
    ['EXTERIOR 1 @back corner', 'EXTERIOR 1 @back corner'],
  ],
])('"here" is where one is, not another room that was told of before: %s', async (said, places) =>
  expect(await placesOf(said)).toEqual(places),
);

test.each([
  [
    "Bathroom. The toilet is loose. There's a second bathroom upstairs. The fan is noisy.",
    ['BATHROOMS 1', 'BATHROOMS 2'],
  ],
  [
    "Bathroom. The toilet is loose, there's a second bathroom upstairs. The fan is noisy.",
    ['BATHROOMS 1', 'BATHROOMS 2'],
  ],
  [
    'Bathroom. The toilet is loose. Upstairs is the other bathroom, and that tub drains slowly.',
    ['BATHROOMS 1', 'BATHROOMS 2'],
  ],
  [
    'Water heater. The tank is rusted. Tankless water heater number two has no drain pan.',
    ['PLUMBING SYSTEM 1', 'PLUMBING SYSTEM 2'],
  ],
])('that there is another one leads there: %s', async (said, places) =>
  expect((await placesOf(said)).map((place) => place.replace(/ @.*/, ''))).toEqual(places),
);

describe('a dwelling', () => {
  test.each([
    [
      'Unit A. Kitchen. The faucet leaks. Unit B. Kitchen. The disposal is jammed.',
      ['KITCHEN 1 @unit A', 'KITCHEN 2 @unit B'],
    ],
    [
      'Kitchen. The faucet leaks. In-law suite. The kitchen disposal is jammed.',
      ['KITCHEN 1', 'KITCHEN 2 @kitchen, in-law suite'],
    ],
    [
      'Bathroom. The toilet is loose. Now the guest house. Bathroom. The fan is noisy.',
      ['BATHROOMS 1', 'BATHROOMS 2 @guest house'],
    ],
  ])('has rooms of its own: %s', async (said, places) => expect(await placesOf(said)).toEqual(places));

  test('is no unit among the coolers, which is counted without a warning', async () => {
    const said = 'Cooling. Unit one. The fins are bent. Unit two. The line insulation is missing.';
    expect(await placesOf(said, housemaster)).toEqual(['COOLING SYSTEM 1', 'COOLING SYSTEM 2']);
  });
});

describe('rooms with sections of their own', async () => {
  const rooms = await ofOther('y');

  test.each([
    [
      'Primary bath. The toilet is loose. Guest bath. The fan is noisy. The tub drains slowly.',
      ['Primary Bath 1 @primary bath', 'Guest Bath 1 @guest bath', 'Guest Bath 1 @guest bath'],
    ],
    [
      'Primary bath. The toilet is loose. Powder room. The fan is noisy.',
      ['Primary Bath 1 @primary bath', 'Guest Bath 1 @powder room'],
    ],
    ['Kitchen. The faucet leaks.', ['Kitchen 1']],
    ['Kitchen. The toilet is loose.', ['Primary Bath 1']],
  ])('keep what others of their kind have, too: %s', async (said, places) =>
    expect(await placesOf(said, rooms)).toEqual(places),
  );
});

describe('a room that is told from others by where it is', () => {
  test.each([
    [
      'Kitchen. The faucet leaks. Kitchenette in the basement. The disposal is jammed.',
      ['KITCHEN 1', 'KITCHEN 2 @basement kitchenette'],
    ],
    ['Kitchen. The faucet leaks. Kitchenette. The disposal is jammed.', ['KITCHEN 1', 'KITCHEN 2 @kitchenette']],
    [
      'Hall bath. The toilet is loose. In the bathroom on the second floor, the sink drains slowly.',
      ['BATHROOMS 1 @hall bath', 'BATHROOMS 2 @second floor bathroom'],
    ],
    ['Hall bath. The toilet is loose. Bathroom in here. The shower leaks.', ['BATHROOMS 1 @hall bath', 'BATHROOMS 1']],
  ])('%s', async (said, places) => expect(await placesOf(said)).toEqual(places));
});

describe('one of several that were counted', () => {
  test('is written by its name', async () => {
    const { lines } = await writeDictation(
      'There are two decks. The second one is green with algae.',
      await ofOther('b'),
    );
    expect(lines.filter((line) => line.includes(' / new / '))).toEqual([
      expect.stringMatching(/Second deck is green with algae$/),
    ]);
  });

  test('is of what was counted, not of anything that may be so', async () => {
    const [, left] = await placesOf('Bathroom. There are two sinks. The right one wobbles.', housemaster);
    const { decisions } = await writeDictation('Bathroom. There are two sinks. The right one wobbles.', housemaster);
    expect(left).toBe('BATHROOMS 1 @right sink');
    expect(decisions.at(-1)?.place?.itemName).toBe('Sinks and Vanities');
  });

  test('is nothing where nothing was counted', async () => {
    const { decisions } = await writeDictation('Roof. The first one is worn.', legacy);
    expect(decisions.at(-1)?.remark.antecedent).toBeNull();
  });
});

test.each([
  ['The faucet leaks.', true],
  ['The outlet left of the sink is dead.', false],
  ['The window is stuck.', false],
])('kitchens and bathrooms have it alike: "%s" %s', (words, isLike) =>
  expect(isLikeRoom('kitchen', 'bathroom', words)).toBe(isLike),
);

test.each([
  [
    "Heating. The filter is dirty. Attic. There's a second furnace up here, that's for the upstairs. This one would not fire.",
    ['HEATING / COOLING 1', 'HEATING / COOLING 2'],
  ],
  [
    'The downstairs furnace has a dirty filter. Now for the one that heats the upstairs. It would not fire.',
    ['HEATING / COOLING 1 @downstairs', 'HEATING / COOLING 2'],
  ],
  [
    'Hall bath. The toilet is loose at the floor. And this one will be the master bathroom. The fan is noisy.',
    ['BATHROOMS 1 @hall bath', 'BATHROOMS 2 @master bathroom'],
  ],
  [
    'Hall bath. The toilet is loose at the floor. Next, the bath belonging to the master bedroom. The fan is noisy.',
    ['BATHROOMS 1 @hall bath', 'BATHROOMS 2 @master bath'],
  ],
  [
    'Hall bath. The toilet is loose at the floor. The fan in the master bath is noisy. The faucet in there drips.',
    ['BATHROOMS 1 @hall bath', 'BATHROOMS 2 @master bath', 'BATHROOMS 2 @master bath'],
  ],
  [
    'Hall bath. The toilet is loose at the floor. Master bath. The fan is noisy. Oh, and going back to the hall one, the faucet drips.',
    ['BATHROOMS 1 @hall bath', 'BATHROOMS 2 @master bath', 'BATHROOMS 1 @hall bathroom'],
  ],
  [
    'Heat, downstairs unit. The filter is dirty. Upstairs furnace. It would not fire.',
    ['HEATING / COOLING 1', 'HEATING / COOLING 2 @upstairs furnace'],
  ],
  [
    'Heat, downstairs unit. The filter is dirty. Upstairs furnace. It would not fire. Downstairs furnace. The flue is rusted.',
    ['HEATING / COOLING 1', 'HEATING / COOLING 2 @upstairs furnace', 'HEATING / COOLING 1 @downstairs furnace'],
  ],
])('another one is led to in other words: %s', async (said, places) => expect(await placesOf(said)).toEqual(places));

test('the other furnace with two of something is the other one', async () => {
  const said = 'The upstairs furnace would not fire. The other furnace has two cracked burners.';
  expect((await placesOf(said)).map((place) => place.slice(0, 'HEATING / COOLING 1'.length))).toEqual([
    'HEATING / COOLING 1',
    'HEATING / COOLING 2',
  ]);
});

test('a corner is no wash corner: the hall bath is the first', async () => {
  const said = 'Southeast corner, the dirt runs back at the house. Hall bath. The toilet rocks.';
  expect((await placesOf(said, await ofOther('kk'))).at(-1)).toBe('Wet Rooms 1 @hall bath');
});

test('a third panel of a driveway is no electrical one', async () => {
  expect(await placesOf('Driveway. Third panel from the street is cracked. The breakers are double tapped.')).toEqual([
    'EXTERIOR 1 @third panel from the street',
    'ELECTRICAL SYSTEM 1',
  ]);
});

test('a room that was named after what was found there is one that was told of', async () => {
  const said =
    'Kitchen. The faucet drips. The toilet rocks when I put my knee against it, this is the hall bathroom. Now the master bath. The towel bar came off in my hand. I pushed the test button by the mirror and the power stayed on. Laundry closet, that’s a foil hose on the dryer.';
  expect((await placesOf(said)).filter((place) => place.startsWith('BATHROOMS'))).toEqual([
    'BATHROOMS 1 @hall bathroom',
    'BATHROOMS 2 @master bath',
    'BATHROOMS 2 @by the mirror, master bath',
  ]);
});
