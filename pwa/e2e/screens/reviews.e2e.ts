import type { Product } from '@jhola/shared/contracts/product.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { onScreen, open } from '../harness/on-screen';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
/** What twelve shoppers gave, the first of them first. */
const STARS = [5, 4, 5, 1, 5, 4, 3, 5, 5, 4, 1, 5];

let office: SignedIn;
let shoppers: readonly SignedIn[];
/** Reviewed by twelve; nobody changes these reviews. */
let loved: Product;

const review = (shopper: SignedIn, productId: string, rating: number, comment: string) =>
  shopper.call('POST', reviewPaths.add, { productId, rating, comment });

beforeAll(async () => {
  office = await signInByApi(url, admin);
  shoppers = await Promise.all(STARS.map(() => newShopper(url)));
  loved = await addProduct(office, { name: 'Malabar Pepper' });
  for (const [n, shopper] of shoppers.entries()) {
    await review(shopper, loved._id, STARS[n] ?? 5, `Opinion ${n + 1}`);
  }
});

const section = (page: Page) => onScreen(page).getByRole('region', { name: 'Customer Reviews' });
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name });
const bar = (page: Page, name: string) =>
  section(page).getByRole('list', { name: 'Reviews by stars' }).getByRole('button', { name });
/** What is said, in the order in which it is shown. */
const opinions = (page: Page) => section(page).getByRole('article').locator('p').allInnerTexts();

async function openReviews(page: Page, product: Product): Promise<void> {
  await open(page, productPath(product));
  await section(page).scrollIntoViewIfNeeded();
}

describe.each(phoneFirst)('the reviews of a product on a %s', (screen) => {
  it('are three with a histogram, and all of them page by page', async ({ visit }) => {
    const page = await visit(url, screen);
    await open(page, productPath(loved));
    // The stars below the title lead down to them.
    await onScreen(page).getByRole('link', { name: '12 reviews: read what shoppers say' }).click();
    await expect.poll(() => opinions(page)).toEqual(['Opinion 12', 'Opinion 11', 'Opinion 10']);
    await section(page).getByRole('img', { name: '3.9 out of 5' }).waitFor();
    await section(page).getByText('12 reviews').first().waitFor();
    expect(
      await section(page).getByRole('list', { name: 'Reviews by stars' }).getByRole('button').count(),
    ).toBe(5);
    for (const name of [
      '5 stars: 6 reviews',
      '4 stars: 3 reviews',
      '3 stars: 1 review',
      '1 star: 2 reviews',
    ]) {
      await bar(page, name).waitFor();
    }
    expect(await bar(page, '2 stars: 0 reviews').isDisabled()).toBe(true);
    expect(
      await section(page)
        .getByRole('button', { name: /^Delete review/ })
        .count(),
    ).toBe(0);

    await button(page, '+9 more reviews').click();
    const newestFirst = STARS.map((_, n) => `Opinion ${n + 1}`).reverse();
    await expect.poll(() => opinions(page)).toEqual(newestFirst.slice(0, 10));
    await expectAccessible(page);
    const pages = section(page).getByRole('navigation', { name: 'Pages of reviews' });
    await pages.getByText('Page 1 of 2').waitFor();
    expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => opinions(page)).toEqual(newestFirst.slice(10));
    expect(await pages.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);

    await section(page).getByLabel('Sort reviews').selectOption('Lowest rating');
    await expect
      .poll(async () => (await opinions(page)).slice(0, 3))
      .toEqual(['Opinion 11', 'Opinion 4', 'Opinion 7']);
    await pages.getByText('Page 1 of 2').waitFor();
    await section(page).getByLabel('Sort reviews').selectOption('Highest rating');
    await expect.poll(async () => (await opinions(page)).slice(0, 2)).toEqual(['Opinion 12', 'Opinion 9']);
    await button(page, 'Show fewer').click();
    await expect.poll(() => opinions(page)).toEqual(newestFirst.slice(0, 3));
  });

  it('are those of some stars once their bar is chosen', async ({ visit }) => {
    const page = await visit(url, screen);
    await openReviews(page, loved);
    await bar(page, '1 star: 2 reviews').click();
    await expect.poll(() => opinions(page)).toEqual(['Opinion 11', 'Opinion 4']);
    expect(await bar(page, '1 star: 2 reviews').getAttribute('aria-pressed')).toBe('true');
    await section(page).getByText('Only 1 star').waitFor();
    await button(page, 'Show all stars').click();
    await expect.poll(() => opinions(page)).toHaveLength(10);
    await bar(page, '4 stars: 3 reviews').click();
    await expect.poll(() => opinions(page)).toEqual(['Opinion 10', 'Opinion 6', 'Opinion 2']);
    await bar(page, '4 stars: 3 reviews').click();
    await expect.poll(() => opinions(page)).toHaveLength(10);
  });

  it('wait in the shape of reviews, and can be asked for again', async ({ visit }) => {
    const page = await visit(url, screen);
    const calls = `**/api/review/${loved._id}?*`;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.abort('internetdisconnected');
    });
    await openReviews(page, loved);
    await section(page).getByRole('status', { name: 'Loading...' }).waitFor();
    answer();
    const alert = section(page).getByRole('alert');
    await alert.getByText('Failed to load reviews.').waitFor();
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => opinions(page)).toHaveLength(3);
  });

  it('cannot be written by a visitor', async ({ visit }) => {
    const page = await visit(url, screen);
    const fresh = await addProduct(office, { name: 'Kolam Rice' });
    await openReviews(page, fresh);
    await section(page).getByText('No reviews yet').waitFor();
    await button(page, 'Write a review').click();
    await page.getByText('You must be logged in to submit a review').first().waitFor();
    expect(await page.getByRole('dialog', { name: 'Write a review' }).count()).toBe(0);
  });

  it('are written by a shopper, who may change their mind', async ({ visit }) => {
    const page = await visit(url, screen);
    const [asha] = shoppers;
    if (!asha) throw new Error('There is no shopper');
    await rememberSignIn(page.context(), asha);
    const fresh = await addProduct(office, { name: 'Kolam Rice' });
    await openReviews(page, fresh);
    await button(page, 'Write a review').click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    expect(await dialog.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
    await expectAccessible(page);
    await dialog.getByText('Your rating').waitFor();
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByLabel('Your comment').fill('Cooks soft.\nSmells lovely.');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await page.getByText('Review submitted successfully!').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opinions(page)).toEqual(['Cooks soft.\nSmells lovely.']);
    await bar(page, '4 stars: 1 review').waitFor();
    await onScreen(page)
      .getByRole('link', { name: /^1 reviews/ })
      .waitFor();

    await button(page, 'Write a review').click();
    const again = page.getByRole('dialog', { name: 'Edit your review' });
    expect(await again.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    expect(await again.getByLabel('Your comment').inputValue()).toBe('Cooks soft.\nSmells lovely.');
    await again.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
    await again.getByLabel('Your comment').fill('');
    await again.getByRole('button', { name: 'Submit Review' }).click();
    await bar(page, '1 star: 1 review').waitFor();
    expect(await section(page).getByRole('article').count()).toBe(1);
    expect(await opinions(page)).toEqual([]);
    expect(
      await section(page)
        .getByRole('button', { name: /^Delete review/ })
        .count(),
    ).toBe(0);
  });

  it('are deleted by an administrator, after asking', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), office);
    const fresh = await addProduct(office, { name: 'Kolam Rice' });
    for (const shopper of shoppers.slice(0, 11)) await review(shopper, fresh._id, 2, 'Rude words');
    await openReviews(page, fresh);
    await button(page, '+8 more reviews').click();
    const pages = section(page).getByRole('navigation', { name: 'Pages of reviews' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => section(page).getByRole('article').count()).toBe(1);
    await button(page, /^Delete review of/).click();
    const dialog = page.getByRole('dialog', { name: 'Delete review' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await section(page).getByRole('article').count()).toBe(1);
    await button(page, /^Delete review of/).click();
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await page.getByText('Review deleted successfully.').first().waitFor();
    // The last page is empty now: the one before it is shown.
    await expect.poll(() => section(page).getByRole('article').count()).toBe(10);
    await bar(page, '2 stars: 10 reviews').waitFor();
    expect(await pages.count()).toBe(0);
  });

  it('stay when the shop denies it', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), office);
    const denied = { success: false, error: true, message: 'Access denied', code: 'auth.forbidden' };
    await page.route('**/api/review/delete/*', (route) => route.fulfill({ status: 409, json: denied }));
    await openReviews(page, loved);
    await button(page, /^Delete review of/)
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete review' });
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await page.getByText('Access denied').first().waitFor();
    expect(await opinions(page)).toHaveLength(3);
  });
});
