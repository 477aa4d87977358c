import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, type SignedIn, shopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
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
let dal: ProductSummary;
beforeAll(async () => {
  asha = await newShopper(url);
  [dal] = (await buyable(asha, 'dal', 1)) as [ProductSummary];
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
    await expect.poll(async () => (await prompt.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);

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

  it('has one bar at the bottom, one toast, and a header that shrinks to the search on the way down', async ({
    visit,
  }) => {
    const page = await visitAs(visit, url, await newShopper(url), 'phone', '/');
    await pageLoaded(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const prompt = header(page).getByRole('link', { name: 'Search for atta dal and more' });
    const logo = header(page).getByRole('link', { name: /^Jhola/ });
    const boxOf = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { left: x, top: y, right: x + width, bottom: y + height };
    };

    const area = onScreen(page).locator('[data-scroll-area]');
    const scrollTo = (top: number) => area.evaluate((element, to) => element.scrollTo({ top: to }), top);
    const { top: promptTop } = await boxOf(prompt);
    await scrollTo(600);
    await expect.poll(async () => (await boxOf(prompt)).top).toBeLessThan(promptTop - 40);
    expect((await boxOf(prompt)).top).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await boxOf(logo)).bottom).toBeLessThanOrEqual(0);
    await scrollTo(500);
    await expect.poll(async () => (await boxOf(logo)).top).toBeGreaterThanOrEqual(0);

    await menu.getByRole('link', { name: 'Categories' }).click();
    await page.waitForURL('**/shop');
    await expect
      .poll(() => menu.getByRole('link', { name: 'Categories' }).getAttribute('aria-current'))
      .toBe('page');
    await menu.getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search');
    await page.goto(`/search?q=${encodeURIComponent(dal.name)}`);
    await pageLoaded(page);
    const card = onScreen(page).getByRole('article', { name: dal.name, exact: true }).first();
    await card.getByRole('button', { name: `Add ${dal.name} to cart` }).click();
    await card.getByRole('status').getByText('1', { exact: true }).waitFor();
    // The stepper shows it: no toast.
    await menu.getByRole('link', { name: /1 item.*View Cart/ }).waitFor();
    const toasts = page.getByRole('button', { name: 'Dismiss' });
    expect(await toasts.count()).toBe(0);

    await card.getByRole('link', { name: dal.name }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: dal.name }).waitFor();
    await menu.waitFor({ state: 'detached' });
    const add = onScreen(page).getByRole('button', { name: /^Add to Cart/ });
    const toCart = onScreen(page).getByRole('link', { name: /^View Cart/ });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // On one line, all of it.
      const words = add.getByText('Add to Cart');
      const [button, line, link] = [await boxOf(add), await boxOf(words), await boxOf(toCart)];
      const lines = await words.evaluate(
        (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(lines).toBeLessThan(1.5);
      expect(line.left).toBeGreaterThanOrEqual(button.left);
      expect(line.right).toBeLessThanOrEqual(button.right);
      expect(button.top).toBe(link.top);
      expect(link.right).toBeLessThanOrEqual(button.left);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await add.getByText('Add to Cart · 1 in cart').waitFor();
    await add.click();
    await add.getByText('Add to Cart · 2 in cart').waitFor();
    await toasts.first().waitFor();
    expect(await toasts.count()).toBe(1);
    const toast = await boxOf(toasts);
    expect(toast.top).toBeGreaterThanOrEqual((await boxOf(prompt)).bottom);

    await toCart.click();
    await page.waitForURL('**/cart');
    await onScreen(page).getByRole('button', { name: 'Proceed' }).waitFor();
    expect(await menu.count()).toBe(0);
    await expectAccessible(page);
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
  it('is skipped by the first Tab; its account menu takes the focus, closes by Esc and by leaving, and leads on', {
    tags: 'full-run',
  }, async ({ visit }) => {
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
