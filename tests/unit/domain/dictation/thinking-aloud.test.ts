import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../server/domain/dictation/findings.ts';
import { findLocation } from '../../../../server/domain/dictation/locations/find-location.ts';
import { isAdvice, isSaidToPeople } from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { saysNotInspected, worksWell } from '../../../../server/domain/dictation/remarks/classify-text.ts';
import { deniesPlainly } from '../../../../server/domain/dictation/remarks/denials.ts';
import { isPlainlyInOrder } from '../../../../server/domain/dictation/remarks/plainly-in-order.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

/** What is written of a dictation: item and comment, and the section's number where it is not the first. */
const written = (decisions: readonly Decision[]) =>
  decisions
    .filter(({ verdict }) => !['none', 'merged', 'warning'].includes(verdict))
    .map(({ place, comment, verdict }) => {
      const number = place && place.occurrence > 1 ? ` ${place.occurrence}` : '';
      return `${place?.itemName}${number}: ${comment?.name ?? verdict}`;
    });

describe('what a speaker takes for something wrong, and sees is none', () => {
  test.each([
    "Roof. That gutter over the patio looks like it's drooping, no, hold on, that's only the shadow of the branch, it's straight as can be.",
    "Roof. Looks like there's three or four shingles gone up by the ridge, naw, wait a minute, that's just a shadow off the pecan.",
    "Kitchen. There's a wet spot under the sink, no, hang on, that's off my own water bottle.",
    'Plumbing. I heard a drip just now; no, it is only the rain on the vent.',
    'Kitchen, faucet base, water, no, my own splash, disregard.',
    'Attic. The boards near the chimney appear to be stained. On a second look, those are merely knots in the wood.',
    "Bathroom. This floor by the tub is kind of spongy, no, you know what, that's the bath mat bunched up.",
    "Roof. Gutter's hanging loose at the corner, no wait, that's only a strip of trim somebody stuck on there.",
    'Plumbing. There is a puddle under the tank. No, please delete that, I have set my own umbrella there.',
    "Deck. The joist hangers are all rusted out. No, hang on, that's red clay, it wipes right off.",
    "Deck. Boards are soft by the, no, no, I take it back, that's just wet.",
    'Attic. I had this rafter down as split, and it turns out I was reading a saw mark.',
    'Garage. My cousin bought a house like this and the garage door fell on his car.',
  ])('is written nowhere: %s', async (said) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(written(decisions)).toEqual([]);
  });

  test('leaves what he finds instead', async () => {
    const said = 'Furnace lit right up. No, strike that, those flames are orange and licking out at the front.';
    const { decisions } = await rulesDecide(said, legacy);
    expect(decisions.at(-1)?.remark.kind).not.toBe('retracted');
    const corrected =
      'Panel. The wiring is nice work. No, I correct myself, one breaker is forty and the wire is for twenty.';
    expect(written((await rulesDecide(corrected, legacy)).decisions)).toEqual([
      'Panels and Breakers: Oversized breaker',
    ]);
  });

  test.each([
    ['Attic. They hung this ladder with drywall screws, no, that is no good.', 'Attic Access'],
    ["Deck. Half the joist hangers are missing their nails. That's my phone, hang on, no, it's only my wife.", 'Decks'],
  ])('is not meant by a judgement, or by who calls: %s', async (said, item) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(written(decisions).join()).toContain(item);
  });

  test.each([
    ["There's a duct come apart by the hatch, I meant to say that while I was up there.", 'Ducts and Registers'],
    ['Hall bath. The sink drains slow, wait for it, an inch of water standing.', 'Sinks and Faucets'],
  ])('is not meant by words that only go on: %s', async (said, item) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(written(decisions).join()).toContain(item);
  });
});

test('a correction puts only its own clause right', async () => {
  const said = "Furnace fired right up, there's no filter, no wait, it's in the ceiling grille.";
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.map(({ remark }) => remark.words).join(' ')).toContain('Furnace fired right up');
});

test.each([
  'I want a structural engineer to see it.',
  'I would want a plumber to look at it.',
  "I'd have somebody put new ones on before the next good storm.",
  'I would not use it until a technician has examined it.',
])('"%s" is advice on the finding before it', (said) => expect(isAdvice(said)).toBe(true));

test.each(['Trim over the garage door, mush', 'caulk gone around the back window'])(
  '"%s" names a thing and advises nothing',
  (said) => expect(isAdvice(said)).toBe(false),
);

test.each<[said: string, isSo: boolean]>([
  ['mind the poison ivy there by the fence', true],
  ['note to self, new batteries for the meter', true],
  ['kneepads on', true],
  ['boots are fine', false],
  ["the meter's off", false],
  ['watch your step, the third tread is loose', false],
  ['watch your head; it is five foot eight at the turn', false],
])('"%s" is said to who stands by: %s', (said, isSo) => expect(isSaidToPeople(said)).toBe(isSo));

test.each([
  "I won't be turning the cooling on today, it's fifty-one degrees out.",
  "I can't say much about the floor, since both of their cars are parked on it.",
  "I can't tell you how the far end is put together.",
  "I'm leaving both off, it was forty-one degrees this morning.",
  "Never made it to the far gable, there's no boards to walk on.",
  'No air conditioning test, forty-eight outside.',
  'The wall behind that, who knows.',
  "I wasn't about to start the air conditioner.",
  "The northwest corner I couldn't reach, there's a duct in the way.",
  "Past the furnace I couldn't get, so the far end I haven't seen.",
  "Dishwasher's packed with their dirty dishes, not running that.",
  "I'm not going to switch it on, it's fifty-one degrees.",
  "My knees don't do roofs anymore, so this is from the ladder.",
  "The little wall holds nothing up, so I'm skipping it.",
  "Septic's in the ground, I don't do that.",
])('"%s" was not inspected', (said) => expect(saysNotInspected(said)).toBe(true));

test.each([
  'no test button on the outlet',
  'the burner will not start',
  'the valve is not going to turn',
  "the AC's not running that well",
  'the breaker is skipping',
  'the crack is from the ground settling',
  "that's from the driveway runoff",
])('"%s" is no reason for not inspecting', (said) => expect(saysNotInspected(said)).toBe(false));

describe('what is in order', () => {
  test.each([
    'the sink empties quickly',
    'reversed when I obstructed it',
    'the dishwasher drains like it should',
    'the one in front closes tight',
  ])('works: %s', (said) => expect(worksWell(said)).toBe(true));

  test.each([
    'the drain backed up when I ran the washer',
    'hot and neutral reversed on the outlet',
    'the toilet moves easily',
    'it would not reverse when I obstructed it',
    'the sink never drains well',
  ])('works not, or not by that: %s', (said) => expect(worksWell(said)).toBe(false));

  test.each([
    "Grading's good on this side.",
    'The shingles look fine through the glass.',
    'The copper pipes in the basement look good from here.',
    'Toilet here sits like a rock',
    'I stringlined the girder, an eighth of an inch in thirty feet, which is nothing.',
    "The driveway's okay, it'll hold a car all day long.",
    "That one's clean and has a nice clear lid, so no complaints.",
    "Street side's got years left in it.",
  ])('is judged so: %s', (said) => expect(isPlainlyInOrder(said)).toBe(true));

  test.each([
    'Newer tank, no complaints, but the nipples on top are green.',
    "It's got a couple of years left in it.",
    'Not many years left in it.',
  ])('is not judged so: %s', (said) => expect(isPlainlyInOrder(said)).toBe(false));

  test.each([
    "Can't find a single drip on the copper.",
    'The spigot ran without a drip',
    'There is no water lying about',
    'No water down here, no tide line.',
    'nothing to trip on',
    'Mud tubes, none.',
    'Leaks under here, not one that I saw.',
    'PEX home runs, no poly, no galv.',
    'no limbs anywhere near.',
    'No vines on the walls.',
  ])('has nothing of what would be wrong: %s', (said) => expect(deniesPlainly(said)).toBe(true));

  test.each([
    'No water at the upstairs faucet.',
    'nothing happens',
    'Baffles, none.',
    "I don't see any smoke detector in here.",
    "I don't see a hole in it to let the water through",
    'The drain leaks, no poly.',
    'No poly on the ground.',
  ])('is not what lacks something: %s', (said) => expect(deniesPlainly(said)).toBe(false));
});

describe('where something is', () => {
  test.each([
    'Shingles are near the end of their life.',
    "Shower door doesn't close right.",
    'The discharge pipe on the relief valve ends about two feet off the floor.',
    'It is split all the way round.',
    'The door came down on a two by four and kept going.',
    'It would spray you right in the chest.',
  ])('is told by no figure of speech: %s', (said) => expect(findLocation(said)).toBeNull());

  test('is where the sentence opened, whatever it goes on to name', async () => {
    const { decisions } = await rulesDecide('North wall, behind the grill, siding, rippled like wax.', legacy);
    expect(decisions.at(-1)?.remark.location).toBe('north wall, behind the grill');
  });

  test('is by what was named before, where it is "beside it"', async () => {
    const { decisions } = await rulesDecide('The toilet rocks, and beside it the floor is soft.', legacy);
    expect(decisions.at(-1)?.remark.location).toBe('beside the toilet');
  });

  test('is no bedroom for a toilet, and no room that was left since', async () => {
    const said = [
      'Bedrooms. The closet door is off its track.',
      'The toilet rocks.',
      'The sump pit has no cover.',
      'The outlet is loose.',
    ];
    const { decisions } = await rulesDecide(said.join(' '), legacy);
    expect(decisions.slice(2).map(({ remark }) => remark.location)).toEqual([null, null, null]);
  });
});

test('what stands elsewhere is what was spoken of before: "the one on the garage side"', async () => {
  const said = "Spigot next to the deck won't shut off. The one on the garage side is loose.";
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.at(-1)?.place?.itemName).toBe('Hose Bibs');
});

test('machines are counted as they are named by number, whichever was spoken of before', async () => {
  const said = [
    'Two condensers here. First one is out of level. Second one, the fins are bent.',
    "Furnace number one, the filter is filthy. Here's furnace number two, it won't fire.",
  ];
  const { decisions } = await rulesDecide(said.join(' '), legacy);
  const numbers = decisions.filter(({ verdict }) => verdict === 'template').map(({ place }) => place?.occurrence);
  expect(numbers).toEqual([1, 2, 1, 2]);
});

test.each([
  [
    'Hatch is good, screens are rusted out of two vents at the rear.',
    'Hatch is good,',
    'screens are rusted out of two vents at the rear.',
  ],
  ["Tap dribbles round its base, underneath's bone dry.", 'Tap dribbles round its base,', "underneath's bone dry."],
  [
    "One window's painted shut; the other windows go up and lock.",
    "One window's painted shut;",
    'the other windows go up and lock.',
  ],
  [
    'All of the cabinet doors latch, the one to the closet rubs.',
    'All of the cabinet doors latch,',
    'the one to the closet rubs.',
  ],
  [
    "Vent over the range is full of grease and the one along the back wall's clean as a whistle.",
    'Vent over the range is full of grease',
    "and the one along the back wall's clean as a whistle.",
  ],
  ["One cabinet's missing; every other cabinet is fine.", "One cabinet's missing;", 'every other cabinet is fine.'],
  ["The left drawer is loose, right drawer's solid.", 'The left drawer is loose,', "right drawer's solid."],
  [
    'Top hinge is loose and the bottom hinge is missing two screws.',
    'Top hinge is loose',
    'and the bottom hinge is missing two screws.',
  ],
  [
    "Two outlets behind the fridge I couldn't reach, the rest are all good.",
    "Two outlets behind the fridge I couldn't reach,",
    'the rest are all good.',
  ],
])('one thing in order and one that is not are two remarks: %s', async (said, ...parts) => {
  const { decisions } = await rulesDecide(`Kitchen. ${said}`, legacy);
  expect(decisions.slice(1).map(({ remark }) => remark.heard)).toEqual(parts);
});

test.each([
  'Paint is peeling on the left side, right side, and the back.',
  'Shingles are curled on the front slope and the back slope.',
])('several places of one finding are one remark: %s', async (said) => {
  const { decisions } = await rulesDecide(`Exterior. ${said}`, legacy);
  expect(decisions.slice(1).map(({ remark }) => remark.heard)).toEqual([said]);
});

test.each([
  'You never cut the bottom edge of a joist, and below the bathroom some plumber took a bite out of two.',
  'A sump pit ought to have a lid bolted on it, and this is an open hole.',
  "There should be a drip leg on that gas line, and there isn't one.",
])('how a thing ought to be and how it is are one remark: %s', async (said) => {
  const { decisions } = await rulesDecide(`Plumbing. ${said}`, legacy);
  expect(decisions.slice(1).map(({ remark }) => remark.heard)).toEqual([said]);
});

test.each([
  'There should be a drip leg here, and the water heater is rusted.',
  'There should be a GFCI by the sink, and under the sink the trap leaks.',
])('what ought to be there and what is wrong with another thing are two remarks: %s', async (said) => {
  expect((await rulesDecide(`Plumbing. ${said}`, legacy)).decisions).toHaveLength(3);
});

test('the second heater after a water heater is another one, after a furnace another furnace', async () => {
  const of = async (said: string) => (await rulesDecide(said, legacy)).decisions.at(-1)?.place;
  const second = 'The second heater is rusted at the bottom.';
  expect(await of(`Water heater. Relief valve drips. ${second}`)).toMatchObject({
    component: 'PLUMBING SYSTEM',
    itemName: 'Water Heater',
    occurrence: 2,
  });
  expect(await of(`Furnace. Filter is dirty. ${second}`)).toMatchObject({
    component: 'HEATING / COOLING',
    occurrence: 2,
  });
  const heating = 'Heating. The flame is yellow.';
  expect((await of(`Water heater. Relief valve drips. ${heating} ${second}`))?.component).toBe('HEATING / COOLING');
});

test('"so\'s the one at the corner" says the same of another', async () => {
  const said = "Exterior. Porch post is rotted at the base. So's the one at the far corner.";
  const { decisions } = await rulesDecide(said, legacy);
  const [, post, other] = decisions;
  expect(other?.comment?.name).toBe(post?.comment?.name);
});

test('"nothing to hold on" corrects nothing', async () => {
  const { decisions } = await rulesDecide('Stairs. Nothing to hold on these stairs either.', legacy);
  expect(written(decisions)).toEqual(['Stairs and Railings: Handrail absent inside']);
});

test('a roof that was only looked at from the lawn was not walked', async () => {
  const { decisions } = await rulesDecide('Roof. I did the roof from the lawn with field glasses.', legacy);
  expect(written(decisions)).toEqual(['Roof Coverings: Roof not walked']);
});

describe('where a speaker is', () => {
  test('is where he was followed to, for what sounds like talk, too', async () => {
    const template = await templateOf('housemaster-1');
    const said =
      "Condenser's old. South slope has shed its grit. Rubber boot's split on the pipe near the ridge. Fifteen bucks and an hour.";
    const { places } = await rulesDecide(said, template);
    expect(places.at(-1)?.component).toBe('ROOFING');
  });

  test('is the other bathroom of a template that has one of the primary bedroom', async () => {
    const { decisions } = await rulesDecide('Hall bath. The toilet rocks.', await templateOf('y-1'));
    expect(decisions.at(-1)?.place).toMatchObject({ component: 'Guest Bath', occurrence: 1 });
  });

  test('is one section for all bedrooms', async () => {
    const said = "Front bedroom, the window won't stay up. Back bedroom, the door won't latch.";
    const { decisions } = await rulesDecide(said, await templateOf('y-1'));
    expect(decisions.flatMap(({ place }) => place?.occurrence ?? [])).not.toContain(2);
  });
});

test('"put down that", "for the record" only lead to what is to be written', async () => {
  const { decisions } = await rulesDecide('Kitchen. For the record, the dishwasher is fine.', legacy);
  expect(decisions.at(-1)?.remark.words).toBe('the dishwasher is fine.');
});

describe('what only tells what there is', () => {
  test.each([
    'Electrical. Square D, two hundred amp.',
    "Electrical. Electrical panel's in the garage. Two hundred amp.",
    'Plumbing. Water heater is a Rheem from 2019.',
    'Attic. Access is in the hall closet.',
    'Crawl space, I went in.',
    "Cooling. AC's on this side, it's a Lennox, looks like a 2016.",
    "Deck. The deck's about ten years old.",
  ])('is neither written nor warned of: %s', async (said) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(decisions.map(({ verdict }) => verdict)).toEqual(decisions.map(() => 'none'));
  });

  test.each([
    ["Water heater's from two thousand one.", 'Water Heater: Water heater aged'],
    ['Furnace is a Trane, nineteen ninety-two.', 'Furnace: Furnace aged'],
  ])('tells an age that is past what such things last: %s', async (said, comment) => {
    expect(written((await rulesDecide(said, legacy)).decisions)).toEqual([comment]);
  });
});

test('a room that a sentence is about is gone to, and its next findings are of it', async () => {
  const said =
    "Hall bath, toilet's loose. Master bath is all good except the shower head leaks and the left sink drains slowly. The fan is loud.";
  expect(written((await rulesDecide(said, legacy)).decisions)).toEqual([
    'Toilets: Loose toilet',
    'Showers 2: Shower head leaks',
    'Sinks and Faucets 2: Basin drains slowly',
    'Exhaust Fans 2: Bath fan noisy',
  ]);
});

test('a room that is in order as a whole is where the next findings are', async () => {
  const { decisions } = await rulesDecide('Interior. Dining room is good. The floor is scratched.', legacy);
  expect(written(decisions)).toEqual(['Floors: new']);
  expect(decisions.at(-1)?.remark.location).toBe('dining room');
});

test('"left side of the house now" goes there', async () => {
  const { decisions } = await rulesDecide('Exterior. Left side of the house now. Siding is loose.', legacy);
  expect(decisions.at(-1)?.remark.location).toBe('left side');
});

test.each([
  'Heating. The furnace was installed in 2020 and it is leaking.',
  'Roof. The roof was replaced in 2016 but the old flashing was reused.',
  'Heating. The furnace is in the bedroom closet.',
])('a year or a place hides nothing that is told besides: %s', async (said) => {
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.at(-1)?.verdict).not.toBe('none');
});

test.each(["Attic. I didn't see any insulation over the garage.", 'Kitchen. The outlet is dead. I want a GFCI there.'])(
  'what is missing, or wanted, is no announcement and not in order: %s',
  async (said) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(['finding', 'recommendation']).toContain(decisions.at(-1)?.remark.kind);
  },
);
