import type { BrowserContextOptions } from 'playwright-core';

/** The two screens every page is judged on. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof screens;
