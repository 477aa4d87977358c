import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { addCategory, type NewCategory } from '../harness/categories';
import { holdCalls } from '../harness/held-calls';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { bothScreens, phoneFirst, type Screen } from '../harness/screens';
import { type Shop, startShop } from '../harness/shop';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const PRODUCTS = 27;
let shop: Shop;
let category: NewCategory;
/** The shelf with products, the newest last: dearer and dearer, each third sold out. */
let dals: string;
let empty: string;

beforeAll(async () => {
  shop = await startShop(20);
  const office = await signInByApi(shop.url, admin);
  category = await addCategory(office, 'Staples, Dal & More', ['Dals', 'Flours', 'Rices']);
  const [shelf, , bare] = category.subcategories;
  dals = shelf?.path ?? '';
  empty = bare?.path ?? '';
  for (let number = 1; number <= PRODUCTS; number += 1)
    await addProduct(office, {
      name: `${number % 2 ? 'Toor' : 'Moong'} Dal ${number}`,
      category: [category._id],
      subCategory: [shelf?._id ?? ''],
      price: number * 100,
      discount: 50,
      stock: number % 3 ? 5 : 0,
    });
});
afterAll(() => shop?.stop());

const cards = (page: Page) => onScreen(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const query = (page: Page) => new URL(page.url()).search;
const dalsFrom = (first: number, last: number) =>
  Array.from({ length: Math.abs(first - last) + 1 }, (_, step) => {
    const number = first + step * Math.sign(last - first);
    return `${number % 2 ? 'Toor' : 'Moong'} Dal ${number}`;
  });
const told = (page: Page, words: string) => onScreen(page).getByRole('status').getByText(words).waitFor();

/** Where the filters are: beside the products, or on a phone in a drawer that is opened for it. */
async function filters(page: Page, screen: Screen) {
  if (screen === 'desktop') return onScreen(page);
  await onScreen(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  return page.getByRole('dialog', { name: 'Filters' });
}
/** On a phone, puts the drawer away by the button that tells how many products are left. */
async function show(page: Page, screen: Screen, button: string) {
  if (screen === 'phone') await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

describe.each(bothScreens)('a listing on a %s', (screen) => {
  it('shows siblings, the first twelve newest first, and more at each Load More', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await open(page, dals);
    expect(await onScreen(page).getByRole('heading', { level: 1 }).innerText()).toBe('Dals');
    expect(await page.title()).toContain('Dals - Staples, Dal & More');
    const siblings = onScreen(page).getByRole('navigation', { name: 'Sub categories' }).getByRole('link');
    expect((await siblings.allInnerTexts()).map((name) => name.trim())).toEqual(['Dals', 'Flours', 'Rices']);
    expect(await siblings.first().getAttribute('aria-current')).toBe('page');

    await told(page, 'Showing 12 of 27');
    expect(await names(page)).toEqual(dalsFrom(27, 16));
    const more = onScreen(page).getByRole('button', { name: 'Load More' });
    await expectAccessible(page);
    await more.click();
    await told(page, 'Showing 24 of 27');
    await more.click();
    await told(page, 'Showing 27 of 27');
    expect(await names(page)).toEqual(dalsFrom(27, 1));
    expect(await more.count()).toBe(0);
    // The button is gone: the focus goes on with the first product that came.
    const focused = page.locator('*:focus');
    await expect.poll(() => focused.innerText()).toBe('Toor Dal 3');
  });

  it('narrows by price, stock and name, sorts, and keeps it all in the address', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await open(page, dals);
    let fields = await filters(page, screen);
    await fields.getByLabel('Sort').selectOption({ label: 'Price: Low to High' });
    await fields.getByLabel('Min price').fill('250');
    await fields.getByLabel('Max price').fill('₹ 600');
    await fields.getByRole('checkbox', { name: 'In Stock Only' }).check();
    await expectAccessible(page);
    await show(page, screen, 'Show 5 products');
    // Half price: ₹250 to ₹600 are the dals 5 to 12; each third is sold out.
    const found = ['Toor Dal 5', 'Toor Dal 7', 'Moong Dal 8', 'Moong Dal 10', 'Toor Dal 11'];
    await told(page, 'Showing 5 of 5');
    expect(await names(page)).toEqual(found);
    await expect.poll(() => query(page)).toBe('?min=250&max=600&sort=lowToHigh&inStock=1');

    const box = onScreen(page).getByRole('textbox', { name: 'Search in this list' });
    await box.fill('TOOR');
    await told(page, 'Showing 3 of 3');
    expect(await names(page)).toEqual(found.filter((name) => name.startsWith('Toor')));
    await expect.poll(() => query(page)).toContain('search=TOOR');
    await page.reload();
    await told(page, 'Showing 3 of 3');
    await onScreen(page).getByRole('button', { name: 'Clear search' }).click();
    await told(page, 'Showing 5 of 5');
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);

    // Another page and Back find them again; a sibling begins without any.
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?min=250&max=600&sort=lowToHigh&inStock=1');
    await told(page, 'Showing 5 of 5');
    fields = await filters(page, screen);
    expect(await fields.getByRole('checkbox', { name: 'In Stock Only' }).isChecked()).toBe(true);
    await fields.getByRole('button', { name: 'Clear Filters' }).click();
    await show(page, screen, 'Show 27 products');
    await told(page, 'Showing 12 of 27');
    await expect.poll(() => query(page)).toBe('');
  });
});

describe.each(phoneFirst)('a listing on a %s', (screen) => {
  it('comes sorted by a shared address', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    for (const [sort, label, expected] of [
      ['lowToHigh', 'Price: Low to High', dalsFrom(1, 12)],
      ['highToLow', 'Price: High to Low', dalsFrom(27, 16)],
      ['newest', 'Newest', dalsFrom(27, 16)],
      ['oldest', 'Oldest', dalsFrom(1, 12)],
    ] as const) {
      await open(page, `${dals}?sort=${sort}`);
      await told(page, 'Showing 12 of 27');
      expect(await names(page)).toEqual(expected);
      const choice = (await filters(page, screen)).getByLabel('Sort');
      expect(await choice.locator('option:checked').innerText()).toBe(label);
    }
  });

  it('forgets the filters on the way to a sibling, and says when a shelf is empty', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await open(page, `${dals}?inStock=1`);
    await told(page, 'Showing 12 of 18');
    await onScreen(page).getByRole('link', { name: 'Rices' }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Rices' }).waitFor();
    await onScreen(page).getByText('No products found').waitFor();
    expect(new URL(page.url()).pathname).toBe(empty);
    expect(query(page)).toBe('');
    await expectAccessible(page);
  });

  it('says when the limits cross, and passes over nonsense in the address', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await open(page, `${dals}?min=abc&max=-5&sort=cheapest&inStock=maybe&page=%F0`);
    await told(page, 'Showing 12 of 27');
    await open(page, `${dals}?min=900&max=100`);
    await onScreen(page).getByText('No products found').waitFor();
    const fields = await filters(page, screen);
    const max = fields.getByLabel('Max price');
    expect(await max.getAttribute('aria-invalid')).toBe('true');
    await fields.getByRole('alert').getByText('The minimum is above the maximum.').waitFor();
    await expectAccessible(page);
    await max.fill('1000');
    await expect.poll(() => max.getAttribute('aria-invalid')).toBe('false');
    await show(page, screen, 'Show 3 products');
    await told(page, 'Showing 3 of 3');
  });

  it('shows skeletons while it waits, and tries again when nothing comes', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await withoutCopy(page);
    const calls = await holdCalls(page, productPaths.bySubcategory);
    await page.goto(`${dals}?sort=oldest`);
    const list = onScreen(page).getByRole('list', { name: 'Products' });
    await list.waitFor();
    expect(await list.getAttribute('aria-busy')).toBe('true');
    expect(await list.locator(':scope > li').count()).toBe(12);
    calls.fail();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('An error occurred while fetching products.').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await told(page, 'Showing 12 of 27');
    await alert.waitFor({ state: 'detached' });
  });

  it('says when the server refuses', async ({ visit }) => {
    const page = await visit(shop.url, screen);
    await withoutCopy(page);
    const refusal = { success: false, error: true, message: 'No', code: 'category.missing' };
    await page.route(`**${productPaths.bySubcategory}`, (route) =>
      route.fulfill({ status: 409, json: refusal }),
    );
    await page.goto(`${dals}?sort=oldest`);
    await onScreen(page).getByRole('alert').getByText('Failed to load products.').waitFor();
  });
});

describe('a listing on a phone', () => {
  it('keeps search and filters at hand, and each filter under a finger', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await open(page, `${dals}?min=100&sort=highToLow&inStock=1`);
    await told(page, 'Showing 12 of 17');
    const chips = onScreen(page).getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect
      .poll(() => chips.allInnerTexts())
      .toEqual(['Price: High to Low', 'From ₹100', 'In Stock Only']);
    await cards(page).last().scrollIntoViewIfNeeded();
    const open3 = onScreen(page).getByRole('button', { name: 'Filters (3)' });
    const header = await page.getByRole('banner').boundingBox();
    const below = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await open3.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    expect((await open3.boundingBox())?.y).toBeLessThan(below + 40);
    await expectAccessible(page);
    await onScreen(page).getByRole('button', { name: 'Remove: In Stock Only' }).click();
    await told(page, 'Showing 12 of 26');
    await expect.poll(() => query(page)).toBe('?min=100&sort=highToLow');
  });

  it('gives the focus back when the drawer is put away by Escape', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await open(page, dals);
    await filters(page, 'phone');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const opener = onScreen(page).getByRole('button', { name: 'Filters' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await rememberLanguage(page.context(), shop.url, 'hi');
    await open(page, dals);
    await told(page, '27 में से 12 दिख रहे हैं');
    await onScreen(page).getByRole('button', { name: 'फ़िल्टर' }).click();
    const drawer = page.getByRole('dialog', { name: 'फ़िल्टर' });
    await drawer.getByLabel('क्रम').selectOption({ label: 'दाम: कम से ज़्यादा' });
    await drawer.getByRole('button', { name: '27 सामान देखें' }).click();
    await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toBe('Toor Dal 1');
    await expectAccessible(page);
  });
});
