import { expect, it } from 'vitest';
import { partYears } from '../../../../server/adapters/speech/part-years.ts';

it.each([
  ['The water heater is a 2011-50 gallon gas.', 'The water heater is a 2011, 50 gallon gas.'],
  ['Built 1987-3 bedrooms.', 'Built 1987, 3 bedrooms.'],
  ['A 2011-Rheem, call 555-2015, 40-gallon, 120-240 volts.', 'A 2011-Rheem, call 555-2015, 40-gallon, 120-240 volts.'],
])('parts a year from the number after it and nothing else: "%s"', (heard, parted) => {
  expect(partYears(heard)).toBe(parted);
});
