import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextTurn } from '../../../server/sandbox/stripe/billing/period.ts';

const MONTHLY = { interval: 'month', interval_count: 1 };
const at = (text: string) => Date.parse(`${text}T10:30:00Z`) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The days on which a cycle turns, one after the other. */
function turns(anchor: string, interval: { interval: string; interval_count: number }, count: number): string[] {
  const days: string[] = [];
  for (let time = at(anchor); days.length < count; days.push(day(time))) time = nextTurn(at(anchor), interval, time);
  return days;
}

describe('the turns of a billing cycle', () => {
  test('a cycle of the 31st falls on the last day of shorter months and comes back to the 31st', () => {
    expect(turns('2027-01-31', MONTHLY, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(turns('2027-12-31', MONTHLY, 2)).toEqual(['2028-01-31', '2028-02-29']);
  });

  test('years, weeks and several months are counted too', () => {
    expect(turns('2028-02-29', { interval: 'year', interval_count: 1 }, 4).at(-1)).toBe('2032-02-29');
    expect(turns('2027-01-01', { interval: 'week', interval_count: 2 }, 2)).toEqual(['2027-01-15', '2027-01-29']);
    expect(turns('2027-11-30', { interval: 'month', interval_count: 3 }, 2)).toEqual(['2028-02-29', '2028-05-30']);
  });

  test('the next turn is always later, by one interval at most, and at the same time of day', () => {
    const anchor = fc.integer({ min: at('2020-01-01'), max: at('2040-01-01') });
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 5000 * 86_400 }), (from, later) => {
        const turn = nextTurn(from, MONTHLY, from + later);
        expect(turn).toBeGreaterThan(from + later);
        expect(turn - (from + later)).toBeLessThanOrEqual(31 * 86_400);
        expect((turn - from) % 86_400).toBe(0);
      }),
    );
  });
});
