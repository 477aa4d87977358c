import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn, type SignedIn } from '../harness/account';
import { findProducts } from '../harness/catalogue';
import { rememberLanguage } from '../harness/locale';
import { onScreen } from '../harness/on-screen';
import { bothScreens, phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');

/** One product of each kind a card shows differently. */
interface Kinds {
  readonly great: ProductSummary;
  readonly reduced: ProductSummary;
  readonly full: ProductSummary;
  readonly soldOut: ProductSummary;
  readonly reviewed: ProductSummary;
  readonly unreviewed: ProductSummary;
}

let looking: SignedIn;
let kinds: Kinds;

beforeAll(async () => {
  looking = await newShopper(url);
  const terms = ['saree', 'earbuds', 'atta', 'book', 'watch', 'shirt', 'toy', 'tea', 'soap', 'masala'];
  const found = (await Promise.all(terms.map((term) => findProducts(looking, term)))).flat();
  const one = (what: string, fits: (product: ProductSummary) => boolean) => {
    const product = found.find((candidate) => !candidate.hasVariants && fits(candidate));
    if (!product) throw new Error(`The demo catalogue has no product that is ${what}`);
    return product;
  };
  kinds = {
    great: one('reduced by half', ({ discount }) => discount >= 50),
    reduced: one('reduced', ({ discount, stock }) => discount > 0 && discount < 50 && stock > 3),
    full: one('at its full price', ({ discount }) => discount === 0),
    soldOut: one('sold out', ({ stock }) => stock === 0),
    reviewed: one('reviewed', ({ totalReviews }) => totalReviews > 1),
    unreviewed: one('without reviews', ({ totalReviews }) => totalReviews === 0),
  };
});

/** Finds the card of a product by a search for its name. */
async function cardOf(page: Page, { name }: ProductSummary) {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = onScreen(page).getByRole('article', { name, exact: true }).first();
  await card.waitFor();
  return card;
}

const payable = ({ price, discount }: ProductSummary) =>
  formatRupees(toRupees(discountedPricePaise(toPaise(price), discount)));

/** The strongest of red and green in a colour as the browser tells it. */
function tint(colour: string): 'red' | 'green' {
  const [red = 0, green = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red > green ? 'red' : 'green';
}

describe.each(bothScreens)('a product card on a %s', (screen) => {
  it('shows picture, name, unit, price after discount, badge, stock and rating', async ({ visit }) => {
    const page = await visit(url, screen);
    const { reduced } = kinds;
    const card = await cardOf(page, reduced);
    const picture = card.locator('img').first();
    expect(await picture.getAttribute('src')).toBe(reduced.image[0]);
    expect(await picture.getAttribute('srcset')).toContain('320w');
    await card.getByRole('heading', { name: reduced.name }).waitFor();
    await card.getByText(reduced.unit, { exact: true }).waitFor();
    await card.getByText(payable(reduced), { exact: true }).waitFor();
    await card.locator('s').getByText(formatRupees(reduced.price)).waitFor();
    await card.getByText('In Stock', { exact: true }).waitFor();
    const badge = card.getByText(`${Math.floor(reduced.discount)}% OFF`, { exact: true });
    expect(tint(await badge.evaluate((element) => getComputedStyle(element).backgroundColor))).toBe('green');
    await card.getByRole('link', { name: reduced.name }).click();
    await page.waitForURL(`**/product/*-${reduced._id}`);
  });
});

describe.each(phoneFirst)('a product card on a %s', (screen) => {
  it('shows a discount of half and more in red with a pulse, unless less motion is asked for', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    const card = await cardOf(page, kinds.great);
    const badge = card.getByText(`${Math.floor(kinds.great.discount)}% OFF`, { exact: true });
    const style = () =>
      badge.evaluate((element) => {
        const { backgroundColor, animationName } = getComputedStyle(element);
        return { backgroundColor, animationName };
      });
    expect(tint((await style()).backgroundColor)).toBe('red');
    expect((await style()).animationName).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await style()).animationName).toContain('pulse');
  });

  it('shows no badge and nothing struck through at the full price', async ({ visit }) => {
    const page = await visit(url, screen);
    const card = await cardOf(page, kinds.full);
    await card.getByText(formatRupees(kinds.full.price), { exact: true }).waitFor();
    expect(await card.getByText(/% OFF/).count()).toBe(0);
    expect(await card.locator('s').count()).toBe(0);
  });

  it('cannot be bought when it is out of stock', async ({ visit }) => {
    const page = await visit(url, screen);
    const card = await cardOf(page, kinds.soldOut);
    await card.getByText('Out of Stock', { exact: true }).waitFor();
    expect(await card.getByRole('button', { name: /^Add .* to cart$/ }).isDisabled()).toBe(true);
  });

  it('tells its rating out of 5 with one decimal and how many reviewed it', async ({ visit }) => {
    const page = await visit(url, screen);
    const { reviewed, unreviewed } = kinds;
    const liked = await cardOf(page, reviewed);
    const rating = reviewed.averageRating.toFixed(1);
    await liked
      .getByRole('img', { name: `${rating} out of 5` })
      .getByText(rating, { exact: true })
      .waitFor();
    await liked.getByText(`${reviewed.totalReviews} reviews`, { exact: true }).waitFor();
    const unknown = await cardOf(page, unreviewed);
    await unknown.getByText('No reviews yet', { exact: true }).waitFor();
  });

  it('sends a visitor to the login for the heart and for the cart', async ({ visit }) => {
    const page = await visit(url, screen);
    const { name } = kinds.reduced;
    await (await cardOf(page, kinds.reduced))
      .getByRole('button', { name: `Add ${name} to the wishlist` })
      .click();
    await page.waitForURL('**/login');
    await page.getByText('Login required!').waitFor();
    await (await cardOf(page, kinds.reduced)).getByRole('button', { name: `Add ${name} to cart` }).click();
    await page.getByText('Please login first to add products!').waitFor();
    await page.waitForURL('**/login');
  });

  it('has targets large enough for a finger, names of two lines at most, and no more in Hindi', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    for (const language of ['en', 'hi'] as const) {
      await rememberLanguage(page.context(), url, language);
      const card = await cardOf(page, kinds.reduced);
      const buttons = await card.getByRole('button').all();
      expect(buttons.length).toBeGreaterThanOrEqual(2);
      for (const button of buttons) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const lines = await card.getByRole('heading').evaluate((name) => {
        const { lineHeight } = getComputedStyle(name);
        return name.getBoundingClientRect().height / Number.parseFloat(lineHeight);
      });
      expect(lines).toBeLessThan(2.1);
    }
    await onScreen(page).getByText('स्टॉक में है').first().waitFor();
  });

  it('takes a customer’s wish, its heart disabled while the request runs', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    const { name } = kinds.reduced;
    let answer = () => {};
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await page.route('**/api/wishlist/add', async (route) => {
      await held;
      await route.continue();
    });
    const card = await cardOf(page, kinds.reduced);
    await card.getByRole('button', { name: `Add ${name} to the wishlist` }).click();
    const full = card.getByRole('button', { name: `Remove ${name} from the wishlist` });
    await full.waitFor();
    await expect.poll(() => full.isDisabled()).toBe(true);
    answer();
    await expect.poll(() => full.isDisabled()).toBe(false);
    await full.click();
    await card.getByRole('button', { name: `Add ${name} to the wishlist` }).waitFor();
  });

  it('puts pieces into a customer’s cart and takes them out', async ({ visit }) => {
    const page = await visit(url, screen);
    await rememberSignIn(page.context(), await newShopper(url));
    const { name } = kinds.reduced;
    const card = await cardOf(page, kinds.reduced);
    await card.getByRole('button', { name: `Add ${name} to cart` }).click();
    await page.getByText('Item added').first().waitFor();
    await card.getByRole('button', { name: `Add one ${name}` }).click();
    await expect.poll(() => card.getByRole('status').innerText()).toBe('2');
    await card.getByRole('button', { name: `Take away one ${name}` }).click();
    await expect.poll(() => card.getByRole('status').innerText()).toBe('1');
    await card.getByRole('button', { name: `Take away one ${name}` }).click();
    await card.getByRole('button', { name: `Add ${name} to cart` }).waitFor();
  });
});
