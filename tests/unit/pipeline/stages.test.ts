import { describe, expect, it } from 'vitest';
import { assertStagesComplete, STAGES } from '../../../server/pipeline/stages.ts';

describe('the list of stages', () => {
  it('has one stage for every processing status, in the specification’s order', () => {
    expect(() => assertStagesComplete()).not.toThrow();
    expect(STAGES).toHaveLength(17);
  });

  it('is refused when a stage is missing, doubled or out of order', () => {
    const [first, second, ...rest] = STAGES;
    if (!first || !second) throw new Error('The list is empty.');
    expect(() => assertStagesComplete([first, ...rest])).toThrow('Stage 2');
    expect(() => assertStagesComplete([first, first, ...rest])).toThrow('Stage 2');
    expect(() => assertStagesComplete([second, first, ...rest])).toThrow('Stage 1');
    expect(() => assertStagesComplete([...STAGES, first])).toThrow('Stage 18');
  });
});
