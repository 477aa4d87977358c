import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newAccount, newShopper, type SignedIn, signInByApi } from './harness/account';
import { addressChosen, cashOnDelivery } from './harness/buying';
import { aCamphorBox } from './harness/card';
import { addProduct, changeProduct } from './harness/catalogue';
import { onScreen, titled } from './harness/on-screen';
import { addHome, cartOf, orderCart, ordersOf, putIntoCart } from './harness/orders';
import { visitAs } from './harness/visit-as';
import { it } from './harness/visits';

const url = inject('shopUrl');
let office: SignedIn;

beforeAll(async () => {
  office = await signInByApi(url, admin);
});

const addToCart = (page: Page) => onScreen(page).getByRole('button', { name: /^Add to Cart/ });
const cartButton = (page: Page, count: string) =>
  page.getByRole('button', { name: new RegExp(`^My Cart: ${count},`) });

describe('the cart', () => {
  it('keeps two variants of a product apart, on all tabs and over a reload', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const asha = await newShopper(url);
    const kurta = await addProduct(office, {
      name: 'Handloom Kurta',
      unit: '1 piece',
      price: 900,
      variants: [{ name: 'Small' }, { name: 'Large', price: 950 }],
    });
    const page = await visitAs(visit, url, asha, 'desktop', productPath(kurta));
    await onScreen(page).getByRole('button', { name: 'Small' }).click();
    await addToCart(page).click();
    await cartButton(page, '1 item').waitFor();
    await onScreen(page).getByRole('button', { name: 'Large' }).click();
    await addToCart(page).click();
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
});

describe('a visitor', () => {
  it('is asked to log in, led back to the product, finds what was added in the cart, is asked again when its price has changed, and orders at the new total', async ({
    visit,
  }) => {
    const account = await newAccount(url);
    const asha = await signInByApi(url, account);
    await addHome(asha);
    const box = await aCamphorBox(office);
    const page = await visit(url, 'phone');
    await page.goto(productPath(box));
    await addToCart(page).click();
    await page.getByText('Please login first to add products!').waitFor();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(account.email);
    await page.locator('input[name=password]').fill(account.password);
    await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${productPath(box)}`);
    await onScreen(page).getByRole('button', { name: 'Add to Cart, 1 in cart' }).waitFor();
    await expect.poll(async () => (await cartOf(asha)).map(({ quantity }) => quantity)).toEqual([1]);
    await addToCart(page).click();
    await onScreen(page).getByRole('button', { name: 'Add to Cart, 2 in cart' }).waitFor();
    await onScreen(page).getByRole('link', { name: 'View Cart: 2 in cart, ₹340' }).click();
    await onScreen(page).getByRole('button', { name: 'Proceed' }).click();

    await addressChosen(page);
    await onScreen(page).getByText('₹340.00').first().waitFor();
    await changeProduct(office, { _id: box._id, price: 220 });
    await cashOnDelivery(page).click();
    const dialog = page.getByRole('dialog', { name: 'Please check your order' });
    await dialog.getByText('₹170').waitFor();
    await dialog.getByText('₹187', { exact: true }).waitFor();
    expect(await ordersOf(asha)).toEqual([]);
    await dialog.getByRole('button', { name: 'Order at the new total' }).click();
    await titled(page, 'Order Successfully');
    expect(await ordersOf(asha)).toMatchObject([{ totalAmt: 374, quantity: 2 }]);
    expect(await cartOf(asha)).toEqual([]);
  });
});

describe('a visitor who goes on without logging in', () => {
  it('fills a cart on the device, keeps it over a reload, and takes it along into the session', async ({
    visit,
  }) => {
    const account = await newAccount(url);
    const asha = await signInByApi(url, account);
    const [salt, soap] = [
      await addProduct(office, { name: 'Sambhar Salt', unit: '1 kg', price: 20 }),
      await addProduct(office, { name: 'Mysore Soap', unit: '1 piece', price: 45 }),
    ];
    await putIntoCart(asha, salt._id, 1);
    const page = await visit(url, 'phone');
    await page.goto(productPath(salt));
    await addToCart(page).click();
    await page.waitForURL('**/login');
    await page.goto(productPath(soap));
    await addToCart(page).click();
    await page.getByText('Please login first to add products!').first().waitFor();
    await cartButton(page, '2 items').waitFor();
    await page.goto('/cart');
    await onScreen(page).getByText('₹65.00').first().waitFor();
    await onScreen(page).getByRole('button', { name: 'Please Login' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(account.email);
    await page.locator('input[name=password]').fill(account.password);
    await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/cart');
    await cartButton(page, '3 items').waitFor();
    await expect
      .poll(async () =>
        (await cartOf(asha)).map(({ productId, quantity }) => [productId.name, quantity]).sort(),
      )
      .toEqual([
        ['Mysore Soap', 1],
        ['Sambhar Salt', 2],
      ]);
  });
});

describe('an order', () => {
  it('reaches the admin, and its stages the shopper, without a reload', async ({ visit }) => {
    const asha = await newShopper(url);
    const book = await addProduct(office, { name: 'Panchatantra', unit: '1 book' });
    const desk = await visitAs(visit, url, office, 'desktop', '/dashboard/AdminAllOrders?view=cards');
    await titled(desk, 'Manage Orders');
    const phone = await visitAs(visit, url, asha, 'phone', '/dashboard/myorders');
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
