import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  classifyRemark,
  isAdvice,
  retractedCount,
} from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { resolveCorrections } from '../../../../server/domain/dictation/remarks/resolve-corrections.ts';
import { toSpoken, writtenText } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { cutClauses } from '../../../support/cut-clauses.ts';
import { transcriptOf } from '../../../support/dictation.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';
import { dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

const spoken = (text: string) => transcriptOf(text).words.map(toSpoken);
const kindIn = (text: string, hasPlace: boolean) => classifyRemark(text, { hasPlace, house: new Set() });

describe('what is said after a section or item was announced', () => {
  test.each([
    ["It's alligatored pretty bad by the apron", 'finding'],
    ["Spindles, let me measure, five and three quarters apart, that's a kid's head", 'finding'],
    ['Two on the street side have gone cloudy between the glass', 'finding'],
    ['Five steps down and nothing to hang on to', 'finding'],
    ['Nothing holding that beam up but a car jack', 'finding'],
    ['Owner says it leaks when it rains hard', 'finding'],
    ['Front door works fine, no daylight around it', 'functional'],
    ['Fires right up', 'functional'],
    ['Driveway okay', 'functional'],
    ["The siding's okay too", 'functional'],
    ['Tub holds water fine', 'functional'],
    ['Fence is straight, gate latches', 'functional'],
    ['Door itself rolls up and down nice', 'functional'],
    ['Nothing dripping there', 'functional'],
    ["Couldn't find any leaks", 'functional'],
    ["I'm not walking the rear, did it off the ladder", 'notInspected'],
    ['Sprinklers are winterized', 'notInspected'],
    ["Can you hand me that ladder please, I'll send you the report tonight", 'narration'],
    ["Let's go get some coffee before we do inside", 'narration'],
    ['Honey, you could fit a bigger vanity in here, my sister did hers in gray', 'narration'],
  ] as const)('"%s" is a %s', (text, kind) => {
    expect(kindIn(text, true)).toBe(kind);
  });

  test('small talk yields no comment, whatever was announced before and however it is punctuated', async () => {
    const talk = readFileSync(new URL('../../../fixtures/audio/small-talk.txt', import.meta.url), 'utf8');
    for (const header of ['', 'Wash room. WC. ', 'Power. Outlets. '])
      for (const said of [talk, talk.toLowerCase().replace(/[.,]/g, '')])
        expect((await writeDictation(header + said, dwellingTemplate())).lines).toEqual([]);
  });
});

test.each([
  ["Caulk's all peeled away along the tub", false],
  ['Caulk along the tub', true],
  ['That common wall behind all the shelving is packed to the ceiling', false],
  ["That's common in a house this old", true],
])('"%s" is advice: %s', (text, expected) => {
  expect(isAdvice(text)).toBe(expected);
});

describe('what is taken back', () => {
  test('is not what somebody says before forgetting it', async () => {
    const said = 'Bathroom. The tub is cracked, let me say that before I forget it. Fan is dead.';
    const { decisions } = await rulesDecide(said, await templateOf('legacy'));
    expect(decisions.map(({ remark }) => remark.kind)).not.toContain('retracted');
  });

  test('ends where more is told than why', async () => {
    const said = 'Kitchen. The dishwasher leaks. No, forget that, it is the disposal, the cord is frayed.';
    const { decisions } = await rulesDecide(said, await templateOf('legacy'));
    expect(decisions.filter(({ remark }) => remark.kind === 'retracted')).toHaveLength(2);
    expect(decisions.at(-1)?.remark).toMatchObject({ kind: 'finding' });
  });

  test.each([
    ["No wait, scratch that, that's just a vine root stain, no crack.", 1],
    ['No, actually it works, the valve was just off, forget the sprayer.', 1],
    ["Oh wait, no, it's working now.", 1],
    ['Scratch that, the tank is cracked.', 0],
    ['Scratch that over the kitchen.', 0],
    ['Scratch that the sprayer.', 1],
    ['No, the toilet is loose.', 0],
    ['Remove the ivy from the wall.', 0],
  ])('"%s" takes back %i', (text, count) => {
    expect(retractedCount(text)).toBe(count);
  });

  test.each([
    [
      'Two windows have gone cloudy, no, three, on the street side',
      'three windows have gone cloudy, on the street side',
    ],
    ["The fan sounds like a saw, or actually no, it's not even turning", 'The fan is not even turning'],
    ['No bolts, no lags', 'No bolts, no lags'],
  ])('corrections in "%s" are put in place', (said, written) => {
    const words = spoken(said);
    resolveCorrections(words);
    expect(writtenText(words)).toBe(written);
  });
});

test.each([
  ["All I see is nails, no bolts, no lags, and there's no metal over the top of that board", 2],
  ['Moderate granule loss and several shingles are cracked', 2],
  ['Water heater is a 2011 50-gallon gas TPR discharge pipe is missing', 2],
  ['Main panel is a 200 amp panel in the garage', 1],
  ["The wash has cracks clear across, and there's no rain cap", 2],
  ["The gutter's packed, there's a maple seedling growing in it", 1],
  ['South face is going bald, you can see the black mat coming through', 1],
  ['The faucet drips and the toilet is loose', 2],
  ['There is no filter and the blower is dirty', 2],
  ['The downspout has come apart at the elbow, and the splash block is gone', 2],
  ['The cabinet door has lost its hinge, hangs by one screw', 1],
  ['Outlet by the bed has hot and neutral reversed', 1],
  ["I put a block under the door and it just kept pushing, didn't back off", 1],
])('"%s" is cut into %i', async (text, count) => {
  expect(await cutClauses(spoken(text))).toHaveLength(count);
});

test.each([
  'get a tree guy out',
  'plumber should pull it and reset it',
  'somebody needs to regrade that',
  'call a mason',
])('"%s" only says what to do', (text) => {
  expect(isAdvice(text)).toBe(true);
});
