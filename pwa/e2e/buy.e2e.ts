import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, shopper, signInByApi } from './harness/account';
import { addProduct, changeProduct, stockOf } from './harness/catalogue';
import { addHome, cartOf, orderCart, ordersOf, putIntoCart } from './harness/orders';
import { type Shop, startShop } from './harness/shop';
import { showOrders } from './harness/shopping';
import { itWithWorker as it, type Visit } from './harness/visits';
import { openWithWorker } from './harness/worker';

let shop: Shop;
let office: SignedIn;

beforeAll(async () => {
  shop = await startShop(30);
  office = await signInByApi(shop.url, admin);
});
afterAll(() => shop?.stop());

async function visitAs(visit: Visit, account: SignedIn, screen: Parameters<Visit>[1]): Promise<Page> {
  const page = await visit(shop.url, screen);
  await rememberSignIn(page.context(), account);
  return page;
}

/** The page on screen; Ionic keeps earlier ones behind it. */
const onScreen = (page: Page) => page.locator('.ion-page:not(.ion-page-hidden)').last();
const cartButton = (page: Page, count: string) =>
  page.getByRole('button', { name: new RegExp(`^My Cart: ${count},`) });

/** To the checkout with the first address chosen. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await onScreen(page)
    .getByRole('radio', { name: /Asha Verma/ })
    .check();
}

describe('the cart', () => {
  it('keeps two variants of a product apart, on all tabs and over a reload', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const kurta = await addProduct(office, {
      name: 'Handloom Kurta',
      unit: '1 piece',
      price: 900,
      variants: [{ name: 'Small' }, { name: 'Large', price: 950 }],
    });
    const page = await visitAs(visit, asha, 'desktop');
    await page.goto(productPath(kurta));
    const add = onScreen(page).getByRole('button', { name: /^Add to Cart/ });
    await onScreen(page).getByRole('button', { name: 'Small' }).click();
    await add.click();
    await cartButton(page, '1 item').waitFor();
    await onScreen(page).getByRole('button', { name: 'Large' }).click();
    await add.click();
    await cartButton(page, '2 items').click();
    const panel = page.getByRole('dialog', { name: 'Cart' });
    const lines = panel.getByRole('listitem');
    const plain = lines.filter({ hasText: 'Small' });
    const large = lines.filter({ hasText: 'Large' });
    await plain.getByRole('button', { name: 'Add one Handloom Kurta' }).click();
    await plain.getByText('₹1,800').waitFor();
    await large.getByText('₹950').waitFor();

    const second = await page.context().newPage();
    await second.goto('/cart');
    const there = onScreen(second).getByRole('listitem').filter({ hasText: 'Handloom Kurta' });
    await there
      .filter({ hasText: 'Large' })
      .getByRole('button', { name: 'Take away one Handloom Kurta' })
      .click();
    await large.waitFor({ state: 'detached' });
    await cartButton(second, '2 items').waitFor();
    await expect.poll(async () => (await cartOf(asha)).map(({ quantity }) => quantity)).toEqual([2]);

    await page.reload();
    await cartButton(page, '2 items').waitFor();
  });

  it('sends once what was added without a network', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const tea = await addProduct(office, { name: 'Assam Tea' });
    const page = await visitAs(visit, asha, 'phone');
    await openWithWorker(page, productPath(tea));
    const add = onScreen(page).getByRole('button', { name: /^Add to Cart/ });
    await add.waitFor();
    await page.context().setOffline(true);
    await add.click();
    await page.getByText('Item added').first().waitFor();
    await page.getByRole('link', { name: /1 item.*View Cart/ }).waitFor();
    expect(await cartOf(asha)).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(() => cartOf(asha), { timeout: 15_000 }).toMatchObject([{ quantity: 1 }]);
    await page.reload();
    await cartButton(page, '1 item').waitFor();
    expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }]);
  });

  it('asks a visitor to log in, and leads back', async ({ visit }) => {
    const rice = await addProduct(office, { name: 'Basmati Rice' });
    const page = await visit(shop.url, 'phone');
    await page.goto(productPath(rice));
    await onScreen(page).getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('Please login first to add products!').waitFor();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(shopper.email);
    await page.locator('input[name=password]').fill(shopper.password);
    await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${productPath(rice)}`);
    await onScreen(page).getByRole('button', { name: 'Add to Cart' }).click();
    await onScreen(page).getByRole('button', { name: 'Add to Cart, 1 in cart' }).waitFor();
  });
});

describe('the checkout', () => {
  it('asks again when a price has changed, and orders at the new total', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const dal = await addProduct(office, { name: 'Toor Dal', price: 200, discount: 15 });
    await addHome(asha);
    await putIntoCart(asha, dal._id, 2);
    const page = await visitAs(visit, asha, 'phone');
    await goToCheckout(page);
    await onScreen(page).getByText('₹340.00').first().waitFor();
    await changeProduct(office, { _id: dal._id, price: 220 });
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please check your order' });
    await dialog.getByText('₹170').waitFor();
    await dialog.getByText('₹187', { exact: true }).waitFor();
    expect(await ordersOf(asha)).toEqual([]);
    await dialog.getByRole('button', { name: 'Order at the new total' }).click();
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    expect(await ordersOf(asha)).toMatchObject([{ totalAmt: 374, quantity: 2 }]);
    expect(await cartOf(asha)).toEqual([]);
  });

  it('orders nothing when too few are left, and says how many', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const saree = await addProduct(office, { name: 'Silk Saree', unit: '1 piece', price: 4000 });
    await addHome(asha);
    await putIntoCart(asha, saree._id, 3);
    const page = await visitAs(visit, asha, 'desktop');
    await goToCheckout(page);
    await changeProduct(office, { _id: saree._id, stock: 1 });
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please check your order' });
    await dialog.getByText('Only 1 left', { exact: true }).waitFor();
    await dialog.getByText('Nothing has been ordered. Please change your cart first.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Order at the new total' }).count()).toBe(0);
    expect([await ordersOf(asha), await stockOf(office, saree._id)]).toEqual([[], 1]);
  });

  it('wants an address first', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const salt = await addProduct(office, { name: 'Rock Salt' });
    await putIntoCart(asha, salt._id, 1);
    const page = await visitAs(visit, asha, 'phone');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('Please select a delivery address').waitFor();
    expect(await ordersOf(asha)).toEqual([]);
  });
});

describe('an order', () => {
  it('is cancelled after asking, and gives its stock back', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const watch = await addProduct(office, { name: 'Brass Watch', unit: '1 piece', stock: 5 });
    await putIntoCart(asha, watch._id, 2);
    const { orderId } = await orderCart(asha);
    expect(await stockOf(office, watch._id)).toBe(3);
    const page = await visitAs(visit, asha, 'phone');
    await page.goto('/dashboard/myorders');
    const card = page.getByRole('article', { name: orderId });
    await card.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await (await showOrders(page, 'Cancelled')).filter({ hasText: orderId }).waitFor();
    expect(await card.getByRole('button', { name: 'Cancel Order' }).count()).toBe(0);
    expect(await stockOf(office, watch._id)).toBe(5);
  });

  it('reaches the admin, and its stages the shopper, without a reload', async ({ visit }) => {
    const asha = await newShopper(shop.url);
    const book = await addProduct(office, { name: 'Panchatantra', unit: '1 book' });
    const desk = await visitAs(visit, office, 'desktop');
    await desk.goto('/dashboard/AdminAllOrders');
    await desk.getByRole('heading', { name: 'Manage Orders' }).waitFor();
    const phone = await visitAs(visit, asha, 'phone');
    await phone.goto('/dashboard/myorders');
    await phone.getByText('No Data').waitFor();

    await putIntoCart(asha, book._id, 1);
    const { orderId } = await orderCart(asha);
    const ordered = desk.getByRole('article', { name: orderId });
    await ordered.getByText('Panchatantra').waitFor();
    await ordered.getByRole('combobox', { name: `Next stage of order ${orderId}` }).selectOption('SHIPPED');
    await phone
      .getByRole('article', { name: orderId })
      .getByRole('listitem')
      .filter({ hasText: 'Shipped, reached' })
      .waitFor();
  });
});
