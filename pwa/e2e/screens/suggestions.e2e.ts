import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { storedRow } from '../harness/device-store';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { field, titled } from '../harness/search-page';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
/** What the device has kept: a page that is left before loses it. */
const kept = async (page: Page) =>
  (await storedRow<{ value: readonly string[] }>(page, 'settings', 'recentSearches'))?.value;
const recent = (page: Page) => onScreen(page).getByRole('region', { name: 'Recent searches' });

describe.each(phoneFirst)('suggestions on a %s', (screen) => {
  it('lead to a product by the keys and to a category by a touch, and what was meant is offered again', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/search');
    await field(page).fill('earbds');
    const product = suggestions(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
    await product.waitFor();
    await expect.poll(() => product.locator('img').count()).toBe(1);
    await field(page).press('ArrowUp');
    await suggestions(page).getByRole('option', { selected: true }).waitFor();
    await field(page).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await expect.poll(() => kept(page)).toEqual(['earbds']);

    await open(page, '/search');
    await field(page).fill('sarees');
    const sarees = suggestions(page).getByRole('option', { name: /^Sarees/ });
    await sarees.waitFor();
    if (screen === 'phone') await sarees.tap();
    else await sarees.click();
    await onScreen(page).getByRole('heading', { level: 1, name: 'Sarees' }).waitFor();
    await expect.poll(() => kept(page)).toEqual(['sarees', 'earbds']);

    // A result that is opened was meant too; what was typed and left was not.
    await open(page, '/search');
    await field(page).fill('rice');
    await titled(page, 'rice');
    await field(page).fill('honey');
    await titled(page, 'honey');
    await field(page).press('Escape');
    const results = onScreen(page).getByRole('article');
    await results.filter({ hasText: /honey/i }).first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
    await page.goBack();
    await titled(page, 'honey');
    await page.getByRole('button', { name: 'Clear search' }).click();
    const terms = () => recent(page).getByRole('link').allInnerTexts();
    await expect.poll(terms).toEqual(['honey', 'sarees', 'earbds']);
    await expectAccessible(page);
    await recent(page).getByRole('button', { name: 'Remove sarees from recent searches' }).click();
    await expect.poll(terms).toEqual(['honey', 'earbds']);
    await expect.poll(() => kept(page)).toEqual(['honey', 'earbds']);
    await page.reload();
    await expect.poll(terms).toEqual(['honey', 'earbds']);
  });
});
