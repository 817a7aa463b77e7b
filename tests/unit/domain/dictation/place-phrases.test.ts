import { expect, test } from 'vitest';
import { findLocation } from '../../../../server/domain/dictation/locations/find-location.ts';
import { placesNamed, placesPhrase } from '../../../../server/domain/dictation/locations/place-phrase.ts';

test.each([
  [['back of the house'], 'at the back of the house'],
  [['front of the shed'], 'at the front of the shed'],
  [['in back of the barn'], 'in back of the barn'],
  [['top of the cellar stairs'], 'at the top of the cellar stairs'],
  [['west side of the wing'], 'on the west side of the wing'],
  [['ceiling over the closet'], 'on the ceiling over the closet'],
  [['powder room under the stairs'], 'in the powder room under the stairs'],
  [['walk in closet'], 'in the walk in closet'],
  [['middle of the attic'], 'in the middle of the attic'],
  [['corner of the nursery'], 'in the corner of the nursery'],
  [['corner of the garage'], 'at the corner of the garage'],
  [['middle of the girder'], 'at the middle of the girder'],
  [['any of the four sides'], 'on any of the four sides'],
  [['either side of the stove'], 'on either side of the stove'],
  [['left'], 'on the left'],
  [['left rear'], 'at the left rear'],
  [['going down to the yard'], 'going down to the yard'],
  [['out in the shed'], 'out in the shed'],
  [['out here in the garage'], 'out in the garage'],
  [['low by the drain'], 'low by the drain'],
  [['low end'], 'at the low end'],
  [['overhead door'], 'at the overhead door'],
  [['east of the barn'], 'east of the barn'],
  [['bathroom three'], 'in bathroom three'],
  [['bedrooms two and three'], 'in bedrooms two and three'],
  [['bedroom two and hall bath'], 'in bedroom two and the hall bath'],
  [['bedroom two', 'bedroom four', 'east wall'], 'in bedroom two, bedroom four and on the east wall'],
  [['den', 'upstairs', 'closet'], 'in the den, upstairs and in the closet'],
  [['den', 'closet'], 'in the den and the closet'],
  [['hall between bedrooms two and three'], 'in the hall between bedrooms two and three'],
  [['kitchen one'], 'at the kitchen one'],
  [['slot eight'], 'at slot eight'],
  [['unit two'], 'in unit two'],
  [['ensuite'], 'in the ensuite'],
  [['jack and jill bath'], 'in the jack and jill bath'],
])('%j is written "%s"', (places, phrase) => expect(placesPhrase(places)).toBe(phrase));

test('what brings its preposition is named by the area there', () =>
  expect(placesNamed(['out in the yard'])).toBe('the area out in the yard'));

test.each([
  ['Gap a quarter inch wide between the walkway and the foundation.', 'between the walkway and the foundation'],
  ["There's a hole between the joists, and the insulation is wet.", 'between the joists'],
])('what is between two things is named by both: %s', (said, place) => expect(findLocation(said)).toBe(place));
