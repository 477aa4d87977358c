import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type Footprint, footprintsOf } from './harness/footprint';
import { onScreen, open, settled } from './harness/on-screen';
import { itWithWorker as it } from './harness/visits';

const url = inject('shopUrl');

/** A page that stays behind costs some 1,300 nodes, 250 listeners and 900 kB: one in four of these is a leak. */
const MAX_PER_PAGE: Footprint = { nodes: 325, listeners: 62, heapBytes: 225_000 };

const links = (page: Page, shelf: string) =>
  onScreen(page).getByRole('region', { name: shelf }).getByRole('article').getByRole('link');

/** Opens a product that was not opened yet, from the shelves below the product on screen. */
async function openAnother(page: Page, opened: Set<string>): Promise<void> {
  await onScreen(page).getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shelves = [links(page, 'You May Also Like'), links(page, 'Explore Other Categories')];
  // both, since a shelf that fills moves the other one
  for (const shelf of shelves) await shelf.first().waitFor();
  for (const link of (await Promise.all(shelves.map((shelf) => shelf.all()))).flat()) {
    const address = await link.getAttribute('href');
    if (!address || opened.has(address)) continue;
    opened.add(address);
    await link.click();
    await page.waitForURL(`**${address}`);
    return settled(page);
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

/** Asserts that so many further pages cost what the pages on screen cost, not what all that were open cost. */
function expectNoGrowth(later: Footprint, earlier: Footprint, pages: number): void {
  for (const [what, most] of Object.entries(MAX_PER_PAGE)) {
    const key = what as keyof Footprint;
    const grown = (later[key] - earlier[key]) / pages;
    expect(grown, `${what} for each further page, ${earlier[key]} to ${later[key]}`).toBeLessThan(most);
  }
}

describe('a long walk', () => {
  it('through 15 products keeps one head, one set of landmarks, and its size', async ({ visit }) => {
    const page = await visit(url, 'phone');
    const measure = await footprintsOf(page);
    await open(page, '/');
    await onScreen(page).getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    await settled(page);
    const opened = new Set([new URL(page.url()).pathname]);
    let early: Footprint | undefined;
    while (opened.size < 15) {
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
      if (opened.size === 5) early = await measure();
    }
    if (!early) throw new Error('Nothing was measured on the way');
    expectNoGrowth(await measure(), early, 10);
  });

  it('to and fro between home and ten products keeps its size', async ({ visit }) => {
    const page = await visit(url, 'phone');
    const measure = await footprintsOf(page);
    await open(page, '/');
    let early: Footprint | undefined;
    for (let trip = 1; trip <= 10; trip++) {
      const card = onScreen(page).getByRole('article').nth(trip);
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('link').first().click();
      await page.waitForURL('**/product/**');
      await settled(page);
      if (trip % 2) await page.goBack();
      else await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL(`${url}/`);
      await settled(page);
      if (trip === 4) early = await measure();
    }
    if (!early) throw new Error('Nothing was measured on the way');
    expectNoGrowth(await measure(), early, 6);
  });

  it('leads back to products whose pages were taken down', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await open(page, '/');
    await onScreen(page).getByRole('article').getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    await settled(page);
    const opened = new Set([new URL(page.url()).pathname]);
    while (opened.size < 6) await openAnother(page, opened);
    for (const address of [...opened].reverse().slice(1)) {
      await page.goBack();
      await page.waitForURL(`**${address}`);
      await settled(page);
      expect(await page.getByRole('main').count()).toBe(1);
    }
    await page.goBack();
    await onScreen(page).getByRole('region', { name: 'Shop by Category' }).waitFor();
  });
});
