import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onScreen, open, titled } from './on-screen';
import { openWithWorker } from './worker';

/**
 * Brings the whole shop onto a device of somebody who is signed in, by the button of the storage page, and waits until the
 * service worker answers for its pages, in either language.
 */
export async function takeTheShopAlong(page: Page): Promise<void> {
  await openWithWorker(page, '/dashboard/storage');
  await onScreen(page)
    .getByRole('button', { name: /^(Copy now|अभी कॉपी करें)$/ })
    .click();
  await onScreen(page)
    .getByText(/^(Complete|पूरा)$/)
    .waitFor({ timeout: 60_000 });
  await page.getByText(/This device has the whole shop|पूरी दुकान इस डिवाइस पर आ गई/).waitFor();
}

/** Takes the device's network away. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('status').getByText('Offline. Browsing and your cart go on.').first().waitFor();
}

/**
 * Opens an address without a network as if it were typed, and waits until nothing of it is a placeholder. Nothing has failed
 * then; at most reviews say that they are not here yet.
 */
export async function typed(page: Page, address: string, title: string | RegExp): Promise<void> {
  await open(page, address);
  await titled(page, title);
  const failures = onScreen(page).getByRole('alert').filter({ hasNotText: 'Not on this device yet' });
  expect((await failures.allInnerTexts()).filter((words) => words !== '')).toEqual([]);
}
