import type { Browser, BrowserContext, Page } from 'playwright-core';
import { screens } from '../e2e/harness/screens';
import { noteWorkers } from '../e2e/harness/worker-search';

/** How many times slower the page's thread runs. Chromium slows no workers: they run at this machine's speed. */
export const SLOWER = 4;

/** What the page notes while it runs, in milliseconds since it was opened. */
interface Noted {
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** When the first product was painted. */
  readonly firstProduct?: number;
}

declare global {
  interface Window {
    noted: { longTasks: { start: number; duration: number }[]; firstProduct?: number };
  }
}

/** A fresh profile of a phone, whose pages note what they do and which workers they start. */
export async function aPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, ...screens.phone, locale: 'en-IN' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    window.noted = { longTasks: [] };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.noted.longTasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });

    const painted = (at: number) => {
      window.noted.firstProduct = at;
    };
    const check = () => {
      // It is not measured: that would have the page laid out again in each frame.
      if (!document.querySelector('article a[href^="/product/"]')) requestAnimationFrame(check);
      else {
        // It is painted with this frame, and that is over with the next task; it may be the first frame with anything in it.
        const seen = performance.now();
        setTimeout(() => {
          const after = performance.now();
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries())
              if (name === 'first-contentful-paint') painted(startTime < seen ? after : startTime);
          }).observe({ type: 'paint', buffered: true });
        });
      }
    };
    requestAnimationFrame(check);
  });
  await noteWorkers(context);
  return context;
}

/** A page whose thread is slowed. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** What a page has noted so far. */
export const notedBy = (page: Page): Promise<Noted> => page.evaluate(() => window.noted);

/** The longest task on the page's thread that began in a span, in milliseconds; those under 50 are not reported. */
export async function longestTask(page: Page, from: number, until: number): Promise<number> {
  const { longTasks } = await notedBy(page);
  const within = longTasks.filter(({ start, duration }) => start + duration > from && start < until);
  return Math.max(0, ...within.map(({ duration }) => duration));
}
