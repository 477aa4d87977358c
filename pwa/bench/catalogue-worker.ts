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
