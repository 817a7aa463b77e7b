import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../server/root.ts';

/** A template that is taken. */
export const SMALL_TEMPLATE = readFileSync(join(ROOT, 'tests/fixtures/templates/small.hr5'));
