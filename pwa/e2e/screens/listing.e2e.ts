import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { admin, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { addCategory } from '../harness/categories';
import { holdCalls } from '../harness/held-calls';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst, type Screen } from '../harness/screens';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const PRODUCTS = 27;
let shop: Shop;
/** The listing with its products, the newest last: dearer and dearer, each third sold out. */
let dals: string;
let flours: string;

beforeAll(async () => {
  shop = await startDemoShop(20);
  const office = await signInByApi(shop.url, admin);
  const category = await addCategory(office, 'Staples, Dal & More', ['Dals', 'Flours']);
  const [subcategory, other] = category.subcategories;
  dals = subcategory?.path ?? '';
  flours = other?.path ?? '';
  for (let number = 1; number <= PRODUCTS; number += 1)
    await addProduct(office, {
      name: `${number % 2 ? 'Toor' : 'Moong'} Dal ${number}`,
      category: [category._id],
      subCategory: [subcategory?._id ?? ''],
      price: number * 100,
      discount: 50,
      stock: number % 3 ? 5 : 0,
    });
});
afterAll(() => shop?.stop());

const cards = (page: Page) => onScreen(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const query = (page: Page) => new URL(page.url()).search;
const reports = (page: Page, words: string) => onScreen(page).getByRole('status').getByText(words).waitFor();

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

describe.each(phoneFirst)('a listing on a %s', (screen) => {
  it('is narrowed, found again after a reload and by Back, and forgets its filters on the way to a sibling', async ({
    visit,
  }) => {
    const page = await visit(shop.url, screen);
    await open(page, dals);
    await reports(page, 'Showing 12 of 27');
    let fields = await filters(page, screen);
    if (screen === 'phone') {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const opener = onScreen(page).getByRole('button', { name: 'Filters' });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
      fields = await filters(page, screen);
    }
    await fields.getByLabel('Sort').selectOption({ label: 'Price: Low to High' });
    await fields.getByLabel('Min price').fill('250');
    await fields.getByLabel('Max price').fill('₹ 600');
    await fields.getByRole('checkbox', { name: 'In Stock Only' }).check();
    await show(page, screen, 'Show 5 products');
    // Half price: ₹250 to ₹600 are the dals 5 to 12; each third is sold out.
    const found = ['Toor Dal 5', 'Toor Dal 7', 'Moong Dal 8', 'Moong Dal 10', 'Toor Dal 11'];
    await reports(page, 'Showing 5 of 5');
    await expect.poll(() => names(page)).toEqual(found);
    await expect.poll(() => query(page)).toBe('?min=250&max=600&sort=lowToHigh&inStock=1');
    await expectAccessible(page);

    await page.reload();
    await reports(page, 'Showing 5 of 5');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?min=250&max=600&sort=lowToHigh&inStock=1');
    await reports(page, 'Showing 5 of 5');
    fields = await filters(page, screen);
    expect(await fields.getByRole('checkbox', { name: 'In Stock Only' }).isChecked()).toBe(true);
    await fields.getByLabel('Min price').fill('900');
    await fields.getByLabel('Max price').fill('100');
    await fields.getByLabel('Max price').blur();
    await fields.getByRole('alert').getByText('The minimum is above the maximum.').waitFor();
    await expectAccessible(page);
    await show(page, screen, 'Show 0 products');
    await onScreen(page).getByText('No products found').waitFor();

    await onScreen(page).getByRole('link', { name: 'Flours' }).click();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Flours' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname + query(page)).toBe(flours);
    await onScreen(page).getByText('No products found').waitFor();
    await expectAccessible(page);
  });
});

describe('a listing on a phone', () => {
  it('keeps search and filters at hand while one scrolls, each filter under a finger', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await open(page, `${dals}?min=100&sort=highToLow&inStock=1`);
    await reports(page, 'Showing 12 of 17');
    await onScreen(page).getByRole('list', { name: 'Active filters' }).getByRole('button').first().waitFor();
    await cards(page).last().scrollIntoViewIfNeeded();
    const opener = onScreen(page).getByRole('button', { name: 'Filters (3)' });
    // They stay below the header, which has shrunk to the search.
    const belowHeader = () =>
      opener.evaluate((button) => {
        const header = document.querySelector('header')?.getBoundingClientRect();
        return header && header.top < 0 ? Math.round(button.getBoundingClientRect().top - header.bottom) : -1;
      });
    await expect.poll(belowHeader).toBeGreaterThanOrEqual(0);
    await expect.poll(belowHeader).toBeLessThan(40);
    await expectAccessible(page);
    await onScreen(page).getByRole('button', { name: 'Load More' }).click();
    await reports(page, 'Showing 17 of 17');
    await onScreen(page).getByRole('button', { name: 'Remove: In Stock Only' }).click();
    await reports(page, 'Showing 12 of 26');
    await expect.poll(() => query(page)).toBe('?min=100&sort=highToLow');
  });

  it('says when it cannot be had, and tries again', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await withoutCopy(page);
    const calls = await holdCalls(page, productPaths.bySubcategory);
    await page.goto(`${dals}?sort=oldest`);
    await onScreen(page).getByRole('list', { name: 'Products' }).waitFor();
    calls.fail();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('An error occurred while fetching products.').waitFor();
    await expectAccessible(page);
    // Held again, so that only the button can bring them.
    calls.hold();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'hidden' });
    calls.goOn();
    await reports(page, 'Showing 12 of 27');
  });
});
