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
/** What has not come by then, in milliseconds, is missing on the picture. */
const LONGEST_MS = 10_000;

/** Waits until what came into sight is there: every picture, and no row that is still to be filled. */
export async function everythingShown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([most, longest]) =>
      new Promise<void>((done) => {
        const end = performance.now() + longest;
        // What is out of sight, below, sideways in a row, or cut off by what it stands in, is not loaded until it is wanted.
        const inSight = new Set<Element>();
        const watch = new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) inSight.add(target);
            else inSight.delete(target);
        });
        const watched = new Set<Element>();
        let [steady, before] = [0, 0];
        const look = () => {
          const images = [...document.images];
          for (const image of images) if (!watched.has(image)) watch.observe(image);
          for (const image of images) watched.add(image);
          const isShown = images.every((image) => image.complete || !inSight.has(image));
          steady = images.length === before && isShown ? steady + 1 : 0;
          before = images.length;
          if (steady > most || performance.now() > end) {
            watch.disconnect();
            done();
          } else requestAnimationFrame(look);
        };
        look();
      }),
    [STEADY_FRAMES, LONGEST_MS] as const,
  );
}
