import { describe, expect, test } from 'vitest';
import { tellsIntervals } from '../../../../server/domain/dictation/matching/said-intervals.ts';

describe('an interval that was said', () => {
  test.each([
    ['change it every ninety days', 'Change the filter every three months.'],
    ['change it four times a year', 'Change the filter each season.'],
    ['flush it once a year', 'Flush it annually.'],
    ['test it monthly', 'Test it once a month.'],
    ['every six to twelve months', 'Have it done every six months or once a year.'],
    ['change it every so often', 'Change it monthly.'],
    ['every other month', 'Look at it every two months.'],
  ])('is told: "%s" by "%s"', (said, text) => expect(tellsIntervals(text, said)).toBe(true));

  test.each([
    ['change it every ninety days', 'Look at it monthly.'],
    ['change it every ninety days', 'Change the filter on schedule.'],
    ['twice a year', 'Once a year.'],
    ['every other month', 'Each month.'],
  ])('is not told: "%s" by "%s"', (said, text) => expect(tellsIntervals(text, said)).toBe(false));
});
