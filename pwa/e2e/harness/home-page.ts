import type { Page } from 'playwright-core';
import { onScreen, open } from './on-screen';

/** The line of the hero that is typed by itself. */
export const typed = (page: Page) => onScreen(page).locator('[data-typed]');

/** Home with things that move by themselves, on a clock that stands until it is told to go on. */
export async function openMoving(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}
