import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedFacts } from '../../../../server/domain/template/facts.ts';
import { lostFacts } from '../../../../server/domain/template/lost-facts.ts';
import { ROOT } from '../../../../server/root.ts';
import { COMMENT_EXAMPLES } from '../../../support/boost/comment-examples.ts';

describe('addedFacts finds', () => {
  it.each([
    ['a number', 'crack in foundation', 'There is a 3-inch crack in the foundation.', ['3 inch']],
    ['another number', 'breaker 14 is double tapped', 'Breaker 16 is double tapped.', ['16']],
    ['a number in words', 'shingles missing', 'Two shingles are missing.', ['two']],
    ['a unit', 'panel is 200', 'The panel is 200 amps.', ['200 amps']],
    ['another unit', 'gap of 3 inches', 'There is a gap of 3 feet.', ['3 feet']],
    ['a year', 'old water heater', 'The water heater is from 2009.', ['2009']],
    ['a fraction', 'gap at door', 'There is a half-inch gap at the door.', ['a half inch']],
    ['a direction', 'siding loose', 'The siding is loose on the north side.', ['north']],
    ['a room', 'toilet loose', 'The toilet in the master bathroom is loose.', ['bathroom', 'master']],
    ['a floor', 'outlet dead', 'An outlet on the second floor is dead.', ['second floor']],
    ['a material', 'siding cracked', 'The vinyl siding is cracked.', ['vinyl']],
    ['another trade', 'toilet loose', 'The toilet is loose. Have an electrician repair it.', ['electrician']],
    ['a part', 'crack in foundation', 'The crack may damage the framing.', ['framing']],
    ['a condition', 'stain on ceiling', 'A leak stained the ceiling.', ['leak']],
    ['praise', 'fan is loud', 'The fan is loud, otherwise in satisfactory condition.', ['satisfactory']],
    ['a degree', 'siding cracked', 'The siding is severely cracked.', ['severely']],
    ['activity', 'leak at the trap', 'There is an active leak at the trap.', ['active']],
    ['how many', 'a crack in the tile', 'There are several cracks in the tile.', ['several']],
    ['a maker', 'panel is rusted', 'Zinsco panel is rusted.', ['zinsco']],
    ['a proper name', 'panel is rusted', 'The panel by Westinghouse is rusted.', ['westinghouse']],
    ['a blank', 'siding cracked', 'The siding is cracked at the (location).', ['(location)']],
    ['a denial that was lost', 'no active moisture', 'Active moisture was seen.', ['active', 'moisture']],
    ['a denial that was gained', 'the handrail is loose', 'The handrail is not loose.', ['not loose']],
    ['a deed that was denied', 'door does not latch', 'The door latches.', ['latches']],
    ['a thing that was missing', 'missing handrail', 'There is a handrail.', ['handrail']],
  ])('%s', (_what, before, after, added) => {
    expect(addedFacts(before, after)).toEqual(expect.arrayContaining(added));
  });
});

describe('addedFacts lets stand', () => {
  it.each([
    ['a number in digits', 'two hundred amp panel', 'The panel is rated at 200 amps.'],
    ['a year in digits', 'a twenty-eleven, fifty gallon gas', 'It is a 2011 gas unit of 50 gallons.'],
    ['a fraction', 'gap of three quarters of an inch', 'There is a 3/4-inch gap.'],
    ['inches by their sign', '3" crack', 'There is a 3-inch crack.'],
    ['a unit that is left out', 'breaker is 30 amps', 'The breaker is rated 30.'],
    ['another name of a place', 'outlet dead upstairs', 'An outlet on the second floor is inoperative.'],
    ['another name of a part', 'plug by the sink is dead', 'The receptacle by the sink is inoperative.'],
    ['a synonym that denies', 'handrail missing at stairs', 'There is no handrail at the stairs.'],
    ['the denial before its thing', 'No leaks noted under sink', 'Leaks were not noted under the sink.'],
    ['a list that is denied', 'no leaks, cracks or stains', 'There are no leaks, no cracks and no stains.'],
    ['the standard trade', 'toilet loose', 'The toilet is loose. Have a licensed plumber repair it.'],
    ['the trade of another part', 'GFCI will not trip', 'Have a licensed electrician replace the GFCI.'],
    ['a contractor for anything', 'ceiling stained', 'Have a qualified contractor evaluate the ceiling.'],
    ['what may come of it', 'crack in foundation', 'There is a crack in the foundation, which may let water in.'],
    ['one of several', 'an outlet is dead', 'One outlet is dead.'],
    ['a word of another form', 'siding is cracking', 'The siding is cracked.'],
    ['contractions without apostrophes', 'couldnt access attic', 'The attic could not be accessed.'],
    ['advice to put in what is missing', 'no handrail', 'There is no handrail. Have a carpenter install a handrail.'],
    ['a denial with its test', 'bell does not ring', 'The bell did not ring when tested.'],
    ['capitals', 'federal pacific panel', 'The Federal Pacific panel is present.'],
  ])('%s', (_what, before, after) => {
    expect(addedFacts(before, after)).toEqual([]);
  });

  it('any text beside itself', () => {
    const word = fc.constantFrom(
      ...'the a no not never without toilet loose crack 3 inches two hundred amp north left kitchen copper roofer leak , . and but is are missing GFCI does may (location) second floor severe'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        expect(addedFacts(text, text)).toEqual([]);
        expect(lostFacts(text, text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('comments of the default templates beside themselves', () => {
    const folder = join(ROOT, 'server/default-templates');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    const lines = files
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
      .filter((_, at) => at % 5 === 0);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => addedFacts(line, line).length > 0)).toEqual([]);
  }, 30_000);

  it('what the rules write of the examples', () => {
    for (const [before, after] of COMMENT_EXAMPLES) {
      expect([before, addedFacts(before, after)]).toEqual([before, []]);
    }
  });
});

describe('lostFacts finds', () => {
  it.each([
    ['a number', 'crack, 3 inches', 'There is a crack.', ['3 inches']],
    ['a place', 'siding loose on the north side', 'The siding is loose.', ['north']],
    ['a material', 'copper pipe leaks', 'The pipe leaks.', ['copper']],
    ['a trade', 'toilet loose, have a plumber fix it', 'The toilet is loose.', ['plumber']],
    ['a part', 'toilet and sink are loose', 'The toilet is loose.', ['sink']],
    ['a condition', 'toilet is loose and cracked', 'The toilet is loose.', ['cracked']],
    ['a degree', 'moderate granule loss', 'There is granule loss.', ['moderate']],
    ['a blank', 'siding cracked at the (location)', 'The siding is cracked.', ['(location)']],
    ['most of its words', 'previous owner stapled newspaper behind shelves', 'All is well.', ['newspaper', 'stapled']],
  ])('%s', (_what, before, after, lost) => {
    expect(lostFacts(before, after)).toEqual(expect.arrayContaining(lost));
  });

  it('nothing in what the rules write of the examples', () => {
    for (const [before, after] of COMMENT_EXAMPLES) {
      expect([before, lostFacts(before, after)]).toEqual([before, []]);
    }
  });
});
