import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newAccount, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { overflowing } from '../harness/layout';
import { onScreen, open, titled } from '../harness/on-screen';
import { orderCart, putIntoCart } from '../harness/orders';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;
let email: string;
let orderId: string;

beforeAll(async () => {
  office = await signInByApi(url, admin);
  const account = await newAccount(url);
  email = account.email;
  const asha = await signInByApi(url, account);
  const [tea] = await buyable(asha, 'tea', 1);
  if (!tea) throw new Error('The shop has no tea');
  await putIntoCart(asha, tea._id, 1);
  ({ orderId } = await orderCart(asha));
});

const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

describe('the administrators’ frame', () => {
  it('has a menu beside the page on a desktop, and a search that Ctrl+K opens and the keyboard chooses from', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visitAs(visit, url, office, 'desktop');
    await open(page, '/dashboard/AdminAllOrders');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'View shop' }).waitFor();
    expect(await banner.getByRole('button', { name: /My Cart/ }).count()).toBe(0);
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.locator('a[aria-current=page]').getByText('Manage Orders').waitFor();
    await onScreen(page).getByRole('row').filter({ hasText: orderId }).waitFor();
    // nothing of the table is cut, at the narrowest desktop either
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);

    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the shop' });
    const field = dialog.getByRole('combobox', { name: 'Search orders, products, customers' });
    await hasFocus(field);
    await field.fill(orderId);
    await dialog.getByRole('option').filter({ hasText: orderId }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await titled(page, `Order ${orderId}`);
    await dialog.waitFor({ state: 'hidden' });

    await page.keyboard.press('Control+k');
    await field.fill(email);
    const person = dialog.getByRole('option').filter({ hasText: email });
    await person.waitFor();
    // from the field upwards to the last: the people stand below the products
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => person.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await titled(page, 'Asha Verma');

    await menu.getByRole('link', { name: 'Stock' }).click();
    await titled(page, 'Stock');
    await banner.getByRole('link', { name: 'View shop' }).click();
    await page.getByRole('link', { name: 'Search for atta dal and more' }).waitFor();
  });

  it('has a bar at the bottom of a phone, whose last entry opens the whole menu', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visitAs(visit, url, office, 'phone');
    await open(page, '/dashboard/AdminAllOrders');
    await onScreen(page).getByRole('row').filter({ hasText: orderId }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page);
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    await bar.getByRole('link', { name: 'Products' }).click();
    await titled(page, 'Products');
    await bar.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Shop settings' }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Stock' }).click();
    await titled(page, 'Stock');
    await menu.waitFor({ state: 'hidden' });
    expect(await overflowing(page)).toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search orders/ })
      .click();
    const field = page.getByRole('combobox', { name: 'Search orders, products, customers' });
    await field.fill(orderId);
    await page.getByRole('option').filter({ hasText: orderId }).click();
    await titled(page, `Order ${orderId}`);
  });
});
