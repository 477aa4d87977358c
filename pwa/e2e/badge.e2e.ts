import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { admin, newShopper, signInByApi } from './harness/account';
import { buyable } from './harness/buyable';
import { onScreen } from './harness/on-screen';
import { orderCart, putIntoCart } from './harness/orders';
import { socketConnected } from './harness/socket';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');

/** Notes what the icon of the installed shop would show. */
async function noteBadge(page: Page): Promise<() => Promise<string | null>> {
  await page.context().addInitScript(() => {
    const show = (badge: string) => async () => document.documentElement.setAttribute('data-badge', badge);
    Object.assign(navigator, {
      setAppBadge: (count: number) => show(String(count))(),
      clearAppBadge: show('none'),
    });
  });
  return () => page.locator('html').getAttribute('data-badge');
}

describe('the number on the icon', () => {
  it('is what is in the cart, and goes with the shopper', async ({ visit }) => {
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 3);
    const page = await visit(url, 'desktop');
    const badge = await noteBadge(page);
    await visitAs(async () => page, url, asha, 'desktop', '/about');
    await expect.poll(badge).toBe('3');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(badge).toBe('none');
  });

  it('is how many orders an administrator has not looked at', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(url, 'desktop');
    const badge = await noteBadge(page);
    const connected = socketConnected(page);
    await visitAs(async () => page, url, await signInByApi(url, admin), 'desktop', '/dashboard/profile');
    await onScreen(page).getByRole('form', { name: 'Profile' }).waitFor();
    await connected;
    const asha = await newShopper(url);
    const [dal] = await buyable(asha, 'dal', 1);
    await putIntoCart(asha, dal?._id ?? '', 1);
    await orderCart(asha);
    await expect.poll(async () => Number(await badge())).toBeGreaterThan(0);
  });
});
