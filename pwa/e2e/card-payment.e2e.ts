import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addressChosen, buying, cashOnDelivery } from './harness/buying';
import { aCamphorBox, atProvider, goAndPay, onlyOrder, payOnline } from './harness/card';
import { stockOf } from './harness/catalogue';
import { onScreen, titled } from './harness/on-screen';
import { cartOf, orderOf, ordersOf } from './harness/orders';
import { phoneFirst } from './harness/screens';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

/** How the order looks to the administrator: stage and money, once they are as wanted. */
async function atTheDesk(desk: Page, orderId: string, ...words: readonly (string | RegExp)[]): Promise<void> {
  await desk.goto(`/dashboard/AdminAllOrders/${orderId}`);
  for (const word of words) await onScreen(desk).getByText(word).first().waitFor();
}

describe.each(phoneFirst)('paying by card on a %s', (screen) => {
  it('leads to the provider, where another card may be tried, and back; is seen as paid by both sides, and given back when the order is cancelled', async ({
    visit,
  }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const page = await visitAs(visit, url, asha, screen, '/checkout');
    await addressChosen(page);
    await onScreen(page).getByText('TEST: play money, nothing is charged.').waitFor();
    await expectAccessible(page);
    await payOnline(page).click();
    await page.waitForURL('**/dev/card-payments/**');
    const { orderId, payment, payment_status } = await onlyOrder(asha);
    expect([payment, payment_status]).toMatchObject([{ method: 'CARD', state: 'PENDING' }, 'PLACED']);
    expect([await stockOf(office, box._id), (await cartOf(asha)).length]).toEqual([8, 1]);
    await atProvider(page, 'decline');
    await page.getByRole('status').waitFor();
    expect((await onlyOrder(asha)).payment.state).toBe('PENDING');

    await atProvider(page, 'pay');
    await page.waitForURL('**/success?**');
    await titled(page, 'Payment Successfully');
    await onScreen(page).getByText('₹340.00 paid by card.').waitFor();
    await expectAccessible(page);
    expect((await onlyOrder(asha)).payment).toMatchObject({ method: 'CARD', state: 'PAID' });
    expect(await stockOf(office, box._id)).toBe(8);
    await expect.poll(() => cartOf(asha)).toEqual([]);
    await page.getByRole('button', { name: /^My Cart(?!:)/ }).waitFor();

    await onScreen(page).getByRole('link', { name: 'Track order' }).click();
    await titled(page, `Order ${orderId}`);
    await onScreen(page).getByText('Card · Paid').waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await onScreen(page).getByRole('button', { name: 'Invoice' }).click();
    expect((await download).suggestedFilename()).toBe(`${orderId}.pdf`);
    const desk = await visitAs(visit, url, office, 'desktop');
    await atTheDesk(desk, orderId, 'Paid');

    await onScreen(page).getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Order' });
    await dialog.getByText('₹340.00 goes back to your card.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await onScreen(page).getByText('Card · Refunded').waitFor();
    expect(await stockOf(office, box._id)).toBe(10);
    const stages = onScreen(page).getByRole('list', { name: 'Progress' }).getByRole('listitem');
    await stages.filter({ hasText: 'Cancelled, reached' }).waitFor();
    await onScreen(desk).getByText('Refunded').first().waitFor();
  });

  it('that is left can be done later, is not ordered twice meanwhile, and counts when the tab is closed right after it', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const page = await visitAs(visit, url, asha, screen);
    await goAndPay(page);
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
    await titled(page, 'You have not paid yet');
    const { orderId } = await onlyOrder(asha);
    await onScreen(page).getByRole('timer').waitFor();
    await expectAccessible(page);

    await page.goto('/checkout');
    const notice = onScreen(page).getByRole('region', { name: 'An order of yours is not paid yet' });
    await notice.getByText(orderId).waitFor();
    expect(await payOnline(page).isEnabled()).toBe(false);
    expect(await cashOnDelivery(page).isEnabled()).toBe(false);
    await expectAccessible(page);
    const desk = await visitAs(visit, url, office, 'desktop');
    await atTheDesk(desk, orderId, /Waiting for the card payment/);

    await notice.getByRole('button', { name: `Pay now for order ${orderId}` }).click();
    await page.waitForURL('**/dev/card-payments/**');
    await atProvider(page, 'pay-and-close');
    await expect.poll(async () => (await orderOf(asha, orderId)).payment.state).toBe('PAID');
    expect([await cartOf(asha), (await ordersOf(asha)).length]).toEqual([[], 1]);
    await onScreen(desk).getByText('Paid', { exact: true }).first().waitFor();
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`/dashboard/myorders/${orderId}`);
    await onScreen(later).getByText('Card · Paid').waitFor();
  });

  it('that is left can be taken back: the pieces go back into stock, and nothing is paid', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const box = await aCamphorBox(office);
    const asha = await buying(url, box);
    const page = await visitAs(visit, url, asha, screen);
    await goAndPay(page);
    const { orderId } = await onlyOrder(asha);
    const payment = page.url();
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
    await onScreen(page).getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Order' });
    await dialog.getByText('Nothing has been charged.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await titled(page, `Order #${orderId} Cancelled`);
    expect(await stockOf(office, box._id)).toBe(10);
    expect((await orderOf(asha, orderId)).payment.state).toBe('VOID');
    expect(await cartOf(asha)).toHaveLength(1);
    const desk = await visitAs(visit, url, office, 'desktop');
    await atTheDesk(desk, orderId, 'Nothing to be paid');
    // The page does not take money any more.
    await expect
      .poll(async () => {
        await page.goto(payment);
        return page.getByRole('button', { name: /^Pay ₹/ }).count();
      })
      .toBe(0);
    await page.goto('/checkout');
    await addressChosen(page);
    await cashOnDelivery(page).click();
    await titled(page, 'Order Successfully');
    expect(await ordersOf(asha)).toHaveLength(2);
  });
});
