import type { Page } from 'playwright-core';

/** Each page scrolls inside itself; higher than this no picture is needed. */
const MAX_PIXELS = 6000;

/** Makes the window as high as what the page would scroll, so that one picture shows all of it. */
export async function showWholePage(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const area = document.querySelector('.ion-page:not(.ion-page-hidden) [data-scroll-area]');
    return area ? area.scrollHeight - area.clientHeight : 0;
  });
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: Math.min(height + hidden, MAX_PIXELS) });
}

/** So many frames without a change: what has come into sight asks for more, which comes a few frames later. */
const STEADY_FRAMES = 30;

/** Waits until what came into sight is there: every picture, and no row that is still to be filled. */
export async function everythingShown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (most) =>
      new Promise<void>((done) => {
        // what is out of sight, below or sideways in a row, is not loaded until it is wanted
        const isShown = (image: HTMLImageElement) => {
          const { left, right, top, bottom } = image.getBoundingClientRect();
          const across = right > 0 && left < window.innerWidth;
          const down = bottom > 0 && top < window.innerHeight;
          return image.complete || !across || !down;
        };
        let [steady, before] = [0, 0];
        const look = () => {
          const { images } = document;
          steady = images.length === before && [...images].every(isShown) ? steady + 1 : 0;
          before = images.length;
          if (steady > most) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    STEADY_FRAMES,
  );
}
