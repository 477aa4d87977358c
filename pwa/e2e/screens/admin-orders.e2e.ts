import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { downloaded } from '../harness/downloaded';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { showOrders } from '../harness/shopping';
import { socketConnected } from '../harness/socket';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;
let tea: ProductSummary;

beforeAll(async () => {
  office = await signInByApi(url, admin);
  const [found] = await buyable(office, 'tea', 1);
  if (found) tea = found;
});

async function ordered(who: SignedIn): Promise<string> {
  await putIntoCart(who, tea._id, 1);
  return (await orderCart(who)).orderId;
}

describe.each(phoneFirst)('all orders on a %s', (screen) => {
  it('are counted while the admin is elsewhere, found by number, narrowed, and exported', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, office, screen);
    const connected = socketConnected(page);
    await page.goto('/dashboard/profile');
    await onScreen(page).getByRole('form', { name: 'Profile' }).waitFor();
    await connected;
    const orderId = await ordered(asha);
    await onScreen(page)
      .getByText(/^New Orders: [1-9]/)
      .waitFor();

    await page.goto('/dashboard/AdminAllOrders');
    const view = onScreen(page);
    await view.getByRole('textbox', { name: 'Search by order number, name or phone' }).fill(orderId);
    await view.getByText('1 order found').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe(orderId);
    await view.getByRole('button', { name: 'Filters' }).click();
    const panel = view.getByRole('group', { name: 'Filters' });
    await panel.getByRole('combobox', { name: 'Stage' }).selectOption('Placed');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format();
    await panel.getByLabel('From').fill(today);
    await view.getByRole('button', { name: 'Filters (2)' }).waitFor();
    await view.getByText('1 order found').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('orders.csv');
    const rows = (await downloaded(file)).toString().trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`${orderId},`);

    await view.getByRole('row', { name: orderId }).getByRole('link', { name: orderId }).click();
    await titled(page, `Order ${orderId}`);
    await page.goBack();
    await view.getByText('1 order found').waitFor();
  });

  it('are moved on one by one and several together, as cards and as a table', async ({ visit }) => {
    const asha = await newShopper(url);
    const [first, second] = [await ordered(asha), await ordered(asha)];
    const page = await visitAs(visit, url, office, screen, '/dashboard/AdminAllOrders?view=cards');
    const view = onScreen(page);
    const choice = view.getByRole('combobox', { name: `Next stage of order ${first}` });
    const card = view.getByRole('article', { name: first });
    await choice.selectOption('SHIPPED');
    await card.getByRole('listitem').filter({ hasText: 'Shipped, reached' }).waitFor();

    for (const orderId of [first, second])
      await view.getByRole('checkbox', { name: `Select order ${orderId}` }).check();
    await view.getByText(/^2 selected · ₹/).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    const slips = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Packing slips' }).click();
    expect((await slips).suggestedFilename()).toBe('packing-slips.pdf');
    // the first has been shipped already
    await view.getByRole('combobox', { name: 'Move selected to' }).selectOption('Shipped');
    await page
      .getByRole('dialog', { name: 'Update Status' })
      .getByRole('button', { name: 'Shipped' })
      .click();
    const outcome = page.getByRole('dialog', { name: 'Not all orders were moved' });
    await outcome.getByText('1 order moved.').waitFor();
    await outcome.getByRole('listitem').filter({ hasText: first }).waitFor();
    await expectAccessible(page);
    await outcome.getByRole('button', { name: 'Close' }).click();

    await view.getByRole('button', { name: 'Table' }).click();
    await view.getByRole('row').filter({ hasText: second }).waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    await view.getByRole('combobox', { name: `Next stage of order ${first}` }).selectOption('DELIVERED');
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await dialog.getByText(`Mark order ${first} as delivered? This cannot be taken back.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await view.getByRole('row').filter({ hasText: first }).waitFor({ state: 'detached' });
    await view.getByRole('button', { name: 'Cards' }).click();
    await (await showOrders(page, 'Delivered')).filter({ hasText: first }).waitFor();
  });
});
