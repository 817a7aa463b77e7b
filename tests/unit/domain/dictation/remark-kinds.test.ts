import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classifyRemark, isAdvice } from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { resolveCorrections } from '../../../../server/domain/dictation/remarks/resolve-corrections.ts';
import { retractedCount } from '../../../../server/domain/dictation/remarks/retractions.ts';
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
    ['Gray out, fifty-six degrees, nobody home', 'narration'],
    ['Out of the hole, knees are shot', 'narration'],
    ["I'm taking the cover off", 'narration'],
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

describe('what was not inspected, and why, is one limitation, whatever stops are heard in it', () => {
  test.each([
    ["Attic. Couldn't get in. Hatch is painted shut. So not inspected.", 1],
    ['Crawlspace. Too low to enter. Not inspected.', 1],
    ['Electrical. No access. The panel is locked. So it was not inspected.', 1],
    ["Attic. Couldn't get in. Crawlspace. Too low to enter.", 2],
  ])('%s', async (said, count) => {
    const { decisions } = await rulesDecide(said, await templateOf('legacy'));
    expect(decisions.filter(({ verdict }) => verdict === 'notInspected')).toHaveLength(count);
  });

  test.each([
    ["Roof. Couldn't get up there. Gutters are full of leaves. Not inspected.", 'Gutters are full of leaves.'],
    ["Attic. Couldn't get in. The handrail is too low.", 'The handrail is too low.'],
    ["Interior. Couldn't get in. Two windows are painted shut.", 'Two windows are painted shut.'],
    ['Exterior. Handrail is too low. Not inspected.', 'Handrail is too low.'],
  ])('and takes no finding with it: %s', async (said, finding) => {
    const { decisions } = await rulesDecide(said, await templateOf('legacy'));
    expect(decisions.map(({ remark }) => remark.words)).toContain(finding);
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

  test.each<[said: string, kinds: Record<string, string>]>([
    [
      "Kitchen. Dishwasher's leaking at the door. No, wait, that's my water bottle, dishwasher's fine.",
      { 'leaking at the door': 'retracted', "dishwasher's fine": 'functional' },
    ],
    [
      "Bathroom. The sink drains slow. Let me back up, the sink's okay.",
      { 'drains slow': 'retracted', "sink's okay": 'functional' },
    ],
    [
      'Roof. Missing shingles on the back slope, no, I take that back, those are just a different color. The gutters are clogged.',
      { 'Missing shingles': 'retracted', gutters: 'finding' },
    ],
    [
      "Plumbing. Gas pipe along the wall is rusted through, wait, no, that's just red primer, I scraped it and it's shiny steel.",
      { 'rusted through': 'retracted', 'red primer': 'retracted' },
    ],
    [
      "Exterior. Trim's rotted at the garage door. Well, not rotted, just needs paint.",
      { "Trim's rotted": 'retracted', 'needs paint': 'finding' },
    ],
    [
      "Garage. The door won't reverse. Okay, it reversed.",
      { "won't reverse": 'retracted', 'it reversed': 'functional' },
    ],
    [
      "Heating. Furnace didn't fire. Wait, there it goes.",
      { "didn't fire": 'retracted', 'there it goes': 'functional' },
    ],
    [
      "Basement. Sump pump won't run. I pick up the float, there she goes, nice and strong.",
      { 'I pick up the float': 'functional' },
    ],
    [
      "Electrical. Junction box with no lid. Scratch that, lid's on the floor, I took it off.",
      { 'no lid': 'retracted' },
    ],
    [
      'Electrical. Bulb is dead. Forget that, wrong switch.',
      { 'Bulb is dead': 'retracted', 'wrong switch': 'retracted' },
    ],
    [
      'Exterior. Block wall is leaning three inches. Scratch that, two inches, I had the level upside down.',
      { 'Block wall is leaning': 'finding' },
    ],
    [
      'Plumbing. The hot and cold are reversed. Nope, I had it backwards, they are fine.',
      { 'hot and cold': 'retracted', 'they are fine': 'retracted' },
    ],
    // As the recogniser writes it of who pauses at commas.
    [
      "Kitchen. Dishwasher's leaking at the door. No. Wait. That's my water bottle. Faucet drips.",
      { 'leaking at the door': 'retracted', 'my water bottle': 'retracted', 'Faucet drips': 'finding' },
    ],
    [
      'Kitchen. Disposal hums. Never mind. Somebody had it switched off. It works.',
      { 'Disposal hums': 'retracted', Somebody: 'retracted', 'It works': 'functional' },
    ],
    [
      'Electrical. The outlet by the sink is not GFCI. Hang on. Yes it is. It is fed from the other one.',
      { 'not GFCI': 'retracted', 'fed from': 'retracted' },
    ],
    [
      'Bathroom. The fan does not work. Oh. It does. It is just on a timer.',
      { 'does not work': 'retracted', timer: 'retracted' },
    ],
    [
      'Bathroom. GFCI does not trip. It does now. The button was stuck.',
      { 'does not trip': 'retracted', 'button was stuck': 'retracted' },
    ],
    [
      'Basement. The beam is sagging. I take that back. My level was off. Strike that. The post is rusted.',
      { 'My level': 'retracted', 'post is rusted': 'finding' },
    ],
    [
      'Roof. Missing shingles. Strike that. Those are just a different color. The cap is gone.',
      { 'cap is gone': 'finding' },
    ],
    [
      "Kitchen. The dishwasher leaks. Forget that. It's the washer. Those rubber lines are swelled.",
      { swelled: 'finding' },
    ],
    [
      'Bathroom. The fan is dead. Scratch that. This is the kitchen. The faucet drips.',
      { 'This is the kitchen': 'announcement' },
    ],
    [
      "Garage. Floor's cracked. Just hairline. Nothing to write up. Opener is dead.",
      { Floor: 'narration', Opener: 'finding' },
    ],
    ['Interior. Everything is fine. Nothing to write up.', { 'Everything is fine': 'functional' }],
    [
      "Exterior. The storm door closer is broken. Hmm, no, it's just unhooked, it works. The bell is dead.",
      { 'closer is broken': 'retracted', 'it works': 'functional', bell: 'finding' },
    ],
    [
      'Exterior. Window screens are torn. Hold on, those are fine, it is a cobweb.',
      { 'screens are torn': 'retracted' },
    ],
    [
      "Plumbing. The main shutoff is leaking. No, that's condensation.",
      { 'shutoff is leaking': 'retracted', condensation: 'retracted' },
    ],
    ["Kitchen. The range has no anti-tip bracket. Found it, it's there.", { 'no anti-tip': 'retracted' }],
    ["Bathroom. The GFCI won't reset. Got it, it reset.", { "won't reset": 'retracted', 'it reset': 'functional' }],
    [
      "Bathroom. The toilet is loose. Take that out, it's tight, the seat was moving.",
      { 'toilet is loose': 'retracted' },
    ],
    ["Electrical. Breaker twenty is overheated. I misread that, it's a shadow.", { overheated: 'retracted' }],
    [
      'Electrical. Outlets in the garage are not GFCI protected. They are, I found the breaker for them.',
      { 'not GFCI': 'retracted' },
    ],
    ["Roof. A shingle is missing. No it isn't, it's just stained.", { 'shingle is missing': 'retracted' }],
    ["Roof. The gutter is loose. My mistake, that's the downspout strap.", { 'gutter is loose': 'retracted' }],
    // Nothing is taken back by what is said of something else, or to somebody.
    [
      'Kitchen. No GFCI at the counter. Wait. The dishwasher is fine.',
      { 'No GFCI': 'finding', dishwasher: 'functional' },
    ],
    [
      "Bathroom. The toilet is loose. Sorry, that's my phone. Fan is dead.",
      { 'toilet is loose': 'finding', Fan: 'finding' },
    ],
    ["Roof. The flashing is loose. Got it, that's good.", { 'flashing is loose': 'finding' }],
    ["Bathroom. The tub is cracked. Hmm, it's quiet in here.", { 'tub is cracked': 'finding' }],
    ['Plumbing. The tub is cracked. Check that valve every year.', { 'tub is cracked': 'finding' }],
    ["Kitchen. The faucet drips. Does the dishwasher leak? No, it doesn't.", { 'faucet drips': 'finding' }],
    ["Bathroom. Sink plug's gone on strike, the rod is not hooked up.", { 'gone on strike': 'finding' }],
  ])('in "%s"', async (said, kinds) => {
    const { decisions } = await rulesDecide(said, await templateOf('legacy'));
    for (const [words, kind] of Object.entries(kinds))
      expect(decisions.find(({ remark }) => remark.words.includes(words))?.remark.kind, words).toBe(kind);
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
    ['No, I take that back, those are just a different color.', 1],
    ["I was wrong about the knockout, it's got a plug in it.", 1],
    ['Nope, I had it backwards.', 1],
    ["Hang on, yes it is, it's fed from the other one.", 1],
    ["Oh, it does, it's just on a timer.", 1],
    ['It does now, the button was stuck.', 1],
    ["No it doesn't, there's the duct.", 1],
    ['Oh no, here it is, behind the door.', 1],
    ["My bad, it's there, it's just painted black.", 1],
    ["No, wait, that's my water bottle.", 1],
    ["On second thought that's a shadow.", 1],
    ["Correction, it's tinned copper, so never mind that.", 1],
    ['Never mind, somebody had it switched off, it works.', 1],
    ["It's cracked, it does that.", 0],
    ["Oh, that's my phone.", 0],
    ["No, it's the tub that leaks.", 0],
    ['There she goes, nice and strong.', 0],
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
    [
      'I got about nine feet, and it should be more like twelve',
      'I got about nine feet, and it should be more like twelve',
    ],
    ['In a house from 1938, I mean, possibly', 'In a house from 1938, I mean, possibly'],
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
