import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { ROOT } from '../../../../server/root.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const { template } = await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));

/** `source / title` of each comment. */
const commentsOf = async (said: string) =>
  (await writeDictation(said, template)).lines.map((line) => line.split(' / ').slice(-2).join(' / '));

describe('the same defect again in the section', () => {
  test.each([
    [
      'Roof. Shingles are curling on the south slope. The gutters are full of leaves. Shingles are curling on the north slope too.',
      'Curling or cupping',
      'shingles on the south slope and the north slope are curled',
    ],
    [
      'Roof. Shingles are curling on the south slope. Same thing on the garage roof. And the same on the porch roof.',
      'Curling or cupping',
      'shingles on the south slope, the garage roof and the porch roof are curled',
    ],
    [
      'Electrical. The outlet in the kitchen has reversed polarity. The outlet in the den has reversed polarity.',
      'Hot and neutral reversed',
      'in the kitchen and the den',
    ],
    [
      'Roof. Shingles are curling on the south slope. The ones on the porch roof gave up the same way.',
      'Curling or cupping',
      'shingles on the south slope and the porch roof are curled',
    ],
    [
      'Roof. Shingles are curling on the south slope. The garage roof is doing it too.',
      'Curling or cupping',
      'shingles on the south slope and the garage roof are curled',
    ],
    [
      'Electrical. The outlet in the kitchen has reversed polarity, and the den has two more just like it.',
      'Hot and neutral reversed',
      'in the kitchen and the den',
    ],
    [
      'Electrical. The outlet in the den has reversed polarity, and it is no better in the study.',
      'Hot and neutral reversed',
      'in the den and the study',
    ],
  ])('is one comment with all places: %s', async (said, title, told) => {
    expect((await commentsOf(said)).filter((line) => line.endsWith(title))).toHaveLength(1);
    expect((await writeDictation(said, template)).textOf(title)).toContain(told);
  });

  test('in another room is another comment', async () => {
    expect(
      await commentsOf('Hall bath. The toilet is loose at the floor. Master bath. The toilet is loose at the floor.'),
    ).toEqual(['template / Loose toilet', 'template / Loose toilet']);
  });
});

describe('what the speaker takes back', () => {
  test.each([
    [
      'Bathroom. The toilet is loose at the floor. Scratch that. The sink drains slowly.',
      ['template / Basin drains slowly'],
    ],
    ["Bathroom. The tub is cracked. Actually no, strike that last one, it's just a hair.", []],
    ['Kitchen. The dishwasher leaks, I mean the disposal leaks.', ['template / Disposer leaks']],
    ['Garage. The door does not reverse. Never mind, it reversed the second time.', ['functional / Functional']],
    [
      'Kitchen. The disposal is dead. No, scratch that, I had the wrong switch, it spins right up.',
      ['functional / Functional'],
    ],
    [
      'Kitchen. The disposal is dead. No, scratch that. I had the wrong switch. It spins right up.',
      ['functional / Functional'],
    ],
    [
      "Kitchen. The disposal is cracked, no, hold on, that's only the shadow, it's solid all the way round.",
      ['functional / Functional'],
    ],
  ])('is not written: %s', async (said, comments) => {
    expect(await commentsOf(said)).toEqual(comments);
    expect((await writeDictation(said, template)).decisions.every(({ verdict }) => verdict !== 'warning')).toBe(true);
  });

  test.each([
    [
      "Decks. The deck boards are rotted, no, scratch that, they're hard all the way through, they're just split and splintery from the sun.",
      "they're just split and splintery from the sun.",
    ],
    [
      "Electrical. The outlet by the sofa is dead, no, take that back, it has reversed polarity and the one by the door's got no ground on it.",
      'it has reversed polarity',
    ],
    [
      "Kitchen. The range isn't fastened to anything, I can tip it with one hand. Nah, that's their dog, he's been following me around.",
      "The range isn't fastened to anything, I can tip it with one hand.",
    ],
    ["Exterior. The trim is rotted, scratch that, it's peeling paint.", "it's peeling paint."],
    [
      "Bathroom. The GFCI next to the sink won't trip, hang on, wrong button, there isn't one, it's a plain duplex.",
      "there isn't one, it's a plain duplex.",
    ],
    [
      'Garage. There are no photo eyes. Wait, there are, okay, but they are taped face to face so they never see anything.',
      'they are taped face to face so they never see anything.',
    ],
    [
      "Bathrooms. The shower door is cracked, yeah no, the wallpaper's a choice, I'm not gonna write that up.",
      'The shower door is cracked, yeah no',
    ],
  ])('is no more than that, what is found instead is written: %s', async (said, words) => {
    const { decisions } = await writeDictation(said, template);
    const written = decisions.filter(({ verdict }) => verdict === 'template' || verdict === 'new');
    expect(written.map(({ remark }) => remark.words.replace(/,$/, ''))).toContain(words);
  });

  test.each([
    "Water heater. I thought I had rust at the base, strike that, it's red clay dust.",
    "Slab. There's a crack in the slab, it's hairline, I'm not going to write that up.",
  ])('for something harmless leaves nothing: %s', async (said) => expect(await commentsOf(said)).toEqual([]));

  test('is only that: "wait, go back" takes nothing back', async () => {
    expect(await commentsOf('Bathroom. The fan is noisy. Wait, go back.')).toEqual(['template / Bath fan noisy']);
  });

  test.each([
    [
      'Heating. The furnace is from nineteen ninety-eight, no, two thousand eight.',
      'The furnace is from two thousand eight',
    ],
    ['Basement. The crack is a quarter inch wide, no, an eighth.', 'The crack is an eighth inch wide'],
    ['Windows. Three windows are cracked, oh, correction, two of them.', 'two of the windows are cracked'],
    ['Electrical. Two breakers are double tapped, no, one of them.', 'one of the breakers is double tapped'],
    [
      'Electrical. Two breakers are double tapped, no. Correction, one of them.',
      'one of the breakers is double tapped',
    ],
    [
      'Fireplace. Two firebricks cracked clean through, no, correction, one of them.',
      'one of the firebricks cracked clean through',
    ],
    ['Electrical. Double tap on breaker twelve. Sorry. Fourteen.', 'Double tap on breaker fourteen'],
    ['Basement. Efflorescence on the east wall. Correction. West wall.', 'Efflorescence on the west wall.'],
    ['Roof. Nail pops along the ridge. I said ridge, I meant the valley.', 'Nail pops along the valley.'],
    [
      "Interior. The closet door won't latch. Did I say closet? I meant the bathroom door.",
      "The bathroom door won't latch.",
    ],
  ])('is put right in what was said before: %s', async (said, words) => {
    const { decisions } = await writeDictation(said, template);
    expect(decisions.map(({ remark }) => remark.words.replace(/,$/, ''))).toContain(words);
  });

  test('is a side that another is put in for', async () => {
    const { decisions } = await writeDictation('Kitchen. The faucet on the left, no, on the right drips.', template);
    expect(decisions.at(-1)?.remark.location).toBe('right');
  });
});

test('talk between the findings is written nowhere', async () => {
  const said =
    'Hey buddy, how are you doing. The window is cracked in the den. Let me grab my ladder. What a beautiful house. Do the sellers have a dog?';
  expect(await commentsOf(said)).toEqual(['template / Cracked pane']);
});

describe('what is taken back', () => {
  const toilet = 'Bathrooms. The toilet is loose at the floor.';

  test.each([
    'Those beads on the wall, hold on, no, that is just sap, forget it.',
    "There's mold on the, no, scratch that, it's a shadow.",
  ])('is what the sentence itself began with, nothing before it: %s', async (said) => {
    expect(await commentsOf(`${toilet} ${said}`)).toEqual(['template / Loose toilet']);
  });

  test('said in the sentence of the advice takes back the finding that the advice is on', async () => {
    expect(
      await commentsOf('Roof. Coverings. Three shingles are missing. Recommend a roofer, scratch that last one.'),
    ).toEqual([]);
  });

  test.each(['Scratch that.', 'Wait, that was the rug, scratch that.', 'No, scratch that, it is the floor.'])(
    'is what was said before, where the sentence only says why: %s',
    async (said) => {
      expect(await commentsOf(`${toilet} ${said}`)).toEqual([]);
    },
  );

  test.each([
    [
      'Roof. Coverings. The shingles are curled, scratch that, they are cracked on the south slope.',
      'template / Cracked shingles',
    ],
    [
      'Roof. Coverings. The shingles are curled. No, strike that, they are cracked on the south slope.',
      'template / Cracked shingles',
    ],
  ])('makes room for what is said in its place: %s', async (said, comment) => {
    expect(await commentsOf(said)).toEqual([comment]);
  });

  test('names what is in order by what is said in its place', async () => {
    const { lines } = await writeDictation('Kitchen. Dishwasher leaks. Scratch that, it runs fine.', template);
    expect(lines).toEqual([expect.stringMatching(/Dishwasher.*functional/)]);
  });

  test('is not taken for a finding where it only tells why: a stain, a leak that was none', async () => {
    expect(await commentsOf(`${toilet} Scratch that, that's just a stain.`)).toEqual([]);
    expect(await commentsOf(`${toilet} Scratch that, no leaks.`)).toEqual([]);
  });
});

test('"clean" is praise, and advice only where it says what to clean', async () => {
  const { lines } = await writeDictation(
    'Electrical. Main panel, clean. The furnace filter is dirty, clean it.',
    template,
  );
  expect(lines.join('\n')).toMatch(/Panels.*functional/);
  expect(lines.join('\n')).toMatch(/Dirty filter/);
  expect(lines).toHaveLength(2);
});

test.each([
  [
    "Interior. There is a stain on the dining room ceiling, no, scratch that, it's the den ceiling.",
    'INTERIORS / Ceilings / template / Ceiling stain',
    'den ceiling',
  ],
  [
    'Bathroom. Sink. The faucet on the left side drips, strike that, the right side.',
    'BATHROOMS / Sinks and Faucets / template / Bathroom faucet drips',
    'right',
  ],
  [
    'Roof. The gutter on the north side leaks, scratch that, the south side.',
    'ROOFING / Gutters and Downspouts / template / Leaking gutter joint',
    'south side',
  ],
])('a name that is taken back is put right, and all else stays: %s', async (said, line, location) => {
  const { lines, decisions } = await writeDictation(said, template);
  expect(lines).toEqual([line]);
  expect(decisions.map(({ remark }) => remark.location)).toContainEqual(expect.stringContaining(location));
});

test.each([
  'Two more over the garage.',
  'The back porch does likewise.',
  'Another one about like it over the back porch.',
])('where else it is so is the same defect once more: %s', async (again) => {
  expect(await commentsOf(`Roof. Coverings. Shingles are curling on the south slope. ${again}`)).toEqual([
    'template / Curling or cupping',
  ]);
});

test.each(['The dining room has those as well', 'Dining room does that too'])(
  'what has the same as before gets the same comment: %s',
  async (said) => {
    const { decisions } = await writeDictation(
      `Interior. Windows. The sash cords are broken in the den. ${said}.`,
      template,
    );
    const [before, after] = decisions.filter(({ verdict }) => verdict !== 'none');
    expect(before?.verdict).toBe('template');
    expect(after).toMatchObject({ mergedInto: before?.remark.index });
  },
);

test('whoever is to be told how often is given a tip, without a verb, too', async () => {
  const { decisions } = await writeDictation('Heating. Filter. Tell them a fresh one every ninety days.', template);
  expect(decisions.at(-1)).toMatchObject({ verdict: 'tip' });
});
