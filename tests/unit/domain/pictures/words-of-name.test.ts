import { expect, it } from 'vitest';
import { wordsOfName } from '../../../../server/domain/pictures/words-of-name.ts';

it.each([
  ['kitchen-sink leak 2.jpg', 'kitchen sink leak'],
  ['waterHeater_tag.PNG', 'water Heater tag'],
  ['IMG_0413.JPG', ''],
  ['DSCN0021.jpg', ''],
  ['PXL_20260504_101213123.PORTRAIT.jpg', ''],
  ['WhatsApp Image 2026-05-04 at 10.12.13.jpeg', ''],
  ['Screenshot 2026-05-04.png', ''],
])('the words in %s are %j', (name, words) => {
  expect(wordsOfName(name)).toBe(words);
});
