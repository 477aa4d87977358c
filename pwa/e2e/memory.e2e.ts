import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Footprint, footprintsOf } from './harness/footprint';
import { onScreen, open, pageLoaded } from './harness/on-screen';
import { isFullRun } from './harness/screens';
import { it } from './harness/visits';

const url = inject('shopUrl');

/** How many products a long walk leads through. */
const WALK = isFullRun ? 15 : 11;

/** A page that stays behind costs some 1,300 nodes, 250 listeners and 900 kB: one in four of these is a leak. */
const MAX_PER_PAGE: Footprint = { nodes: 325, listeners: 62, heapBytes: 225_000 };

const links = (page: Page, row: string) =>
  onScreen(page).getByRole('region', { name: row }).getByRole('article').getByRole('link');

/** Opens a product that was not opened yet, from the rows below the product on screen. */
async function openAnother(page: Page, opened: Set<string>): Promise<void> {
  await onScreen(page).getByRole('contentinfo').scrollIntoViewIfNeeded();
  const rows = [links(page, 'You May Also Like'), links(page, 'Explore Other Categories')];
  // both, since a row that fills moves the other one
  for (const row of rows) await row.first().waitFor();
  for (const link of (await Promise.all(rows.map((row) => row.all()))).flat()) {
    const address = await link.getAttribute('href');
    if (!address || opened.has(address)) continue;
    opened.add(address);
    await link.click();
    await page.waitForURL(`**${address}`);
    return pageLoaded(page);
  }
  throw new Error(`${page.url()} leads to no further product`);
}

/** What the document says of itself, and which landmarks a screen reader finds. */
async function headOf(page: Page) {
  const attributes = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((found, attribute) => found.map((element) => element.getAttribute(attribute)), name);
  return {
    titles: await page.locator('title:not(svg title)').allInnerTexts(),
    canonical: await attributes('link[rel=canonical]', 'href'),
    descriptions: (await attributes('meta[name=description]', 'content')).length,
    headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    landmarks: await Promise.all(
      (['banner', 'main', 'contentinfo'] as const).map((role) => page.getByRole(role).count()),
    ),
  };
}

/** The most pages that stay behind the one on screen, and it (`app/routing/PageStack`). */
const MAX_PAGES = 4;

/** Waits until the pages that were left longest ago are taken down, which is a moment after a walk. */
const atRest = (page: Page) =>
  expect.poll(() => page.locator('[data-scroll-area]').count()).toBeLessThanOrEqual(MAX_PAGES);

/** Asserts that so many further pages cost what the pages on screen cost, not what all that were open cost. */
function expectNoGrowth(later: Footprint, earlier: Footprint, pages: number): void {
  for (const [what, most] of Object.entries(MAX_PER_PAGE)) {
    const key = what as keyof Footprint;
    const grown = (later[key] - earlier[key]) / pages;
    expect(grown, `${what} for each further page, ${earlier[key]} to ${later[key]}`).toBeLessThan(most);
  }
}

describe('a long walk', () => {
  it(`through ${WALK} products keeps one head, one set of landmarks, and its size, and leads back to products whose pages were taken down`, {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, 'phone');
    const measure = await footprintsOf(page);
    await open(page, '/');
    await onScreen(page).getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    await pageLoaded(page);
    const opened = new Set([new URL(page.url()).pathname]);
    let early: Footprint | undefined;
    while (opened.size < WALK) {
      await openAnother(page, opened);
      const canonical = [url + [...opened].at(-1)];
      // The page before may still be the one on screen.
      await expect.poll(async () => (await headOf(page)).canonical).toEqual(canonical);
      const name = await onScreen(page).getByRole('heading', { level: 1 }).innerText();
      await expect
        .poll(() => headOf(page))
        .toEqual({
          titles: [expect.stringContaining(`${name} | `)],
          canonical,
          descriptions: 1,
          headings: [name],
          landmarks: [1, 1, 1],
        });
      if (opened.size !== 5) continue;
      await atRest(page);
      early = await measure();
    }
    if (!early) throw new Error('Nothing was measured on the way');
    await atRest(page);
    expectNoGrowth(await measure(), early, WALK - 5);

    for (const address of [...opened].reverse().slice(1, 6)) {
      await page.goBack();
      await page.waitForURL(`**${address}`);
      await pageLoaded(page);
      // The page that is left may still be seen going.
      await expect.poll(() => page.getByRole('main').count()).toBe(1);
    }
    // past the others in one step, as by the list behind the browser's button
    await page.evaluate((steps) => history.go(-steps), opened.size - 5);
    await onScreen(page).getByRole('region', { name: 'Shop by Category' }).waitFor();
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
  });

  it('to and fro between home and fourteen products keeps its size', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const page = await visit(url, 'phone');
    const measure = await footprintsOf(page);
    await open(page, '/');
    let early: Footprint | undefined;
    for (let trip = 1; trip <= 14; trip++) {
      const card = onScreen(page).getByRole('article').nth(trip);
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('link').first().click();
      await page.waitForURL('**/product/**');
      await pageLoaded(page);
      if (trip % 2) await page.goBack();
      else await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL(`${url}/`);
      await pageLoaded(page);
      if (trip % 2) continue;
      await atRest(page);
      // By Back a page goes with the step; by then as many stay behind as ever will.
      if (trip === 6) early = await measure();
    }
    if (!early) throw new Error('Nothing was measured on the way');
    expectNoGrowth(await measure(), early, 8);
  });
});
