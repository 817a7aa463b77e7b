import { describe, expect, test } from 'vitest';
import { wordsOfAll } from '../../../../server/domain/dictation/matching/joined-words.ts';
import { templateOf } from '../../../quality/dictations.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

const legacy = await templateOf('legacy-1');
const SILENT = new Set(['none', 'warning']);

describe('a sentence that only goes on about the one before it is part of that one', () => {
  test.each([
    [
      "Interiors. Kids' room casement, the crank's gone. I opened it fine with pliers, but who goes to bed with pliers.",
    ],
    ['Structure. White fuzz on the block under the stairs. Rubbed it, it crunches.'],
    ["Plumbing. They're drying wet snow pants off the gas line. It is not a closet rod."],
    ['Structure. Foundation walls. No lean, no belly. Good.'],
  ])('%s', async (text) => {
    const { decisions } = await rulesDecide(text, legacy);
    const [first, second, ...more] = decisions.filter(({ verdict }) => !SILENT.has(verdict));
    expect(more).toEqual([]);
    expect(second).toMatchObject({ verdict: 'merged', mergedInto: first?.remark.index, goesOn: true });
    expect(first && second && wordsOfAll(first, [second])).toHaveLength(1);
  });
});

test('nor is a warning given of it where it would not be written', async () => {
  const { decisions } = await rulesDecide(
    "Heating. The fan end of the furnace has a howl, though. That's a bearing writing its will.",
    legacy,
  );
  expect(decisions.at(-1)).toMatchObject({ verdict: 'merged', goesOn: true });
});

test.each([
  ["Kitchen. Dishwasher leaks. It's just hanging by one screw.", ['template', 'template']],
  ['Bathroom. Toilet rocks. It runs on, too.', ['template', 'template']],
  ['Roof. Three shingles are missing. Two slid down on the east slope.', ['template', 'template']],
])('what has a finding of its own stays one: %s', async (text, verdicts) => {
  const { decisions } = await rulesDecide(text, legacy);
  expect(decisions.filter(({ verdict }) => !SILENT.has(verdict)).map(({ verdict }) => verdict)).toEqual(verdicts);
});
