import type { Locator, Page } from 'playwright-core';
import { onScreen, open } from './on-screen';

/** Asks for a one-time code by the screen; the page that takes it is open then. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await open(page, '/forgot-password');
  const view = onScreen(page);
  await view.locator('[name=email]').fill(email);
  await view.locator('[type=submit]').click();
  await page.waitForURL('**/verification-otp');
  await codeBoxes(page).first().waitFor();
}

/** The six boxes. */
export const codeBoxes = (page: Page): Locator => onScreen(page).locator('[name^=otp-]');

/** What the boxes hold, `_` for nothing. */
export async function codeTyped(page: Page): Promise<string> {
  const values = await codeBoxes(page).evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '') || '_'),
  );
  return values.join('');
}

/** The place, from 1, of the box that has the focus; 0 when none has. */
export async function boxWithFocus(page: Page): Promise<number> {
  const focused = await codeBoxes(page).evaluateAll((boxes) =>
    document.activeElement ? boxes.indexOf(document.activeElement as (typeof boxes)[number]) : -1,
  );
  return focused + 1;
}
