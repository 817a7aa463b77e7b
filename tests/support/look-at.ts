import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { accessibilityViolations } from './browser.ts';

/** A desk and a phone. */
const WIDTHS = [1440, 360];
const HEIGHT = 900;

/**
 * Nothing sticks out and axe finds nothing, on a desk and on a phone; a picture of each is kept.
 * @param name of the pictures, in test-results/screenshots.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const path = join(ROOT, 'test-results/screenshots', `${name}-${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    expect(await accessibilityViolations(page), `${name} at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
