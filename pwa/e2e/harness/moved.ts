import type { Page } from 'playwright-core';

/** How much of a page has moved since it was opened, as Chromium counts it (cumulative layout shift). */
export const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer never calls.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
