import { describe, expect, it, test } from 'vitest';
import type { Decision } from '../../../../server/domain/dictation/findings.ts';
import { contradicts } from '../../../../server/domain/dictation/matching/contradicts.ts';
import { classifyText } from '../../../../server/domain/dictation/remarks/classify-text.ts';
import { endsJudged, isPlainlyInOrder } from '../../../../server/domain/dictation/remarks/plainly-in-order.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const legacy = await templateOf('legacy-1');

const shown = ({ remark, verdict, place, comment }: Decision) =>
  `${remark.heard} = ${place?.component} / ${place?.itemName} / ${comment?.name ?? verdict}`;

/** What is written of a dictation, with the words that were heard. */
async function written(said: string): Promise<string[]> {
  const { decisions } = await rulesDecide(said, legacy);
  return decisions.filter(({ verdict }) => verdict !== 'none').map(shown);
}

describe('a speaker who goes through a checklist', () => {
  it('says of several things at once that they are in order', async () => {
    expect(await written('Kitchen. Counters, cabinets and dishwasher, all good.')).toEqual([
      'Counters, = KITCHEN / Countertops and Backsplash / Functional',
      'cabinets = KITCHEN / Cabinets and Drawers / Functional',
      'and dishwasher, all good. = KITCHEN / Dishwasher / Functional',
    ]);
  });

  test.each([
    ['Kitchen. Dishwasher and disposal both work.', ['Dishwasher', 'Food Waste Disposer']],
    ['Roof. Valleys, flashings and vents look okay.', ['Valleys', 'Flashings', 'Plumbing Vents and Penetrations']],
    ['Kitchen. Dishwasher, disposal and hood all tested fine.', ['Dishwasher', 'Food Waste Disposer', 'Range Hood']],
    ['Kitchen. Stove, dishwasher, I ran all of it, all good.', ['Ranges and Cooktops', 'Dishwasher']],
    ['Interior. Walls, ceilings and floors are in good condition.', ['Walls', 'Ceilings', 'Floors']],
  ])('says so in other words, too: %s', async (said, items) => {
    const { decisions } = await rulesDecide(said, legacy);
    const told = decisions.filter(({ verdict }) => verdict !== 'none');
    expect(told.map(({ verdict, place }) => `${verdict} ${place?.itemName}`)).toEqual(
      items.map((item) => `functional ${item}`),
    );
  });

  it('says of several things at once what is wrong with them', async () => {
    const [own, ...more] = await written('Exterior. Fascia, soffit and trim are rotted at the back.');
    expect(own).toBe(
      'Fascia, soffit and trim are rotted at the back. = EXTERIOR / Trim, Soffits and Fascia / Rotted trim',
    );
    expect(more).toEqual([]);
  });

  it('goes on to what is said after it', async () => {
    const lines = await written('Exterior. Fascia, soffit and trim are rotted at the back, the gutters are full.');
    expect(lines).toEqual([
      'Fascia, soffit and trim are rotted at the back, = EXTERIOR / Trim, Soffits and Fascia / Rotted trim',
      'the gutters are full. = ROOFING / Gutters and Downspouts / Gutters clogged',
    ]);
  });

  test.each([
    'Grounds. Driveway okay.',
    'Grounds. Driveway-okay.',
    'Grounds. Driveway, okay.',
    'Grounds. Driveway… okay.',
  ])('says so of one: %s', async (said) => {
    const [own, ...more] = await written(said);
    expect(own).toContain('EXTERIOR / Driveways and Walkways / Functional');
    expect(more).toEqual([]);
  });

  it('only goes to a section where that is all that was named', async () => {
    expect(await written('Kitchen, okay.')).toEqual([]);
  });

  it('says what is wrong with the thing that the sentence opens with', async () => {
    const [own] = await written('Roof. Gutters, packed solid with leaves.');
    expect(own).toBe('packed solid with leaves. = ROOFING / Gutters and Downspouts / Gutters clogged');
  });

  test.each([
    ['driveway okay', true],
    ['the cabinets are all good', true],
    ['Siding looks fine all around', true],
    ['we are good', false],
    ['that is not okay', false],
    ['driveway is cracked, otherwise fine', false],
    ['second furnace okay', false],
    ["rail itself doesn't move", true],
    ["the rail doesn't move when I lean on it", true],
    ["the valve doesn't move", false],
    ["it isn't one of the bad brands", true],
  ])('"%s" says nothing but that a thing is in order: %s', (said, isSo) => {
    expect(isPlainlyInOrder(said)).toBe(isSo);
  });
});

describe('what only tells what is there', () => {
  test.each([
    ['Exterior. Siding is vinyl.', 'Siding and Wall Cladding'],
    ['Exterior. Windows are double pane.', 'Windows'],
    ["Roof. It's a three-tab shingle.", 'Roof Coverings'],
    ['Roof. Gutters are aluminum.', 'Gutters and Downspouts'],
    ['Siding is brick in front and vinyl on the sides.', 'Siding and Wall Cladding'],
    ['Furnace is a Lennox.', 'Furnace'],
    ["AC's a Goodman.", 'Air Conditioning'],
  ])('mentions an item, and invents no defect of it: %s', async (said, item) => {
    const { decisions } = await rulesDecide(said, legacy);
    const [told, ...more] = decisions.filter(({ verdict }) => verdict !== 'none');
    expect(`${told?.verdict} ${told?.place?.itemName}`).toBe(`functional ${item}`);
    expect(told?.reason).toBe('named, and nothing wrong said of it');
    expect(more).toEqual([]);
  });

  it('tells more than that where it tells how old it is', async () => {
    const { decisions } = await rulesDecide('Plumbing. The water heater is a 2011 fifty gallon gas.', legacy);
    expect(decisions.at(-1)?.verdict).toBe('new');
  });

  test.each([
    ['Laundry. Washer hoses are rubber.', 'Rubber hoses'],
    ['Laundry. Dryer vent is plastic.', 'Foil or plastic duct'],
    ['Electrical. Branch wiring is aluminum.', 'Aluminum branch wiring'],
    ['Roof. Flashing is roof cement.', 'Roof cement used as repair'],
    ['Exterior. Siding is split.', 'Damaged siding'],
    ['Roof. Gutter is detached.', 'Gutter loose or sagging'],
    ['Bathroom. Toilet is loose.', 'Loose toilet'],
  ])('is a defect where it is one by itself: %s', async (said, title) => {
    const [own] = await written(said);
    expect(own).toMatch(new RegExp(` / ${title}$`));
  });
});

describe('what was not inspected', () => {
  test.each([
    ['Roof. I did not walk it, it is too steep, so I looked from the ground with binoculars.', 'Roof not walked'],
    ["Attic. I couldn't get past the hatch, there's nothing to stand on.", 'Attic not entered'],
  ])('is told in the words of the limitation that gives the reason: %s', async (said, title) => {
    const [own] = await written(said);
    expect(own).toMatch(new RegExp(` / ${title}$`));
  });

  it('is told once, however many sentences give the reason', async () => {
    const said = 'Roof. I did not walk it. It is too steep, so I looked from the ground with binoculars.';
    expect((await writeDictation(said, legacy)).lines).toEqual([
      'ROOFING / Roof Coverings / template / Roof not walked',
    ]);
  });

  it('is told in the words that were said where no limitation gives the reason', async () => {
    const [own] = await written('Kitchen. I did not look at the pot filler, a snake was curled up on it.');
    expect(own).toMatch(/ \/ notInspected$/);
  });
});

it('a place that one sentence opens with does not hold for a thing that the next one has in order', async () => {
  const { decisions } = await rulesDecide('Roof. On the south slope, several shingles are torn. Gutters okay.', legacy);
  expect(decisions.map(({ remark }) => remark.location)).toEqual([null, 'south slope', null]);
});

describe('a comment that several sections have', () => {
  it('is taken from the one that is named', async () => {
    const said = "Electrical. In the kitchen the two outlets by the sink aren't GFCI. Same in the garage.";
    expect(await written(said)).toEqual([
      "In the kitchen the two outlets by the sink aren't GFCI. = KITCHEN / GFCI Receptacles / Not GFCI protected",
      'Same in the garage. = GARAGE / GFCI Receptacles / Not GFCI protected',
    ]);
  });

  it('stays where it was announced when no room is named', async () => {
    const [own] = await written("Garage. The outlets aren't GFCI.");
    expect(own).toContain('GARAGE / GFCI Receptacles / Not GFCI protected');
  });
});

it('a room that is in order as a whole is gone to, and none of its items is chosen for it', async () => {
  expect(await written("Bathrooms. Half bath's good. The toilet is loose.")).toEqual([
    'The toilet is loose. = BATHROOMS / Toilets / Loose toilet',
  ]);
});

it('what is out is no name of a place', async () => {
  const [own] = await written("Kitchen. Oven light's out.");
  expect(own).toContain("Oven light's out. = KITCHEN / Ranges and Cooktops");
});

it('a side that is gone to is where the next findings are', async () => {
  const { decisions } = await rulesDecide('Exterior. Going around the left side. Siding is loose.', legacy);
  expect(decisions.at(-1)?.remark.location).toBe('left side');
});

test.each([
  ['Right side. Siding is loose.', 'right side'],
  ['Exterior. Left side. Siding is loose. Bushes are touching the siding on the right side.', 'right side'],
  ['Bathroom. Soft floor next to the toilet.', 'next to the toilet'],
  ['Exterior. Caulk is missing around most of the windows.', 'around most of the windows'],
  ['Bathroom. Fan vents into the attic.', null],
  ['Plumbing. Outside faucet leaks.', null],
  ['Deck. Two of the deck posts are leaning.', null],
  ['Crawl space. Vapor barrier is missing on about half.', null],
])('where it is said to be: %s', async (said, location) => {
  const { decisions } = await rulesDecide(said, legacy);
  expect(decisions.at(-1)?.remark.location).toBe(location);
});

test.each(["Humidifier's leaking.", 'Humidifiers leaking.'])(
  '%s is no talk, even before any section is known',
  async (said) => {
    const { decisions } = await rulesDecide(said, await templateOf('housemaster-1'));
    expect(decisions.map(({ comment }) => comment?.name)).toEqual(['Humidifier leaking or scaled']);
  },
);

test.each([
  ["the pressure's low", 'High water pressure', true],
  ['pressure is too high', 'Low flow', true],
  ["damper won't close", 'Damper frozen shut', true],
  ["window won't stay up", 'Window painted shut', false],
  ['the rail is low', 'Handrail too low', false],
  ['low pressure at the high end', 'High water pressure', false],
])('"%s" is the opposite of "%s": %s', (said, title, isSo) => {
  expect(contradicts(said, title)).toBe(isSo);
});

test.each([
  'Plumbing. The main shutoff is seized. Scratch that, it turns, I was holding the wrong handle.',
  "Attic. There's a leak by the ridge. Scratch that, it's my own shadow, I'm seeing ghosts.",
])('a mistake of the speaker is a reason for taking back: %s', async (said) => {
  expect(await written(said)).toEqual([]);
});

describe('one thing after the other is judged', () => {
  test.each([
    ['front slopes to the street, good', true],
    ['one wire to a breaker, good', true],
    ['the sink leaks, good', false],
    ["the gate doesn't latch, okay", false],
    ['let me try these one by one, good', false],
    ['left sink, still full, okay', false],
  ])('ends with a judgement of it: %s', (text, expected) => expect(endsJudged(text)).toBe(expected));

  test.each([
    ['Panel, one wire to a breaker, good, labels, about half of them are blank.', 2],
    ['Hall bath, toilet, fine, sink, takes forever to go down.', 2],
    ['GFCIs, kitchen pops and comes back.', 1],
  ])('and each is a remark: %s', async (said, count) => expect(await written(said)).toHaveLength(count));

  it('what was looked for and is not there is missing, and takes nothing back', async () => {
    const { decisions } = await rulesDecide(
      'Deck. The boards are good, joist hangers, no, they just nailed the joists in at an angle.',
      legacy,
    );
    expect(decisions.map(({ remark }) => remark.kind)).not.toContain('retracted');
    expect(decisions.at(-1)?.comment?.name ?? '').toContain('hangers');
  });
});

describe('what the speaker says of his own things is no house in order', () => {
  test.each(['Hello, okay, little red light is on, so phone is hearing me.', 'Okay, recording, is it, yep, red dot.'])(
    '%s',
    async (said) => expect(await written(said)).toEqual([]),
  );
});

describe('what is agreed with is not in order for that', () => {
  test.each([
    'Knob and tube, yes, in the attic',
    'Aluminum branch wiring, yes',
    'Asbestos wrap on the ducts, yes',
    'Gas smell at the stove, all right',
    'The furnace trips and comes back on',
    'I made sure the gas was off',
  ])('%s', (text) => expect(isPlainlyInOrder(text)).toBe(false));

  test('but what was looked for and is there is', () =>
    expect(isPlainlyInOrder('Bolts into the house, yes, every sixteen inches')).toBe(true));
});

test.each([
  ['The washer leaked in the middle of a load', 'finding'],
  ['The dishwasher was in the middle of a load', 'notInspected'],
  ["The fan didn't want to stop", 'finding'],
])('%s: %s', (text, kind) =>
  kind === 'notInspected' ? expect(classifyText(text)).toBe(kind) : expect(classifyText(text)).not.toBe('notInspected'),
);

describe('what is wrong is parted from what is in order and from what was not seen', () => {
  test.each([
    [
      "Garage. Opener reverses, eyes work, door's dented, wall behind the shelves I couldn't see.",
      ['Functional', 'Damaged door panel'],
    ],
    ["Furnace. The filter's dirty, I couldn't see the heat exchanger.", ['Dirty filter']],
  ])('%s', async (said, comments) => {
    const { decisions } = await rulesDecide(said, legacy);
    const found = decisions.filter(({ verdict }) => ['template', 'functional'].includes(verdict));
    expect(found.map(({ comment }) => comment?.name)).toEqual(expect.arrayContaining(comments));
    expect(decisions.at(-1)?.remark.kind).toBe('notInspected');
  });

  it('but not from the reason why it was not seen', async () => {
    const { decisions } = await rulesDecide("Attic. Hatch is painted shut, couldn't get in.", legacy);
    expect(decisions.filter(({ verdict }) => verdict !== 'none')).toHaveLength(1);
  });
});
