import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addressChosen, buying, cashOnDelivery } from './harness/buying';
import { aCamphorBox, atProvider, goAndPay, onlyOrder, orderOf, payOnline } from './harness/card';
import { overflowing } from './harness/layout';
import { onScreen, titled } from './harness/on-screen';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

describe('the page after a payment', () => {
  it('waits for what the provider tells, says so when it takes long, and changes by itself', async ({
    visit,
  }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const page = await visitAs(visit, url, asha, 'phone');
    await goAndPay(page);
    const payment = page.url();
    const { orderId } = await onlyOrder(asha);
    // Looking at it pays nothing.
    await page.goto(`/success?orderId=${orderId}`);
    await titled(page, 'Waiting for your payment');
    await expectAccessible(page);
    await onScreen(page).getByText('This takes longer than usual.').waitFor({ timeout: 40_000 });
    expect((await orderOf(asha, orderId)).payment.state).toBe('PENDING');
    const other = await page.context().newPage();
    await other.goto(payment);
    await atProvider(other, 'pay-and-close');
    await titled(page, 'Payment Successfully');
  });

  it('hears of it without the socket too', async ({ visit }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const page = await visitAs(visit, url, asha, 'phone');
    await page.context().route(/socket\.io/, (route) => route.abort('internetdisconnected'));
    await goAndPay(page);
    const payment = page.url();
    const { orderId } = await onlyOrder(asha);
    await page.goto(`/success?orderId=${orderId}`);
    await titled(page, 'Waiting for your payment');
    const other = await page.context().newPage();
    await other.goto(payment);
    await atProvider(other, 'pay-and-close');
    await titled(page, 'Payment Successfully');
  });

  it('tells a stranger nothing', async ({ visit }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const bela = await buying(url);
    const mine = await visitAs(visit, url, asha, 'phone');
    await goAndPay(mine);
    const { orderId } = await onlyOrder(asha);
    const hers = await visitAs(visit, url, bela, 'phone', `/success?orderId=${orderId}`);
    await titled(hers, 'We do not know this order');
    await hers.goto(`/dashboard/myorders/${orderId}`);
    await onScreen(hers).getByText('There is no such order').waitFor();
    const visitor = await visit(url, 'phone');
    await visitor.goto(`/success?orderId=${orderId}`);
    await titled(visitor, 'Please log in to see your order');
    await expectAccessible(visitor);
  });
});

describe('the pages of an outcome, opened by hand', () => {
  it('tell what is so of an order paid in cash, after a reload too, and nothing of any other', async ({
    visit,
  }) => {
    const asha = await buying(url, await aCamphorBox(office));
    const page = await visitAs(visit, url, asha, 'phone', '/checkout');
    await addressChosen(page);
    await cashOnDelivery(page).click();
    await titled(page, 'Order Successfully');
    const { orderId } = await onlyOrder(asha);
    await page.reload();
    await titled(page, 'Order Successfully');
    expect(new URL(page.url()).search).toBe(`?orderId=${orderId}`);
    await expectAccessible(page);

    await page.goto('/success');
    await titled(page, 'Your orders');
    expect(await onScreen(page).getByText('Successfully').count()).toBe(0);
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await page.goto(`/cancel?orderId=${orderId}`);
    await titled(page, `Order #${orderId} is not cancelled`);
    await page.goto('/cancel?orderId=ORD-NEVER99');
    await titled(page, 'We do not know this order');

    await asha.call('POST', orderPaths.cancel, { orderId });
    await page.goto(`/cancel?orderId=${orderId}`);
    await titled(page, `Order #${orderId} Cancelled`);
    await page.goto(`/success?orderId=${orderId}`);
    await titled(page, `Order #${orderId} Cancelled`);
  });
});

describe('the checkout', () => {
  it('does not offer to pay online where the shop takes no cards', async ({ visit }) => {
    const asha = await buying(url, await aCamphorBox(office));
    const page = await visitAs(visit, url, asha, 'phone');
    await page.route(`**${orderPaths.paymentOptions}`, (route) =>
      route.fulfill({
        json: { success: true, error: false, message: 'Ways to pay', data: { card: 'off' } },
      }),
    );
    await page.goto('/checkout');
    await payOnline(page).waitFor({ state: 'detached' });
    await expect.poll(() => cashOnDelivery(page).isEnabled()).toBe(true);
    await expectAccessible(page);
  });

  it('is as it was for whoever comes back from the payment page by the browser’s own button', async ({
    visit,
  }) => {
    const asha = await buying(url, await aCamphorBox(office));
    const page = await visitAs(visit, url, asha, 'phone');
    await goAndPay(page);
    await page.goBack();
    await onScreen(page).getByRole('region', { name: 'An order of yours is not paid yet' }).waitFor();
    await payOnline(page).waitFor();
  });
});
