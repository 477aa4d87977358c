import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onScreen } from './on-screen';

/** Who makes an empty shop theirs. */
export const owner = { name: 'Asha Owner', email: 'owner@mail.example', password: 'gulmohar-14-jaipur' };

/**
 * Makes the owner the first administrator of an empty shop, by the link it has printed; the set-up is shown then.
 * @param look called while the form is on the screen
 */
export async function becomeAdministrator(page: Page, shop: Shop, look?: () => Promise<void>): Promise<void> {
  const printedLink = () =>
    shop.log.flatMap((line) => /at: (http\S+\/set-up\?token=\S+)$/.exec(line)?.[1] ?? [])[0];
  await expect.poll(printedLink).toBeDefined();
  await page.goto(printedLink() ?? '');
  const form = onScreen(page).getByRole('form', { name: 'Make me the administrator' });
  await form.waitFor();
  await look?.();
  for (const [name, text] of Object.entries({ ...owner, confirmPassword: owner.password }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.getByRole('button', { name: 'Make me the administrator' }).click();
  await page.waitForURL('**/dashboard/set-up');
}
