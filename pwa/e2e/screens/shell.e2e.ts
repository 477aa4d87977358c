import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn, shopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen, pageLoaded } from '../harness/on-screen';
import { visitAs } from '../harness/visit-as';
import { it, type Visit } from '../harness/visits';

const url = inject('shopUrl');

const header = (page: Page) => page.getByRole('banner');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'My Account' });
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

/** A page as somebody who is signed in sees it, when nothing of it is a placeholder any more. */
async function openAs(visit: Visit, who: SignedIn, path: string): Promise<Page> {
  const page = await visitAs(visit, url, who, 'desktop', path);
  await pageLoaded(page);
  return page;
}

let asha: SignedIn;
beforeAll(async () => {
  asha = await newShopper(url);
});

describe('the shell on a phone', () => {
  it('has a header that stays, with a wide search prompt; on the search page the field alone, and a way home', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    await page.goto('/');
    await pageLoaded(page);
    const prompt = header(page).getByRole('link', { name: 'Search for atta dal and more' });
    expect((await prompt.boundingBox())?.width).toBeGreaterThanOrEqual(300);
    await header(page).getByText('Delivered in under 10 minutes').waitFor();
    const cart = header(page).getByRole('button', { name: 'My Cart', exact: true });
    expect(await cart.getByText('My Cart').isVisible()).toBe(false);
    await page.getByRole('contentinfo').filter({ visible: true }).scrollIntoViewIfNeeded();
    expect((await header(page).boundingBox())?.y).toBe(0);

    await prompt.click();
    await page.waitForURL('**/search');
    await header(page).getByLabel('Search', { exact: true }).waitFor();
    expect(await header(page).getByRole('link').count()).toBe(0);
    expect(
      await header(page)
        .getByRole('button', { name: /My Cart|Login/ })
        .count(),
    ).toBe(0);
    await header(page).getByRole('button', { name: 'Back to home' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await header(page).getByRole('link', { name: /Jhola/ }).waitFor();
  });

  it('keeps a visitor from a shopper’s page, greets at login and leads back, has the account menu as a page whose cross goes back, and says goodbye at logout', async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    await page.goto('/');
    await header(page).getByRole('link', { name: 'My Wishlist' }).click();
    const message = header(page).getByRole('status');
    await message.getByText('Login required!', { exact: true }).waitFor();
    await page.waitForURL('**/login');
    const form = page.getByRole('form', { name: 'Login' });
    await form.locator('[name=email]').fill(shopper.email);
    await form.locator('[name=password]').fill(shopper.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await message.getByText('Login successful!', { exact: true }).waitFor();
    await page.waitForURL('**/dashboard/mywishlist');
    await message.getByText('Login successful!', { exact: true }).waitFor({ state: 'detached' });
    const account = header(page).getByRole('link', { name: /^Account: / });
    await account.click();
    await page.waitForURL('**/user');
    await onScreen(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await onScreen(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/dashboard/mywishlist');
    await account.click();
    await menuOf(page).getByRole('button', { name: 'Log Out' }).click();
    await message.getByText('Logout successful!', { exact: true }).waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await header(page).getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accesstoken'))).toBeNull();
  });
});

describe('the shell on a desktop', () => {
  it('is skipped by the first Tab; its account menu takes the focus, closes by Esc and by leaving, and leads on', async ({
    visit,
  }) => {
    const page = await openAs(visit, asha, '/about');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('button', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await hasFocus(onScreen(page).locator('[data-page-content]'));
    const prompt = header(page).getByRole('link', { name: 'Search for atta dal and more' });
    expect((await prompt.boundingBox())?.width).toBeGreaterThanOrEqual(420);
    await expect.poll(() => header(page).getByText('My Cart').isVisible()).toBe(true);
    await page.getByRole('contentinfo').filter({ visible: true }).scrollIntoViewIfNeeded();
    expect((await header(page).boundingBox())?.y).toBe(0);

    const menu = page.getByRole('dialog', { name: 'My Account' });
    const account = header(page).getByRole('button', { name: 'Account: Asha Verma' });
    await account.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => account.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => menu.evaluate((popover) => popover.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await hasFocus(menu.getByRole('link').first());
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await hasFocus(account);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await onScreen(page)
      .getByRole('heading', { level: 1 })
      .click({ position: { x: 2, y: 2 } });
    await menu.waitFor({ state: 'detached' });
    await account.click();
    await menuOf(page).getByRole('button', { name: 'Log Out' }).waitFor();
    await expectAccessible(page);
    await menuOf(page).getByRole('link', { name: 'Save Address' }).click();
    await page.waitForURL('**/dashboard/address');
    await menu.waitFor({ state: 'detached' });
  });

  it('is whole on the search page, where the account menu is a side panel', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const page = await openAs(visit, asha, '/search?q=rice');
    const field = header(page).getByLabel('Search', { exact: true });
    expect((await field.locator('..').boundingBox())?.width).toBeGreaterThanOrEqual(420);
    await header(page).getByRole('button', { name: 'My Cart' }).waitFor();
    expect(await header(page).getByRole('button', { name: 'Back to home' }).count()).toBe(0);
    await header(page).getByRole('button', { name: 'Account: Asha Verma' }).click();
    const panel = page.getByRole('dialog', { name: 'My Account' });
    await panel.getByRole('heading', { name: 'My Account' }).waitFor();
    await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await menuOf(page).getByRole('link', { name: 'My Orders' }).waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
  });
});
