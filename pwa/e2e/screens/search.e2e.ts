import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { field, hasFocus, titled } from '../harness/search-page';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');
const RESULTS = `**${productPaths.search}`;
const cards = (page: Page) => onScreen(page).getByRole('article');

describe.each(phoneFirst)('search on a %s', (screen) => {
  it('is come to by its prompt, typed and chosen as one step, forgives a slip, and left by Back', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    await page.getByRole('link', { name: 'Search for atta dal and more' }).click();
    await hasFocus(page);
    const ideas = onScreen(page).getByRole('list', { name: 'Popular searches' }).getByRole('link');
    await ideas.first().click();
    await titled(page, 'Books');
    await expect.poll(() => field(page).inputValue()).toBe('Books');
    await field(page).fill('');
    await field(page).pressSequentially('blutooth earbds');
    await titled(page, 'blutooth earbds');
    await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toMatch(/earbuds/i);
    expect(page.url()).toBe(`${url}/search?q=blutooth%20earbds`);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await hasFocus(page);
    await onScreen(page).getByRole('heading', { name: 'What are you looking for?' }).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('lays its results out in columns by width, and fetches more as one scrolls, until all are there', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    const pages: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith(productPaths.search) && response.ok())
        pages.push((await response.json()).page);
    });
    await open(page, '/search?q=books');
    const count = onScreen(page).getByText(/^Search Results: \d+$/);
    const total = Number((await count.innerText()).replace(/\D/g, ''));
    expect(total).toBeGreaterThan(20);
    await expect.poll(() => cards(page).count()).toBe(20);

    await page.route(RESULTS, (route) => route.abort('internetdisconnected'));
    await cards(page).last().scrollIntoViewIfNeeded();
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load products.').waitFor();
    await expect.poll(() => cards(page).count()).toBe(20);
    await page.unroute(RESULTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await cards(page).nth(20).waitFor();
    while ((await cards(page).count()) < total) {
      const before = await cards(page).count();
      await cards(page).last().scrollIntoViewIfNeeded();
      await cards(page).nth(before).waitFor();
    }
    await expect.poll(() => cards(page).count()).toBe(total);
    const further = () => pages.filter((number) => number > 1);
    await expect
      .poll(further)
      .toEqual(Array.from({ length: Math.ceil(total / 20) - 1 }, (_, place) => place + 2));

    const results = onScreen(page).getByRole('list', { name: 'Search results' });
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const tops = await results
        .locator(':scope > li')
        .evaluateAll((items) => items.slice(0, 5).map((item) => item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    const columns = [await columnsAt(390), await columnsAt(600), await columnsAt(900), await columnsAt(1280)];
    expect(columns).toEqual([2, 2, 3, 5]);
  });

  it('offers what may have been meant, and what others like, when nothing is found', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search?q=chaqolatte');
    await onScreen(page).getByText('No Data found').waitFor();
    await onScreen(page)
      .getByRole('list', { name: 'Liked by many shoppers' })
      .getByRole('article')
      .first()
      .waitFor();
    await expectAccessible(page);
    await onScreen(page).getByRole('list', { name: 'Did you mean' }).getByRole('link').first().click();
    await titled(page, 'chocolate');
    await expect.poll(() => cards(page).first().getByRole('heading').innerText()).toMatch(/chocolate/i);
  });

  it('says when results cannot be had, and shows a picture when there are none', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    await open(page, '/search');
    await page.route(RESULTS, (route) => route.abort('internetdisconnected'));
    await field(page).fill('zzzzqqqq');
    await field(page).press('Enter');
    const alert = onScreen(page).getByRole('alert');
    await alert.getByText('Failed to load products.').waitFor();
    await expectAccessible(page);
    await page.unroute(RESULTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await onScreen(page).getByText('No Data found').waitFor();
    const picture = onScreen(page).locator('img[src$="no-data.svg"]');
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  });
});
