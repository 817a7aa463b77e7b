import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alertOf, screensOfThisFile, spoil } from '../../support/screens.ts';
import { dialog, look, notice, openEditor, openSecondItem, row } from '../../support/template-screen.ts';

const screens = screensOfThisFile();

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 40; press++) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

async function focusOf(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe('the template editor', () => {
  it('is worked with from the keyboard alone, and what was saved is there after a reload', async () => {
    const { page } = await openEditor(screens, 'keys@example.com');
    const press = (...keys: string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    await look(page, 'closed-1440');

    // A component, an item and a comment with bold words.
    await tabTo(page, page.getByRole('button', { name: 'New Component' }));
    await press('Enter');
    await focusOf(page.getByRole('textbox', { name: 'Name of the component' }));
    await page.keyboard.type('SAUNA');
    await press('Enter');
    await focusOf(row(page, /^SAUNA/));
    await press('ArrowRight');
    await tabTo(page, row(page, /^SAUNA/).getByRole('button', { name: 'New Item' }));
    await press('Enter');
    await focusOf(page.getByRole('textbox', { name: 'Name of the item' }));
    await page.keyboard.type('Heater');
    await press('Enter');
    await focusOf(row(page, /^Heater/));
    await press('ArrowRight', 'End', 'Enter');
    await focusOf(title(page));
    await page.keyboard.type('Rocks missing');
    await tabTo(page, page.getByRole('textbox', { name: 'Text' }));
    await page.keyboard.type('Rocks are ');
    await press('Control+b');
    await page.keyboard.type('missing');
    await press('Control+b');
    await page.keyboard.type(' from the heater.');
    await look(page, 'editing-1440');
    await press('Control+Enter');
    await focusOf(row(page, /^Rocks missing/));

    // A second one above it, a tip, a copy elsewhere.
    await press('End', 'Enter');
    await focusOf(title(page));
    await page.keyboard.type('Guard loose');
    await tabTo(page, page.getByRole('textbox', { name: 'Text' }));
    await page.keyboard.type('The guard is loose.');
    await press('Control+Enter');
    await focusOf(row(page, /^Guard loose/));
    await press('Alt+ArrowUp');
    await page.getByText('Comment moved up').waitFor();
    await tabTo(page, row(page, /^Guard loose/).getByRole('button', { name: 'Maintenance tip' }));
    await press('Enter');
    await tabTo(page, row(page, /^Guard loose/).getByRole('button', { name: 'Copy or move' }));
    await press('Enter');
    await focusOf(dialog(page).getByRole('textbox', { name: 'To which item?' }));
    await page.keyboard.type('heater');
    await tabTo(page, dialog(page).getByRole('radio').first());
    await press('Space');
    await look(page, 'copy-or-move-1440');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Copy', exact: true }));
    await press('Enter');
    await page.getByText(/^Comment copied to /).waitFor({ state: 'attached' });

    await notice(page).waitFor();
    await press('Control+s');
    await page.getByText('Template saved.').first().waitFor();
    await notice(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('treegrid').waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'Search the template' }));
    await page.keyboard.type('heater rocks');
    await row(page, /^Rocks missing/).waitFor();
    await press('Escape', 'Escape', 'End', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown');
    await focusOf(row(page, /^Guard loose, maintenance tip/));
    expect(
      await row(page, /^Rocks missing/)
        .locator('strong')
        .textContent(),
    ).toBe('missing');
    await page.context().close();
  });

  it('leaves the focus with a button of the row that was moved, however soon it is gone to', async () => {
    const { page } = await openEditor(screens, 'soon@example.com');
    await openSecondItem(page);
    const second = page.locator('[role=row][aria-level="3"]').nth(1);
    const moved = row(page, (await second.getAttribute('aria-label')) ?? '');
    await second.focus();
    // What is to come a little later comes when it is told to.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Alt+ArrowUp');
    const button = moved.getByRole('button', { name: 'Maintenance tip' });
    await tabTo(page, button);
    await page.clock.runFor(1000);
    await focusOf(button);
    await page.context().close();
  });

  it('lets a comment be dragged to another item, with the mouse or from the keyboard', async () => {
    const { page } = await openEditor(screens, 'dragging@example.com');
    await openSecondItem(page);
    const items = page.locator('[role=row][aria-level="2"]');
    const comments = page.locator('[role=row][aria-level="3"]');
    const labelOf = (locator: Locator) => locator.getAttribute('aria-label');
    const [first, second] = [await labelOf(comments.first()), await labelOf(comments.nth(1))];

    const handle = await comments.first().getByRole('button', { name: 'Drag' }).boundingBox();
    const above = await items.first().boundingBox();
    if (!handle || !above) throw new Error('Nothing is drawn.');
    await page.mouse.move(handle.x + 8, handle.y + 8);
    await page.mouse.down();
    await page.mouse.move(above.x + 300, above.y + above.height / 2, { steps: 8 });
    await expect.poll(() => items.first().getAttribute('data-drop')).toBe('into');
    await look(page, 'dragging-1440');
    // Held there, the item opens; what is carried stays the one that is dropped.
    await expect.poll(() => items.first().getAttribute('aria-expanded')).toBe('true');
    await page.mouse.up();
    await page.getByText(/^Comment moved to /).waitFor({ state: 'attached' });
    await focusOf(row(page, first ?? ''));
    // To the item that it is in now, which is closed: the other one comes into sight again.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await row(page, second ?? '').focus();
    await tabTo(page, row(page, second ?? '').getByRole('button', { name: 'Drag' }));
    await page.keyboard.press('Space');
    await page.getByText('Comment taken up.').waitFor({ state: 'attached' });
    // Keys lead it only a moment after it was taken up.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return page.getByText(/^(?:Before|At the end of) .* in /).count();
      })
      .toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await page.getByText(/^Comment moved to /).waitFor({ state: 'attached' });
    await focusOf(row(page, second ?? ''));
    await page.context().close();
  });

  it('has a look for every dialog and every answer', async () => {
    const { page } = await openEditor(screens, 'looks@example.com');
    await openSecondItem(page);
    const comment = page.locator('[role=row][aria-level="3"]').first();
    await comment.hover();
    await look(page, 'open-1440');
    await page.setViewportSize({ width: 700, height: 900 });
    await look(page, 'open-700');
    await page.setViewportSize({ width: 1440, height: 900 });

    await comment.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).waitFor();
    await look(page, 'confirm-delete-1440');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'History' }).click();
    await dialog(page).getByText('Current').waitFor();
    await look(page, 'history-1440');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    await look(page, 'keyboard-1440');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+f');
    await page.keyboard.type('roof');
    await page.getByText(/\d+ hits/).waitFor();
    await page.keyboard.press('Enter');
    await look(page, 'search-1440');
    await page.keyboard.type(' xyzzy');
    await page.getByText('Nothing was found.').waitFor();
    await look(page, 'search-nothing-1440');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 5000);
    await page.getByText(' › ').waitFor();
    await look(page, 'scrolled-1440');
    await page.evaluate(() => scrollTo(0, 0));

    await comment.hover();
    await comment.getByRole('button', { name: 'Boost' }).click();
    await page.getByRole('group', { name: 'Boosted comment' }).waitFor({ timeout: 60_000 });
    await look(page, 'boosted-1440');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await spoil(page, 'enhanceComment', 'lost');
    await comment.hover();
    await comment.getByRole('button', { name: 'Boost' }).click();
    await alertOf(page, 'Failed to boost the comment. Please try again.').waitFor();
    await look(page, 'boost-failed-1440');
    await page.context().close();
  });
});
