import { describe, expect, it } from 'vitest';
import { TokenOdds } from '../../../../server/adapters/speech/token-odds.ts';
import { TokenCounts } from '../../../../server/adapters/speech/token-table.ts';

const [START, WATER, HEATER, STAIN, LOOSE, GAS] = [9, 100, 101, 102, 103, 104];

function learned(...phrases: number[][]): TokenOdds {
  const counts = new TokenCounts();
  for (const phrase of phrases) counts.add([START, ...phrase]);
  return new TokenOdds(counts.make());
}

describe('TokenOdds', () => {
  it('finds what follows likelier than what does not, and what follows more often likelier still', () => {
    const odds = learned([WATER, HEATER], [WATER, HEATER], [WATER, STAIN], [LOOSE]).after([WATER]);
    expect(odds(HEATER)).toBeGreaterThan(odds(STAIN));
    expect(odds(STAIN)).toBeGreaterThan(0);
    expect(odds(LOOSE)).toBeLessThan(0);
  });

  it('looks back on two tokens where it knows them, else on one', () => {
    const odds = learned([GAS, WATER, HEATER], [LOOSE, WATER, STAIN]);
    expect(odds.after([GAS, WATER])(HEATER)).toBeGreaterThan(odds.after([WATER])(HEATER));
    expect(odds.after([LOOSE, WATER])(HEATER)).toBeLessThan(odds.after([WATER])(HEATER));
    expect(odds.after([STAIN, WATER])(HEATER)).toBe(odds.after([WATER])(HEATER));
  });

  it('has nothing to say after what it never saw, or of what it never saw', () => {
    const odds = learned([WATER, HEATER]);
    expect(odds.after([LOOSE])(HEATER)).toBe(0);
    expect(learned().after([WATER])(HEATER)).toBe(0);
    expect(odds.after([WATER])(GAS)).toBeLessThan(0);
    expect(Number.isFinite(odds.after([WATER])(GAS))).toBe(true);
  });

  it('learns a start only as what others stand after', () => {
    const odds = learned([WATER], [WATER]);
    expect(odds.after([START])(WATER)).toBeGreaterThan(0);
    expect(odds.after([WATER])(START)).toBe(0);
  });
});
