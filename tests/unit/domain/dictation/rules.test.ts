import { describe, expect, test } from 'vitest';
import { fillLocation } from '../../../../server/domain/dictation/locations/fill-location.ts';
import { findLocation } from '../../../../server/domain/dictation/locations/find-location.ts';
import { isAdvice } from '../../../../server/domain/dictation/remarks/classify-remark.ts';
import { classifyText } from '../../../../server/domain/dictation/remarks/classify-text.ts';
import { resolveCorrections } from '../../../../server/domain/dictation/remarks/resolve-corrections.ts';
import { retractedCount } from '../../../../server/domain/dictation/remarks/retractions.ts';
import { splitSentences } from '../../../../server/domain/dictation/remarks/split-sentences.ts';
import { toSpoken, writtenText } from '../../../../server/domain/dictation/remarks/spoken.ts';
import { phraseSound } from '../../../../server/domain/dictation/words/pronunciation.ts';
import { plainWords } from '../../../../server/domain/dictation/words/text.ts';
import { clockTime } from '../../../../server/domain/dictation/writing/warnings.ts';
import { newCommentTitle } from '../../../../server/domain/dictation/writing/write-comment.ts';
import { cutClauses } from '../../../support/cut-clauses.ts';
import { transcriptOf } from '../../../support/dictation.ts';

const spoken = (text: string) => transcriptOf(text).words.map(toSpoken);

test.each([
  ['The G F C I outlet isn’t grounded', 'gfci outlet is not grounded'],
  ["toilet's loose", 'toilet loose'],
  ['an anti-tip bracket', 'an anti tip bracket'],
])('plain words of "%s"', (text, plain) => {
  expect(plainWords(text).join(' ').replace(/^the /, '')).toBe(plain);
});

test.each([
  ['The toilet is loose', 'finding'],
  ['toilet works fine', 'functional'],
  ['No evidence of leaks', 'functional'],
  ['no leaks, cracks or stains', 'functional'],
  ['No GFCI at the island', 'finding'],
  ['The fan did not run when switched on', 'finding'],
  ['The disposal is not working', 'finding'],
  ['The roof was covered with snow so I could not walk it', 'notInspected'],
  ['AC was not tested because it was too cold', 'notInspected'],
  ['The window could not be opened', 'finding'],
  ['The panel is a two hundred amp panel', 'fact'],
] as const)('"%s" is a %s', (text, kind) => {
  expect(classifyText(text)).toBe(kind);
});

test.each([
  ['Recommend repair by a licensed roofer', true],
  ['This is a safety hazard', true],
  ["That's just maintenance", true],
  ['Caulk around the tub is moldy', false],
  ['The filter is dirty', false],
])('"%s" is advice: %s', (text, expected) => {
  expect(isAdvice(text)).toBe(expected);
});

test.each([
  ['Scratch that.', 1],
  ['Actually no, scratch that last one.', 1],
  ['Strike the last two.', 2],
  ['Scratches on the floor.', 0],
  ['No, that is a fair question, and no, I did not see any mice up there.', 0],
  ['No, scratch that, that is a good point.', 1],
])('"%s" takes back %i', (text, count) => {
  expect(retractedCount(text)).toBe(count);
});

test.each([
  ['number fourteen breaker, no wait, sixteen', 'number sixteen breaker,'],
  ['crack on the north wall, I mean the south wall', 'crack on the south wall,'],
  ['um the toilet is uh loose', 'the toilet is loose'],
  ['the toilet is loose, correction, the toilet is cracked', 'the toilet is cracked'],
])('corrections in "%s" are put in place', (said, written) => {
  const words = spoken(said);
  resolveCorrections(words);
  expect(writtenText(words)).toBe(written);
});

test.each([
  ['The furnace filter is dirty, and the heat exchanger shows signs of rust.', 2],
  ['There are two double tapped breakers and an open knockout at the bottom of the panel.', 2],
  ['Grout is cracked and missing at the shower walls', 1],
  ['The ledger board is nailed and not bolted to the house', 1],
  ['hatch is painted shut, so not inspected', 1],
  ["filter's dirty, change it every ninety days", 2],
])('"%s" is cut into %i', async (text, count) => {
  expect(await cutClauses(spoken(text))).toHaveLength(count);
});

test('a header that the recogniser ran into its sentence is cut off', () => {
  expect(splitSentences(spoken('Bathrooms Toilet The toilet is loose.')).map(writtenText)).toEqual([
    'Bathrooms Toilet',
    'The toilet is loose.',
  ]);
});

describe('locations', () => {
  test.each([
    ['several are cracked on the south slope', 'south slope'],
    ['granule loss south slope', 'south slope'],
    ['the toilet is loose at the floor in the hall bathroom', 'hall bathroom'],
    ['a hole in the firewall behind the dryer', 'behind the dryer'],
    ['the outlet to the left of the sink', 'left of the sink'],
    ['paint is peeling at the front and rear', 'front and rear'],
    ['mortar is washed out in the lower courses, left of the door', 'lower courses, left of the door'],
    ['front left downspout dumps at the wall', 'front left, wall'],
    ['no kickout where the porch roof dies into the wall', 'where the porch roof dies into the wall'],
    ['double tap on number fourteen', 'number fourteen'],
    ['a leaf of the storm door out front is loose', 'out front'],
    ['somebody gave the dog his own way through the kitchen door', 'kitchen door'],
    ['the gas is only six feet from the bedroom window', 'bedroom window'],
    ['joints are empty, bottom course.', 'bottom course'],
    ['the walk, second joint, stands up an inch', 'second joint'],
    ['where the ell meets the main house somebody troweled on tar', 'where the ell meets the main house'],
    ['where the front walk meets the drive, lifted an inch', 'where the front walk meets the drive'],
    ['the surface is rough in the deep end', 'deep end'],
    ['the right shutter is missing two screws', 'right shutter'],
    ['the faucet on the right side drips', 'right side'],
    ['it leaks right under the window', 'under the window'],
    ['in a minute it ran', null],
    ['my marble rolls toward the hall', 'toward the hall'],
    ['the girder sags two inches mid span', 'mid span'],
    ['downspout by the porch swing has no extension', 'by the porch swing'],
    ['the block wall on the alley leans four inches', 'alley'],
    ['I can feel it give under my boot', null],
    ['did it off the ladder', null],
    ["toilet's loose at the floor", null],
    ['the fan works', null],
  ])('in "%s"', (text, location) => {
    expect(findLocation(text)).toBe(location);
  });

  test.each([
    ['Moss grows at the (location).', 'north slope', 'Moss grows on the north slope.'],
    ['Moss grows at the (location).', null, 'Moss grows.'],
    ['A stain was seen (location).', null, 'A stain was seen.'],
    ['Gap in the wall at the (location), seal it.', 'behind the dryer', 'Gap in the wall behind the dryer, seal it.'],
    ['At the (Location), paint peels.', null, 'Paint peels.'],
    ['<p>Rot at the [location].</p>', 'garage', '<p>Rot in the garage.</p>'],
    ['Nothing to fill.', 'garage', 'Nothing to fill.'],
    ['Boards slope (location).', 'toward the hall', 'Boards slope toward the hall.'],
    ['Rust (location).', 'crawl', 'Rust in the crawl.'],
    ['Rot at the (location).', 'front, left of the door', 'Rot at the front, to the left of the door.'],
    ['Stains (location).', 'out front', 'Stains out front.'],
    ['Shingles (location) are curled.', 'south slope', 'Shingles on the south slope are curled.'],
    ['Shingles (location) are curled.', null, 'Shingles are curled.'],
    [
      'The drain (location) leaks.',
      'hall bath, left of the tub',
      'The drain in the hall bath, to the left of the tub, leaks.',
    ],
    ['The (location) is cracked.', 'south wall', 'The south wall is cracked.'],
    ['Brick over the (location) rusts.', 'garage door', 'Brick over the garage door rusts.'],
    ['A sag at the (location) and (location).', 'north slope', 'A sag on the north slope.'],
    ['Mold is on the ____.', null, 'Mold is present.'],
    ['Mold is on the ____.', 'attic hatch', 'Mold is at the attic hatch.'],
    ['A dip [where] where water sits.', null, 'A dip where water sits.'],
    ['A dip [where] where water sits.', 'left side', 'A dip on the left side where water sits.'],
    ['The ____ door binds.', 'master bedroom', 'The master bedroom door binds.'],
    ['The ____ door binds.', null, 'The door binds.'],
    ['Slow in the ____ bath.', 'hall bath', 'Slow in the hall bath.'],
    ['Slow in the ____ bath.', null, 'Slow.'],
    ['Bruises are on the ____ slopes.', 'south slope', 'Bruises are on the south slope.'],
    ['Thin at ____ inches or so.', 'attic', 'Thin.'],
    ['The burners (location) are dirty.', 'upstairs furnace', 'The burners at the upstairs furnace are dirty.'],
    ['<p>(Location): paint peels.</p>', 'east wall', '<p>On the east wall: paint peels.</p>'],
    ['Paint peels: (location).', 'east wall', 'Paint peels: on the east wall.'],
    [
      'Tiles slipped in the <b>(location)</b> area of the roof.',
      'over the den',
      'Tiles slipped in the area of the roof over the den.',
    ],
    ['Tiles slipped in the (location) area of the roof.', 'west slope', 'Tiles slipped on the west slope of the roof.'],
    ['Tiles slipped in the (location) area of the roof.', 'den', 'Tiles slipped in the den area of the roof.'],
    ['Tiles slipped in the (location) area of the roof.', null, 'Tiles slipped in an area of the roof.'],
    ['The (location) side of the house is stained.', 'rear', 'The rear side of the house is stained.'],
    ['The (location) side of the house is stained.', null, 'A side of the house is stained.'],
    ['<p><b>Location:</b> <b>(location)</b></p>', 'den', '<p><b>Location:</b> <b>in the den</b></p>'],
    ['Cracked from (location) to (location).', 'rear left corner', 'Cracked at the rear left corner.'],
    ['Cracked at (location) to (location).', null, 'Cracked.'],
    ['Torn screens located at the following location(s): (location).', null, 'Torn screens.'],
    ['Rot was observed in the following areas: (location). Repair.', null, 'Rot was observed. Repair.'],
    ['Tiles were located at these locations: (location).', null, 'Tiles were present.'],
    ["The (location)'s ceiling is stained.", null, 'The ceiling is stained.'],
    ["A vent over the (location)'s range leaks.", null, 'A vent over the range leaks.'],
    ["Stains at the (location)'s ceiling.", 'den', "Stains at the den's ceiling."],
  ])('"%s" with %s', (text, location, filled) => {
    expect(fillLocation(text, location ? [location] : [])).toBe(filled);
  });
});

test('names that sound alike', () => {
  expect(phraseSound('Ruth')).toBe(phraseSound('Roof'));
  expect(phraseSound('Flushing')).toBe(phraseSound('Flashings'));
  expect(phraseSound('Deck')).not.toBe(phraseSound('Roof'));
});

test('a long finding gets a short title out of its own words', () => {
  const title = newCommentTitle(
    'There is a solar panel array mounted on the pergola with loose conduit hanging from it',
  );
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title.startsWith('Solar panel array mounted')).toBe(true);
});

test('clock time', () => {
  expect(clockTime(185.9)).toBe('3:05');
});
