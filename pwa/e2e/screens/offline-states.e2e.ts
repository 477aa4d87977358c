import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { onScreen } from '../harness/on-screen';
import { addHome, orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { itWithWorker as it } from '../harness/visits';
import { openWithWorker } from '../harness/worker';

const url = inject('shopUrl');
let tea: ProductSummary;

beforeAll(async () => {
  [tea] = (await buyable(await newShopper(url), 'tea', 1)) as [ProductSummary];
});

/** A shopper who has ordered a tea. */
async function ordered(): Promise<SignedIn> {
  const asha = await newShopper(url);
  await putIntoCart(asha, tea._id, 1);
  await orderCart(asha);
  return asha;
}

const banner = (page: Page) => page.getByText('Offline. Browsing and your cart go on.');
const button = (page: Page, name: string) => onScreen(page).getByRole('button', { name, exact: true });

/** Opens pages while there is a network, so that the device has heard of what they show; then there is none. */
async function goOffline(page: Page, seen: Readonly<Record<string, string>>): Promise<void> {
  await openWithWorker(page, '/about');
  for (const [path, words] of Object.entries(seen)) {
    await page.goto(path);
    await onScreen(page).getByText(words).first().waitFor();
  }
  await page.context().setOffline(true);
}

/** The shop falls silent without the browser knowing: its calls fail, or wait for an answer that never comes. */
async function silence(page: Page, how: 'fails' | 'waits'): Promise<{ end(): Promise<void> }> {
  const api = (address: URL) => address.pathname.startsWith('/api/');
  await page.route(api, async (route) => {
    // Otherwise it is left without an answer.
    if (how === 'fails') await route.abort('internetdisconnected');
  });
  return { end: () => page.unroute(api) };
}

describe.each(phoneFirst)('without a network on a %s', (screen) => {
  it('orders are as of when, can be bought again, and are not cancelled', async ({ visit }) => {
    const page = await visitAs(visit, url, await ordered(), screen);
    await goOffline(page, { [productPath(tea)]: tea.name, '/dashboard/myorders': 'Cancel Order' });
    await page.reload();
    await onScreen(page)
      .getByText(/As of .+ You are offline: an order can be cancelled once you are back online./)
      .waitFor();
    expect(await button(page, 'Cancel Order').isDisabled()).toBe(true);
    await expectAccessible(page);
    await button(page, 'Buy again').click();
    await page.getByText('1 item added to your cart').waitFor();
    await page.context().setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    expect(await button(page, 'Cancel Order').isEnabled()).toBe(true);
    expect(
      await onScreen(page)
        .getByText(/^As of/)
        .count(),
    ).toBe(0);
  });

  it('addresses are read, and what is being written stays', async ({ visit }) => {
    const asha = await newShopper(url);
    await addHome(asha);
    const page = await visitAs(visit, url, asha, screen);
    await goOffline(page, { '/dashboard/address': 'Asha Verma' });
    const words = 'You are offline. Addresses can be added and changed once you are back online.';
    await onScreen(page).getByText(words).waitFor();
    const add = button(page, 'Add New Address');
    expect(await add.isDisabled()).toBe(true);
    expect(await button(page, 'Edit the address of Asha Verma').isDisabled()).toBe(true);
    expect(await button(page, 'Delete the address of Asha Verma').isDisabled()).toBe(true);
    await expectAccessible(page);

    await page.context().setOffline(false);
    await button(page, 'Edit the address of Asha Verma').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Address' });
    await dialog.locator('[name=building]').fill('B-7');
    await page.context().setOffline(true);
    const save = dialog.getByRole('button', { name: 'Save Address' });
    await dialog.getByText('What you have written stays here until you are back online.').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await onScreen(page)
      .getByText(/^B-7, Tonk Road/)
      .waitFor();
  });

  it('a product has its page, its PIN code check and no form for a review', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await goOffline(page, { [productPath(tea)]: tea.name });
    await page.reload();
    await onScreen(page).getByRole('heading', { level: 1, name: tea.name }).waitFor();
    const check = onScreen(page).getByRole('form', { name: 'Check delivery' });
    await check.getByRole('textbox', { name: 'Check delivery' }).fill('560053');
    await check.getByRole('button', { name: 'Check', exact: true }).click();
    await check.getByText('Delivery is available at 560053.').waitFor();
    const write = button(page, 'Write a review');
    await write.scrollIntoViewIfNeeded();
    expect(await write.isDisabled()).toBe(true);
    await onScreen(page)
      .getByText('You are offline. Your review can be written once you are back online.')
      .waitFor();
    await expectAccessible(page);
  });

  it('the profile is shown, and says of each form that it needs a connection', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    await goOffline(page, { '/dashboard/profile': 'This device', '/dashboard/mywishlist': 'empty' });
    await page.goto('/dashboard/profile');
    const submit = button(page, 'Submit');
    await submit.waitFor();
    expect(await submit.isDisabled()).toBe(true);
    const why = await submit.getAttribute('aria-describedby');
    expect(await onScreen(page).locator(`[id="${why}"]`).innerText()).toBe(
      'You are offline. This needs a connection.',
    );
    await onScreen(page).getByText('Not on this device yet').waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard/mywishlist');
    await onScreen(page).getByText('Your wishlist is empty.').waitFor();
  });

  it('nobody signs in, up or recovers a password, and what was typed stays', async ({ visit }) => {
    const page = await visit(url, screen);
    await goOffline(page, {});
    for (const [path, action] of [
      ['/register', 'Register'],
      ['/forgot-password', 'Send OTP'],
      ['/login', 'Login'],
    ] as const) {
      await page.goto(path);
      await onScreen(page).getByText('You are offline. This needs a connection.').waitFor();
      await onScreen(page).locator('[name=email]').fill('asha@mail.example');
      expect(await button(page, action).isDisabled()).toBe(true);
      await expectAccessible(page);
    }
    await onScreen(page).locator('[name=password]').fill('gulmohar-14-jaipur');
    await page.context().setOffline(false);
    await expect.poll(() => button(page, 'Login').isEnabled()).toBe(true);
    expect(await onScreen(page).locator('[name=email]').inputValue()).toBe('asha@mail.example');
  });

  it('an administrator reads the orders, and moves none on', async ({ visit }) => {
    await ordered();
    const page = await visitAs(visit, url, await signInByApi(url, admin), screen);
    await goOffline(page, { '/dashboard/AdminAllOrders': 'ORD-' });
    const stage = onScreen(page)
      .getByRole('combobox', { name: /^Next stage of order/ })
      .first();
    await stage.waitFor();
    expect(await stage.isDisabled()).toBe(true);
    await onScreen(page)
      .getByText(/As of .+ You are offline: orders can be moved on once you are back online./)
      .waitFor();
    await page.goto('/dashboard/customers');
    await onScreen(page).getByText('Not on this device yet').waitFor();
    await expectAccessible(page);
  });
});

describe('a network that is none', () => {
  it.for(['fails', 'waits'] as const)(
    'is noticed where each call %s, and over by itself',
    async (how, { visit }) => {
      const asha = await newShopper(url);
      await addHome(asha);
      const page = await visitAs(visit, url, asha, 'phone', '/about');
      await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
      const silent = await silence(page, how);
      await page.goto('/dashboard/address');
      await onScreen(page).getByText('You are offline. Addresses can be added').waitFor({ timeout: 20_000 });
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await banner(page).waitFor();
      expect(await button(page, 'Add New Address').isDisabled()).toBe(true);
      await silent.end();
      await banner(page).waitFor({ state: 'detached', timeout: 20_000 });
      await onScreen(page).getByText('Asha Verma').waitFor();
      expect(await button(page, 'Add New Address').isEnabled()).toBe(true);
    },
  );

  it('is no matter of one call that fails', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, asha, 'phone');
    await page.route(
      (address) => address.pathname === addressPaths.get,
      (route) => route.abort('internetdisconnected'),
    );
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/health');
    await page.goto('/dashboard/address');
    await asked;
    await onScreen(page).getByRole('alert').getByText('Something went wrong!').waitFor();
    expect(await banner(page).count()).toBe(0);
  });
});
