import { describe, expect, test } from 'vitest';
import { isMeasureWithPlace } from '../../../../server/domain/dictation/remarks/only-measure.ts';
import { dwellingTemplate, writeDictation } from '../../../support/written-dictation.ts';

describe('a clause of only a measure', () => {
  test.each([
    'three quarters of an inch',
    "it's about two and a half feet long.",
    'A quarter inch wide, by the mailbox.',
    'maybe 3 inches, behind the grill',
    'twelve percent or so',
  ])('is "%s"', (text) => expect(isMeasureWithPlace(text)).toBe(true));

  test.each([
    'two inches of insulation',
    'three quarters of the outlets are dead',
    'two hundred amp panel',
    'fifteen years old',
    'two breakers are off',
    'six inches, the vent is blocked',
    'position four',
  ])('is not "%s"', (text) => expect(isMeasureWithPlace(text)).toBe(false));

  test.each([
    'Raised platforms. The deck board is cracked, three quarters of an inch, by the mailbox.',
    'Raised platforms. The deck board is cracked. Three quarters of an inch, by the mailbox.',
  ])('belongs to the finding before it: %s', async (said) => {
    const { decisions } = await writeDictation(said, dwellingTemplate());
    const findings = decisions.filter(({ remark }) => remark.kind !== 'announcement').map(({ remark }) => remark.words);
    expect(findings).toEqual([expect.stringMatching(/cracked, three quarters of an inch, by the mailbox\.$/)]);
  });
});
