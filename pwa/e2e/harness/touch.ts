import type { Locator } from 'playwright-core';

/** Where on an element fingers are, in percent of its width; none when they are lifted. */
export type Touch = readonly number[];

/** No finger. */
export const lifted: Touch = [];

/** Between two steps of a finger, in seconds: a busy test machine makes neither slow nor endlessly fast fingers. */
const STEP_S = 1 / 60;

/** Touches an element half way down. How far a flick goes on is the browser's own affair: let fingers rest before they are lifted. */
export async function touch(element: Locator, ...steps: readonly Touch[]): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is touched is not on the screen');
  const page = element.page();
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000 - steps.length * STEP_S;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Touch, n: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + n * STEP_S,
      touchPoints: places.map((place, id) => ({
        x: box.x + (box.width * place) / 100,
        y: box.y + box.height / 2,
        id,
      })),
    });
  const typeOf = (places: Touch, before: Touch) => {
    if (places.length === 0) return 'touchEnd';
    return before.length === 0 ? 'touchStart' : 'touchMove';
  };
  await Promise.all(steps.map((places, n) => send(typeOf(places, steps[n - 1] ?? lifted), places, n)));
  await session.detach();
}
