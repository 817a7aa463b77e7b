import { describe, expect, test } from 'vitest';
import { isLeftOut } from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { classifyText, worksWell } from '../../../../server/domain/dictation/remarks/classify-text.ts';
import { offersNothingToHold } from '../../../../server/domain/dictation/remarks/denials.ts';
import { supposes, tellsWhatItWas } from '../../../../server/domain/dictation/remarks/supposed.ts';
import { tellsDeed } from '../../../../server/domain/dictation/remarks/testing.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');

/** The section of each remark, and what becomes of it: a comment's title, or the verdict. */
async function told(text: string): Promise<string[]> {
  const { decisions } = await rulesDecide(text, legacy);
  return decisions
    .filter(({ verdict }) => !['none', 'merged'].includes(verdict))
    .map(({ verdict, comment, place }) => `${place?.component}: ${comment?.name ?? verdict}`);
}

describe('what the inspector did leads to what came of it', () => {
  test.each([
    'Behind the kitchen, I poured out a jug of water',
    'I opened the smaller panel as well',
    'On the wall beside the shower, I tried to hang my jacket',
    'and I had followed the pipe down',
  ])('%s', (text) => expect(tellsDeed(text)).toBe(true));

  test.each([
    'I saw a crack in the wall',
    'I ran the tub for ten minutes and the water came over my ankles',
    'I opened the panel, and the cover is rusted',
    'the door opened by itself',
  ])('but not: %s', (text) => expect(tellsDeed(text)).toBe(false));

  test('and is one remark with it', async () =>
    expect(
      await told('Bathroom. On the wall beside the tub, I pulled on the grab bar, and it came out of the wall.'),
    ).toHaveLength(1));

  test('of the thing whose label was read', async () =>
    expect(
      await told(
        'Furnace. The filter is dirty. Next to the furnace, I read the label on the water heater, and the tank is leaking.',
      ),
    ).toEqual(['HEATING / COOLING: Dirty filter', 'PLUMBING SYSTEM: Tank leaking']));
});

test('two wires under a breaker are no announcement of the wiring', async () =>
  expect(await told('Electrical. Two conductors sit under breaker fourteen.')).toEqual([
    'ELECTRICAL SYSTEM: Two wires under one breaker',
  ]));

test('a filter that is black is no announcement of the filter', async () =>
  expect(await told('Heating. Filter black.')).toEqual(['HEATING / COOLING: Dirty filter']));

test('what every room has stays in the room announced', async () => {
  const aa = await templateOf('aa-1');
  const { decisions } = await rulesDecide('Garage. The floor is cracked.', aa);
  expect(decisions.at(-1)?.place?.component).toBe('GARAGE');
});

describe('what was supposed is taken back', () => {
  test.each([
    ['In the den I also thought the floor ran downhill', 'but please take that out again, because my level was off.'],
    ['On the ceiling, I saw what looked like a stain', 'but I take that back, since it was only a shadow.'],
  ])('%s, %s', (first, but) => {
    expect(supposes(first, but)).toBe(true);
    expect(tellsWhatItWas(but)).toBe(true);
  });

  test('and still tells where the speaker is', async () => {
    const { decisions } = await rulesDecide(
      "Hall bath. The toilet is loose. In the primary bath I thought the toilet was leaking, but that's just from mopping. The sink drains slowly.",
      legacy,
    );
    expect(decisions.at(-1)?.place).toMatchObject({ component: 'BATHROOMS', occurrence: 2 });
  });

  test.each([
    'Hall bath first. The toilet is loose. And this is the bath off your bedroom. The sink drains slowly.',
    'Downstairs bath. The toilet is loose. Upstairs bath now, the other one. The sink drains slowly.',
    'Downstairs bath. The toilet is loose. Upstairs bath now. The other one. The sink drains slowly.',
    'Downstairs bath. The toilet is loose. The other one. The sink drains slowly.',
  ])('which of several is told: %s', async (said) => {
    const { decisions } = await rulesDecide(said, legacy);
    expect(decisions.at(-1)?.place).toMatchObject({ component: 'BATHROOMS', occurrence: 2 });
  });

  test('but what it turned out to be is found', () =>
    expect(tellsWhatItWas('but it is leaking at the stem')).toBe(false));
});

test('a room left behind is announced late', async () =>
  expect(await told("Garage. The door is dented. That was all garage, in case I didn't say it.")).toEqual([
    'GARAGE: Damaged door panel',
  ]));

test('what runs is not inspected, though there is nothing to report on it', () => {
  const text =
    'The dishwasher was in the middle of a load, and I did not want to interrupt it, so I have nothing to report on it';
  expect(classifyText(text)).toBe('notInspected');
  expect(isLeftOut(text)).toBe(false);
  expect(isLeftOut('just a hairline crack, nothing to report')).toBe(true);
});

test('what starts when it is asked to is in order', () => {
  expect(worksWell('sump pump kicked on when I picked up the float')).toBe(true);
  expect(worksWell('sewer water came up when I ran the washer')).toBe(false);
  expect(worksWell('the breaker kicked off when I ran the microwave')).toBe(false);
});

test('nothing to hold is missing, nothing to trip on is not', () => {
  expect(offersNothingToHold('found nothing along them that I could hold')).toBe(true);
  expect(offersNothingToHold('nothing for a person to grab')).toBe(true);
  expect(offersNothingToHold('nothing to catch a toe on')).toBe(false);
});

describe('what is told after something was taken back', () => {
  test.each([
    ["Bathroom. Toilet rocks, no, it's fine, the sink drain leaks.", ['BATHROOMS: Trap leak at basin']],
    ["Roof. Chimney cap's missing, no, it's there, the crown is cracked.", ['ROOFING: Cracked chimney crown']],
    ["Light over the stairs doesn't work, wait, wrong switch, it works.", ['ELECTRICAL SYSTEM: Functional']],
  ])('%s', async (text, expected) => expect(await told(text)).toEqual(expected));
});

test('a side entrance is no service entrance', async () => {
  const { decisions } = await rulesDecide('At the side entrance, the door is rotted at the bottom.', legacy);
  expect(decisions.at(-1)?.place?.component).toBe('EXTERIOR');
});

describe('said in a few words', () => {
  test.each([
    [
      'Roof. Shingles off, two over the garage, three at the left rake, one in the rear valley.',
      ['ROOFING: Missing or torn shingles'],
    ],
    ['Foundation, straight-up cracks, front wall, under both windows.', ['STRUCTURAL COMPONENTS: Vertical crack']],
    ['Attic. Rafter split, third from the gable, scratch that, pencil line.', []],
  ])('%s', async (text, expected) => {
    const found = await told(text);
    expect(found.map((one) => one.split(':')[0])).toEqual(expected.map((one) => one.split(':')[0]));
    expect(found.filter((one) => one.endsWith(': Functional'))).toEqual([]);
  });

  test('heater two is the second one, whatever it is heated by', async () => {
    const { decisions } = await rulesDecide(
      'Water heater one, the tank leaks. Water heater two, electric, the relief valve drips.',
      await templateOf('dd-1'),
    );
    expect(decisions.at(-1)?.place).toMatchObject({ component: 'WATER HEATER', occurrence: 2 });
  });

  test('a light that does not come through was not kept from inspecting', () => {
    expect(classifyText("the filter's so plugged I can't see my light through it")).not.toBe('notInspected');
    expect(classifyText("I couldn't see the back wall for boxes")).toBe('notInspected');
  });
});

describe('nothing is taken back of', () => {
  test.each([
    "Furnace. The blower's making a grinding noise, or is that the freezer again, no, that's the blower.",
    "The front porch, can I see what's under it? No, it's boarded up all the way around.",
    'You feel that, the floor slopes in the family room toward the stairs.',
    'Basement. Floor dry.',
  ])('%s', async (text) => {
    const { decisions } = await rulesDecide(text, legacy);
    expect(decisions.map(({ remark }) => remark.kind)).not.toContain('retracted');
    expect(await told(text)).not.toEqual([]);
  });
});
