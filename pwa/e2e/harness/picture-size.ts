import type { Page } from 'playwright-core';

/** The size of a picture of the shop in pixels, as `390x844`. */
export const pictureSize = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);
