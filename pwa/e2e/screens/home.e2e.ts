import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');
const ROW = '/api/product/get-product-by-category';

const title = (page: Page) => onScreen(page).getByRole('heading', { level: 1 });
const products = (page: Page) => onScreen(page).getByRole('region', { name: 'Products', exact: true });
/** The row of the last category, far below the first screen. */
const lastRow = (page: Page) => products(page).locator(':scope > section').last();

describe.each(phoneFirst)('home on a %s', (screen) => {
  it('leads down to its rows, which come when they are near, up again, and on to a listing', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(ROW)) asked += 1;
    });
    await open(page, '/');
    const headings = await onScreen(page).getByRole('heading', { level: 2 }).allInnerTexts();
    const strip = onScreen(page).getByRole('list', { name: 'Shop by Category' });
    const names = (await strip.getByRole('listitem').allInnerTexts()).map((name) => name.trim());
    expect(names.length).toBeGreaterThan(5);
    const [firstName, secondName, ...otherNames] = names;
    expect(headings).toEqual([
      'Shop by Category',
      firstName,
      secondName,
      'Best Offers',
      ...otherNames,
      'Get the good offers first',
    ]);
    if (screen === 'phone') {
      // The categories and the first products are seen without scrolling: their pictures at least, above the menu.
      const edge = (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())?.y ?? 0;
      const picture = products(page).getByRole('article').first().locator('img');
      const box = await picture.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(edge);
      expect((await strip.getByRole('listitem').nth(7).boundingBox())?.x).toBeLessThan(390);
    }
    const top = onScreen(page).getByRole('button', { name: 'Back to top' });
    const offered = () => top.evaluate((button) => button.closest('[inert]') === null);
    expect(await offered()).toBe(false);

    await onScreen(page).getByRole('button', { name: 'Shop Now' }).click();
    await expect.poll(async () => (await products(page).boundingBox())?.y ?? 9999).toBeLessThan(200);
    const first = products(page).locator(':scope > section').first();
    await first.getByRole('article').nth(4).waitFor();
    // Their prices stand in line, whatever their names.
    // Measured within each card: the one under the pointer is lifted a little.
    const tops = await first.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const price = card.querySelector('h3 ~ div:last-child')?.getBoundingClientRect().top ?? 0;
        return Math.round(price - card.getBoundingClientRect().top);
      }),
    );
    expect(tops[0]).toBeGreaterThan(0);
    expect(new Set(tops).size).toBe(1);
    expect(asked).toBeLessThan(names.length);
    const atFirst = asked;
    await lastRow(page).scrollIntoViewIfNeeded();
    await lastRow(page).getByRole('article').first().waitFor();
    expect(asked).toBeGreaterThan(atFirst);
    await top.click();
    await expect.poll(async () => (await title(page).boundingBox())?.y ?? -1).toBeGreaterThan(0);
    await expect.poll(offered).toBe(false);

    const all = first.getByRole('link', { name: /^See All / });
    const listing = (await all.getAttribute('href')) ?? '';
    expect(listing).toMatch(/^\/[^/]+-[0-9a-f]{24}\/[^/]+-[0-9a-f]{24}$/);
    const tile = strip.getByRole('link').first();
    expect(await tile.getAttribute('href')).toBe(listing);
    await tile.click();
    await page.waitForURL(`**${listing}`);
    await onScreen(page).getByRole('article').first().waitFor();
    const crumbs = onScreen(page).getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByText(names[0] ?? '').waitFor();
    await page.goBack();
    await all.click();
    await page.waitForURL(`**${listing}`);
  });

  it('holds the place of a row with six cards of the same size, and offers another try', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    let answer: 'later' | 'never' | 'now' = 'later';
    await page.route(`**${ROW}`, async (route) => {
      if (answer === 'never') await route.abort('internetdisconnected');
      else if (answer === 'now') await route.continue();
    });
    await page.goto('/');
    const row = lastRow(page);
    await row.scrollIntoViewIfNeeded();
    const skeletons = row.locator('[data-skeleton]');
    await expect.poll(() => skeletons.count()).toBe(6);
    const held = await skeletons.first().boundingBox();

    answer = 'never';
    await page.reload();
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('alert').getByText('Failed to load products.').waitFor();
    // With the newsletter's refusal on the same screen.
    await onScreen(page).getByRole('button', { name: 'Subscribe' }).click();
    await onScreen(page).getByText('Please enter a valid email address.').waitFor();
    await expectAccessible(page);

    answer = 'now';
    await row.getByRole('button', { name: 'Retry' }).click();
    const card = await row.getByRole('article').first().boundingBox();
    expect({ width: card?.width, height: card?.height }).toEqual({
      width: held?.width,
      height: held?.height,
    });
  });
});

describe('home on a desktop', () => {
  it('scrolls a row by 200 pixels with its arrows', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await open(page, '/');
    const row = products(page).locator(':scope > section').first();
    await row.scrollIntoViewIfNeeded();
    const right = row.getByRole('button', { name: 'Scroll right' });
    const left = row.getByRole('button', { name: 'Scroll left' });
    const strip = row.getByRole('list');
    expect(await left.isVisible()).toBe(false);
    await strip.evaluate((element) => {
      element.style.scrollSnapType = 'none';
    });
    await right.click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(200);
    await left.click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await right.isVisible()).toBe(false);
  });
});
