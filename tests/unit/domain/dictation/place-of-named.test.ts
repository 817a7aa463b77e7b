import { expect, test } from 'vitest';
import { templateCommentText } from '../../../../server/domain/dictation/writing/write-comment.ts';

test.each([
  ['The chimney at the (location) is cracked.', ['east chimney'], 'The east chimney is cracked.'],
  ['Granules are gone on the roof slope (location).', ['south slope'], 'Granules are gone on the south roof slope.'],
  ['A stain was seen on the ceiling (location).', ['hall ceiling'], 'A stain was seen on the hall ceiling.'],
  ['The front door (location) sticks.', ['front door'], 'The front door sticks.'],
  [
    'The faucet drips; the drip was seen at the (location).',
    ['kitchen faucet'],
    'The faucet drips; the drip was seen in the kitchen.',
  ],
  ['Chimney bricks are loose at the (location).', ['east chimney'], 'Chimney bricks are loose on the east side.'],
  [
    'Shingles on the roof are torn at the (location).',
    ['garage roof'],
    'Shingles on the roof are torn on the garage roof.',
  ],
  [
    'Sinks drain slowly (location).',
    ['hall bath sink', 'kitchen sink'],
    'Sinks drain slowly in the hall bath and the kitchen.',
  ],
  ['Door corners are cracked (location).', ['northeast corner'], 'Door corners are cracked at the northeast corner.'],
  ['Mortar is missing (location).', ['east chimney'], 'Mortar is missing at the east chimney.'],
  ['The toilet at the (location) is loose.', ['hall bathroom'], 'The toilet in the hall bathroom is loose.'],
  [
    'A post is rusted near its base (location).',
    ['basement, at the base'],
    'A post is rusted near its base in the basement.',
  ],
  ['Risers at the (location) differ.', ['front steps, front steps'], 'Risers at the front steps differ.'],
  ['Bricks are loose (location).', ['chimney, north side'], 'Bricks are loose at the chimney, on the north side.'],
])('"%s" at %j', (text, places, written) => expect(templateCommentText(text, places)).toBe(written));
