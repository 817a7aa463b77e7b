import { describe, expect, it } from 'vitest';
import { closestPairs } from '../support/closest-pairs.ts';
import { defaultTemplates } from '../support/default-templates.ts';

/** The closest pairs of the templates stay below this; a pair with only the noun changed lies above it. */
const LIMIT = 0.15;

const overlapOf = (first: string, second: string) =>
  closestPairs(
    [
      { where: 'first', text: first },
      { where: 'second', text: second },
    ],
    1,
  )[0]?.overlap ?? 0;

describe('the measure', () => {
  it.each([
    [
      'a defect',
      'The faucet of the kitchen sink drips at the (location). Water is wasted and leaves stains. A plumber should replace its cartridge.',
      'The faucet of the laundry tub drips at the (location). Water is wasted and leaves stains. A plumber should replace its cartridge.',
    ],
    ['a functional statement', 'The garage door was in working order.', 'The water heater was in working order.'],
    [
      'a limitation',
      'Stored belongings hid part of the floor from view.',
      'Stored belongings hid part of the walls from view.',
    ],
    ['a tip', 'Have the furnace serviced every fall.', 'Have the chimney serviced every fall.'],
  ])('finds %s of which only the noun was changed', (_kind, first, second) => {
    expect(overlapOf(first, second)).toBeGreaterThan(LIMIT);
  });

  it('is 1 for the same words, whatever the capitals, the commas and the location, and 0 for others', () => {
    expect(overlapOf('The roof leaks at the (location), badly.', 'The roof leaks badly!')).toBe(1);
    expect(overlapOf('The roof leaks badly.', 'No power reached the outlet.')).toBe(0);
  });

  it('is the share of the trigrams that both have', () => {
    // Both begin with "a b" and have "a b c" and "b c d"; "c d e", "d e" at the end, "c d f" and "d f" at the end are of one each.
    expect(overlapOf('a b c d e', 'a b c d f')).toBe(3 / 7);
  });

  it('puts the closest pair first and names it', () => {
    const texts = ['a b c d', 'x y z', 'a b c e', 'x y z'].map((text, at) => ({ where: `${at}`, text }));
    expect(closestPairs(texts, 2)).toEqual([
      { overlap: 1, between: ['1', '3'] },
      { overlap: 1 / 3, between: ['0', '2'] },
    ]);
  });
});

it.each(defaultTemplates)('$template.name repeats no comment with only the noun changed', ({ template, comments }) => {
  const closest = closestPairs(comments, 3);
  const shown = closest.map(({ overlap, between }) => `${overlap.toFixed(2)} ${between.join(' ~ ')}`);
  console.info(`${template.name}, ${comments.length} comments, greatest overlaps: ${shown.join('; ')}`);
  expect(closest.length).toBeGreaterThan(0);
  expect(closest.filter(({ overlap }) => overlap > LIMIT)).toEqual([]);
});
