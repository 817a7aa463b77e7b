import { describe, expect, it } from 'vitest';
import { WorkLine } from '../../../../server/adapters/shared/work-line.ts';

describe('a line of work', () => {
  it('runs so much at once and no more, in the order of asking, also after failures', async () => {
    const line = new WorkLine(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_value, index) =>
        line.run(async () => {
          started.push(index);
          most = Math.max(most, ++running);
          await new Promise((resolve) => setImmediate(resolve));
          running--;
          if (index % 3 === 0) throw new Error('failed');
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(started).toEqual(Array.from({ length: 20 }, (_value, index) => index));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
    expect(outcomes[19]).toEqual({ status: 'fulfilled', value: 19 });
  });
});
