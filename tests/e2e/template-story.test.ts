import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { templateFixture } from '../support/hr5/report-file.ts';
import { xmlEvents } from '../support/hr5/xml-events.ts';
import type { RestClient } from '../support/rest-client.ts';
import { screensOfThisFile } from '../support/screens.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

const screens = screensOfThisFile();

const WORDS = 'Clean the gutters twice a year.';

/** Somebody new who has this file as a template, with the editor open. */
async function openEditor(username: string, file: Buffer): Promise<{ client: RestClient; page: Page }> {
  const client = await screens.register(username);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'mine.hr5');
  await client.json('POST', '/users/upload-empty-report', form);
  await client.json('POST', '/users/process-empty-report');
  const page = await screens.pageWith(username);
  await goToEditor(page);
  return { client, page };
}

async function goToEditor(page: Page): Promise<void> {
  await screens.open(page, '/templates');
  await page.getByRole('button', { name: 'Expand all' }).waitFor();
}

/** Gives the first comment of Gutters another text. */
async function editGutters(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Clean the gutters' }).last();
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.locator('.ql-editor').fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.getByText('You have unsaved changes.').waitFor({ state: 'hidden' });
}

const fileOf = async (client: RestClient) => (await client.call('GET', '/template/download-template')).text();

describe('an own template in the editor', () => {
  it('edited, saved, loaded again and exported: the edit is there, and all else of the file is canonically what it was', async () => {
    const original = templateFixture('small.hr5');
    const { client, page } = await openEditor('editing@example.com', original);
    await editGutters(page, WORDS);
    await save(page);
    await page.reload();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByText(WORDS).first().waitFor();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /Export/ }).click();
    const exported = await (await downloading).createReadStream();
    let text = '';
    for await (const part of exported) text += part;
    expect(text).toBe(await fileOf(client));
    const expected = original
      .toString()
      .replace('&lt;p&gt;Clean the gutters in fall.&lt;/p&gt;', `&lt;p&gt;${WORDS}&lt;/p&gt;`);
    expect(expected).not.toBe(original.toString());
    expect(xmlEvents(text.replace(/ ts="[^"]*"/g, ''))).toEqual(xmlEvents(expected));
    await page.context().close();
  });

  it('open in two tabs: the second save is refused with a choice, and what is saved over stays in the history', async () => {
    const { client, page } = await openEditor('two-tabs@example.com', templateFixture('small.hr5'));
    const other = await screens.pageWith('two-tabs@example.com');
    await goToEditor(other);
    await editGutters(other, 'Words of the other tab.');
    await save(other);

    await editGutters(page, WORDS);
    await page.getByRole('button', { name: 'Save Template' }).click();
    const dialog = page.getByRole('dialog', { name: 'The template was changed elsewhere' });
    await dialog.waitFor();
    expect(await fileOf(client)).toContain('Words of the other tab.');
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('You have unsaved changes.').waitFor({ state: 'hidden' });
    expect(await fileOf(client)).toContain(WORDS);

    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('listitem').nth(2).waitFor();
    await history.getByRole('listitem').nth(1).getByRole('button', { name: 'Restore' }).click();
    await history.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByText('Words of the other tab.').first().waitFor();
    expect(await fileOf(client)).toContain('Words of the other tab.');
    await Promise.all([page.context().close(), other.context().close()]);
  });

  it('in a tab that dies: what was not saved is offered on return, and restored', async () => {
    const { page } = await openEditor('crash@example.com', templateFixture('small.hr5'));
    await editGutters(page, WORDS);
    await page.getByText('You have unsaved changes.').waitFor();
    await expect.poll(() => keptDrafts(page)).toBe(1);
    const context = page.context();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;

    const again = await context.newPage();
    await screens.open(again, '/templates');
    await again.getByText('You have unsaved changes from').waitFor();
    await again.getByRole('button', { name: 'Restore' }).click();
    await again.getByRole('button', { name: 'Expand all' }).click();
    await again.getByText(WORDS).first().waitFor();
    await save(again);
    await expect.poll(() => keptDrafts(again)).toBe(0);
    await context.close();
  });

  it('full of code that wants to run: nothing runs, nothing is fetched, no foreign element stands on the page', async () => {
    const { page } = await openEditor('xss@example.com', dangerousTemplate());
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') strangers.push(request.url());
    });
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Expand all' }).click();
    const seen = new Set<string>();
    // The list is virtual: all of it is shown only one screen after the other.
    for (let top = 0; ; top += 500) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForFunction(windowIsCovered);
      const { titles, foreign, end } = await page.evaluate(() => ({
        titles: [...document.querySelectorAll('main [role=row]')].map((row) => row.textContent ?? ''),
        foreign: [...document.querySelectorAll('main [role=row]')].flatMap((row) =>
          [...row.querySelectorAll('script, iframe, object, embed, form, img, video, audio, base, link, style, a')].map(
            (element) => element.outerHTML,
          ),
        ),
        end: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
      }));
      for (const title of titles) seen.add(/Payload \d+/.exec(title)?.[0] ?? '');
      expect(foreign).toEqual([]);
      if (end) break;
    }
    seen.delete('');
    expect(seen.size).toBe(XSS_PAYLOADS.length);
    expect({ strangers, dialogs }).toEqual({ strangers: [], dialogs: 0 });
    await page.context().close();
  });
});

/** Whether rows are drawn down to the lower edge of the window, or to the end of the list. Runs in the page. */
function windowIsCovered(): boolean {
  const list = document.querySelector('[role=treegrid]');
  const lowest = Math.max(
    ...[...document.querySelectorAll('main [role=row]')].map((row) => row.getBoundingClientRect().bottom),
  );
  return list !== null && lowest >= Math.min(window.innerHeight, list.getBoundingClientRect().bottom - 1);
}

/** Drafts that this browser keeps of templates. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('plumbline-template-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const stores = opening.result;
          if (!stores.objectStoreNames.contains('drafts')) return resolve(0);
          const counting = stores.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
}

/** A template with every payload as a comment's text. */
function dangerousTemplate(): Buffer {
  const escapeXml = (text: string) =>
    text
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
  const id = (n: number) => `C-00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const comments = XSS_PAYLOADS.map(
    (payload, n) => `<com id="${id(n)}"><comName>Payload ${n}</comName><comText>${escapeXml(payload)}</comText></com>`,
  );
  const references = XSS_PAYLOADS.map((_, n) => `<itemCID>${id(n)}</itemCID>`);
  return Buffer.from(
    `<Report><template>${comments.join('')}<sec id="S-00000000-0000-4000-8000-000000000001"><secName>ROOFING</secName><grp><grpName>ROOFING</grpName><item id="II-00000000-0000-4000-8000-000000000001"><itemName>Gutters</itemName>${references.join('')}</item></grp></sec></template></Report>`,
  );
}
