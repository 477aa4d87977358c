import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsOfPdf } from '@jhola/test-doubles/files/pdf-text';
import { zipOf } from '@jhola/test-doubles/files/zip';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type SignedIn, signInByApi } from './harness/account';
import { findProducts, stockOf } from './harness/catalogue';
import { downloaded } from './harness/downloaded';
import { becomeAdministrator, owner } from './harness/first-owner';
import { onScreen, titled } from './harness/on-screen';
import { home, ordersOf } from './harness/orders';
import { root } from './harness/paths';
import { register, searchAndOpen, signIn } from './harness/shopping';
import { it } from './harness/visits';

const asha = { email: 'asha.verma@mail.example', password: 'gulmohar-14-jaipur' };
const picture = readFileSync(path.join(root, 'pwa/public/icons/pwa-512x512.png'));

/** The list of real groceries, where it lies beside the repository; some rows of the same shape where it does not. */
const groceries = path.join(
  process.env.PRICE_LISTS ?? path.join(root, '..', 'shared', 'data'),
  'bigbasket_products.csv',
);
const HEADING = 'Name,Brand,price(INR),DiscountPrice,Image_Url,Quantity,Category,SubCategory,Absolute_Url';
function priceList(): string {
  if (existsSync(groceries)) return readFileSync(groceries, 'utf8').trimEnd();
  const rows = Array.from(
    { length: 300 },
    (_, n) => `Grain ${n},Khet,${100 + n},${90 + n},,1 kg,Staples,Grains,https://list.example/${n}/`,
  );
  return [HEADING, ...rows].join('\n');
}

/**
 * What is ordered, apart from what the shop computes: in rupees as the list has them, of amounts that have no fractions. The figures of
 * the test follow from these alone.
 */
const ghee = { name: 'Zafrani Desi Ghee', price: 500, charged: 450, pieces: 2 };
const salt = { name: 'Zafrani Rock Salt', price: 25, charged: 20, pieces: 3 };
const DELIVERY = 40;
const STOCK = 100;
const ordered = ghee.charged * ghee.pieces + salt.charged * salt.pieces + DELIVERY;
const afterwards = ghee.charged * ghee.pieces + DELIVERY;
const own = [ghee, salt].map(
  ({ name, price, charged }, at) =>
    `${name},Zafrani,${price},${charged},,1 kg,Zafrani Foods,Own,https://list.example/own-${at}/`,
);
const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`;

describe('an owner', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startDemoShop(0, { DEMO_CATALOGUE: 'off' });
  });
  afterAll(() => shop.stop());

  it('sets an empty shop up in the browser, and sells, prints, cancels a line and ships; each figure is right', {
    tags: 'full-run',
    timeout: 600_000,
  }, async ({ visit }) => {
    const desk = await visit(shop.url, 'desktop');
    await becomeAdministrator(desk, shop);
    await setUp(desk);
    const rows = await importList(desk);
    const office = await signInByApi(shop.url, owner);
    await picturesFor(desk, office);
    await deliverTo(desk);

    const phone = await visit(shop.url, 'phone');
    await register(phone, asha, home.name);
    await signIn(phone, asha);
    const orderId = await buy(phone);
    const shopper = await signInByApi(shop.url, asha);
    expect(await ordersOf(shopper)).toMatchObject([
      { orderId, totalAmt: ordered, deliveryCharge: DELIVERY, quantity: ghee.pieces + salt.pieces },
    ]);
    expect(await pieces(office)).toEqual([STOCK - ghee.pieces, STOCK - salt.pieces]);

    await desk.goto(`/dashboard/AdminAllOrders/${orderId}`);
    await titled(desk, `Order ${orderId}`);
    expect(await slip(desk)).toContain(`COD: collect ${inRupees(ordered)}`);
    await cancelSalt(desk);
    expect(await slip(desk)).toContain(`COD: collect ${inRupees(afterwards)}`);
    expect(await pieces(office)).toEqual([STOCK - ghee.pieces, STOCK]);
    await ship(desk);
    expect(await ordersOf(shopper)).toMatchObject([{ totalAmt: afterwards, quantity: ghee.pieces }]);

    await phone.goto(`/dashboard/myorders/${orderId}`);
    await onScreen(phone).getByText('Tracking number: DL 123').waitFor();
    await onScreen(phone).getByRole('heading', { name: 'Cancelled items' }).waitFor();
    await desk.goto('/dashboard/overview');
    await onScreen(desk)
      .getByText(inRupees(afterwards), { exact: true })
      .or(onScreen(desk).getByText(`${inRupees(afterwards)}.00`, { exact: true }))
      .first()
      .waitFor();
    await desk.goto('/dashboard/product');
    await onScreen(desk)
      .getByText(`${rows.toLocaleString('en-IN')} products`)
      .waitFor();
  });
});

/** Through the three steps of the set-up. */
async function setUp(page: Page): Promise<void> {
  const view = onScreen(page);
  const field = (name: string) => view.getByRole('textbox', { name, exact: true });
  const save = view.getByRole('button', { name: 'Save and continue' });
  await field('Shop name').fill('Sharma Stores');
  await field('Phone').fill('+91 22 5550 0100');
  await field('E-mail').fill('ask@sharma.example');
  await field('Address').fill('1, Laxmi Road, Pune 411030');
  await save.click();
  await view
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await view.getByRole('button', { name: 'Remove the logo' }).waitFor();
  await save.click();
  await page.getByRole('banner').locator('img').first().waitFor();
  await view.getByRole('link', { name: 'Import your list' }).click();
}

/** Imports the list, whose columns are guessed. @returns how many products it has */
async function importList(page: Page): Promise<number> {
  const view = onScreen(page);
  const list = [priceList(), ...own].join('\n');
  await view
    .getByLabel('CSV file')
    .setInputFiles({ name: 'groceries.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const column = (meaning: string) => view.getByRole('combobox', { name: meaning, exact: true });
  const chosen = (meaning: string) => column(meaning).inputValue();
  await column('Name').waitFor();
  await expect.poll(() => chosen('Price in rupees')).toBe('price(INR)');
  expect(await chosen('Price after discount in rupees')).toBe('DiscountPrice');
  // the pictures come by a ZIP
  await column('Picture addresses (URL)').selectOption('');
  await view.getByRole('button', { name: 'Check without importing' }).click();
  await view.getByText('Checked. Nothing was written.').waitFor({ timeout: 120_000 });
  await view.getByRole('button', { name: 'Import now' }).click();
  await view.getByText('Imported.', { exact: true }).waitFor({ timeout: 240_000 });
  const [created = ''] = await view.getByRole('table').first().locator('td').allInnerTexts();
  return Number(created.replace(/\D/g, ''));
}

/** Sends a ZIP of pictures, named after the products. */
async function picturesFor(page: Page, office: SignedIn): Promise<void> {
  const found = await Promise.all([ghee, salt].map(({ name }) => findProducts(office, name)));
  const ids = found.map(([product]) => product?._id);
  const zip = zipOf(ids.map((id) => ({ name: `${id}.png`, bytes: picture })));
  await onScreen(page)
    .getByLabel('ZIP of pictures')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip });
  const sent = onScreen(page).getByRole('listitem').filter({ hasText: 'pictures.zip' });
  await sent.getByText('Done.').waitFor({ timeout: 60_000 });
  await sent.getByText('2 pictures').waitFor();
  const [now] = await findProducts(office, ghee.name);
  expect(now?.image[0]).toMatch(/^\/uploads\/pictures\//);
}

/** The shop delivers to Jaipur, at a charge. */
async function deliverTo(page: Page): Promise<void> {
  await page.goto('/dashboard/settings/delivery');
  const view = onScreen(page);
  await view.getByRole('button', { name: 'Add area' }).click();
  await view.getByRole('textbox', { name: 'Name' }).fill('Jaipur');
  await view.getByRole('textbox', { name: 'PIN codes' }).fill('302001-302099');
  await view.getByRole('textbox', { name: 'Delivered within' }).fill('45');
  await view.getByRole('textbox', { name: 'Charge in ₹' }).fill(String(DELIVERY));
  await view.getByRole('textbox', { name: 'Free from ₹' }).fill('2000');
  await view.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Delivery areas saved').waitFor();
}

/** Both products, on a phone. @returns the order's number */
async function buy(page: Page): Promise<string> {
  for (const { name, pieces } of [ghee, salt]) {
    await page.goto('/');
    await searchAndOpen(page, name, name);
    const view = onScreen(page);
    for (let more = 1; more < pieces; more++) await view.getByRole('button', { name: 'One more' }).click();
    await view.getByRole('button', { name: 'Add to Cart' }).click();
    await view.getByRole('link', { name: /^View Cart/ }).waitFor();
  }
  await page.getByRole('link', { name: /^View Cart/ }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  for (const [name, text] of Object.entries(home)) await dialog.locator(`[name="${name}"]`).fill(text);
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('radio', { name: home.name }).and(page.locator(':checked')).waitFor();
  await onScreen(page).getByText('Delivered within 45 minutes').waitFor();
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** How many pieces are left of both. */
async function pieces(office: SignedIn): Promise<number[]> {
  const found = await Promise.all([ghee, salt].map(({ name }) => findProducts(office, name)));
  return Promise.all(found.map(([product]) => stockOf(office, product?._id ?? '')));
}

/** What is printed on the packing slip of the order on screen. */
async function slip(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await onScreen(page).getByRole('button', { name: 'Packing slip' }).click();
  return textsOfPdf(await downloaded(await download)).join('\n');
}

async function cancelSalt(page: Page): Promise<void> {
  const view = onScreen(page);
  await view.getByRole('button', { name: 'Cancel Items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Items' });
  await dialog.getByRole('combobox', { name: new RegExp(`^${salt.name}`) }).selectOption('0');
  await dialog.getByText(new RegExp(`^${inRupees(afterwards)}\\.00 are to be collected then`)).waitFor();
  await dialog.getByRole('button', { name: 'Cancel Items' }).click();
  await view.getByRole('heading', { name: 'Cancelled items' }).waitFor();
}

async function ship(page: Page): Promise<void> {
  const form = onScreen(page).getByRole('region', { name: 'Courier' });
  await form.getByRole('textbox', { name: 'Courier’s name' }).fill('Delhivery');
  await form.getByRole('textbox', { name: 'Tracking number' }).fill('DL 123');
  await form.getByRole('button', { name: 'Mark as Shipped' }).click();
  await form.getByRole('button', { name: 'Save Courier' }).waitFor();
}
