import type { Page } from 'playwright-core';

/** What a page of the browser holds once its garbage is collected. */
export interface Footprint {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** Gives a way to measure a page again and again, by the browser's own developer tools. */
export async function footprintsOf(page: Page): Promise<() => Promise<Footprint>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.enable');
  return async () => {
    // what only the first collection lets go of (finalizers, weak references) is gone after the second
    await tools.send('HeapProfiler.collectGarbage');
    await tools.send('HeapProfiler.collectGarbage');
    const { metrics } = await tools.send('Performance.getMetrics');
    const metricOf = (name: string) => {
      const metric = metrics.find((candidate) => candidate.name === name);
      if (!metric) throw new Error(`Chromium does not measure ${name}`);
      return metric.value;
    };
    return {
      nodes: metricOf('Nodes'),
      listeners: metricOf('JSEventListeners'),
      heapBytes: metricOf('JSHeapUsedSize'),
    };
  };
}
