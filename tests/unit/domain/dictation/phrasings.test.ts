import { describe, expect, test } from 'vitest';
import { templateOf } from '../../../quality/dictations.ts';
import { STYLES } from '../../../quality/phrasings.ts';
import { rulesDecide } from '../../../support/rules-decide.ts';

/** Of a style so many phrasings are decided on here, spread over all; `npm run bench:phrasings` takes all, over more templates. */
const MOST = 150;
/** Of these not all are understood. */
const NOT_ALL = new Map([['talk to people', 2]]);

const legacy = await templateOf('legacy-1');

describe('whatever words a style is spoken in, it is understood', () => {
  test.each(STYLES)('$name', async ({ name, said, isRight }) => {
    const step = Math.max(1, said.length / MOST);
    const some = said.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    const wrong: string[] = [];
    for (const one of some) if (!isRight((await rulesDecide(one, legacy)).decisions)) wrong.push(one);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(NOT_ALL.get(name) ?? 0);
  });
});
