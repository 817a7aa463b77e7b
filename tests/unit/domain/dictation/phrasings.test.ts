import { describe, expect, test } from 'vitest';
import { templateOf } from '../../../quality/dictations.ts';
import { isUnderstood, phrasingsOf, readStyles } from '../../../quality/phrasings.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

/** Of a style so many phrasings are decided on here, spread over all; `npm run bench:phrasings` takes all, over more templates. */
const MOST = 100;
/** Of these not all are understood. */
const NOT_ALL = new Map([['talk to people', 2]]);

const legacy = await templateOf('legacy-1');
// What is read once is no part of a test's time.
await rulesDecide('Roof.', legacy);

describe('in whatever words a style is spoken, it is understood', () => {
  test.each(readStyles('styles'))('$style', async (style) => {
    const all = phrasingsOf(style);
    const step = Math.max(1, all.length / MOST);
    const some = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    const wrong: string[] = [];
    for (const said of some) if (!isUnderstood(style, (await rulesDecide(said, legacy)).decisions)) wrong.push(said);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(NOT_ALL.get(style.style) ?? 0);
  });
});
