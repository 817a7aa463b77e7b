import { describe, expect, it, test } from 'vitest';
import type { Decision } from '../../../../server/domain/dictation/findings.ts';
import { isPlainlyInOrder } from '../../../../server/domain/dictation/remarks/plainly-in-order.ts';
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
  ])('"%s" says nothing but that a thing is in order: %s', (said, isSo) => {
    expect(isPlainlyInOrder(said)).toBe(isSo);
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
