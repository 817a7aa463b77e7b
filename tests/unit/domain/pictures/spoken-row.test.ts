import { describe, expect, it } from 'vitest';
import { heardComments } from '../../../../server/domain/pictures/heard-comments.ts';
import { spokenRow } from '../../../../server/domain/pictures/spoken-row.ts';
import { walkOf } from '../../../support/pictures/dwelling-walk.ts';

const WALK = await walkOf(
  [8, 'Roof. Weather surface.'],
  [11, 'Couple of shingles have lost their granules on the south slope.'],
  [20, 'There is moss growing on the north side.'],
  [60, 'Rain drainage.'],
  [90, 'Gutters are packed with leaves at the back.'],
);
const comments = heardComments(WALK.written);
const row = spokenRow(WALK.decisions, comments, WALK.transcript.seconds);

/** Title of the comment that a picture of this second most likely belongs to, with its share. */
function at(second: number): [string | null, number] {
  const [likeliest] = [...(row[second]?.belongs ?? [])].sort((a, b) => b.share - a.share);
  const comment = likeliest?.comment === null ? undefined : comments[likeliest?.comment ?? -1];
  return [comment?.comment.name ?? null, likeliest?.share ?? 0];
}

describe('spokenRow', () => {
  it('has an entry for each second of the recording', () => {
    expect(row.length).toBeGreaterThan(WALK.transcript.seconds);
  });

  it.each([
    ['while it is said', 13, 'Granules shedding'],
    ['in the next remark', 22, 'Moss growth'],
    ['seconds after it', 29, 'Moss growth'],
    ['just before it', 89, 'Gutter choked'],
  ])('belongs to a remark %s', (_when, second, title) => {
    expect(at(second)).toEqual([title, 1]);
  });

  it('is torn between two remarks in a short pause, more to the one before', () => {
    const [title, share] = at(18);
    expect(title).toBe('Granules shedding');
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.9);
  });

  it('is no remark’s in a silence, and likely no picture is taken then', () => {
    expect(at(50)).toEqual([null, 1]);
    expect(row[50]?.nearness).toBe(0);
    expect(row[13]?.nearness).toBe(1);
  });

  it('of an announcement is the next comment’s of that place, only if that is said soon', () => {
    expect(at(9)).toEqual(['Granules shedding', 1]);
    expect(at(62)).toEqual([null, 1]);
  });

  it('adds up to a whole at every second', () => {
    for (const { belongs } of row) expect(belongs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

it('a dictation without a remark is one silence', () => {
  expect(spokenRow([], [], 2)).toHaveLength(3);
});
