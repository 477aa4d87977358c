import { searchPaths } from '@jhola/shared/contracts/search.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { field, titled } from '../harness/search-page';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const SUGGESTIONS = `**${searchPaths.suggestions}*`;
const cards = (page: Page) => onScreen(page).getByRole('article');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => suggestions(page).getByRole('option', { name });
const recent = (page: Page) => onScreen(page).getByRole('region', { name: 'Recent searches' });
/** Says a term and waits until its results are counted. */
async function search(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await titled(page, term);
  await onScreen(page)
    .getByText(/^Search Results: \d+$/)
    .waitFor();
}

describe.each(bothScreens)('suggestions on a %s', (screen) => {
  it('are categories and products, chosen by the keys', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    await field(page).fill('earbds');
    await option(page, /^True Wireless Earbuds/).waitFor();
    const groups = suggestions(page).getByRole('group');
    expect(
      await groups.evaluateAll((each) => each.map((group) => group.firstElementChild?.textContent)),
    ).toEqual(['Categories', 'Products']);
    const product = suggestions(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
    expect(await product.innerText()).toMatch(/₹[\d,]+/);
    expect(await product.locator('img').count()).toBe(1);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    const count = await suggestions(page).getByRole('option').count();
    await page.getByText(`${count} suggestions`).waitFor();
    await expectAccessible(page);

    const chosen = () => suggestions(page).getByRole('option', { selected: true }).allInnerTexts();
    expect(await chosen()).toEqual([]);
    await field(page).press('ArrowDown');
    const first = suggestions(page).getByRole('option').first();
    await expect
      .poll(() => field(page).getAttribute('aria-activedescendant'))
      .toBe(await first.getAttribute('id'));
    expect(await chosen()).toEqual([await first.innerText()]);
    await field(page).press('ArrowUp');
    await expect.poll(chosen).toEqual([]);
    await field(page).press('ArrowUp');
    await expect.poll(chosen).toEqual([await suggestions(page).getByRole('option').last().innerText()]);
    await field(page).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
  });
});

describe.each(phoneFirst)('suggestions on a %s', (screen) => {
  it('close by Escape, Enter and when the field is left, and open again by an arrow', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    const closed = () => expect.poll(() => suggestions(page).count()).toBe(0);
    await field(page).fill('watch');
    await suggestions(page).waitFor();
    await field(page).press('Escape');
    await closed();
    expect(await field(page).inputValue()).toBe('watch');
    await field(page).press('ArrowDown');
    await suggestions(page).waitFor();
    await field(page).press('Tab');
    await closed();
    await field(page).press('End');
    await field(page).pressSequentially('e');
    await suggestions(page).waitFor();
    await field(page).press('Enter');
    await closed();
    expect(page.url()).toBe(`${url}/search?q=watche`);
  });

  it('lead by a touch to a category', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    await field(page).fill('sarees');
    const sarees = option(page, /^Sarees/);
    await sarees.waitFor();
    if (screen === 'phone') await sarees.tap();
    else await sarees.click();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Sarees' }).waitFor();
  });

  it('are those of what is typed, whatever comes late', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    let late = () => {};
    const held = new Promise<void>((resolve) => {
      late = resolve;
    });
    await page.route(`${SUGGESTIONS}q=saree`, async (route) => {
      await held;
      await route.fulfill({ status: 200, json: {} }).catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => request.url().endsWith('q=saree'));
    await field(page).fill('saree');
    await asked;
    await field(page).fill('neckband');
    await option(page, /^Neckbands/).waitFor();
    late();
    await option(page, /^Neckbands/).waitFor();
    expect(await option(page, /^Sarees/).count()).toBe(0);
  });

  it('come from the device when the network is away', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search?q=neckband');
    await cards(page).first().waitFor();
    await page.route(SUGGESTIONS, (route) => route.abort('internetdisconnected'));
    await field(page).fill('nekband');
    await option(page, /^Neckbands/).waitFor();
    const products = suggestions(page).getByRole('group', { name: 'Products' });
    await products
      .getByRole('option', { name: /neckband/i })
      .first()
      .waitFor();
  });
});

describe.each(phoneFirst)('recent searches on a %s', (screen) => {
  it('are those that were meant, offered again and forgotten one by one or all', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    // Typed and left: not meant. Entered, or a result opened: meant.
    await search(page, 'rice');
    await search(page, 'watch');
    await field(page).press('Enter');
    await search(page, 'honey');
    await field(page).press('Escape');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await page.goBack();
    await titled(page, 'honey');

    await field(page).fill('wa');
    const again = option(page, 'watch').first();
    await again.waitFor();
    await again.click();
    await titled(page, 'watch');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => recent(page).getByRole('link').allInnerTexts()).toEqual(['watch', 'honey']);
    await expectAccessible(page);

    await recent(page).getByRole('button', { name: 'Remove watch from recent searches' }).click();
    await expect.poll(() => recent(page).getByRole('link').allInnerTexts()).toEqual(['honey']);
    await page.reload();
    await expect.poll(() => recent(page).getByRole('link').allInnerTexts()).toEqual(['honey']);
    await recent(page).getByRole('button', { name: 'Clear all' }).click();
    await recent(page).waitFor({ state: 'detached' });
  });
});
