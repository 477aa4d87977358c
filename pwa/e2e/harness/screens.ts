import type { BrowserContextOptions } from 'playwright-core';

/** The two screens every page is judged on. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof screens;

/** Whether everything is proven, or what decides whether a change may land (docs/testing.md). */
export const isFullRun = process.env.TEST_TIER === 'all';

/** Where the two layouts differ: a test runs on both. */
export const bothScreens = ['phone', 'desktop'] as const satisfies readonly Screen[];

/** Where the desktop shows the phone's layout with more room: the phone, and in the full run the desktop too. */
export const phoneFirst: readonly Screen[] = isFullRun ? bothScreens : ['phone'];
