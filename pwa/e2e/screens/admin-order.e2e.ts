import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { atProvider, goAndPay } from '../harness/card';
import { addProduct } from '../harness/catalogue';
import { downloaded } from '../harness/downloaded';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { orderCart, ordersOf } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;
let box: Product;

beforeAll(async () => {
  office = await signInByApi(url, admin);
  box = await addProduct(office, { name: 'Sandalwood Box', price: 200, discount: 15, stock: 200 });
});

const addressOf = (orderId: string) => `/dashboard/AdminAllOrders/${orderId}`;

describe.each(phoneFirst)('an order on a %s', (screen) => {
  it('tells all of it, who did what with it, and takes notes', async ({ visit }) => {
    const asha = await buying(url, box);
    const { orderId } = await orderCart(asha);
    const page = await visitAs(visit, url, office, screen, addressOf(orderId));
    await titled(page, `Order ${orderId}`);
    const view = onScreen(page);
    const trail = view.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await trail.filter({ hasText: /^Order placed.*Asha Verma, customer/ }).waitFor();
    await view.getByRole('link', { name: 'Sandalwood Box' }).waitFor();
    await view.getByText('To be paid at the door').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await view.getByRole('combobox', { name: `Next stage of order ${orderId}` }).selectOption('CONFIRMED');
    await trail.filter({ hasText: /^Stage: Confirmed.*Shop Admin, administrator/ }).waitFor();
    await view.getByRole('textbox', { name: 'Note' }).fill('Ring twice\n<b>please</b>');
    await view.getByRole('button', { name: 'Add Note' }).click();
    await trail.filter({ hasText: /^Note.*<b>please<\/b>.*Shop Admin/s }).waitFor();
    // what its customer does is seen without asking again
    await asha.call('POST', orderPaths.cancel, { orderId });
    await trail.filter({ hasText: /^Stage: Cancelled.*Asha Verma, customer/ }).waitFor();
    expect(await view.getByRole('combobox', { name: /^Next stage/ }).isDisabled()).toBe(true);

    await view.getByRole('link', { name: 'Asha Verma' }).click();
    await page.waitForURL(/\/dashboard\/customers\/[0-9a-f]{24}$/);
    await titled(page, 'Asha Verma');
  });

  it('hands over its invoice and its packing slip', async ({ visit }) => {
    const { orderId } = await orderCart(await buying(url, box));
    const page = await visitAs(visit, url, office, screen, addressOf(orderId));
    const view = onScreen(page);
    for (const [button, name] of [
      ['Invoice', `invoice-${orderId}.pdf`],
      ['Packing slip', `packing-slip-${orderId}.pdf`],
    ] as const) {
      const download = page.waitForEvent('download');
      await view.getByRole('button', { name: button }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(name);
      expect((await downloaded(file)).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await office.call('POST', orderPaths.adminUpdateStatus, { orderId, status: 'CANCELLED' });
    await view.getByRole('button', { name: 'Packing slip' }).waitFor({ state: 'detached' });
    expect(await view.getByRole('button', { name: 'Invoice' }).count()).toBe(0);
  });

  it('paid by card names the provider’s payment, and its refund once it is cancelled', async ({ visit }) => {
    const asha = await buying(url, box);
    const paying = await visitAs(visit, url, asha, screen);
    await goAndPay(paying);
    const [held] = await ordersOf(asha);
    if (!held) throw new Error('There is no order');
    const page = await visitAs(visit, url, office, screen, addressOf(held.orderId));
    const view = onScreen(page);
    await view.getByText('Waiting for the card payment').waitFor();
    const choice = view.getByRole('combobox', { name: /^Next stage/ });
    expect(await choice.locator('option:not([disabled])').allInnerTexts()).toEqual(['Cancelled']);
    await atProvider(paying, 'pay');
    await paying.waitForURL('**/success?**');
    const trail = view.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await trail.filter({ hasText: /^Payment: Paid.*The card provider/ }).waitFor();
    await view.getByText('Provider’s payment').waitFor();
    await choice.selectOption('CANCELLED');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelled' }).click();
    await view.getByText('Provider’s refund').waitFor();
    await trail.filter({ hasText: /^Refund: Refunded/ }).waitFor();
    await expectAccessible(page);
  });

  it('waits, and says when it cannot be fetched', async ({ visit }) => {
    const { orderId } = await orderCart(await buying(url, box));
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, adminOrderPaths.details.replace(':orderId', orderId));
    // else the device learns of it with all others
    (await holdCalls(page, orderPaths.adminOrders)).fail();
    await page.goto(addressOf(orderId));
    const view = onScreen(page);
    await view.getByText('Loading order...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('This order could not be fetched').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByRole('link', { name: 'Sandalwood Box' }).waitFor();
  });
});
