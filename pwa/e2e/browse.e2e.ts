import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { shopper } from './harness/account';
import { type Shop, startShop } from './harness/shop';
import { itWithWorker as it } from './harness/visits';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop(600);
});
afterAll(() => shop?.stop());

/** The page on screen; Ionic keeps earlier ones behind it. */
const onScreen = (page: Page) => page.locator('.ion-page:not(.ion-page-hidden)').last();
const heading = (page: Page, name: string | RegExp) =>
  onScreen(page).getByRole('heading', { level: 1, name });
const cards = (page: Page) => onScreen(page).getByRole('article');

/** From the home page into the listing of its first category. */
async function openListing(page: Page) {
  await page.goto('/');
  await onScreen(page)
    .getByRole('link', { name: /^See All/ })
    .first()
    .click();
  await cards(page).nth(3).waitFor();
}

async function signIn(page: Page) {
  await heading(page, 'Welcome back').waitFor();
  await page.getByLabel('Email').fill(shopper.email);
  await page.locator('input[name=password]').fill(shopper.password);
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
}

describe('home', () => {
  it('leads from a category tile to its first listing', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await page.goto('/');
    const strip = onScreen(page).getByRole('region', { name: 'Shop by Category' });
    const tile = strip.getByRole('link').first();
    const category = await tile.innerText();
    await tile.click();
    await onScreen(page).getByRole('navigation', { name: 'Breadcrumb' }).getByText(category.trim()).waitFor();
    await cards(page).first().waitFor();
  });

  it('asks for the rows below the screen only when they come near', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/get-product-by-category')) asked += 1;
    });
    await page.goto('/');
    await cards(page).first().waitFor();
    const rows = onScreen(page).getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 });
    const atFirst = asked;
    expect(atFirst).toBeLessThan(await rows.count());
    await rows.last().scrollIntoViewIfNeeded();
    const last = onScreen(page).getByRole('region', { name: await rows.last().innerText() });
    await last.getByRole('article').first().waitFor();
    expect(asked).toBeGreaterThan(atFirst);
  });
});

describe('listing', () => {
  it('keeps its filters in the address and finds them again by Back', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await openListing(page);
    await page.getByLabel('Sort').selectOption('lowToHigh');
    await page.getByLabel('Max price').fill('300');
    await page.getByLabel('In Stock Only').check();
    await expect.poll(() => new URL(page.url()).search).toBe('?max=300&sort=lowToHigh&inStock=1');
    const first = await cards(page).first().getByRole('heading').innerText();
    await cards(page).first().getByRole('link', { name: first }).click();
    await heading(page, first).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('?max=300&sort=lowToHigh&inStock=1');
    await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toBe(first);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('forgets the filters on the way to a sibling', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await openListing(page);
    await page.getByLabel('In Stock Only').check();
    await expect.poll(() => new URL(page.url()).search).toBe('?inStock=1');
    const siblings = onScreen(page).getByRole('navigation', { name: 'Sub categories' });
    const other = siblings.locator('a:not([aria-current])').first();
    const name = (await other.innerText()).trim();
    await other.click();
    await heading(page, name).waitFor();
    await cards(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await onScreen(page).getByLabel('In Stock Only').isChecked()).toBe(false);
  });

  it('opens filters in a drawer on a phone and says when nothing is left', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await openListing(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Min price').fill('9999999');
    await drawer.getByRole('button', { name: 'Show 0 products' }).click();
    await onScreen(page).getByText('No products found').waitFor();
  });
});

describe('search', () => {
  it('follows what is typed and fetches more as one scrolls', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await page.goto('/');
    await page.getByRole('link', { name: 'Search for atta dal and more' }).click();
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('watch');
    await heading(page, 'Search Results for "watch"').waitFor();
    expect(page.url()).toMatch(/\/search\?q=watch$/);
    const count = onScreen(page).getByText(/^Search Results: \d+$/);
    await count.waitFor();
    const total = Number((await count.innerText()).replace(/\D/g, ''));
    expect(total).toBeGreaterThan(20);
    await cards(page).nth(19).scrollIntoViewIfNeeded();
    await cards(page).nth(20).waitFor();
  });

  it('shows a picture when nothing is found', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await page.goto('/search?q=zzzzqqqq');
    await onScreen(page).getByText('No Data found').waitFor();
    await onScreen(page).getByText('Search Results: 0').waitFor();
  });
});

describe('a product', () => {
  it('opens under a stale name and names the right one', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await openListing(page);
    const link = cards(page).first().getByRole('link').last();
    const path = (await link.getAttribute('href')) ?? '';
    await page.goto(path.replace(/[^/]+(?=-[0-9a-f]{24}$)/, 'an-old-name'));
    await onScreen(page).getByRole('heading', { name: 'Description' }).waitFor();
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.url + path);
  });

  it('is remembered among the recently viewed', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await openListing(page);
    const [seen, other] = await Promise.all(
      [0, 1].map((place) => cards(page).nth(place).getByRole('heading').innerText()),
    );
    await cards(page).nth(0).getByRole('link', { name: seen }).click();
    await heading(page, seen ?? '').waitFor();
    await page.goBack();
    await cards(page).nth(1).getByRole('link', { name: other }).click();
    await heading(page, other ?? '').waitFor();
    const recent = onScreen(page).getByRole('region', { name: 'Recently Viewed' });
    await recent.getByRole('article', { name: seen }).waitFor();
  });

  it('leads on to related ones', async ({ visit }) => {
    const page = await visit(shop.url, 'desktop');
    await openListing(page);
    await cards(page).first().getByRole('link').last().click();
    const related = onScreen(page).getByRole('region', { name: 'You May Also Like' });
    await related.scrollIntoViewIfNeeded();
    const name = await related.getByRole('article').first().getByRole('heading').innerText();
    await related.getByRole('link', { name }).first().click();
    await heading(page, name).waitFor();
  });

  it('says when the address names none', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await page.goto('/product/nothing');
    await onScreen(page).getByText('Invalid product ID.').waitFor();
  });

  it('can be read again without a network', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await openListing(page);
    const name = await cards(page).first().getByRole('heading').innerText();
    await cards(page).first().getByRole('link', { name }).click();
    await onScreen(page).getByRole('heading', { name: 'Description' }).waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    await page.context().setOffline(true);
    await cards(page).first().getByRole('link', { name }).click();
    await heading(page, name).waitFor();
    await onScreen(page).getByRole('heading', { name: 'Description' }).waitFor();
    await page.context().setOffline(false);
  });
});

describe('the wishlist', () => {
  it('asks a visitor to log in, then keeps what a heart was given to', async ({ visit }) => {
    const page = await visit(shop.url, 'phone');
    await openListing(page);
    const name = await cards(page).first().getByRole('heading').innerText();
    const add = { name: `Add ${name} to the wishlist` };
    const remove = { name: `Remove ${name} from the wishlist` };
    await onScreen(page).getByRole('button', add).click();
    await page.getByText('Login required!').waitFor();
    await signIn(page);
    await cards(page).first().waitFor();
    await onScreen(page).getByRole('button', add).click();
    await onScreen(page).getByRole('button', remove).waitFor();
    await page.getByRole('link', { name: 'My Wishlist' }).first().click();
    await heading(page, 'My Wishlist').waitFor();
    await onScreen(page).getByRole('article', { name }).waitFor();
    // A fresh page asks the server: the heart has reached it.
    await page.reload();
    await onScreen(page).getByRole('button', remove).click();
    await page.getByText('Removed from wishlist').waitFor();
    await onScreen(page).getByText('Your wishlist is empty.').waitFor();
  });
});
