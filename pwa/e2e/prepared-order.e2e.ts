import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addressChosen, buying, cashOnDelivery, sentOrders } from './harness/buying';
import { addProduct, changeProduct } from './harness/catalogue';
import { onScreen } from './harness/on-screen';
import { addHome, cartOf, ordersOf } from './harness/orders';
import { region } from './harness/product-page';
import { phoneFirst, type Screen } from './harness/screens';
import { dispatchSync, workerTools } from './harness/sync-event';
import { visitAs } from './harness/visit-as';
import { it, itWithWorker, type Visit } from './harness/visits';
import { openWithWorker } from './harness/worker';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const product = (name: string, price: number) => addProduct(office, { name, price, stock: 10 });
const prompt = (page: Page) => page.getByText('The order you prepared is not placed yet.');

/** Opens the checkout and prepares the order without a network. */
async function preparing(
  visit: Visit,
  asha: SignedIn,
  screen: Screen,
  openCheckout = (page: Page): Promise<unknown> => page.goto('/checkout'),
): Promise<Page> {
  const page = await visitAs(visit, url, asha, screen);
  await openCheckout(page);
  await addressChosen(page);
  await page.context().setOffline(true);
  await onScreen(page).getByText('You are offline: nothing can be ordered now.').waitFor();
  expect(await cashOnDelivery(page).isDisabled()).toBe(true);
  await onScreen(page).getByRole('button', { name: 'Prepare order' }).click();
  await region(page, 'Your order is prepared, not placed').waitFor();
  return page;
}

/** Opens it so that pages are had without a network too. */
const withWorker = (page: Page) => openWithWorker(page, '/checkout');

describe.each(phoneFirst)('an order that is prepared offline on a %s', (screen) => {
  itWithWorker('is shown again with the prices of then and now, and placed by one tap', async ({ visit }) => {
    const [tea, rice] = [await product('Nilgiri Tea', 100), await product('Sona Masoori Rice', 80)];
    const asha = await buying(url, tea, rice);
    const page = await preparing(visit, asha, screen, withWorker);
    const sent = sentOrders(page);
    const prepared = region(page, 'Your order is prepared, not placed');
    await expect
      .poll(() => prepared.getByRole('heading').evaluate((title) => title === document.activeElement))
      .toBe(true);
    await prepared.getByText('Nothing is ordered by itself.').waitFor();
    expect(await onScreen(page).getByRole('button', { name: 'Prepare order' }).count()).toBe(0);
    await expectAccessible(page);

    await page.goto('/about');
    await changeProduct(office, { _id: tea._id, price: 120 });
    await page.context().setOffline(false);
    await prompt(page).waitFor();
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    const today = region(page, 'The order you prepared');
    await today.getByText('Since you prepared it, this has changed:').waitFor();
    expect(await today.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Nilgiri Tea\s+₹100 ₹120/),
    ]);
    await today.getByText('Total then: ₹360.00. Total now: ₹400.00.').waitFor();
    expect(await prompt(page).count()).toBe(0);
    await expectAccessible(page);
    expect([sent.length, await ordersOf(asha)]).toEqual([0, []]);

    await today.getByRole('button', { name: 'Place it for ₹400.00' }).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(await ordersOf(asha)).toMatchObject([{ totalAmt: 400, quantity: 4 }]);
    expect(sent).toHaveLength(1);
    await page.goto('/checkout');
    await onScreen(page).getByText('Your cart is empty').waitFor();
    expect(await region(page, 'The order you prepared').count()).toBe(0);
  });

  it('says what is sold out meanwhile, and can be discarded', { tags: 'full-run' }, async ({ visit }) => {
    const [tea, rice] = [await product('Kangra Tea', 100), await product('Wada Kolam Rice', 80)];
    const asha = await buying(url, tea, rice);
    const page = await preparing(visit, asha, screen);
    await changeProduct(office, { _id: tea._id, stock: 1 });
    await page.context().setOffline(false);
    const today = region(page, 'The order you prepared');
    await today.getByText('Since you prepared it, this has changed:').waitFor();
    expect(await today.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Kangra Tea\s+Only 1 left/),
    ]);
    await today.getByText('Not all of it can be had. Please change your cart first.').waitFor();
    await today.getByRole('link', { name: 'Go to Cart' }).waitFor();
    expect(await cashOnDelivery(page).isDisabled()).toBe(true);
    await expectAccessible(page);

    for (const { _id } of [tea, rice]) await changeProduct(office, { _id, stock: 0 });
    await page.reload();
    await today.getByText('Everything in it is out of stock now.').waitFor();
    await today.getByRole('button', { name: 'Discard prepared order' }).click();
    await today.waitFor({ state: 'detached' });
    const title = onScreen(page).getByRole('heading', { level: 1 });
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.goto('/about');
    await onScreen(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await ordersOf(asha)).toEqual([]);
  });
});

describe('a prepared order', () => {
  itWithWorker(
    'is never placed by itself: not online again, not after a reload, not by another tab or Background Sync',
    async ({ visit }) => {
      const asha = await buying(url, await product('Munnar Tea', 100));
      const page = await preparing(visit, asha, 'phone', withWorker);
      const sent = sentOrders(page);
      await page.reload();
      await region(page, 'Your order is prepared, not placed').waitFor();
      const second = await page.context().newPage();
      await second.goto('/about');
      await onScreen(second).getByRole('heading', { level: 1 }).waitFor();

      await page.context().setOffline(false);
      await dispatchSync(await workerTools(second, url), url, 'outbox');
      await region(page, 'The order you prepared').getByText('Nothing has changed').waitFor();
      await prompt(second).waitFor();
      await second.reload();
      await prompt(second).waitFor();
      await page.reload();
      await region(page, 'The order you prepared').getByText('Nothing has changed').waitFor();
      expect(await ordersOf(asha)).toEqual([]);
      expect(sent).toEqual([]);
      expect(await cartOf(asha)).toHaveLength(1);
    },
  );

  it('says that its address is gone, and that its cart is empty', { tags: 'full-run' }, async ({ visit }) => {
    const asha = await buying(url, await product('Coorg Coffee', 100));
    const other = await addHome(asha);
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    await onScreen(page).locator(`input[value="${asha.home}"]`).check();
    await page.context().setOffline(true);
    await onScreen(page).getByRole('button', { name: 'Prepare order' }).click();
    await region(page, 'Your order is prepared, not placed').waitFor();
    await onScreen(page).locator(`input[value="${other}"]`).check();
    await region(page, 'Your order is prepared, not placed')
      .getByText('no longer as you prepared it')
      .waitFor();
    await onScreen(page).locator(`input[value="${asha.home}"]`).check();
    await asha.call('DELETE', addressPaths.disable, { _id: asha.home });
    await page.context().setOffline(false);
    const today = region(page, 'The order you prepared');
    await today.getByText('The address you had chosen is no longer among yours.').waitFor();
    for (const { _id } of await cartOf(asha)) await asha.call('DELETE', cartPaths.deleteItem, { _id });
    await page.reload();
    await today.getByText('Your cart is empty: nothing is left of it to order.').waitFor();
    await today.getByRole('button', { name: 'Discard prepared order' }).click();
    await today.waitFor({ state: 'detached' });
    await onScreen(page).getByText('Your cart is empty', { exact: true }).waitFor();
  });
});
