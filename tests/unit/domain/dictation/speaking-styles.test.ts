import { expect, test } from 'vitest';
import { SPEAKING_STYLES, stylesTemplate, textOfStyle } from '../../../support/speaking-styles.ts';
import { writeDictation } from '../../../support/written-dictation.ts';

const template = stylesTemplate();

test.each(SPEAKING_STYLES)('$file: $proves', async (style) => {
  style.check(await writeDictation(textOfStyle(style), template));
});

test('a limitation with the reason that was said is used', async () => {
  const { lines } = await writeDictation('The crawl space was not entered because there was no access.', template);
  expect(lines).toEqual(['STRUCTURE / Crawl Space / template / Not entered']);
});
