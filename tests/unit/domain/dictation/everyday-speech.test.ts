import { describe, expect, test } from 'vitest';
import { failsToDo } from '../../../../server/domain/dictation/remarks/denials.ts';
import { isPlainlyInOrder } from '../../../../server/domain/dictation/remarks/plainly-in-order.ts';
import { explainsRetraction, takesBackAllOf } from '../../../../server/domain/dictation/remarks/retractions.ts';
import { speaksOfElse } from '../../../../server/domain/dictation/remarks/speaks-of-else.ts';
import { deniesAsked } from '../../../../server/domain/dictation/remarks/testing.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

/** The titles of the comments that a text becomes, and what is written of it without one. */
async function written(text: string): Promise<string[]> {
  const { decisions } = await rulesDecide(text, legacy);
  return decisions
    .filter(({ verdict }) => ['template', 'new', 'functional', 'notInspected', 'tip'].includes(verdict))
    .map(({ verdict, comment, place }) => `${place?.component}: ${comment?.name ?? verdict}`);
}

describe('a sentence goes on to what it names', () => {
  test('and nothing of it is lost', async () =>
    expect(
      await written(
        'Roofing. Gutters, clogged with leaves at the back of the house, water heater, the tank is leaking at the bottom, hall bath, the toilet is loose.',
      ),
    ).toEqual(['ROOFING: Gutters clogged', 'PLUMBING SYSTEM: Tank leaking', 'BATHROOMS: Loose toilet']));

  test('but not to a place, nor to the things of a list', async () => {
    expect(await written('Fascia, soffit and trim are rotted.')).toHaveLength(1);
    expect(await written('Toilet is loose, hall bath, have a plumber reset it.')).toEqual(['BATHROOMS: Loose toilet']);
  });

  test.each([
    ['Garage. The floor is cracked and there is no fire door.', 2],
    ['Bathroom. Sink drains slow, toilet runs, fan is dead.', 3],
    ['Roofing. The chimney crown is cracked, that is not good.', 1],
  ])('two things told in few words are two: %s', async (text, count) =>
    expect(await written(text)).toHaveLength(count),
  );

  test('or to another place of what it found', async () => {
    const { decisions } = await rulesDecide(
      'Handrail loose at the basement stairs, and again at the front porch, and at the deck.',
      legacy,
    );
    expect(decisions.map(({ remark }) => remark.location)).toContain('basement stairs, front porch, deck');
  });
});

describe('nothing is found in', () => {
  test.each([
    'Weather is cloudy, sixty degrees.',
    'Attic. Is that mold? No, it is just dirt.',
    "Roofing. If that flashing ever comes loose you'll get water in here.",
    'Panel. Breaker is double tapped, no, it is not, it is a tandem.',
    'Gutters are clogged at the back. Scratch everything I said about the gutters.',
    "Stairs. There's no handrail going down. Oh, there is, it's on the left.",
    'There are two water heaters.',
  ])('%s', async (text) => expect(await written(text)).toEqual([]));

  test("what one would not want to see, and isn't there", async () =>
    expect(await written("Foundation. You don't want to see cracks in a foundation, but there's none here.")).toEqual([
      'STRUCTURAL COMPONENTS: Functional',
    ]));
});

test('a call takes back nothing', async () => {
  expect(explainsRetraction("that's only a stain")).toBe(true);
  expect(explainsRetraction("that's my sister calling")).toBe(false);
  expect(
    await written("Roofing. The crown is busted clean across. Excuse me, sorry, that's my sister calling, ignore."),
  ).toEqual(['ROOFING: Cracked chimney crown']);
});

test.each([
  ['Scratch everything I said about the gutters.', 'gutters'],
  ['no, forget all that I said about the deck', 'deck'],
  ['I said all about the gutters', null],
])('"%s" takes back all of: %s', (text, thing) => expect(takesBackAllOf(text)).toBe(thing));

test.each([
  ['The doorbell does not ring', true],
  ['the sump pump did not come on', true],
  ['the front door will not latch', true],
  ['the toilet does not leak', false],
  ['I did not run the furnace', false],
  ['it does not ring', false],
])('what does not do what it is there for: %s: %s', (text, fails) => expect(failsToDo(text)).toBe(fails));

test.each([
  ['sink drains', true],
  ['I feed the grinder some ice and it chews it up', true],
  ['the door went right back up off my hand', true],
  ['the shower quits when you tell it to', true],
  ['fifty gallon gas, 2011, working', true],
  ['the window went up and fell back down', false],
  ['nothing works', false],
  ['only one burner lights', false],
  ['half of the sink drains', false],
])('does its work: %s: %s', (text, isInOrder) => expect(isPlainlyInOrder(text)).toBe(isInOrder));

describe('right after an item was announced', () => {
  test('what is in order is of it', async () => {
    const { decisions } = await rulesDecide(
      'Windows. Tested a representative number, they all open and close.',
      legacy,
    );
    expect(decisions.at(-1)?.place?.itemName).toBe('Windows');
  });

  test('what was not inspected is of it', async () => {
    const { decisions } = await rulesDecide("Chimney. Couldn't get up there, the ladder was not long enough.", legacy);
    expect(decisions.at(-1)?.place?.itemName).toBe('Chimneys');
  });

  test('but that everything works tells of none of them, and is warned of', async () => {
    const { decisions } = await rulesDecide('Hall bath. Everything works in here.', legacy);
    expect(decisions.at(-1)).toMatchObject({ verdict: 'warning', remark: { kind: 'functional' } });
  });
});

test.each([
  ['Panel is a hundred and fifty amps, correction, two hundred amps.', 'Panel is two hundred amps'],
  ['Furnace is twenty years old, I mean twelve years old.', 'Furnace is twelve years old'],
])('a number is put right with what it counts: %s', async (text, said) => {
  const { decisions } = await rulesDecide(text, legacy);
  expect(decisions.map(({ remark }) => remark.words.replace(/[.,]+$/, ''))).toEqual([said]);
});

describe('which of several', () => {
  test.each([
    [
      'Water heater in the garage is fine. Upstairs hall closet, second water heater, nothing under it to catch a drip.',
      2,
    ],
    ['Heating. The furnace is loud. Pan under number two is rusted.', 2],
    ['Master bath. Toilet is fine. En suite. Toilet is loose.', 2],
    ['Electrical. Panel. Breaker number two is double tapped.', 1],
  ])('%s: %i', async (text, number) => {
    const { decisions } = await rulesDecide(text, legacy);
    expect(decisions.findLast(({ verdict }) => verdict === 'template' || verdict === 'new')?.place?.occurrence).toBe(
      number,
    );
  });
});

describe('a room says whose fixture it is', () => {
  test.each([
    ['Plumbing. Water heater is fine. Leak under the kitchen sink.', 'KITCHEN'],
    ['Kitchen. The bathroom sink is cracked.', 'BATHROOMS'],
    ['Hall bath. The kitchen sink stopper is missing.', 'KITCHEN'],
  ])('%s: %s', async (text, section) => {
    const { decisions } = await rulesDecide(text, legacy);
    expect(decisions.at(-1)?.place?.component).toBe(section);
  });
});

test.each([
  ['Subpanel. Neutrals and grounds are bonded together.', ['ELECTRICAL SYSTEM: Neutrals and grounds joined']],
  ['Subpanel. Neutrals and grounds are separated.', ['ELECTRICAL SYSTEM: Functional']],
])('neutrals and grounds in a subpanel: %s', async (text, titles) => expect(await written(text)).toEqual(titles));

test.each([
  ["Attic. Next to the chimney there's a brown stain on the wood.", 'next to the chimney'],
  ["Roof. In the valley over the entry there's a mat of needles.", 'valley over the entry'],
])('a place that a sentence opens with is where what it tells is: %s', async (text, place) => {
  const { decisions } = await rulesDecide(text, legacy);
  expect(decisions.at(-1)?.remark.location).toBe(place);
});

test.each([
  'Bathroom. If you ever run the shower, it leaks into the ceiling below.',
  'Is the toilet loose? No, just the seat is loose.',
  'Kitchen. Everything works except the disposal.',
])('something is found in: %s', async (text) => {
  const { decisions } = await rulesDecide(text, legacy);
  expect(decisions.at(-1)?.remark.kind).toBe('finding');
});

test.each([
  ['Is that mold?', "No, it's just dirt.", true],
  ['Is that a leak?', 'No, just some old paint.', true],
  ['Is that a crack?', "No, it's a seam.", true],
  ['Is that a stain?', "Doesn't look like it.", true],
  ['Is the disposal running?', "I don't think so.", false],
  ['Is this outlet dead?', "No, it's on the wall switch.", true],
  ['Is that rot on the sill?', 'No, it is cracked paint.', false],
  ['Does the sink drain?', 'No, it just sits there.', false],
  ['Does it come on?', 'No, nothing.', false],
  ['Is the toilet loose?', 'No, just the seat.', false],
])('%s %s: it is denied: %s', (question, answer, isDenied) => expect(deniesAsked(question, answer)).toBe(isDenied));

test.each([
  ['Weather is cloudy, sixty degrees.', true],
  ['Weather side of the chimney is spalling.', false],
  ['Weather stripping is torn.', false],
])('"%s" tells of the weather: %s', (text, isWeather) => expect(speaksOfElse(text)).toBe(isWeather));

test.each([
  ['At the last house the panel was recalled.', true],
  ['My own roof leaks worse than this.', true],
  ['The house next door has a bad chimney.', true],
  ['These usually fail after ten years.', true],
  ['They tend to rust out eventually.', true],
  ['My ladder is bent.', true],
  ["The neighbor's downspout drains onto this foundation.", false],
  ['These are usually strapped, and this one is not.', false],
  ['Most of these tiles are cracked.', false],
  ['My meter is pegged at the base of the wall.', false],
])('"%s" tells of something else than this house: %s', (text, isElse) => expect(speaksOfElse(text)).toBe(isElse));

describe('a room that was led to', () => {
  const placesIn = async (text: string) => {
    const { decisions } = await rulesDecide(text, legacy);
    return decisions
      .filter(({ verdict }) => verdict === 'template')
      .map(({ place, remark }) => `${place?.component}: ${remark.location}`);
  };

  test.each([
    ['In the guest room the window is cracked.', 'INTERIORS: guest room'],
    ["In the boy's room the window is cracked.", "INTERIORS: boy's room"],
    ["Girls' room. The window is cracked.", "INTERIORS: girls' room"],
    ["There is no smoke alarm on the ceiling in the baby's room.", "INTERIORS: baby's room"],
  ])('is where things are, though one section tells of all rooms: %s', async (text, place) =>
    expect(await placesIn(text)).toEqual([place]),
  );

  test('is where a thing is that another section tells of', async () => {
    expect(await placesIn('In the basement the panel is double tapped.')).toEqual(['ELECTRICAL SYSTEM: basement']);
    expect(await placesIn('Roofing. On the roof the gutters are clogged with leaves.')).toEqual(['ROOFING: null']);
  });

  test('is another bathroom where that is whose it is: "this one\'s going to be yours"', async () => {
    const { decisions } = await rulesDecide(
      "Hall bath. The toilet is loose. This one's going to be yours, off the big bedroom. The toilet is loose.",
      legacy,
    );
    const toilets = decisions.filter(({ verdict }) => verdict === 'template' || verdict === 'merged');
    expect(toilets.map(({ place }) => place?.occurrence)).toEqual([1, 2]);
  });
});

describe('what is found is told from what is not', () => {
  test.each([
    ['Kitchen. The icebox is nice and cold.', ['functional']],
    ["Garage. One of the big springs is in two pieces, so I didn't try to lift the door.", ['template']],
    ["Kitchen. Their breakfast dishes are in the dishwasher, so I didn't run it.", ['notInspected']],
    ["Electrical. The panel's a two hundred amp Square D.", []],
    ["Grounds. There's a koi pond back there, not my department.", []],
    ["Kitchen. Dishwasher. Let me get a drink, hang on, okay, I'm back.", []],
    ["Kitchen. The faucet drips. It's just the sprayer, scratch that.", []],
    ['Kitchen. The faucet drips. So please disregard that.', []],
    ['Deck. The step is rotten. The light is just hanging by a nail, remove it.', ['template', 'new']],
    ['Bathroom. The toilet runs and runs.', ['template']],
    ['Bathroom. The sink drains slowly.', ['template']],
    ['Bathroom. The toilet that is in the hall bath rocks.', ['template']],
    ['Garage. I pushed the button and nothing moved.', ['template']],
    ['Exterior. There is a gap under the siding, which is plenty for a mouse.', ['template']],
    ['Bathroom. The tub drains slow.', ['template']],
    ['Bathroom. Loose toilet? Yes, it rocks an inch.', ['template']],
    ['Interiors. Smoke alarms? Not one.', ['template']],
    ['Garage. Floor cracks? None.', ['functional']],
    ['Exterior. Testing, testing, okay.', []],
    ['Exterior. Outside complete.', []],
    ['Roofing. Both skylights were examined with a moisture meter, with negative results.', ['functional']],
    [
      'Electrical. The light on the landing is on a three way switch, so there are no exceptions on lighting.',
      ['functional'],
    ],
    ['Exterior. I gave the porch post a hard shake and it did not budge.', ['functional']],
    [
      'Heating. The exhaust pipe is rusted through, so on a heavy day the fumes may spill into the cellar.',
      ['template'],
    ],
    ['Deck. The guard is loose. A child could go right through.', ['template']],
    ['Deck. The second step is rotten, remove it.', ['template']],
    ['Deck. The second step is rotten. Remove that.', []],
    ['Plumbing. The flue joint is just tape.', ['template']],
    ['Bathroom. I put my foot on it and the floor tile came up.', ['template']],
    ['Garage. The outlet on the block wall is reversed.', ['template']],
    ['Stairs. The banister moves with one finger.', ['template']],
    [
      'Attic. I noted mouse droppings by the hatch. On closer inspection those are bits of bark, so please disregard that.',
      [],
    ],
    ['Deck. A step is rotten. I have to correct that: the wood is hard, and it is only dark from wet leaves.', []],
    ["Interiors. Thought I had a wet spot on the carpet but it's just a shadow from the blinds, skip it.", []],
    ['Porch. That dark patch on the porch floor is just spilled paint.', []],
    ["Attic. Mind your head, ma'am, I've got the dent to show you why.", []],
    ["Electrical. Gimme a sec to find my screwdriver, this bag's a junk drawer.", []],
    ['Exterior. Okay, my hands are freezing.', []],
    ['Kitchen. My hand got wet under the sink.', ['template']],
    ['Heating. The second furnace is down here too, a Lennox.', []],
    ['Garage. I set a two-by-four under the big door and it was on its way up inside a second.', ['functional']],
    ["Garage. The big door didn't back off my two-by-four.", ['template']],
    ['Exterior. The sliding door rolls with one finger.', ['functional']],
    ['Plumbing. My detector did not respond at any joint of the gas piping.', ['functional']],
    ['Heating. The filter in the return was new and still white.', ['functional']],
    ['Garage. Those thin lines in the concrete are ordinary, I would not lose sleep over them.', ['functional']],
    ['Attic. It smells like hot dust, which is what it ought to smell like.', ['functional']],
    ['Attic. I initially suspected that the joists were cracked, but I take that back.', []],
    ["Exterior. Trim. I poked the corner board, figured it'd be like wet bread, but it's sound.", ['functional']],
    ['Electrical. Thirty years of pulling wire, you start where the power comes in.', []],
    ['Gray split-level, nineteen seventy-six, thirty-four degrees out.', []],
    ['Plumbing. Gauge, please.', []],
    ["Exterior. Deck. Boards I figured for mush, but I stabbed maybe twenty and they're all hard.", ['functional']],
    ["Bathrooms. The fan's so loud I thought somebody was mowing.", ['template']],
    [
      'Garage. Hooked it back up, laid a two by four under it, hit the button, and it touched and went right back up, so that is good.',
      ['functional'],
    ],
    [
      'Heating. The furnace is putting out about a hundred and four degrees, which is what I would hope for.',
      ['functional'],
    ],
    ['Exterior. Driveway. It tips toward the road, so that part I am comfortable with.', ['functional']],
    ['Roof. Eave only, no boots on that clay, too much breakage.', ['notInspected']],
    ["Roof. I looked from the ladder and from the neighbor's driveway and that's plenty.", ['notInspected']],
    ['Kitchen. Fridge is going with the sellers so I let it alone.', ['notInspected']],
    [
      "Garage. I don't mind you following me around. My granddaughter does the same thing, and she asks harder questions.",
      [],
    ],
  ])('%s', async (text, verdicts) => {
    const { decisions } = await rulesDecide(text, legacy);
    const written = decisions.filter(({ verdict }) =>
      ['template', 'new', 'functional', 'notInspected'].includes(verdict),
    );
    expect(written.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  test('so much of a thing announces nothing', async () => {
    const { decisions } = await rulesDecide('Attic. Four inches of insulation, that is not enough.', legacy);
    expect(decisions.map(({ remark }) => remark.kind)).toEqual(['announcement', 'finding']);
  });

  test('and what is amiss is cut from what is in order, also where no symptom is named', async () =>
    expect(await written("Exterior. Third panel of the walk is up an inch, driveway's fine.")).toHaveLength(2));
});

test('what one waits for in vain is one finding: "it just sat there"', async () => {
  const { decisions } = await rulesDecide(
    'Basement. I lifted up the float of the sump pump with my finger and I waited for a good while and it just sat there.',
    legacy,
  );
  expect(decisions.at(-1)?.remark.words).toMatch(/^I lifted .* sat there\.$/);
});

test('the same story is that of what was told last', async () => {
  const { decisions } = await rulesDecide(
    'Roofing. The gutters are packed full. The water goes down the downspout at the left corner and dumps right there on the footing. Over by the chimney it is the same story, it lets go right up against the block.',
    legacy,
  );
  expect(decisions.at(-2)?.comment?.name).toBe('Downspout ends at foundation');
  expect(decisions.at(-1)?.comment).toEqual(decisions.at(-2)?.comment);
});

test('a hood over a stove is of the kitchen that has its appliances, wherever it is told of', async () => {
  const { decisions } = await rulesDecide(
    "Bathroom. Toilet's fine. The hood over the stove hums and lights up but it won't pull a Kleenex.",
    await templateOf('dd-1'),
  );
  expect(decisions.at(-1)?.place).toMatchObject({ component: 'KITCHEN', itemName: 'Appliances' });
});

test('a towel bar is of a bathroom, whatever it has pulled out of', async () => {
  const { decisions } = await rulesDecide(
    'Hall bath. The toilet is loose. The towel bar beside the door has pulled out of the drywall and hangs by one anchor.',
    legacy,
  );
  expect(decisions.at(-1)?.place?.component).toBe('BATHROOMS');
});

test('over a bed is in no bathroom', async () => {
  const { decisions } = await rulesDecide(
    'Upstairs bath. The toilet is loose. Both windows over the bed are painted shut.',
    legacy,
  );
  expect(decisions.at(-1)?.remark.location).toBe('over the bed');
});

test('what animals left is no talk, though no part of the house is named', async () => {
  const { decisions } = await rulesDecide(
    'Attic. Squirrels have left a nest and a good heap of nutshells in the far east corner.',
    await templateOf('aa-1'),
  );
  expect(decisions.at(-1)).toMatchObject({ verdict: 'new', place: { component: 'ATTIC' } });
});

test('what is named by itself is what the next words are said of', async () => {
  const { decisions } = await rulesDecide('Kitchen. Right front burner. Dead.', await templateOf('kk-1'));
  expect(decisions.at(-1)).toMatchObject({ verdict: 'template', comment: { name: 'Burner Out' } });
});

test.each([
  "Roof. Three slid out above the front porch. And that's a second roof laid over the first, I can count both edges along the rake.",
  "Three slid out above the front porch. And that's a second roof laid over the first, I can count both edges along the rake.",
])('a second layer is no second roof: %s', async (said) => {
  const { decisions } = await rulesDecide(said, await templateOf('kk-1'));
  expect(decisions.at(-1)?.place).toMatchObject({ component: 'The Lid', occurrence: 1 });
});

test('who ends with the next room goes there: "…, and then the master bath"', async () => {
  const { decisions } = await rulesDecide(
    'Hall bath. The toilet is loose, and then the master bath. The toilet is loose.',
    legacy,
  );
  expect(decisions.filter(({ verdict }) => verdict === 'template').map(({ place }) => place?.occurrence)).toEqual([
    1, 2,
  ]);
});

test('what stands somewhere is announced: "the electric box that is on the garage wall"', async () => {
  const { decisions } = await rulesDecide(
    'All right, the electric box that is on the garage wall. So I took the cover off and two wires are under one screw.',
    legacy,
  );
  expect(decisions.at(-1)?.place?.component).toBe('ELECTRICAL SYSTEM');
  expect(decisions.every(({ verdict }) => verdict !== 'warning')).toBe(true);
});
