import { pushPaths } from '@jhola/shared/contracts/push.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { type PushService, startPushService } from '@jhola/test-doubles/doubles/push-service';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { buyable } from './harness/buyable';
import { onScreen, titled } from './harness/on-screen';
import { orderCart, ordersOf, putIntoCart } from './harness/orders';
import { givePushService, openForPush, timesAsked } from './harness/push';
import { phoneFirst } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { itInWholeBrowser as it, type Visit } from './harness/visits';

let service: PushService;
let shop: Shop;
beforeAll(async () => {
  service = await startPushService();
  shop = await startDemoShop(60, service.env);
});
afterAll(async () => {
  await shop?.stop();
  await service?.stop();
});

/** A new shopper with an order. */
async function anOrder(): Promise<{ readonly shopper: SignedIn; readonly orderId: string }> {
  const shopper = await newShopper(shop.url);
  const [product] = await buyable(shopper, 'dal', 1);
  await putIntoCart(shopper, product?._id ?? '', 1);
  return { shopper, orderId: (await orderCart(shopper)).orderId };
}

/** A page of somebody whose browser may show notifications, and what reaches it. */
async function withPush(visit: Visit, who: SignedIn, screen: 'phone' | 'desktop', path: string) {
  const page = await visitAs(visit, shop.url, who, screen);
  await page.context().grantPermissions(['notifications', 'background-sync'], { origin: shop.url });
  const device = service.device();
  await givePushService(page, device);
  return { page, device, browser: await openForPush(page, shop.url, device, path) };
}

const card = (page: Page) => onScreen(page).getByRole('region', { name: 'Notifications' });
/** Turns notifications on, as the shopper does. */
async function turnOn(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on for this device').waitFor();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe.each(phoneFirst)('notifications of new orders on a %s', (screen) => {
  it('are asked for on a tap alone, can be tried out, are gathered when there are many, and lead to the order', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const boss = await signInByApi(shop.url, admin);
    const { page, device, browser } = await withPush(visit, boss, screen, '/dashboard/profile');
    await card(page).getByText('Off', { exact: true }).waitFor();
    expect(await timesAsked(page)).toBe(0);
    await card(page).getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByText('Notifications are on for this device').waitFor();
    expect(await timesAsked(page)).toBe(1);
    await expect
      .poll(() => card(page).getByRole('checkbox', { name: 'New orders in the shop' }).isChecked())
      .toBe(true);
    await expectAccessible(page);

    await card(page).getByRole('button', { name: 'Send a test' }).click();
    await device.received(1);
    await browser.deliver(0);
    expect(await browser.titles()).toEqual(['Notifications work on this device']);

    const { orderId } = await anOrder();
    await device.received(2);
    await browser.deliver(1);
    await browser.tap(`New order ${orderId}`);
    await expect.poll(() => pathOf(page)).toBe(`/dashboard/AdminAllOrders/${orderId}`);
    await onScreen(page).getByText(orderId).first().waitFor();

    for (const count of [3, 4]) {
      await anOrder();
      await device.received(count);
      await browser.deliver(count - 1);
    }
    await browser.tap('2 new orders');
    await titled(page, 'Manage Orders');
    await expect.poll(browser.titles).not.toContain('2 new orders');
  });
});

it('confirms an order from its notification, tells when that failed, and ends with logging out: nothing of it is shown any more, and the shop has forgotten the device', async ({
  visit,
}) => {
  const boss = await signInByApi(shop.url, admin);
  const { page, device, browser } = await withPush(visit, boss, 'desktop', '/dashboard/profile');
  await turnOn(page);
  const { shopper, orderId } = await anOrder();
  await device.received(1);
  await browser.deliver(0);
  await browser.tap(`New order ${orderId}`, 'confirm');
  expect(await browser.titles()).toEqual([`Order ${orderId} is confirmed`]);
  const stages = async () => (await ordersOf(shopper))[0]?.statusHistory.map(({ status }) => status);
  expect(await stages()).toEqual(['PLACED', 'CONFIRMED']);

  await browser.deliver(0);
  await browser.tap(`New order ${orderId}`, 'confirm');
  expect(await browser.titles()).toEqual([`Order ${orderId} could not be confirmed`]);
  expect(await stages()).toEqual(['PLACED', 'CONFIRMED']);

  const { orderId: next } = await anOrder();
  await device.received(2);
  await browser.deliver(1);
  expect(await browser.titles()).toContain(`New order ${next}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect.poll(browser.titles).toEqual([]);
  const again = await signInByApi(shop.url, admin);
  const test = again.call('POST', pushPaths.test, { endpoint: device.endpoint });
  await expect(test).rejects.toThrow('push.missing');
  // one that was under way tells nothing of the order
  await browser.deliver(1);
  expect(await browser.titles()).toEqual(['There is news']);
});

it('tells a shopper how their order gets on, until they turn it off', { tags: 'full-run' }, async ({
  visit,
}) => {
  const { shopper, orderId } = await anOrder();
  const { page, device, browser } = await withPush(visit, shopper, 'phone', '/dashboard/profile');
  await turnOn(page);
  await expect.poll(() => card(page).getByRole('checkbox').count()).toBe(2);
  const boss = await signInByApi(shop.url, admin);
  await boss.call('POST', '/api/order/admin/update-status', { orderId, status: 'SHIPPED' });
  await device.received(1);
  await browser.deliver(0);
  await browser.tap('Your order is on its way');
  await expect.poll(() => pathOf(page)).toBe(`/dashboard/myorders/${orderId}`);

  await page.goBack();
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Notifications are off for this device').waitFor();
  const test = shopper.call('POST', pushPaths.test, { endpoint: device.endpoint });
  await expect(test).rejects.toThrow('push.missing');
});

it('tells of a product that is back, to who has asked on its page', { tags: 'full-run' }, async ({
  visit,
}) => {
  const boss = await signInByApi(shop.url, admin);
  const shopper = await newShopper(shop.url);
  const [rice] = await buyable(shopper, 'rice', 1);
  if (!rice) throw new Error('There is no rice');
  const { stock } = rice;
  const adjust = (change: number, reason: string) =>
    boss.call('POST', '/api/stock/admin/adjust', { productId: rice._id, change, reason });
  await adjust(-stock, 'DAMAGED');

  const { page, device, browser } = await withPush(visit, shopper, 'phone', productPath(rice));
  await onScreen(page).getByRole('button', { name: 'Tell me when it is back' }).click();
  await page.getByText('You will be told once it is back').waitFor();
  await onScreen(page).getByRole('button', { name: 'Do not tell me' }).waitFor();
  await expectAccessible(page);
  await page.goto('/about');
  await titled(page, /./);
  await adjust(stock, 'RECEIVED');
  await device.received(1);
  await browser.deliver(0);
  await browser.tap('Back in stock');
  await expect.poll(() => decodeURI(pathOf(page))).toBe(decodeURI(productPath(rice)));
});
