import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, type SignedIn, shopper, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { onScreen, settled } from '../harness/on-screen';
import { bothScreens, phoneFirst, type Screen } from '../harness/screens';
import { signIn } from '../harness/shopping';
import { visitAs } from '../harness/visit-as';
import { it, type Visit } from '../harness/visits';

const url = inject('shopUrl');
const TAGLINE = 'Delivered in under 10 minutes';
const ENTRIES = ['Home', 'My Wishlist', 'My Orders', 'Save Address', 'Offline & Storage', 'Log Out'];

const header = (page: Page) => page.getByRole('banner');
/** On a phone the account is a link to its page. */
const accountOf = (page: Page, name: string | RegExp) =>
  header(page).getByRole('button', { name }).or(header(page).getByRole('link', { name }));
const account = (page: Page) => accountOf(page, 'Account: Asha Verma');

/** A page as somebody who is signed in sees it, when nothing of it is a placeholder any more. */
async function openAs(visit: Visit, who: SignedIn, screen: Screen, path = '/'): Promise<Page> {
  const page = await visitAs(visit, url, who, screen, path);
  await settled(page);
  return page;
}

/** What the account menu offers, in order. */
const entriesOf = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await menu.getByRole('button', { name: 'Log Out' }).waitFor();
  return menu.locator('ul a, > button').allInnerTexts();
};

/** The words of links and buttons of header, page and footer that leave the screen sideways. */
const outside = (page: Page) =>
  page.locator('a, button, label').evaluateAll((controls) =>
    controls
      .map((control) => ({ words: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > window.innerWidth))
      .map(({ words }) => words),
  );

let asha: SignedIn;
beforeAll(async () => {
  asha = await newShopper(url);
});

describe.each(bothScreens)('the header on a %s', (screen) => {
  it('shows a visitor logo, search prompt, wishlist, Login and My Cart, and stays', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/');
    await settled(page);
    const logo = header(page).getByRole('link', { name: `Jhola: ${TAGLINE}` });
    expect(await logo.getAttribute('href')).toBe('/');
    await logo.getByText(TAGLINE).waitFor();
    const prompt = header(page).getByRole('link', { name: 'Search for atta dal and more' });
    expect((await prompt.boundingBox())?.width).toBeGreaterThanOrEqual(screen === 'phone' ? 300 : 420);
    await header(page).getByRole('link', { name: 'My Wishlist' }).waitFor();
    await header(page).getByRole('button', { name: 'Login' }).waitFor();
    const cart = header(page).getByRole('button', { name: 'My Cart', exact: true });
    expect(await cart.getByText('My Cart').isVisible()).toBe(screen === 'desktop');

    await page.getByRole('contentinfo').filter({ visible: true }).scrollIntoViewIfNeeded();
    expect((await header(page).boundingBox())?.y).toBe(0);
    await prompt.click();
    await page.waitForURL('**/search');
  });

  it('holds text of twice the size, and a screen of 320 px', async ({ visit }) => {
    const page = await openAs(visit, asha, screen, '/user');
    await account(page).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await outside(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    expect(await outside(page)).toEqual([]);
  });
});

describe.each(phoneFirst)('the header on a %s', (screen) => {
  it('says Login required! to a visitor and leads to /login', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Login' }).click();
    const message = header(page).getByRole('status');
    await message.getByText('Login required!', { exact: true }).waitFor();
    await page.waitForURL('**/login');
    await message.getByText('Login required!').waitFor({ state: 'detached' });
    await header(page).getByRole('link', { name: 'My Wishlist' }).click();
    await message.getByText('Login required!').waitFor();
    await page.waitForURL('**/login');
  });

  it('greets at login and says goodbye at logout', async ({ visit }) => {
    const page = await visit(url, screen);
    await signIn(page, shopper);
    const message = header(page).getByRole('status');
    await message.getByText('Login successful!', { exact: true }).waitFor({ state: 'detached' });
    await accountOf(page, /^Account: /).click();
    await page
      .getByRole('navigation', { name: 'My Account' })
      .getByRole('button', { name: 'Log Out' })
      .click();
    await message.getByText('Logout successful!', { exact: true }).waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await header(page).getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accesstoken'))).toBeNull();
  });
});

describe.each(bothScreens)('the account menu on a %s', (screen) => {
  it('offers a customer their entries, in order', async ({ visit }) => {
    const page = await openAs(visit, asha, screen);
    await account(page).click();
    expect(await entriesOf(page)).toEqual(ENTRIES);
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await menu.getByRole('link', { name: 'Asha Verma' }).waitFor();
    expect(await menu.getByText('(Admin)').count()).toBe(0);
    await menu.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'English' }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Save Address' }).click();
    await page.waitForURL('**/dashboard/address');
    await page.getByRole('dialog', { name: 'My Account' }).waitFor({ state: 'detached' });
  });
});

describe.each(phoneFirst)('the account menu on a %s', (screen) => {
  it('marks an administrator', async ({ visit }) => {
    const page = await openAs(visit, await signInByApi(url, admin), screen);
    await accountOf(page, /^Account: /).click();
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await menu.getByText('(Admin)').waitFor();
    const own = ENTRIES.slice(1);
    const catalogue = ['Category', 'Sub Category', 'Upload Product', 'Product'];
    const desk = ['Overview', ...catalogue, 'Manage Orders', 'Stock', 'Customers'];
    expect(await entriesOf(page)).toEqual(['Home', ...desk, ...own]);
  });
});

describe('the account menu on a desk', () => {
  it('takes the focus, closes by Esc and by leaving, and gives the focus back', async ({ visit }) => {
    const page = await openAs(visit, asha, 'desktop');
    const menu = page.getByRole('dialog', { name: 'My Account' });
    await account(page).focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await account(page).getAttribute('aria-expanded')).toBe('true');
    expect(await menu.evaluate((popover) => popover.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    expect(
      await menu
        .getByRole('link')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await account(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await menu.waitFor();
    await onScreen(page)
      .getByRole('heading', { level: 1 })
      .click({ position: { x: 2, y: 2 } });
    await menu.waitFor({ state: 'detached' });
  });

  it('is a side panel on the search page', async ({ visit }) => {
    const page = await openAs(visit, asha, 'desktop', '/search?q=rice');
    await account(page).click();
    const panel = page.getByRole('dialog', { name: 'My Account' });
    await panel.getByRole('heading', { name: 'My Account' }).waitFor();
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await entriesOf(page)).toEqual(ENTRIES);
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('on a phone', () => {
  it('the account menu is a page whose cross goes back', async ({ visit }) => {
    const page = await openAs(visit, asha, 'phone', '/about');
    await account(page).click();
    await page.waitForURL('**/user');
    await onScreen(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await onScreen(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/about');
  });

  it('the search page has the field and a back arrow to home in place of the header', async ({ visit }) => {
    const page = await visit(url, 'phone');
    await page.goto('/search?q=rice');
    await header(page).getByLabel('Search', { exact: true }).waitFor();
    expect(
      await header(page)
        .getByRole('button', { name: /My Cart|Login/ })
        .count(),
    ).toBe(0);
    expect(await header(page).getByRole('link', { name: /Jhola/ }).count()).toBe(0);
    await header(page).getByRole('button', { name: 'Back to home' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await header(page).getByRole('link', { name: /Jhola/ }).waitFor();
  });
});

describe('on a desk', () => {
  it('the search page keeps the whole header', async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await page.goto('/search?q=rice');
    await header(page).getByLabel('Search', { exact: true }).waitFor();
    await header(page).getByRole('button', { name: 'My Cart' }).waitFor();
    expect(await header(page).getByRole('button', { name: 'Back to home' }).count()).toBe(0);
  });

  it('the first Tab leads past the header', async ({ visit }) => {
    const page = await visit(url, 'desktop');
    await page.goto('/about');
    await settled(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('button', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    expect(
      await onScreen(page)
        .locator('[data-page-content]')
        .evaluate((main) => main === document.activeElement),
    ).toBe(true);
  });
});
