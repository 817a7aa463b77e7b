import { describe, expect, it } from 'vitest';
import type { Place } from '../../../../server/domain/dictation/findings.ts';
import { MEASURES } from '../../../../server/domain/dictation/lexicon/measures.ts';
import { withMeasures } from '../../../../server/domain/dictation/matching/with-measures.ts';

const NOWHERE: Place = { component: '', occurrence: 1, itemId: null, itemName: null, how: 'carried' };
const IN_COOLING: Place = { ...NOWHERE, component: 'Heating and Cooling' };

describe('measured values', () => {
  it.each([
    ['Ninety-five pounds at the front spigot', 'water pressure is too high'],
    ['I get 62 psi at the hose bib.', 'water pressure is good'],
    ['Only twenty eight pounds of static', 'water pressure is too low'],
    ['eighteen degrees across the coil', 'cooling well, the temperature drop is good'],
    ['Return 76, supply 66, delta ten, low.', 'not cooling enough, temperature drop across the coil is too low'],
    ['The air goes in at seventy-four and comes out at fifty-five', 'cooling well, the temperature drop is good'],
    ['R nineteen on a good day, six inches of blown glass.', 'insulation is too thin, not enough'],
    ['R-49 of cellulose', 'plenty of insulation, good depth'],
    ['an eleven degree split', 'not cooling enough, temperature drop across the coil is too low'],
    ['The refrigerator was at thirty-seven degrees', 'refrigerator is cold, it works'],
    ['a hundred and thirty-nine degrees at the kitchen tap', 'hot water is too hot, it scalds'],
    ['I measured a hundred and fifty-two at the tap', 'hot water is too hot, it scalds'],
    ['My gauge shows ninety five pounds at the basement sink', 'water pressure is too high'],
    ['Five inches pink, sixteen usual.', 'insulation is too thin, not enough'],
    ['the risers are eight and a half inches', 'risers are too high'],
    ['a sill at fifty-one inches', 'the window sill is too high to climb out'],
    ['the photo eyes are twenty inches up', 'the photo eyes are mounted too high'],
    ['about four inches of old rock wool', 'insulation is too thin, not enough'],
    ['fourteen and a half inches of blown in', 'plenty of insulation, good depth'],
    ['the spindles are six inches apart', 'gaps between balusters are too wide'],
    ['the rail is thirty inches tops', 'railing is too low'],
    ['my moisture meter read twenty eight percent', 'wet, the moisture meter reads high'],
  ])('%s: %s', (said, meaning) => {
    expect(withMeasures(said, NOWHERE)).toBe(`${said.replace(/\.$/, '')}. ${meaning}`);
  });

  it('are of what is inspected where no word tells of what', () => {
    expect(withMeasures('that one gave me nineteen degrees', NOWHERE)).toBe('that one gave me nineteen degrees');
    expect(withMeasures('that one gave me nineteen degrees', IN_COOLING)).toMatch(/the temperature drop is good$/);
    const inPlumbing = { ...NOWHERE, component: 'Plumbing' };
    expect(withMeasures('my gauge says 96 pounds', inPlumbing)).toMatch(/water pressure is too high$/);
    expect(withMeasures('my gauge says 96 pounds', IN_COOLING)).toBe('my gauge says 96 pounds');
  });

  it.each([
    ['it is thirty-eight degrees out', 'the weather'],
    ['its base is tipped four degrees', 'an angle'],
    ['three inches of shimmy in the guard', 'how far it moves'],
    ['sixty inches of the sill is punky', 'how much of it'],
    ['the bottom riser is five inches, the others seven', 'one that is not like the others'],
    ['a hundred and twenty feet from the tap', 'how far it is'],
    ['ten inches of clearance under the pipe insulation', 'room'],
    ['forty pounds in the expansion tank', 'another pressure'],
    ['a hundred and five degrees at the boiler', 'nothing that is usual'],
    ['the return is seventy-two and the supply is a hundred and ten', 'it heats'],
    ['R-13 batts in the walls', 'what is usual there'],
    ['number R 2', 'a name'],
    ['it comes in at sixty pounds per minute, out at fifty', 'no air'],
  ])('%s: %s, of which nothing is said', (said) => {
    expect(withMeasures(said, IN_COOLING)).toBe(said);
  });

  it('leave the inspector’s own judgement alone', () => {
    const said = 'eighteen degrees across the coil but the condenser is leaking and noisy';
    expect(withMeasures(said, NOWHERE)).toBe(said);
  });

  it('have bands that do not meet', () => {
    for (const { usual, low, high } of MEASURES) {
      expect(usual[0]).toBeLessThan(usual[1]);
      if (low) expect(low[1]).toBeLessThan(usual[0]);
      if (high) expect(high[0]).toBeGreaterThan(usual[1]);
    }
  });
});
