import type { Browser, Page } from 'playwright-core';
import type { BenchedProduct } from './benched-product.ts';

interface EditorPage {
  page: Page;
  /** Loads it. Resolves with the milliseconds from the last byte of the template to a frame with rows, when nothing is left to do. */
  load(): Promise<number>;
  count(): Promise<{ rows: number; elements: number; editors: number }>;
}

interface Loaded extends Window {
  usableAt?: Promise<number>;
}

/** The template editor in a window of its own, with this file as the template. */
export async function openEditorPage(
  browser: Browser,
  { origin, account }: BenchedProduct,
  file: Buffer,
): Promise<EditorPage> {
  const authorization = `Bearer ${account.accessToken}`;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'large.hr5');
  const uploaded = await fetch(`${origin}/api/users/upload-empty-report`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  if (!uploaded.ok) throw new Error(await uploaded.text());

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/terms`);
  const login = { username: 'bench@example.com', password: 'correct horse battery' };
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
    localStorage.setItem('plumbline.refreshToken', (await answer.json()).refresh_token);
  }, login);
  await page.addInitScript(watchForRows);

  return {
    page,
    async load() {
      await page.goto(`${origin}/templates`);
      await page.getByRole('treegrid').waitFor();
      return page.evaluate(async () => {
        const usableAt = (await (window as Loaded).usableAt) ?? Number.NaN;
        const calls = performance.getEntriesByName(`${location.origin}/graphql`) as PerformanceResourceTiming[];
        // The template is the largest of the answers.
        const [template] = calls.toSorted((a, b) => b.decodedBodySize - a.decodedBodySize);
        return usableAt - (template?.responseEnd ?? Number.NaN);
      });
    },
    count: () =>
      page.evaluate(() => ({
        rows: document.querySelectorAll('[role=row]').length,
        elements: document.querySelectorAll('*').length,
        editors: document.querySelectorAll('.ql-editor').length,
      })),
  };
}

function watchForRows(): void {
  (window as Loaded).usableAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=row]')) return;
      observer.disconnect();
      // A task after the frame with the rows: only then an input would be answered.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
