import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buying } from '../harness/buying';
import { addProduct } from '../harness/catalogue';
import { downloaded } from '../harness/downloaded';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { orderCart } from '../harness/orders';
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

describe.each(phoneFirst)('an order on a %s', (screen) => {
  it('tells who did what with it, takes notes, hands over its papers while it is not cancelled, and hears of its customer', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const asha = await buying(url, box);
    const { orderId } = await orderCart(asha);
    const page = await visitAs(visit, url, office, screen, `/dashboard/AdminAllOrders/${orderId}`);
    await titled(page, `Order ${orderId}`);
    const view = onScreen(page);
    const trail = view.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await trail.filter({ hasText: /^Order placed.*Asha Verma, customer/ }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    await view.getByRole('combobox', { name: `Next stage of order ${orderId}` }).selectOption('CONFIRMED');
    await trail.filter({ hasText: /^Stage: Confirmed.*Shop Admin, administrator/ }).waitFor();
    await view.getByRole('textbox', { name: 'Note' }).fill('Ring twice\n<b>please</b>');
    await view.getByRole('button', { name: 'Add Note' }).click();
    await trail.filter({ hasText: /^Note.*<b>please<\/b>.*Shop Admin/s }).waitFor();
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

    // what its customer does is seen without asking again
    await asha.call('POST', orderPaths.cancel, { orderId });
    await trail.filter({ hasText: /^Stage: Cancelled.*Asha Verma, customer/ }).waitFor();
    await view.getByRole('button', { name: 'Packing slip' }).waitFor({ state: 'detached' });
    // It was printed before: its number stays.
    await view.getByRole('button', { name: /^Invoice \d{4}-\d{2}\/\d{6}$/ }).waitFor();
    await view.getByRole('link', { name: 'Asha Verma' }).click();
    await page.waitForURL(/\/dashboard\/customers\/[0-9a-f]{24}$/);
    await titled(page, 'Asha Verma');
  });

  it('is shipped with a tracking number, which its customer reads', async ({ visit }) => {
    const asha = await buying(url, box);
    const { orderId } = await orderCart(asha);
    const page = await visitAs(visit, url, office, screen, `/dashboard/AdminAllOrders/${orderId}`);
    await titled(page, `Order ${orderId}`);
    const view = onScreen(page);
    await view.getByText(/^Promised by /).waitFor();
    const form = view.getByRole('region', { name: 'Courier' });
    await form.getByRole('textbox', { name: 'Courier’s name' }).fill('Delhivery');
    await form.getByRole('button', { name: 'Mark as Shipped' }).click();
    await form.getByText('Please enter a tracking number of letters and digits.').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'Tracking number' }).fill('DL 123');
    await form.getByRole('textbox', { name: 'Tracking link (optional)' }).fill('https://track.example/DL123');
    await form.getByRole('button', { name: 'Mark as Shipped' }).click();
    const trail = view.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await trail.filter({ hasText: 'Delhivery DL 123' }).waitFor();
    await trail.filter({ hasText: /^Stage: Shipped/ }).waitFor();
    await form.getByRole('button', { name: 'Save Courier' }).waitFor();

    const own = await visitAs(visit, url, asha, screen, `/dashboard/myorders/${orderId}`);
    await onScreen(own).getByText('Tracking number: DL 123').waitFor();
    const link = onScreen(own).getByRole('link', { name: 'Track at the courier' });
    expect(await link.getAttribute('href')).toBe('https://track.example/DL123');
    await expectAccessible(own);
    expect(await overflowing(own)).toEqual([]);
  });

  it('loses a piece before it is shipped, which its customer reads', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const asha = await buying(url, box);
    const { orderId } = await orderCart(asha);
    const page = await visitAs(visit, url, office, screen, `/dashboard/AdminAllOrders/${orderId}`);
    await titled(page, `Order ${orderId}`);
    const view = onScreen(page);
    await view.getByRole('button', { name: 'Cancel Items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Items' });
    await dialog.getByRole('combobox', { name: /^Sandalwood Box/ }).selectOption('1');
    await dialog.getByText(/^₹170\.00 are to be collected then\./).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel Items' }).click();
    await view.getByRole('heading', { name: 'Cancelled items' }).waitFor();
    const trail = view.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await trail.filter({ hasText: /^Items cancelled1 × Sandalwood Box/ }).waitFor();

    const own = await visitAs(visit, url, asha, screen, `/dashboard/myorders/${orderId}`);
    await onScreen(own).getByRole('heading', { name: 'Cancelled items' }).waitFor();
    await onScreen(own).getByText('₹170.00', { exact: true }).first().waitFor();
    await expectAccessible(own);
    expect(await overflowing(own)).toEqual([]);
  });
});
