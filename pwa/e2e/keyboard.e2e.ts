import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { newAccount, signInByApi } from './harness/account';
import { findProducts } from './harness/catalogue';
import { chooseByArrows, enter, focused, tabTo, typeInto } from './harness/keyboard';
import { onScreen, open, pageLoaded, titled } from './harness/on-screen';
import { phoneFirst } from './harness/screens';
import { it } from './harness/visits';

const url = inject('shopUrl');

const home = {
  name: 'Asha Verma',
  building: '14, Gulmohar Apartments',
  address_line: 'Tonk Road, near Gandhi Nagar station',
  city: 'Jaipur',
  district: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  pincode: '302015',
  mobile: '9876543210',
};

/** The headings of the page on screen in their order, with their levels. */
const headings = (page: Page) =>
  onScreen(page)
    .getByRole('heading')
    .evaluateAll((found) =>
      found.map((heading) => [Number(heading.tagName[1]), heading.textContent] as const),
    );

/** The landmarks in the order in which a screen reader meets them. */
const landmarks = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .or(page.getByRole('contentinfo'))
    .evaluateAll((found) => found.map(({ tagName }) => tagName.toLowerCase()));

describe('with the keyboard alone', () => {
  it('one searches, signs in, orders and pays at the door', { timeout: 180_000 }, async ({ visit }) => {
    const account = await newAccount(url);
    const products = await findProducts(await signInByApi(url, account), 'basmati rice');
    const rice = products.find(({ stock, hasVariants }) => stock > 2 && !hasVariants);
    if (!rice) throw new Error('The demo catalogue has no basmati rice to buy');
    const page = await visit(url, 'desktop');
    const screen = onScreen(page);

    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page).innerText()).toBe('Skip to content');
    await enter(page, page.getByRole('link', { name: 'Search for atta dal and more' }));
    await page.getByRole('combobox', { name: 'Search' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(rice.name);
    const suggestion = page.getByRole('option', { name: rice.name });
    await suggestion.first().waitFor();
    await chooseByArrows(page, suggestion);
    await screen.getByRole('heading', { level: 1, name: rice.name }).waitFor();
    await pageLoaded(page);

    await enter(page, screen.getByRole('button', { name: 'Add to Cart' }));
    const login = screen.getByRole('form', { name: 'Login' });
    await login.waitFor();
    await typeInto(page, login, { email: account.email, password: account.password });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/**');
    await pageLoaded(page);
    // what was added before is in the cart now
    await enter(page, page.getByRole('button', { name: /^My Cart: 1 item/ }), 'Shift+Tab');
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await enter(page, cart.getByRole('button', { name: 'Proceed' }));
    await page.waitForURL('**/checkout');
    await pageLoaded(page);
    await enter(page, screen.getByRole('button', { name: '+ Add New Address' }));
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    await dialog.waitFor();
    await typeInto(page, dialog, home);
    await enter(page, dialog.getByRole('button', { name: 'Save Address' }));
    await screen.getByRole('radio', { name: home.name }).and(page.locator(':checked')).waitFor();
    await enter(page, screen.getByRole('button', { name: 'Cash on Delivery' }));
    await screen.getByRole('heading', { name: 'Order Successfully' }).waitFor();
    await tabTo(page, screen.getByRole('link', { name: 'Go To Home' }));
  });

  it('a dialog keeps the focus inside and gives it back', { tags: 'full-run' }, async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await open(page, '/');
    const glance = onScreen(page)
      .getByRole('button', { name: /^Quick View/ })
      .first();
    await enter(page, glance);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'View Full Details' }).waitFor();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      // between its last and its first stop the browser's own controls have the focus
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(inside || (await focused(page).count()) === 0).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await glance.and(page.locator(':focus')).waitFor();
  });
});

describe('a screen reader', () => {
  it.for(phoneFirst)('meets home and a product in order, on a %s', async (screen, { visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    for (const shown of ['home', 'product']) {
      if (shown === 'product') {
        const card = onScreen(page).getByRole('article').first();
        const name = (await card.getAttribute('aria-label')) ?? '';
        await card.getByRole('link').first().click();
        // the address changes before the page does
        await titled(page, name);
        await pageLoaded(page);
      }
      await expect.poll(() => landmarks(page), { message: shown }).toEqual(['header', 'main', 'footer']);
      const found = await headings(page);
      const levels = found.map(([level]) => level);
      expect([levels[0], levels.filter((level) => level === 1).length], shown).toEqual([1, 1]);
      const gaps = found.filter(([level], place) => level > (levels[place - 1] ?? 0) + 1);
      expect(gaps, shown).toEqual([]);
    }
  });
});
