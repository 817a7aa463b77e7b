import { expect, test } from 'vitest';
import { withoutIncluded } from '../../../../server/domain/dictation/locations/included-places.ts';

test.each([
  [['hall bath', 'both bathrooms'], ['both bathrooms']],
  [['front bedroom', 'bedrooms'], ['bedrooms']],
  [
    ['all of the bedrooms', 'den', 'master bedroom'],
    ['all of the bedrooms', 'den'],
  ],
  [
    ['hall bath', 'both bedrooms'],
    ['hall bath', 'both bedrooms'],
  ],
  [
    ['basement bath', 'both upstairs bathrooms'],
    ['basement bath', 'both upstairs bathrooms'],
  ],
  [
    ['front stairs', 'stairs'],
    ['front stairs', 'stairs'],
  ],
])('of %j there are written %j', (places, written) => expect(withoutIncluded(places)).toEqual(written));
