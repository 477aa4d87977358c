import type { Page } from 'playwright-core';

/** One answer of the server to the catalogue's worker. */
export interface Fetched {
  /** Over the wire: the head of the answer included, as browsers reckon it. */
  readonly bytes: number;
  /** In milliseconds since the page was opened. */
  readonly start: number;
  readonly end: number;
}

/** What the page's worker has fetched of the catalogue, in its order. */
export async function fetchedByWorker(page: Page): Promise<readonly Fetched[]> {
  const [worker] = page.workers();
  if (!worker) return [];
  const opened = await page.evaluate(() => performance.timeOrigin);
  return worker.evaluate(
    (opened) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/catalogue/changes'))
        .map((entry) => {
          const { transferSize, startTime, responseEnd } = entry as PerformanceResourceTiming;
          const ahead = performance.timeOrigin - opened;
          return { bytes: transferSize, start: startTime + ahead, end: responseEnd + ahead };
        }),
    opened,
  );
}

/**
 * Has the page ask its worker for each of some searches, as the app does (comlink's messages), one after the other.
 * @returns how long each took, there and back, in milliseconds
 */
export function searchInWorker(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (queries) => {
    const worker = window.workers.at(-1);
    if (!worker) throw new Error('The page has not started its worker.');
    const ask = (query: string) =>
      new Promise<void>((resolve) => {
        const id = crypto.randomUUID();
        const answered = ({ data }: MessageEvent<{ id?: string }>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', answered);
          resolve();
        };
        worker.addEventListener('message', answered);
        const argumentList = [{ type: 'RAW', value: query }];
        worker.postMessage({ id, type: 'APPLY', path: ['search'], argumentList });
      });
    const times: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await ask(query);
      times.push(performance.now() - start);
    }
    return times;
  }, queries);
}
