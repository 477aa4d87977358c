import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { newShopper, rememberSignIn, type SignedIn } from '../harness/account';
import { findProducts } from '../harness/catalogue';
import { rememberLanguage } from '../harness/locale';
import { onScreen } from '../harness/on-screen';
import { cartOf } from '../harness/orders';
import { phoneFirst } from '../harness/screens';
import { it } from '../harness/visits';

const url = inject('shopUrl');
let asha: SignedIn;
let great: ProductSummary;
let reduced: ProductSummary;

beforeAll(async () => {
  asha = await newShopper(url);
  const terms = ['saree', 'earbuds', 'atta', 'book', 'watch'];
  const found = (await Promise.all(terms.map((term) => findProducts(asha, term)))).flat();
  const one = (what: string, fits: (product: ProductSummary) => boolean) => {
    const product = found.find(
      (candidate) => !candidate.hasVariants && candidate.stock > 3 && fits(candidate),
    );
    if (!product) throw new Error(`The demo catalogue has no product that is ${what}`);
    return product;
  };
  great = one('reduced by half', ({ discount }) => discount >= 50);
  reduced = one('reduced', ({ discount }) => discount > 0 && discount < 50);
});

/** Finds the card of a product by a search for its name. */
async function cardOf(page: Page, { name }: ProductSummary) {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = onScreen(page).getByRole('article', { name, exact: true }).first();
  await card.waitFor();
  return card;
}

/** The strongest of red and green in a colour as the browser tells it. */
function tint(colour: string): 'red' | 'green' {
  const [red = 0, green = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red > green ? 'red' : 'green';
}

describe.each(phoneFirst)('a product card on a %s', (screen) => {
  it('has its discount in green, from half on in red with a pulse; room for a finger; and two lines for its name', {
    tags: 'full-run',
  }, async ({ visit }) => {
    const page = await visit(url, screen);
    const looks = async (product: ProductSummary) => {
      const badge = (await cardOf(page, product)).getByText(`${Math.floor(product.discount)}% OFF`);
      return badge.evaluate((element) => {
        const { backgroundColor, animationName } = getComputedStyle(element);
        return { backgroundColor, animationName };
      });
    };
    const half = await looks(great);
    expect([tint(half.backgroundColor), half.animationName]).toEqual(['red', 'none']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await looks(great)).animationName).toContain('pulse');
    expect(tint((await looks(reduced)).backgroundColor)).toBe('green');

    for (const language of ['en', 'hi'] as const) {
      await rememberLanguage(page.context(), url, language);
      const card = await cardOf(page, reduced);
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
  });

  it('sends a visitor to the login, takes what was added along, and puts pieces into the cart and takes them out', async ({
    visit,
  }) => {
    const page = await visit(url, screen);
    const { name } = reduced;
    const add = { name: `Add ${name} to cart` };
    await (await cardOf(page, reduced)).getByRole('button', add).click();
    await page.getByText('Please login first to add products!').waitFor();
    await page.waitForURL('**/login');
    await rememberSignIn(page.context(), asha);
    const card = await cardOf(page, reduced);
    // what the visitor added is in the shopper's cart now
    await card.getByRole('status').getByText('1', { exact: true }).waitFor();
    await card.getByRole('button', { name: `Add one ${name}` }).click();
    await page.getByText('Item added').first().waitFor();
    await card.getByRole('status').getByText('2', { exact: true }).waitFor();
    await expect.poll(async () => (await cartOf(asha)).map(({ quantity }) => quantity)).toEqual([2]);
    for (let piece = 0; piece < 2; piece += 1)
      await card.getByRole('button', { name: `Take away one ${name}` }).click();
    await card.getByRole('button', add).waitFor();
    await expect.poll(() => cartOf(asha)).toEqual([]);
  });
});
