import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { ROOT } from '../../../../server/root.ts';
import { figuresOf } from '../../../quality/figures.ts';
import type { Label } from '../../../quality/label.ts';
import { score } from '../../../quality/score.ts';
import { dictationFixture, writeDictation } from '../../../support/written-dictation.ts';

const { template } = await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));

test.each(['legacy-1', 'legacy-2', 'legacy-3', 'legacy-4'])('%s: most is written where it belongs', async (name) => {
  const labels = JSON.parse(dictationFixture(`${name}.labels.json`)) as Label[];
  const text = dictationFixture(`${name}.txt`);
  const { tally, misses } = score(labels, (await writeDictation(text, template)).decisions, text, template);
  const { precision, recall } = figuresOf(tally);
  expect(Math.min(precision.percent, recall.percent), misses.join('\n')).toBeGreaterThanOrEqual(80);
});

test('small talk yields no comment at all', async () => {
  const talk =
    'Good morning everyone. My daughter starts college next week. The traffic on the bridge was terrible. ' +
    'Can you hold this flashlight for a second? I will email the invoice tomorrow. What a beautiful day.';
  expect((await writeDictation(talk, template)).lines).toEqual([]);
  expect((await writeDictation(`Kitchen. Dishwasher. ${talk}`, template)).lines).toEqual([]);
});
