import type { Page } from 'playwright-core';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
/** A comment far down, where none is shared: a shared one would raise a question. */
async function focusComment(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await page.locator('[role=row][aria-level="3"]').nth(5).focus();
}

/** What is done in the editor, again and again: each leaves it so that the next can be done. */
export const INPUTS: Record<string, (page: Page, round: number) => Promise<void>> = {
  'open a component': async (page, round) => {
    if (round > 0) await page.evaluate(() => scrollTo(0, 0));
    await button(page, 'Collapse all').click();
    await button(page, `Open SECTION ${round}`).click();
  },
  'open an item, close it': (page) => button(page, /^(?:Open|Close) Item/).click(),
  'expand all': (page) => button(page, 'Expand all').click(),
  'collapse all': (page) => button(page, 'Collapse all').click(),
  'expand all again': (page) => button(page, 'Expand all').click(),
  'arrow down': async (page) => {
    await focusComment(page);
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown', { delay: 30 });
  },
  'edit a comment': async (page) => {
    await page.keyboard.press('Enter');
    await page.locator('.ql-editor').waitFor();
    await page.keyboard.press('Escape');
  },
  'type a text': async (page) => {
    await page.keyboard.press('Enter');
    await page.locator('.ql-editor').click();
    await page.keyboard.type(' It leaks.', { delay: 40 });
    await page.keyboard.press('Control+Enter');
    await page.locator('.ql-editor').waitFor({ state: 'detached' });
  },
  undo: (page) => page.keyboard.press('Control+z'),
  search: async (page, round) => {
    await page.keyboard.press('/');
    await page.keyboard.type(`loose at ${round}1`, { delay: 60 });
    await page.getByText(/\d hits?$/).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
};
