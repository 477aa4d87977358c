import type { Page } from 'playwright-core';

/** Keeps the app's code away until it goes on: the server's first screen stays. Call it before the page is opened. */
export async function holdTheApp(page: Page): Promise<{ goOn(): void }> {
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/shop-*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return { goOn };
}

/** Waits until the server's first screen is there, styles and all. */
export async function firstScreenStands(page: Page): Promise<void> {
  // behind the first screen in the document: all of it is there
  await page.locator('#first-data').waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}
