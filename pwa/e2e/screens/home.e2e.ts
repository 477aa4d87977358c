import { accountPaths, UserDetailsAnswer } from '@jhola/shared/contracts/account.contract';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { openMoving, typed } from '../harness/home-page';
import { rememberLanguage } from '../harness/locale';
import { onScreen, open } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';
import { withoutCopy } from '../harness/without-copy';

const url = inject('shopUrl');
const ROW = '**/api/product/get-product-by-category';

const title = (page: Page) => onScreen(page).getByRole('heading', { level: 1 });
const products = (page: Page) => onScreen(page).getByRole('region', { name: 'Products' });
/** The row of the last category, far below the first screen. */
const lastRow = (page: Page) => products(page).locator(':scope > section').last();

describe.each(bothScreens)('home on a %s', (screen) => {
  it('shows greeting, banners, categories, rows and newsletter, in this order', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    expect(await title(page).getByText('Fresh fashion, everyday finds.').count()).toBeGreaterThan(0);
    const headings = await onScreen(page).getByRole('heading', { level: 2 }).allInnerTexts();
    const names = await onScreen(page)
      .getByRole('list', { name: 'Shop by Category' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    expect(headings).toEqual([
      'Shop by Category',
      ...names.map((name) => name.trim()),
      'Get the good offers first',
    ]);
    expect(await page.title()).toBe('Jhola: groceries, books, gadgets and clothes in 10 minutes');
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await head('meta[name=description]', 'content')).toMatch(/over 5,000 products.*under 10 minutes/);
    expect(await head('meta[name=keywords]', 'content')).toContain('online shopping');
    expect(new URL((await head('link[rel=canonical]', 'href')) ?? '').pathname).toBe('/');
  });

  it('scrolls a row by 200 pixels with arrows on a large screen, by finger on a small one', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    const row = products(page).locator(':scope > section').first();
    await row.scrollIntoViewIfNeeded();
    const right = row.getByRole('button', { name: 'Scroll right' });
    const left = row.getByRole('button', { name: 'Scroll left' });
    if (screen === 'phone') {
      expect(await right.isVisible()).toBe(false);
      return;
    }
    const strip = row.getByRole('list');
    expect(await left.isVisible()).toBe(false);
    await strip.evaluate((element) => {
      element.style.scrollSnapType = 'none';
    });
    await right.click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(200);
    await left.click();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
  });
});

describe.each(phoneFirst)('home on a %s', (screen) => {
  it('types its greeting, then the promotions, without moving anything', async ({ visit }) => {
    const page = await visit(url, screen);
    await openMoving(page);
    const place = await onScreen(page).getByRole('button', { name: 'Shop Now' }).boundingBox();
    const seen: string[] = [];
    const times = (line: string) => seen.filter((text) => text === line).length;
    while (times('Festiv') < 2) {
      await page.clock.runFor(100);
      seen.push((await typed(page).innerText()).trim());
      expect(seen.length).toBeLessThan(200);
    }
    // Deleted, then the next line typed character by character, whole for two seconds, and deleted.
    const whole = 'Festive offers: up to 60% off.';
    expect(seen).toEqual(expect.arrayContaining(['Fresh', 'Fe', whole.slice(0, -1)]));
    expect(times(whole)).toBe(20);
    expect(await onScreen(page).getByRole('button', { name: 'Shop Now' }).boundingBox()).toEqual(place);
    // Who cannot see it hears the greeting alone.
    await onScreen(page)
      .getByRole('heading', { level: 1, name: 'Fresh fashion, everyday finds.', exact: true })
      .waitFor();
  });

  it('leads from Shop Now to the products, from a category and from See All to a listing', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    await onScreen(page).getByRole('button', { name: 'Shop Now' }).click();
    await expect.poll(async () => (await products(page).boundingBox())?.y ?? 9999).toBeLessThan(200);
    const first = products(page)
      .getByRole('link', { name: /^See All / })
      .first();
    const listing = (await first.getAttribute('href')) ?? '';
    expect(listing).toMatch(/^\/[^/]+-[0-9a-f]{24}\/[^/]+-[0-9a-f]{24}$/);
    const tile = onScreen(page).getByRole('list', { name: 'Shop by Category' }).getByRole('link').first();
    expect(await tile.getAttribute('href')).toBe(listing);
    await tile.click();
    await page.waitForURL(`**${listing}`);
    await page.goBack();
    await first.click();
    await page.waitForURL(`**${listing}`);
  });

  it('holds the place of a row with six cards of the same size, and offers another try', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    await withoutCopy(page);
    let answer: 'later' | 'never' | 'now' = 'later';
    await page.route(ROW, async (route) => {
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

  it('has cards whose prices stand in line, whatever their names', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    const row = products(page).locator(':scope > section').first();
    await row.scrollIntoViewIfNeeded();
    const prices = row.getByRole('article').getByText(/^₹/);
    await prices.nth(4).waitFor();
    const tops = await row
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) =>
          Math.round(card.querySelector('h3 ~ div:last-child')?.getBoundingClientRect().top ?? 0),
        ),
      );
    expect(tops[0]).toBeGreaterThan(0);
    expect(new Set(tops).size).toBe(1);
  });

  it('subscribes to the newsletter with its own words', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    const form = onScreen(page).getByRole('region', { name: 'Get the good offers first' });
    const field = form.getByRole('textbox', { name: 'E-mail address' });
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByRole('alert').getByText('Please enter a valid email address.').waitFor();
    await field.fill('meera@shop');
    await field.press('Enter');
    await form.getByRole('alert').getByText('Please enter a valid email address.').waitFor();
    await field.fill('meera@shop.example');
    await field.press('Enter');
    await form.getByRole('alert').getByText('Subscribed successfully!').waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('offers the way back to the top after 300 pixels', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, '/');
    const top = onScreen(page).getByRole('button', { name: 'Back to top' });
    const offered = () => top.evaluate((button) => button.closest('[inert]') === null);
    expect(await offered()).toBe(false);
    await onScreen(page).getByRole('contentinfo').scrollIntoViewIfNeeded();
    await top.click();
    await expect.poll(async () => (await title(page).boundingBox())?.y ?? -1).toBeGreaterThan(0);
    await expect.poll(offered).toBe(false);
  });

  it('welcomes a customer and an administrator by username', async ({ visit }) => {
    for (const account of [await newShopper(url), await signInByApi(url, admin)]) {
      const { username } = UserDetailsAnswer.parse(await account.call('GET', accountPaths.userDetails)).data;
      const page = await visit(url, screen);
      await rememberSignIn(page.context(), account);
      await open(page, '/');
      await onScreen(page)
        .getByRole('heading', { level: 1, name: `Welcome back, ${username}!`, exact: true })
        .waitFor();
    }
  });

  it('speaks Hindi', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberLanguage(page.context(), url, 'hi');
    await open(page, '/');
    await onScreen(page).getByRole('button', { name: 'अभी खरीदें' }).waitFor();
    await onScreen(page).getByRole('heading', { level: 2, name: 'कैटेगरी से खरीदें' }).waitFor();
    await onScreen(page)
      .getByRole('link', { name: /सभी देखें$/ })
      .first()
      .waitFor();
    await onScreen(page).getByText('स्टॉक में है').first().waitFor();
  });
});
