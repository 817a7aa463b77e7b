import type { Browser, Page } from 'playwright-core';

interface Watched {
  /** Milliseconds from each input to the frame that shows its answer. */
  durations: number[];
  /** Milliseconds of the page's longest task. */
  longestTask: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { data?: { type?: string } };
}

/** Inputs that take less than this are not told one by one: they count as this. */
const LEAST_MS = 16;

/** Does something with the page, and tells how long the answers took. */
export async function watchInput(browser: Browser, page: Page, act: () => Promise<void>): Promise<Watched> {
  // What went on before is over.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await page.evaluate(startWatching, LEAST_MS);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const durations = await page.evaluate(stopWatching);
  const input = trace.traceEvents.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === input?.pid && tid === input.tid,
  );
  return {
    durations: durations.length > 0 ? durations : [LEAST_MS],
    longestTask: Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000)),
  };
}

interface Watching extends Window {
  inputs?: { observer: PerformanceObserver; entries: Map<number, number> };
}

function startWatching(durationThreshold: number): void {
  const entries = new Map<number, number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId;
      if (id) entries.set(id, Math.max(entries.get(id) ?? 0, entry.duration));
    }
  });
  observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  (window as Watching).inputs = { observer, entries };
}

async function stopWatching(): Promise<number[]> {
  // Entries come after the frame that they wait for.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { inputs } = window as Watching;
  inputs?.observer.disconnect();
  return [...(inputs?.entries.values() ?? [])];
}
