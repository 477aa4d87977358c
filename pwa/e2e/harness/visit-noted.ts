import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedRow } from './device-store';

/** Waits until the app has noted that the shop was visited: from then on it may offer. */
export async function visitNoted(page: Page, visits: number): Promise<void> {
  await page.keyboard.press('Shift');
  const noted = async () =>
    (await storedRow<{ value: { visits: number } }>(page, 'device', 'install'))?.value.visits;
  await expect.poll(noted).toBe(visits);
}
