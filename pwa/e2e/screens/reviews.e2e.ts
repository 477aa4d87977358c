import type { Product } from '@jhola/shared/contracts/product.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { admin, newShopper, rememberSignIn, type SignedIn, signInByApi } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { addProduct } from '../harness/catalogue';
import { onScreen, open } from '../harness/on-screen';
import { deliver, orderCart, putIntoCart } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let office: SignedIn;
let asha: SignedIn;
let eleven: readonly SignedIn[];
/** Reviewed by eleven; each test has one of its own. */
const reviewed = async (): Promise<Product> => {
  const product = await addProduct(office, { name: 'Malabar Pepper' });
  for (const [n, shopper] of eleven.entries()) {
    const comment = `Opinion ${n + 1}`;
    await shopper.call('POST', reviewPaths.add, { productId: product._id, rating: 5, comment });
  }
  return product;
};

beforeAll(async () => {
  office = await signInByApi(url, admin);
  [asha, ...eleven] = (await Promise.all(Array.from({ length: 12 }, () => newShopper(url)))) as [
    SignedIn,
    ...SignedIn[],
  ];
});

const section = (page: Page) => onScreen(page).getByRole('region', { name: 'Customer Reviews' });
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name });
/** What is said, in the order in which it is shown. */
const opinions = (page: Page) => section(page).getByRole('article').locator('p').allInnerTexts();

describe.each(phoneFirst)('the reviews of a product on a %s', (screen) => {
  it('are read below it, and written by a shopper, who may change their mind', async ({ visit }) => {
    const product = await reviewed();
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), asha);
    await open(page, productPath(product));
    // The stars below the title lead down to them.
    await onScreen(page).getByRole('link', { name: '11 reviews: read what shoppers say' }).click();
    await expect.poll(() => opinions(page)).toEqual(['Opinion 11', 'Opinion 10', 'Opinion 9']);

    await button(page, 'Write a review').click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    await dialog.getByText('Your rating').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByLabel('Your comment').fill('Cooks soft.\nSmells lovely.');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await opinions(page))[0]).toBe('Cooks soft.\nSmells lovely.');
    await onScreen(page)
      .getByRole('link', { name: /^12 reviews/ })
      .waitFor();

    await button(page, 'Write a review').click();
    const again = page.getByRole('dialog', { name: 'Edit your review' });
    await expect
      .poll(() => again.getByLabel('Your comment').inputValue())
      .toBe('Cooks soft.\nSmells lovely.');
    await again.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
    await again.getByRole('button', { name: 'Submit Review' }).click();
    await button(page, '1 star: 1 review').click();
    await expect.poll(() => opinions(page)).toEqual(['Cooks soft.\nSmells lovely.']);
  });

  it('have photos, opened by a tap, which go with what is taken away, and say who bought the product here', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const product = await addProduct(office, { name: 'Photographed Pepper' });
    const buyer = await newShopper(url);
    await putIntoCart(buyer, product._id, 1);
    await deliver(office, (await orderCart(buyer)).orderId);
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), buyer);
    await open(page, productPath(product));
    await section(page).scrollIntoViewIfNeeded();
    await button(page, 'Write a review').click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    const field = dialog.getByRole('group', { name: 'Photos' });
    await field.waitFor();
    // Small: the shop makes eight files of each, which takes seconds for one as large as a screen.
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 96 } });
    const files = ['one.png', 'two.png', 'three.png', 'four.png'].map((name) => ({
      name,
      mimeType: 'image/png',
      buffer,
    }));
    await field.locator('input[type=file]').setInputFiles(files);
    await field.getByText('At most 3 photos.').waitFor();
    await field.getByRole('button', { name: 'Look at image 3' }).waitFor();
    await expectAccessible(page);
    await field.getByRole('button', { name: 'Remove image 1' }).click();
    await dialog.getByLabel('Your comment').fill('As on the photos.');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await section(page).getByText('Bought here').waitFor();
    const photos = section(page).getByRole('button', { name: /^Photo \d of 2 by/ });
    await expect.poll(() => photos.count()).toBe(2);
    const loaded = () =>
      section(page)
        .locator('img[src*="/uploads/reviews/"]')
        .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length);
    await expect.poll(loaded).toBe(2);
    await expectAccessible(page);
    await photos.last().click();
    const preview = page.getByRole('dialog', { name: /^Photo 2 of 2 by/ });
    await preview.waitFor();
    await preview.getByRole('button', { name: 'Close' }).click();
    await preview.waitFor({ state: 'hidden' });
  });

  it('are turned over, and deleted by an administrator, after asking', { tags: 'full-run' }, async ({
    visit,
  }) => {
    const product = await reviewed();
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), office);
    await open(page, productPath(product));
    await section(page).scrollIntoViewIfNeeded();
    await button(page, '+8 more reviews').click();
    await expect.poll(() => opinions(page)).toHaveLength(10);
    await expectAccessible(page);
    const pages = section(page).getByRole('navigation', { name: 'Pages of reviews' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => opinions(page)).toEqual(['Opinion 1']);
    await button(page, /^Delete review of/).click();
    const dialog = page.getByRole('dialog', { name: 'Delete review' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await page.getByText('Review deleted successfully.').first().waitFor();
    // The last page is empty now: the one before it is shown.
    await expect.poll(() => opinions(page)).toHaveLength(10);
    expect(await pages.count()).toBe(0);
  });
});
