import type { Page } from 'playwright-core';

/** Calls of a page that wait for their fate. */
export interface HeldCalls {
  /** None of them reaches the shop, nor does any later one, until they go on or are held again. */
  fail(): void;
  /** Later ones wait again. */
  hold(): void;
  /** They and all later ones go through. */
  goOn(): void;
}

/**
 * Keeps the calls of a path waiting, so that a test can look at what a page shows meanwhile. Call it before the page
 * is opened.
 */
export async function holdCalls(page: Page, path: string): Promise<HeldCalls> {
  let decide = (_: 'fail' | 'go on') => {};
  const undecided = () =>
    new Promise<'fail' | 'go on'>((resolve) => {
      decide = resolve;
    });
  let fate = undecided();
  const address = (url: URL) => url.pathname === path;
  await page.route(address, async (route) =>
    (await fate) === 'fail' ? route.abort('internetdisconnected') : route.continue(),
  );
  return {
    fail: () => decide('fail'),
    hold() {
      fate = undecided();
    },
    goOn() {
      decide('go on');
      fate = Promise.resolve('go on');
    },
  };
}
