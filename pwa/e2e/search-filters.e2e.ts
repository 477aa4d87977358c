import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, signInByApi } from './harness/account';
import { expectAccessible } from './harness/axe';
import { addProduct } from './harness/catalogue';
import { wholeCopy } from './harness/device-store';
import { onScreen } from './harness/on-screen';
import { itWithWorker as it } from './harness/visits';
import { openWithWorker } from './harness/worker';

const cards = (page: Page) => onScreen(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const chips = (page: Page) =>
  onScreen(page).getByRole('list', { name: 'Active filters' }).getByRole('button');

let shop: Shop;
beforeAll(async () => {
  shop = await startDemoShop(120);
  const office = await signInByApi(shop.url, admin);
  const add = (name: string, brand: string, price: number, more: object = {}) =>
    addProduct(office, { name, price, unit: '1 piece', more_details: { Brand: brand }, ...more });
  await add('Quillon Lamp Small', 'Ujala', 400, { unit: '500 g' });
  await add('Quillon Lamp Medium', 'Ujala', 900, { unit: '1 kg', discount: 30 });
  await add('Quillon Lamp Large', 'Ujala', 1500, { stock: 0 });
  await add('Quillon Lantern', 'Deepak & Sons', 700, { unit: '1000 g' });
  await add('Quillon Candle', 'Deepak & Sons', 90, { discount: 10 });
});
afterAll(() => shop.stop());

/** What the server finds and counts. */
async function byApi(filters: Partial<ProductFilters>): Promise<SearchAnswer> {
  const answer = await fetch(shop.url + productPaths.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search: 'quillon', filters, facets: true }),
  });
  return SearchAnswer.parse(await answer.json());
}

describe('filters of a search on a phone', () => {
  it('narrow it down in a sheet with counts, stay through reload and Back, and do the same without a network', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await openWithWorker(page, '/search?q=quillon');
    await wholeCopy(page);
    const counts = (words: string) => onScreen(page).getByRole('status').getByText(words).waitFor();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const openSheet = async () => {
      await onScreen(page)
        .getByRole('button', { name: /^Filters/ })
        .click();
      await sheet.waitFor();
    };
    await counts('Search Results: 5');

    await openSheet();
    const brand = sheet.getByRole('checkbox', { name: 'Ujala' });
    await brand.check();
    await sheet.getByRole('button', { name: 'Show 3 products' }).waitFor();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: 'In Stock Only' }).check();
    await sheet.getByLabel('Sort').selectOption({ label: 'Price: High to Low' });
    await sheet.getByRole('button', { name: 'Show 2 products' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => names(page)).toEqual(['Quillon Lamp Medium', 'Quillon Lamp Small']);
    await expect
      .poll(() => chips(page).allInnerTexts())
      .toEqual(['Price: High to Low', 'Ujala', 'In Stock Only']);
    const narrowed = '/search?q=quillon&brand=ujala&sort=highToLow&inStock=1';
    await expect.poll(() => address(page)).toBe(narrowed);
    await expectAccessible(page);

    await page.reload();
    await counts('Search Results: 2');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await page.goBack();
    await expect.poll(() => address(page)).toBe(narrowed);
    await counts('Search Results: 2');

    await page.context().setOffline(true);
    await chips(page).getByText('In Stock Only').click();
    await counts('Search Results: 3');
    await onScreen(page).getByRole('button', { name: 'Clear all' }).click();
    await counts('Search Results: 5');
    await openSheet();
    // What was never asked for with a network: the device filters and counts as the server does.
    await sheet.getByRole('button', { name: /^1 kg/ }).click();
    await sheet.getByRole('button', { name: /^10% or more/ }).click();
    const { data, facets, totalCount } = await byApi({ packs: ['1000g'], discount: 10 });
    await sheet.getByRole('button', { name: `Show ${totalCount} product` }).waitFor();
    const group = (title: string) => sheet.getByRole('group', { name: title });
    const expected = (facets?.packs ?? []).map(({ label, count }) => `${label} (${count})`);
    await expect.poll(() => group('Pack or size').getByRole('button').allTextContents()).toEqual(expected);
    const discounts = (facets?.discounts ?? []).map(({ atLeast, count }) => `${atLeast}% or more (${count})`);
    await expect.poll(() => group('Discount').getByRole('button').allTextContents()).toEqual(discounts);
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect.poll(() => names(page)).toEqual(data.map(({ name }) => name));

    // Nothing is left: it is said, and the way out is there.
    await openSheet();
    await sheet.getByLabel('Min price').fill('5000');
    await sheet.getByRole('button', { name: 'Show 0 products' }).click();
    await onScreen(page).getByText('No products found').waitFor();
    await expectAccessible(page);
    await onScreen(page).getByRole('button', { name: 'Clear Filters' }).click();
    await counts('Search Results: 5');
    await expect.poll(() => address(page)).toBe('/search?q=quillon');
  });
});
