import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addressChosen, buying, cashOnDelivery, sentOrders } from './harness/buying';
import { addProduct } from './harness/catalogue';
import { onScreen } from './harness/on-screen';
import { ordersOf } from './harness/orders';
import { region } from './harness/product-page';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const product = (name: string, price: number) => addProduct(office, { name, price, stock: 10 });

const orderCalls = (address: URL) => address.pathname === orderPaths.cashOnDelivery;
const orderList = (address: URL) => address.pathname === orderPaths.orderList;
const unknown = 'We do not know yet whether your order was placed';

/**
 * Orders on the open checkout; the order arrives, its answer is lost, and the list of orders cannot be asked for either.
 * @returns lets the list be asked for
 */
async function orderUnheard(page: Page): Promise<() => Promise<void>> {
  await page.route(orderCalls, async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await addressChosen(page);
  await page.route(orderList, (route) => route.abort('internetdisconnected'));
  await cashOnDelivery(page).click();
  return () => page.unroute(orderList);
}

describe('an order whose answer is lost', () => {
  it('is called unknown, also after a reload, and found once the shop can be asked', async ({ visit }) => {
    const asha = await buying(url, await product('Ooty Tea', 100));
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    const sent = sentOrders(page);
    const hearAgain = await orderUnheard(page);
    await region(page, unknown).getByText('Nothing is ordered twice.').waitFor();
    expect(await cashOnDelivery(page).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.reload();
    const ask = region(page, unknown).getByRole('button', { name: 'Ask now' });
    await ask.waitFor();
    await hearAgain();
    await ask.click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(await ordersOf(asha)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('is reported wherever the shopper is by then', { tags: 'full-run' }, async ({ visit }) => {
    const asha = await buying(url, await product('Wayanad Coffee', 100));
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    const hearAgain = await orderUnheard(page);
    await region(page, unknown).waitFor();
    await hearAgain();
    await page.goto('/about');
    await page.getByText('Your order was placed.').waitFor();
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('that never arrived can be placed by another tap, with the same key', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const asha = await buying(url, await product('Valparai Tea', 100));
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    const sent = sentOrders(page);
    await page.route(orderCalls, (route) => route.abort('internetdisconnected'));
    await addressChosen(page);
    await cashOnDelivery(page).click();
    await region(page, 'Your order was not placed').waitFor();
    await expectAccessible(page);
    expect(await ordersOf(asha)).toEqual([]);
    await page.unroute(orderCalls);
    await cashOnDelivery(page).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(await ordersOf(asha)).toHaveLength(1);
    const keys = sent.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('a shop that is away while a shopper checks out', () => {
  it('is said to be back, and then takes the order, without a reload', async ({ visit }) => {
    const asha = await buying(url, await product('Kodaikanal Honey', 100));
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    await addressChosen(page);
    const away = (address: URL) =>
      address.pathname.startsWith('/api/') || address.pathname.startsWith('/socket.io');
    // The tap is what meets it: a call of the page's own before it would have switched the button off already.
    let isAway = false;
    page.on('request', (request) => {
      isAway ||= orderCalls(new URL(request.url()));
    });
    await page
      .context()
      .route(away, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()));
    await cashOnDelivery(page).click();
    await page.getByRole('status').getByText('Offline. Browsing and your cart go on.').first().waitFor();
    expect(await cashOnDelivery(page).isDisabled()).toBe(true);
    await page.context().unroute(away);
    await page.getByText('You are back online.', { exact: true }).waitFor();
    await cashOnDelivery(page).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    await onScreen(page).getByRole('link', { name: 'Track order' }).waitFor();
    expect(await ordersOf(asha)).toHaveLength(1);
  });
});
