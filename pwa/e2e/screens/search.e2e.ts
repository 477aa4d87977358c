import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { field, hasFocus, titled } from '../harness/search-page';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');
const RESULTS = `**${productPaths.search}`;
const title = (page: Page) => onScreen(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => onScreen(page).getByRole('article');
/** Says a term and waits until its results are counted. */
async function search(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await titled(page, term);
  await onScreen(page)
    .getByText(/^Search Results: \d+$/)
    .waitFor();
}

describe.each(phoneFirst)('search on a %s', (screen) => {
  it('begins with an empty field that has the focus, and terms to choose from', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    await page.getByRole('link', { name: 'Search for atta dal and more' }).click();
    await hasFocus(page);
    expect(await field(page).inputValue()).toBe('');
    expect(await field(page).getAttribute('placeholder')).toBe('Search for atta dal and more');
    const ideas = onScreen(page).getByRole('list', { name: 'Popular searches' }).getByRole('link');
    await ideas.first().waitFor();
    await expect
      .poll(() => ideas.allInnerTexts())
      .toEqual([
        'Books',
        'Airbuds',
        'T-shirt',
        'Saddi',
        'Watch',
        'Cloth',
        'Bluetooth',
        'Premium Watches',
        'chips',
      ]);
    await ideas.first().click();
    await titled(page, 'Books');
    expect(await field(page).inputValue()).toBe('Books');
    // Typing and choosing terms is one step: Back leads to where the shopper came from.
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('is filled from the address, which follows every letter without a step of its own', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/about');
    await open(page, '/search?q=toor%20dal');
    expect(await field(page).inputValue()).toBe('toor dal');
    await hasFocus(page);
    await titled(page, 'toor dal');
    expect(await page.title()).toContain('Search Results for "toor dal"');
    await field(page).press('End');
    await field(page).pressSequentially(' 1');
    await expect.poll(() => page.url()).toBe(`${url}/search?q=toor%20dal%201`);
    await titled(page, 'toor dal 1');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await hasFocus(page);
    await expect.poll(() => page.url()).toBe(`${url}/search?q=`);
    await onScreen(page).getByRole('heading', { name: 'What are you looking for?' }).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
  });

  it('counts what it found, and lays it out in columns by width', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search?q=watch');
    const results = onScreen(page).getByRole('list', { name: 'Search results' });
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const tops = await results
        .locator(':scope > li')
        .evaluateAll((items) => items.slice(0, 5).map((item) => item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    const columns = [await columnsAt(390), await columnsAt(600), await columnsAt(900), await columnsAt(1280)];
    expect(columns).toEqual([1, 2, 3, 5]);
    await onScreen(page)
      .getByText(/^Search Results: \d+$/)
      .waitFor();
    await expectAccessible(page);
  });

  it('fetches more as one scrolls, until all are there', async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    const pages: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith(productPaths.search)) pages.push((await response.json()).page);
    });
    await open(page, '/search?q=books');
    const count = onScreen(page).getByText(/^Search Results: \d+$/);
    const total = Number((await count.innerText()).replace(/\D/g, ''));
    expect(total).toBeGreaterThan(20);
    expect(await cards(page).count()).toBe(20);
    while ((await cards(page).count()) < total) {
      const before = await cards(page).count();
      await cards(page).last().scrollIntoViewIfNeeded();
      await cards(page).nth(before).waitFor();
    }
    expect(await cards(page).count()).toBe(total);
    const further = () => pages.filter((number) => number > 1);
    await expect
      .poll(further)
      .toEqual(Array.from({ length: Math.ceil(total / 20) - 1 }, (_, place) => place + 2));
  });

  it('offers to try again when a further page does not come', async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    await open(page, '/search?q=books');
    await page.route(RESULTS, (route) => route.abort('internetdisconnected'));
    await cards(page).last().scrollIntoViewIfNeeded();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load products.').waitFor();
    expect(await cards(page).count()).toBe(20);
    await page.unroute(RESULTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await cards(page).nth(20).waitFor();
  });

  it('shows ten skeletons while it waits, and says when nothing is found', async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    await open(page, '/search');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(RESULTS, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('zzzzqqqq');
    const results = onScreen(page).getByRole('list', { name: 'Search results' });
    await results.waitFor();
    expect(await results.getAttribute('aria-busy')).toBe('true');
    expect(await results.locator(':scope > li').count()).toBe(10);
    answer();
    await onScreen(page).getByText('No Data found').waitFor();
    await onScreen(page).getByText('Search Results: 0').waitFor();
    const picture = onScreen(page).locator('img[src$="no-data.svg"]');
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
    await expectAccessible(page);
    await onScreen(page).getByRole('link', { name: 'Bluetooth' }).click();
    await titled(page, 'Bluetooth');
    await cards(page).first().waitFor();
  });

  it('says when results cannot be had, and tries again', async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    await open(page, '/search');
    await page.route(RESULTS, (route) => route.abort('internetdisconnected'));
    await field(page).fill('atta');
    await field(page).press('Enter');
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load products.').waitFor();
    await expectAccessible(page);
    await page.unroute(RESULTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });

  it('forgives slips, Hinglish and another script', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    for (const [typed, meant] of [
      ['aata', /atta/i],
      ['blutooth earbds', /earbuds/i],
      ['saddi', /saree/i],
      ['आटा', /atta/i],
    ] as const) {
      await search(page, typed);
      await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toMatch(meant);
    }
  });
});

describe('the header of the search page', () => {
  it('is the field alone on a phone, with a way home in place of the magnifier', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await open(page, '/search?q=dal');
    const header = page.getByRole('banner');
    const back = header.getByRole('button', { name: 'Back to home' });
    expect(await back.isVisible()).toBe(true);
    expect(await header.getByRole('link').count()).toBe(0);
    expect(await header.getByRole('button', { name: /cart/i }).count()).toBe(0);
    await back.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('is whole on a desk, for a visitor and for who is signed in', async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await open(page, '/search?q=dal');
    const header = page.getByRole('banner');
    expect(await header.getByRole('button', { name: 'Back to home' }).count()).toBe(0);
    expect((await field(page).locator('..').boundingBox())?.width).toBeGreaterThanOrEqual(420);
    await header.getByRole('button', { name: 'Login' }).waitFor();
    await rememberSignIn(page.context(), await newShopper(url));
    await page.reload();
    await hasFocus(page);
    await header.getByRole('button', { name: /account/i }).waitFor();
  });
});

describe('search in Hindi', () => {
  it('speaks it, and understands it', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, '/search');
    await onScreen(page).getByRole('heading', { level: 1, name: 'आप क्या ढूँढ रहे हैं?' }).waitFor();
    await onScreen(page).getByRole('link', { name: 'साड़ी' }).click();
    await expect.poll(() => title(page).innerText()).toBe('“साड़ी” के खोज नतीजे');
    await onScreen(page)
      .getByText(/^खोज नतीजे: \d+$/)
      .waitFor();
    expect(await cards(page).first().getByRole('heading').innerText()).toMatch(/saree/i);
    await expectAccessible(page);
  });
});
