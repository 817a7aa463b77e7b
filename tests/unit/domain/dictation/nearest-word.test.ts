import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { indexTemplate } from '../../../../server/domain/dictation/matching/template-index.ts';
import { nearestWord } from '../../../../server/domain/dictation/words/nearest-word.ts';
import { ROOT } from '../../../../server/root.ts';

const { template } = await new Hr5TemplateCodec().read(readFileSync(`${ROOT}/server/default-templates/legacy.hr5`));
const index = indexTemplate(template);

test.each([
  ['shingel', 'shingl'],
  ['guttre', 'gutter'],
  ['flashink', 'flashing'],
])('"%s" is likely a mishearing of "%s"', (heard, meant) => {
  expect(nearestWord(index, heard)).toBe(meant);
});

test.each(['xyzzyq', 'ruf', 'r2d2'])('"%s" is a mishearing of nothing: too far, too short, or a number', (heard) => {
  expect(nearestWord(index, heard)).toBeNull();
});
