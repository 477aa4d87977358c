import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from '../harness/axe';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
const heading = (page: Page, level: 1 | 2) => onScreen(page).getByRole('heading', { level });

describe.each(phoneFirst)('on a %s', (screen) => {
  it('questions open their answers, by pointer and by keyboard, and lead to the contact page', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/faqs');
    const answer = onScreen(page).getByText(/Delivery is free for every order/);
    expect(await answer.isVisible()).toBe(false);
    await onScreen(page).getByText('What does delivery cost?').click();
    await answer.waitFor();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await expectAccessible(page);
    await onScreen(page).getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/contact');
  });

  it('an unknown address leads to all categories, and from one of them to a listing', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/no-such-page');
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Nothing on this shelf']);
    await onScreen(page).getByRole('link', { name: 'See all categories' }).click();
    await expect.poll(() => heading(page, 1).allInnerTexts()).toEqual(['Shop']);
    await heading(page, 2).nth(3).waitFor();
    const categories = await heading(page, 2).allInnerTexts();
    const jumps = onScreen(page).getByRole('navigation', { name: 'Jump to a category' });
    await expect.poll(() => jumps.getByRole('button').allInnerTexts()).toEqual(categories);
    const last = categories.at(-1) ?? '';
    await jumps.getByRole('button', { name: last, exact: true }).click();
    const category = onScreen(page).getByRole('region', { name: last, exact: true });
    await expect.poll(() => category.evaluate((element) => element === document.activeElement)).toBe(true);
    // the page stays: the one of unknown addresses before it was another
    expect(await category.isVisible()).toBe(true);
    const tile = category.getByRole('link').first();
    expect(await tile.getAttribute('href')).toMatch(/^\/[^/]+-[0-9a-f]{24}\/[^/]+-[0-9a-f]{24}$/);
    const name = (await tile.innerText()).trim();
    await tile.click();
    await onScreen(page).getByRole('heading', { level: 1, name }).waitFor();
  });
});
