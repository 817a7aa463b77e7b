import { expect, test } from 'vitest';
import { withoutSimiles } from '../../../../server/domain/dictation/words/similes.ts';

test.each([
  ["There's moss, it's like a carpet, and it holds water.", "There's moss, it's, and it holds water."],
  ["It's flat as a tortilla.", "It's flat."],
  ["The floor's soft like a sponge under the window.", "The floor's soft under the window."],
  ['The carpet ripples like a lake.', 'The carpet ripples.'],
])('what a thing is likened to is no thing of the house: %s', (said, left) => expect(withoutSimiles(said)).toBe(left));

test.each([
  'This looks like a double tap.',
  'It smells like the flue.',
  'There is one like the other.',
  'It sounds like a leak.',
  'A rope is used as a handrail.',
])('what it looks, sounds or smells like is told: %s', (said) => expect(withoutSimiles(said)).toBe(said));
