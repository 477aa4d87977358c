import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { ProductAnswer, type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen } from '../harness/on-screen';
import { cartOf, orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { showOrders } from '../harness/shopping';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let tea: ProductSummary;
let other: ProductSummary;
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
  const [first, second] = await buyable(office, 'tea', 2);
  if (first && second) [tea, other] = [first, second];
});

/** Orders pieces of products. Returns the order's number. */
async function ordered(who: SignedIn, pieces: readonly [ProductSummary, number][]): Promise<string> {
  for (const [product, quantity] of pieces) await putIntoCart(who, product._id, quantity);
  return (await orderCart(who)).orderId;
}

const advance = (orderId: string, status: string) =>
  office.call('POST', orderPaths.adminUpdateStatus, { orderId, status });

/** The stages of the order on screen: their words, and which is the furthest. */
const stagesOf = (page: Page, orderId: string) =>
  onScreen(page)
    .getByRole('article', { name: orderId })
    .getByRole('list', { name: 'Progress' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const time = item.querySelector('time');
        const words = (item.textContent ?? '').replace(time?.textContent ?? '', '');
        return `${words}${time ? ' at' : ''}${item.ariaCurrent ? ' now' : ''}`;
      }),
    );

describe.each(phoneFirst)('orders on a %s', (screen) => {
  it('stand in their tabs, with their stages and when they were placed', async ({ visit }) => {
    const asha = await newShopper(url);
    const delivered = await ordered(asha, [[tea, 1]]);
    await advance(delivered, 'DELIVERED');
    const shipped = await ordered(asha, [
      [tea, 2],
      [other, 1],
    ]);
    await advance(shipped, 'SHIPPED');
    const page = await visitAs(visit, url, asha, screen, '/dashboard/myorders');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Your Orders' }).waitFor();
    const card = view.getByRole('article', { name: shipped });
    await card.getByText(/^\d+ (second|minute)s? ago$/).waitFor();
    expect(await view.getByRole('article').count()).toBe(1);
    const tabs = view.getByRole('group', { name: 'Orders by state' }).getByRole('button');
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['New / Pending (1)', 'Delivered (1)', 'Cancelled (0)']);
    expect(await stagesOf(page, shipped)).toEqual([
      'Placed, reached at',
      'Confirmed, not reached yet',
      'Shipped, reached at now',
      'Out for delivery, not reached yet',
      'Delivered, not reached yet',
      'Cancelled, not reached yet',
    ]);
    const items = card.getByRole('list', { name: 'Products' }).getByRole('listitem');
    expect(await items.count()).toBe(2);
    await items
      .filter({ hasText: tea.name })
      .getByText(/Qty: 2$/)
      .waitFor();
    expect(await card.getByRole('link', { name: other.name }).getAttribute('href')).toBe(productPath(other));
    await card.getByText(/Deliver to: Asha Verma, 14, Gulmohar Apartments/).waitFor();
    await expectAccessible(page);

    await (await showOrders(page, 'Delivered')).filter({ hasText: delivered }).waitFor();
    expect((await stagesOf(page, delivered)).at(4)).toBe('Delivered, reached at now');
    expect(await view.getByRole('button', { name: 'Cancel Order' }).count()).toBe(0);
    await showOrders(page, 'Cancelled');
    await view.getByText('No Data', { exact: true }).waitFor();
    await view.getByRole('link', { name: 'Shop Now' }).waitFor();
    await expectAccessible(page);
  });

  it('are cancelled after asking', async ({ visit }) => {
    const asha = await newShopper(url);
    const orderId = await ordered(asha, [[tea, 1]]);
    const page = await visitAs(visit, url, asha, screen, '/my-orders');
    const view = onScreen(page);
    const cancel = view.getByRole('article', { name: orderId }).getByRole('button', { name: 'Cancel Order' });
    const dialog = page.getByRole('dialog', { name: 'Cancel Order' });
    await cancel.click();
    await dialog.getByText(`Cancel order ${orderId}? This cannot be taken back.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep Order' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await view.getByText('No Data', { exact: true }).waitFor();
    const heading = view.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await (await showOrders(page, 'Cancelled')).filter({ hasText: orderId }).waitFor();
    await page.goto(`/dashboard/myorders/${await ordered(asha, [[tea, 1]])}`);
    await view.getByRole('button', { name: 'Invoice' }).waitFor();
    // It sold nothing: there is no invoice of it.
    await page.goto(`/dashboard/myorders/${orderId}`);
    await view.getByRole('button', { name: 'Buy again' }).waitFor();
    expect(await view.getByRole('button', { name: 'Invoice' }).count()).toBe(0);
    await page.goto('/dashboard/myorders');
    await (await showOrders(page, 'Cancelled')).filter({ hasText: orderId }).waitFor();
    const stages = await stagesOf(page, orderId);
    expect([stages.at(0), stages.at(-1)]).toEqual(['Placed, reached at', 'Cancelled, reached at now']);
  });

  it('are bought again, telling what could not be put into the cart', async ({ visit }) => {
    const asha = await newShopper(url);
    await ordered(asha, [
      [tea, 2],
      [other, 1],
    ]);
    const page = await visitAs(visit, url, asha, screen, '/dashboard/myorders');
    const again = onScreen(page).getByRole('button', { name: 'Buy again' });
    await again.click();
    await page.getByText('3 items added to your cart').first().waitFor();
    const inCart = async () =>
      (await cartOf(asha)).map(({ productId, quantity }) => `${quantity} ${productId.name}`).sort();
    await expect.poll(inCart).toEqual([`2 ${tea.name}`, `1 ${other.name}`].sort());

    await page.route(`**${productPaths.details}`, async (route) => {
      const answer = ProductAnswer.parse(await (await route.fetch()).json());
      const soldOut = answer.data._id === other._id;
      await route.fulfill({ json: soldOut ? { ...answer, data: { ...answer.data, stock: 0 } } : answer });
    });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Not everything is in your cart' });
    await dialog.getByText('2 items added to your cart').first().waitFor();
    const left = dialog.getByRole('list').getByRole('listitem');
    expect(await left.innerText()).toMatch(new RegExp(`${other.name}\\s*Out of Stock`));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'View Cart' }).click();
    await page.waitForURL('**/cart');
    await expect.poll(inCart).toEqual([`4 ${tea.name}`, `1 ${other.name}`].sort());
  });

  it('wait, and say when they cannot be fetched', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, asha, screen);
    const calls = await holdCalls(page, orderPaths.orderList);
    await page.goto('/dashboard/myorders');
    const view = onScreen(page);
    await view.getByText('Loading orders...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Failed to fetch orders').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByText('No Data', { exact: true }).waitFor();
  });

  it('ask a visitor to log in', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/my-orders');
    await page.waitForURL('**/login');
    await page.getByRole('banner').getByText('Login required!').waitFor();
  });
});

describe('orders in Hindi', () => {
  it('say everything but the names of products in Hindi, refusals too', async ({ visit }) => {
    const asha = await newShopper(url);
    const orderId = await ordered(asha, [[tea, 1]]);
    const page = await visitAs(visit, url, asha, 'phone');
    await rememberLanguage(page.context(), url, 'hi');
    await page.goto('/dashboard/myorders');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'आपके ऑर्डर' }).waitFor();
    const card = view.getByRole('article', { name: orderId });
    await card.getByText(tea.name).waitFor();
    await card.getByText(/(सेकंड|मिनट) पहले$/).waitFor();
    await card.getByRole('listitem').filter({ hasText: 'ऑर्डर हुआ, हो गया' }).waitFor();
    const latin = (await card.innerText())
      .replace(orderId, '')
      .replace(tea.name, '')
      .replace(/डिलीवरी का पता: .*/, '')
      .match(/[A-Za-z]{3,}/g);
    expect(latin).toBeNull();
    await expectAccessible(page);

    // as it is when the order was delivered meanwhile
    const code = 'order.not-cancellable';
    const message = 'This order can no longer be cancelled.';
    await page.route(`**${orderPaths.cancel}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, error: true, code, message } }),
    );
    await card.getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
    const dialog = page.getByRole('dialog', { name: 'ऑर्डर रद्द करें' });
    await dialog.getByRole('button', { name: 'ऑर्डर रद्द करें' }).click();
    await page.getByText('यह ऑर्डर अब रद्द नहीं हो सकता।').waitFor();
  });
});
