import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Account, admin, newAccount, signInByApi } from './harness/account';
import { addProduct } from './harness/catalogue';
import { everythingKept, rowsKept } from './harness/kept';
import { onScreen, open } from './harness/on-screen';
import { orderCart, putIntoCart } from './harness/orders';
import { signIn } from './harness/shopping';
import { it, itWithWorker, type Visit } from './harness/visits';

// Promise 44 of docs/testing.md: nothing of a shopper is left on the device after logging out, or for the next one.
const url = inject('shopUrl');

const PRIVATE = [
  'user',
  'cartLines',
  'wishlist',
  'addresses',
  'orders',
  'adminOrders',
  'recentlyViewed',
] as const;
const QUEUES = ['outbox', 'tokens'] as const;

/** Somebody of whom everything is easy to find, with it all on the device. */
async function withCanaries(
  visit: Visit,
): Promise<{ page: Page; account: Account; canaries: string[]; product: string }> {
  const account = await newAccount(url);
  const past = await signInByApi(url, account);
  const office = await signInByApi(url, admin);
  const mobile = `9${String(Math.random()).slice(2, 11).padEnd(9, '7')}`;
  const name = `Canaria Quetzal ${mobile.slice(-4)}`;
  await past.call('PUT', accountPaths.updateUser, { name, email: account.email, mobile });
  const [bought, inCart] = [
    await addProduct(office, { name: 'Canary Seed', stock: 30 }),
    await addProduct(office, { name: 'Millet', stock: 30 }),
  ];
  await putIntoCart(past, bought._id, 2);
  const order = await orderCart(past);
  await putIntoCart(past, inCart._id, 3);

  const page = await visit(url, 'desktop');
  await page.context().grantPermissions(['background-sync']);
  await signIn(page, account);
  for (const path of [
    '/dashboard/profile',
    '/dashboard/address',
    '/dashboard/myorders',
    `/product/millet-${inCart._id}`,
  ])
    await open(page, path);
  const canaries = [account.email, name, mobile, 'Tonk Road, near Gandhi Nagar station', order.orderId];
  // As it must be found when it is there: else the search for it later would prove nothing.
  for (const canary of canaries) await expect.poll(() => everythingKept(page)).toContain(canary);
  await expect.poll(() => rowsKept(page, ['cartLines', 'tokens'])).toEqual({ cartLines: 1, tokens: 1 });
  return { page, account, canaries, product: inCart._id };
}

/** Takes the signal away and makes a change that waits for it. */
async function wishWithoutSignal(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await onScreen(page)
    .getByRole('button', { name: /to the wishlist$/ })
    .first()
    .click();
  await expect.poll(() => rowsKept(page, ['outbox'])).toEqual({ outbox: 1 });
}

async function askToLogOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

async function expectNothingLeft(page: Page, canaries: readonly string[]): Promise<void> {
  const none = Object.fromEntries([...PRIVATE, ...QUEUES].map((table) => [table, 0]));
  await expect.poll(() => rowsKept(page, [...PRIVATE, ...QUEUES])).toEqual(none);
  const kept = await everythingKept(page);
  expect(canaries.filter((canary) => kept.includes(canary))).toEqual([]);
  const { products, categories } = await rowsKept(page, ['products', 'categories']);
  expect([products ?? 0, categories ?? 0].every((rows) => rows > 0)).toBe(true);
}

describe('what is left of a shopper on the device', () => {
  itWithWorker('is nothing after logging out; the catalogue stays', async ({ visit }) => {
    const { page, canaries } = await withCanaries(visit);
    await askToLogOut(page);
    await page.getByRole('banner').getByText('Logout successful!').waitFor();
    await expectNothingLeft(page, canaries);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await expectNothingLeft(page, canaries);
  });

  it('is nothing after logging out without signal, which asks first when changes wait', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const { page, canaries } = await withCanaries(visit);
    await wishWithoutSignal(page);
    await askToLogOut(page);
    const question = page.getByRole('dialog', { name: 'Not sent yet' });
    await question.getByText('1 change was not sent yet. Log out all the same?').waitFor();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await rowsKept(page, ['outbox'])).toEqual({ outbox: 1 });

    await page.getByRole('button', { name: 'Log Out' }).click();
    await question.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByText('Logout successful!').waitFor();
    await expectNothingLeft(page, canaries);
  });

  it('is nothing for the next one, also when the session before was lost with changes waiting', async ({
    visit,
  }) => {
    const { page, canaries } = await withCanaries(visit);
    await wishWithoutSignal(page);
    await page.evaluate(() => {
      localStorage.setItem('accesstoken', 'lost');
      localStorage.setItem('refreshToken', 'lost');
    });
    await page.context().setOffline(false);
    await page.goto('/dashboard/address');
    await page.waitForURL('**/login');
    const bela = await newAccount(url);
    const form = page.getByRole('form', { name: 'Login' });
    await form.locator('[name="email"]').fill(bela.email);
    await form.locator('[name="password"]').fill(bela.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('banner').getByText('Login successful!').waitFor();
    await expect
      .poll(() => rowsKept(page, ['user', 'cartLines', 'addresses', 'orders', 'outbox']))
      .toEqual({
        user: 1,
        cartLines: 0,
        addresses: 0,
        orders: 0,
        outbox: 0,
      });
    const kept = await everythingKept(page);
    expect(canaries.filter((canary) => kept.includes(canary))).toEqual([]);
    expect(kept).toContain(bela.email);
  });
});
