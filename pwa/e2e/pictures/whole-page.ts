import type { Page } from 'playwright-core';

/** Ionic scrolls inside the page; higher than this no picture is needed. */
const MOST_PIXELS = 6000;

/**
 * Makes the window as high as what the page would scroll, once its pictures are there, and takes the picture.
 * @param file where it goes (PNG)
 */
export async function takeWholePage(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const hidden = await page.evaluate(async () => {
    const content = document.querySelector<HTMLElement & { getScrollElement(): Promise<HTMLElement> }>(
      '.ion-page:not(.ion-page-hidden) ion-content',
    );
    const scrolling = await content?.getScrollElement();
    return scrolling ? scrolling.scrollHeight - scrolling.clientHeight : 0;
  });
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: Math.min(height + hidden, MOST_PIXELS) });
  await page.waitForLoadState('networkidle');
  // what is scrolled out of a row sideways is not loaded until it is wanted
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || right <= 0 || left >= window.innerWidth;
    }),
  );
  await page.screenshot({ path: file });
}
