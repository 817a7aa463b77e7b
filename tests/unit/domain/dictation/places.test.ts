import { describe, expect, test } from 'vitest';
import { findLocation } from '../../../../server/domain/dictation/locations/find-location.ts';
import { saysOnlyWhere } from '../../../../server/domain/dictation/locations/where-said.ts';
import { areaNamed, sectionsOfAreas } from '../../../../server/domain/dictation/places/recognise-areas.ts';
import { indexTranscript } from '../../../../server/domain/dictation/remarks/index-transcript.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';
import { dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

const template = dwellingTemplate();

const remarksOf = async (text: string) =>
  (await indexTranscript(transcriptOf(text), template, { encoder: await sentenceEncoder() })).remarks;

/** Where the last remark of a dictation belongs as announced: `SECTION 2 / Item`. */
async function placeAfter(text: string): Promise<string> {
  const { place } = (await remarksOf(text)).at(-1) ?? {};
  if (!place?.component) return 'nowhere';
  return `${place.component}${place.occurrence > 1 ? ` ${place.occurrence}` : ''}${place.itemName ? ` / ${place.itemName}` : ''}`;
}

describe('the areas of a house', () => {
  test('are recognised in a template by what its sections hold, not by what they are called', () => {
    expect(Object.fromEntries(sectionsOfAreas(template))).toMatchObject({
      roof: 'THE SHELL ABOVE',
      exterior: 'OUTSIDE FACES',
      garage: 'CAR SHELTER',
      structure: 'BELOW',
      attic: 'UNDER THE RAFTERS',
      electrical: 'POWER',
      heating: 'WARMTH AND COOLNESS',
      bathroom: 'WASH ROOM',
      kitchen: 'COOK ROOM',
      interior: 'ROOMS',
    });
  });

  test.each([
    ['the master bath', 'bathroom', ['master']],
    ['basement bathroom', 'bathroom', ['basement']],
    ['basement and foundation', 'structure', []],
    ['heating and cooling system', 'heating', []],
  ])('"%s" names the area %s', (phrase, area, rest) => {
    expect(areaNamed(phrase.split(' '))).toMatchObject({ area, rest });
  });

  test('are not named by what only has a name in it', () => {
    expect(areaNamed('kitchen floor tile'.split(' '))).toBeNull();
  });
});

describe('an announcement in other words than the template has', () => {
  test.each([
    ['Attic.', 'UNDER THE RAFTERS'],
    ['Okay, moving on to the electrical.', 'POWER'],
    ['Basement.', 'BELOW'],
    ["Let's head down to the kitchen.", 'COOK ROOM'],
    ['Outside now.', 'OUTSIDE FACES'],
    ['Plumbing.', 'WATER AND WASTE'],
    ['Attic. Insulation.', 'UNDER THE RAFTERS / Thermal Blanket'],
    ['Outside. Now the back deck.', 'OUTSIDE FACES / Raised Platforms'],
    ['Outside. Trees and bushes.', 'OUTSIDE FACES / Ground and Paths'],
    ['Roof. Gutters.', 'THE SHELL ABOVE / Rain Drainage'],
    ['Heating. Furnace.', 'WARMTH AND COOLNESS / Warm Air Unit'],
    ['Kitchen. Stove.', 'COOK ROOM / Cooker and Hood'],
  ])('"%s" leads to %s', async (said, place) => expect(await placeAfter(said)).toBe(place));

  test('keeps the section where nothing in the template fits', async () => {
    expect(await placeAfter('Kitchen. Trash compactor.')).toBe('COOK ROOM');
  });

  test('the words that open a sentence lead to the item and stay part of what was said', async () => {
    const [, , remark] = await remarksOf('Outside. Fence. Spindles, let me measure, five inches apart.');
    expect(remark).toMatchObject({ place: { itemName: 'Raised Platforms' } });
    expect(remark?.words).toMatch(/^Spindles/);
  });

  test('a room said where all rooms are told together is only a location', async () => {
    expect(await placeAfter('Electrical. In the kitchen, the outlet is loose.')).toBe('POWER');
  });

  test('a room of the house leads to the rooms and is the location of what is found there', async () => {
    const remark = (await remarksOf('Kitchen. Master bedroom. The floor squeaks.')).at(-1);
    expect(remark).toMatchObject({ place: { component: 'ROOMS' }, location: 'master bedroom' });
  });
});

test('a side of the house is no room that was misheard', async () => {
  const remark = (await remarksOf('Roof. South side, the edges are flipping up.')).at(-1);
  expect(remark).toMatchObject({ place: { component: 'THE SHELL ABOVE' }, location: 'south side' });
});

describe('one of several', () => {
  const twoBaths = 'Bathroom. The toilet is loose. Okay, second bathroom, the primary. The sink drains slowly.';
  test.each([
    [twoBaths, 'WASH ROOM 2'],
    [`${twoBaths} Back to the first bathroom. The tub is cracked.`, 'WASH ROOM'],
    [`${twoBaths} Hall bath. Primary bath. The tub is cracked.`, 'WASH ROOM 2'],
    ['Upstairs hall bath. The toilet is loose. Master bath. Hall bath. The tub is cracked.', 'WASH ROOM'],
    [
      'Heating. Furnace. The filter is dirty. Second furnace. The filter is dirty.',
      'WARMTH AND COOLNESS 2 / Warm Air Unit',
    ],
  ])('%s → %s', async (said, place) => expect(await placeAfter(said)).toBe(place));
});

test.each([
  'The tub okay.',
  'It heats.',
  'Up top now.',
  'Ninety-four pounds at the front sink.',
  'And order your filters by the case.',
  'The tub is down.',
])('"%s" announces nothing, though it names something', async (said) => {
  const { remark } = (await writeDictation(`Wash room. ${said}`, template)).decisions.at(-1) ?? {};
  expect(remark?.kind).not.toBe('announcement');
});

describe('a remark that no comment says', () => {
  test.each(['The finish is badly scratched up.', 'The front has a big dent in it.', 'Its feet are bent.'])(
    '"%s" belongs to the item announced, never to none',
    async (said) => {
      const decision = (await writeDictation(`Kitchen. Dishwasher. ${said}`, template)).decisions.at(-1);
      expect(decision).toMatchObject({
        verdict: 'new',
        place: { component: 'COOK ROOM', itemName: 'Washer for Dishes' },
      });
    },
  );

  test.each([
    ['Power. Panel. The surge protector has burned out.', 'POWER'],
    ['Wash room. The heated towel rail stays cold.', 'WASH ROOM'],
    ['Kitchen. The ice maker is not hooked up.', 'COOK ROOM'],
    ['Heating. The humidifier has no water line.', 'WARMTH AND COOLNESS'],
  ])('is new, not the next best comment: %s', async (said, component) => {
    const decision = (await writeDictation(said, template)).decisions.at(-1);
    expect(decision).toMatchObject({ verdict: 'new', comment: null, place: { component } });
  });

  test('has some item of the section where none was announced', async () => {
    const decision = (await writeDictation('Kitchen. The wallpaper seams are coming apart.', template)).decisions.at(
      -1,
    );
    expect(decision).toMatchObject({ verdict: 'new', place: { component: 'COOK ROOM' } });
    expect(decision?.place?.itemId).not.toBeNull();
  });
});

test.each([
  ['rear slope', true],
  ['which is through the hall ceiling', true],
  ['the little gas one up in the garage', true],
  ['the main furnace here in the basement', true],
  ['no window in here', false],
  ['the stairs are out', false],
  ['water on the floor', false],
  ['open door', false],
])('"%s" says only where something is, or which of several: %s', (said, isOnly) =>
  expect(saysOnlyWhere(said.split(' '))).toBe(isOnly),
);

describe('a location', () => {
  test.each([
    ['Something is damp underneath it.', null],
    ['You could not get a rake in behind there.', null],
    ['It rattles in the morning.', null],
    ['Stains, kitchen ceiling wet and stained.', 'kitchen ceiling'],
    ['Somebody cut a hole in a laundry room door behind the hamper.', 'laundry room door behind the hamper'],
    ['Loose tile, the bottom course, behind the tub.', 'bottom course, behind the tub'],
    ['At the dining room the caulking is shrunk.', 'dining room'],
    ['Dark stains on the roof decking around the chimney.', 'around the chimney'],
    ['Brown ring right under that primary shower.', 'under the primary shower'],
    ['Radiator in the little bedroom spits and hisses.', 'little bedroom'],
    ['Powder post beetle dust, rear bays.', 'rear bays'],
    ['The carrying beam sags at midspan.', 'midspan'],
    ['A split down the deep end I could drop a quarter in.', 'deep end'],
    ['Bed joints washed out across the second story.', 'across the second story'],
    ['There is a hole at position nine.', 'position nine'],
    ['A 30 amp breaker in position 14 protects a number 14 wire.', 'position 14'],
    ['Positions 5 and 7 each have a pair of wires.', 'positions 5 and 7'],
    ['Fourteen copper on a thirty in slot eight.', 'slot eight'],
    ['The slab has sunk down by the road.', 'down by the road'],
    ['It has come loose, out behind the garage.', 'out behind the garage'],
    ['No ground wire all through the bedrooms.', 'throughout the bedrooms'],
    ['One of the steel poles is eaten away at the bottom.', 'bottom'],
    ['The post nearest the grill is rotted.', 'nearest the grill'],
    ['Leak under the upstairs hall bath sink.', 'under the upstairs hall bath sink'],
    ['Second one has a dirty filter.', null],
    ['Gutters have come loose at all four corners.', 'all four corners'],
    ['The paint is worn on all four sides.', 'all four sides'],
    ['I lit all four burners.', null],
    ['The rail wobbles as you go down the steps on the left.', 'left as you go down the steps'],
    ['There is a crack on the right as you walk in the front door.', 'right as you walk in the front door'],
    ['As you come in on the left side there is a stain.', 'left as you come in'],
    ['Downspouts are missing on the back and both sides, only the front has them.', 'back and both sides'],
    ['Stains on the ceiling in the den but not in the hall.', 'den'],
    ['The shingles are worn on the rear slope, except at the ridge.', 'rear slope'],
    ['There are no cracks except in the garage.', 'garage'],
    ['Cracked but not leaking at the chimney.', 'chimney'],
    ['Only the north slope has damage.', 'north slope'],
  ])('"%s": %s', (said, location) => expect(findLocation(said)).toBe(location));

  test('that leads a sentence holds for what it goes on to', async () => {
    const remarks = await remarksOf('On the front walk a square is lifted, and the gutters are clogged.');
    expect(remarks.map(({ location }) => location)).toEqual(['front walk', 'front walk']);
  });

  test('that was announced is called as it was said', async () => {
    const remarks = await remarksOf('Bath off the den. The toilet is loose.');
    expect(remarks.at(-1)?.location).toBe('bath off the den');
  });

  test('that is said of one thing holds for no other', async () => {
    const remarks = await remarksOf('The square by the mailbox is lifted, and the gutters are clogged.');
    expect(remarks.map(({ location }) => location)).toEqual(['by the mailbox', null]);
  });
});
