import type { Page } from 'playwright-core';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Lets a page think that it is open in Safari of an iPhone, with the screen of one. Call it before the page is opened. */
export async function asIphone(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setUserAgentOverride', { userAgent: SAFARI });
  const screen = { width: 390, height: 844, deviceScaleFactor: 3 };
  await tools.send('Emulation.setDeviceMetricsOverride', {
    ...screen,
    screenWidth: screen.width,
    screenHeight: screen.height,
    mobile: true,
  });
}
