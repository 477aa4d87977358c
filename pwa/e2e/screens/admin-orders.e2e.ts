import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { buyable } from '../harness/buyable';
import { downloaded } from '../harness/downloaded';
import { holdCalls } from '../harness/held-calls';
import { overflowing } from '../harness/layout';
import { onScreen, titled } from '../harness/on-screen';
import { orderCart, ordersOf, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { showOrders } from '../harness/shopping';
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
  it('are moved on, and asked about before they end', async ({ visit }) => {
    const asha = await newShopper(url);
    const [first, second] = [await ordered(asha), await ordered(asha)];
    const page = await visitAs(visit, url, office, screen, '/dashboard/AdminAllOrders');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Manage Orders' }).waitFor();
    const choice = (orderId: string) =>
      view.getByRole('combobox', { name: `Next stage of order ${orderId}` });
    const card = view.getByRole('article', { name: first });
    await card.getByText(/Customer: Asha Verma/).waitFor();
    await choice(first).selectOption('SHIPPED');
    await card.getByRole('listitem').filter({ hasText: 'Shipped, reached' }).waitFor();
    await expect
      .poll(() => choice(first).locator('option:not([disabled])').allInnerTexts())
      .toEqual(['Out for delivery', 'Delivered', 'Cancelled']);

    await choice(first).selectOption('DELIVERED');
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await dialog.getByText(`Mark order ${first} as delivered? This cannot be taken back.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Not Yet' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await ordersOf(asha)).toMatchObject([{}, { orderId: first, payment_status: 'SHIPPED' }]);
    await choice(first).selectOption('DELIVERED');
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await card.waitFor({ state: 'detached' });
    await choice(second).selectOption('CANCELLED');
    await dialog.getByText(`Cancel order ${second}?`).waitFor();
    await dialog.getByRole('button', { name: 'Cancelled' }).click();
    await (await showOrders(page, 'Cancelled')).filter({ hasText: second }).waitFor();
    expect(await choice(second).isDisabled()).toBe(true);
    await (await showOrders(page, 'Delivered')).filter({ hasText: first }).waitFor();
    expect(await choice(first).isDisabled()).toBe(true);
  });

  it('are shown as the older table too', async ({ visit }) => {
    const orderId = await ordered(await newShopper(url));
    const page = await visitAs(visit, url, office, screen, '/dashboard/myorders');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Manage Orders' }).waitFor();
    await view.getByRole('button', { name: 'Table' }).click();
    await expect
      .poll(() => view.getByRole('columnheader').allInnerTexts())
      .toEqual(['Order ID', 'User', 'Product', 'Quantity', 'Price', 'Address', 'Status', 'Update Status']);
    const row = view.getByRole('row').filter({ hasText: orderId });
    await row.getByText(tea.name).waitFor();
    await row.getByRole('cell', { name: 'Placed', exact: true }).waitFor();
    await expectAccessible(page);
  });

  it('are found by number, narrowed, and exported', async ({ visit }) => {
    const asha = await newShopper(url);
    const [first, second] = [await ordered(asha), await ordered(asha)];
    const page = await visitAs(visit, url, office, screen, '/dashboard/AdminAllOrders');
    const view = onScreen(page);
    await view.getByRole('article', { name: second }).waitFor();
    await view.getByRole('textbox', { name: 'Search by order number, name or phone' }).fill(first);
    await view.getByText('1 order found').waitFor();
    await view.getByRole('article', { name: first }).waitFor();
    expect(await view.getByRole('article').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('search')).toBe(first);

    await view.getByRole('button', { name: 'Filters' }).click();
    const panel = view.getByRole('group', { name: 'Filters' });
    await panel.getByRole('combobox', { name: 'Stage' }).selectOption('Shipped');
    await view.getByText('0 orders found').waitFor();
    await panel.getByRole('combobox', { name: 'Stage' }).selectOption('Placed');
    await panel.getByRole('combobox', { name: 'Payment method' }).selectOption('Cash on Delivery');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format();
    await panel.getByLabel('From').fill(today);
    await panel.getByLabel('To').fill(today);
    await view.getByRole('button', { name: 'Filters (4)' }).waitFor();
    await view.getByText('1 order found').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await view.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('orders.csv');
    const rows = (await downloaded(file)).toString().trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`${first},`);

    await view.getByRole('article', { name: first }).getByRole('link', { name: first }).click();
    await titled(page, `Order ${first}`);
    await page.goBack();
    await view.getByText('1 order found').waitFor();
    await view.getByRole('button', { name: 'Show all orders' }).click();
    await view.getByRole('article', { name: second }).waitFor();
    await view.getByRole('group', { name: 'Orders by state' }).waitFor();
  });

  it('are moved several at once, and it is told which could not be', async ({ visit }) => {
    const asha = await newShopper(url);
    const [first, second] = [await ordered(asha), await ordered(asha)];
    const page = await visitAs(visit, url, office, screen, '/dashboard/AdminAllOrders');
    const view = onScreen(page);
    for (const orderId of [first, second])
      await view.getByRole('checkbox', { name: `Select order ${orderId}` }).check();
    await view.getByText('2 selected').waitFor();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
    // its customer cancels one of them before the administrator has decided, which this page does not hear of
    const calls = await Promise.all(
      [orderPaths.adminOrders, adminOrderPaths.details.replace(':orderId', second)].map((path) =>
        holdCalls(page, path),
      ),
    );
    await asha.call('POST', orderPaths.cancel, { orderId: second });
    await view.getByRole('combobox', { name: 'Move selected to' }).selectOption('Shipped');
    const question = page.getByRole('dialog', { name: 'Update Status' });
    await question.getByText('Move 2 orders to “Shipped”?').waitFor();
    await question.getByRole('button', { name: 'Shipped' }).click();
    const outcome = page.getByRole('dialog', { name: 'Not all orders were moved' });
    await outcome.getByText('1 order moved.').waitFor();
    await outcome
      .getByRole('listitem')
      .filter({ hasText: second })
      .getByText(/CANCELLED/)
      .waitFor();
    await expectAccessible(page);
    await outcome.getByRole('button', { name: 'Close' }).click();
    const card = view.getByRole('article', { name: first });
    await card.getByRole('listitem').filter({ hasText: 'Shipped, reached' }).waitFor();
    expect(await ordersOf(asha)).toMatchObject([
      { orderId: second, payment_status: 'CANCELLED' },
      { orderId: first, payment_status: 'SHIPPED' },
    ]);
    for (const held of calls) held.goOn();
  });

  it('are counted in red while the admin is elsewhere', async ({ visit }) => {
    const asha = await newShopper(url);
    const page = await visitAs(visit, url, office, screen, '/dashboard/profile');
    await onScreen(page).getByRole('form', { name: 'Profile' }).waitFor();
    // the socket is open once the page has nothing more to fetch
    await page.waitForLoadState('networkidle');
    await ordered(asha);
    await onScreen(page).getByText('New Orders: 1', { exact: true }).waitFor();
  });

  it('wait, and say when they cannot be fetched', async ({ visit }) => {
    const page = await visitAs(visit, url, office, screen);
    const calls = await holdCalls(page, orderPaths.adminOrders);
    await page.goto('/dashboard/AdminAllOrders');
    const view = onScreen(page);
    await view.getByText('Loading orders...').waitFor();
    calls.fail();
    await view.getByRole('alert').getByText('Failed to fetch orders').waitFor();
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view
      .getByRole('group', { name: 'Orders by state' })
      .getByText(/^\(\d+\+?\)$/)
      .first()
      .waitFor();
  });

  it('are for administrators alone', async ({ visit }) => {
    const asha = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/AdminAllOrders');
    await onScreen(asha).getByText('Nothing on this shelf').waitFor();
    expect(await onScreen(asha).getByText('Manage Orders').count()).toBe(0);
    const visitor = await visit(url, screen);
    await visitor.goto('/dashboard/AdminAllOrders');
    await visitor.waitForURL('**/login');
  });
});
