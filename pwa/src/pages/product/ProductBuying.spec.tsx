import type { Product } from '@jhola/shared/contracts/product.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boughtTogether, productDetails } from '#data/api/catalogue-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { headerMessageAtom } from '#features/account/header-message.ts';
import { choiceOfSummary } from '#features/cart/rules/choice-of-summary.ts';
import {
  dismissVariantSheet,
  finishVariantSheet,
  variantRequestAtom,
} from '#features/cart/variant-request.ts';
import { aProduct } from '#test-data/a-product.ts';
import { pathOf, prepareProductPage, region, shown, title, whole } from '#test-data/a-product-page.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { ProductPage } from './ProductPage';

vi.mock('#data/api/catalogue-api.ts', () => ({
  categories: async () => [],
  subcategories: async () => [],
  productDetails: vi.fn(),
  relatedProducts: vi.fn(),
  otherCategoryProducts: vi.fn(),
  boughtTogether: vi.fn(),
}));
vi.mock('#data/api/reviews-api.ts', () => ({
  reviewsOfProduct: async () => ({ totalReviews: 0, averageRating: 0, histogram: [0, 0, 0, 0, 0], data: [] }),
}));
vi.mock('#data/api/questions-api.ts', () => ({
  questionsOfProduct: async () => ({ totalQuestions: 0, data: [] }),
  ownQuestions: async () => [],
}));

const user = userEvent.setup({ delay: null });
const open = (product = whole) => pageAt(pathOf(product), '/product/:slug', <ProductPage />);
beforeEach(async () => {
  prepareProductPage();
  const { lists, products, recentlyViewed, cartLines, outbox } = await openStore();
  await Promise.all([lists, products, recentlyViewed, cartLines, outbox].map((table) => table.clear()));
});
afterEach(() => vi.unstubAllGlobals());

describe('frequently bought together', () => {
  const strap = aProduct({ name: 'Leather Strap', price: 400 });
  const tee = aProduct({
    name: 'Plain Tee',
    price: 300,
    hasVariants: true,
    variants: [
      { _id: '5'.repeat(24), name: 'M', price: 320 },
      { _id: '6'.repeat(24), name: 'L', price: 350 },
    ],
  });
  const openWith = async (...others: ReturnType<typeof aProduct>[]) => {
    vi.mocked(boughtTogether).mockResolvedValue(others);
    open();
    await title();
    return within(await region('Frequently bought together'));
  };

  it('shows all with their prices and the sum, and adds all to the cart of a shopper', async () => {
    storeTokens(tokensFor('asha'));
    const section = await openWith(strap);
    expect(section.getByRole('link', { name: 'Leather Strap' })).toBeTruthy();
    expect(section.getByText('₹2,199')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Add all 2' }));
    const store = await openStore();
    await waitFor(async () =>
      expect((await store.cartLines.toArray()).map(({ product }) => product.name).toSorted()).toEqual([
        'Fastrack Watch',
        'Leather Strap',
      ]),
    );
  });

  it('asks which variant, and adds nothing when that is put away', async () => {
    storeTokens(tokensFor('asha'));
    const section = await openWith(tee);
    expect(section.getByText('from ₹2,119')).toBeTruthy();
    const add = section.getByRole<HTMLButtonElement>('button', { name: 'Add all 2' });
    await user.click(add);
    await waitFor(() => expect(getDefaultStore().get(variantRequestAtom)?.product.name).toBe('Plain Tee'));
    act(dismissVariantSheet);
    await waitFor(() => expect(add.disabled).toBe(false));
    const store = await openStore();
    expect(await store.cartLines.count()).toBe(0);
    await user.click(add);
    await waitFor(() => expect(getDefaultStore().get(variantRequestAtom)).toBeDefined());
    const { product } = choiceOfSummary(tee);
    act(() => finishVariantSheet({ product, variantId: '5'.repeat(24), variantName: 'M' }));
    await waitFor(async () => expect(await store.cartLines.count()).toBe(2));
  });

  it('is not there without others, nor where the product or all others are sold out', async () => {
    vi.mocked(boughtTogether).mockResolvedValue([aProduct({ stock: 0, inStock: false })]);
    open();
    await title();
    await waitFor(() => expect(boughtTogether).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Frequently bought together' })).toBeNull();
  });
});

describe('the pictures', () => {
  const many = (count: number) => ({
    ...whole,
    image: Array.from({ length: count }, (_, index) => `/images/${index}.webp`),
  });

  it('have a dot each, and arrows', async () => {
    vi.mocked(productDetails).mockResolvedValue(many(3));
    open();
    await title();
    await user.click(await screen.findByRole('button', { name: 'Picture 2 of 3' }));
    const dot = (index: number) => screen.getByRole('button', { name: `Picture ${index} of 3` });
    expect([1, 2, 3].map((index) => dot(index).getAttribute('aria-current'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(dot(3).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next picture' }).disabled).toBe(true);
  });

  it('have none where there are too many of them', async () => {
    vi.mocked(productDetails).mockResolvedValue(many(11));
    open();
    await screen.findByText('1 / 11');
    expect(screen.queryByRole('button', { name: 'Picture 2 of 11' })).toBeNull();
  });
});

describe('buying', () => {
  const tea: Product = {
    ...whole,
    _id: 'e'.repeat(24),
    name: 'Nilgiri Tea',
    unit: '250 g',
    price: 200,
    discount: 10,
    image: ['/images/one.webp', '/images/two.webp', '/images/three.webp'],
    hasVariants: true,
    variants: [
      { _id: '1'.repeat(24), name: 'Half', price: 120, stock: 2, image: ['/images/half.webp'] },
      { _id: '2'.repeat(24), name: 'Whole' },
      { _id: '3'.repeat(24), name: 'Gone', stock: 0 },
    ],
  };
  const chip = (name: string) =>
    within(screen.getByRole('group', { name: 'Choose a variant' })).getByRole('button', { name });
  const openTea = async () => {
    vi.mocked(productDetails).mockResolvedValue(tea);
    const page = open(tea);
    await title('Nilgiri Tea');
    return page;
  };
  const picture = () => document.querySelector('button[aria-pressed][tabindex="0"] img')?.getAttribute('src');

  it('takes price, stock and pictures from the variant that is chosen, and its gallery begins anew', async () => {
    await openTea();
    expect(shown('₹180') && shown('250 g · Inclusive of all taxes')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Nilgiri Tea, picture 3' }));
    await user.click(chip('Half'));
    expect(chip('Half').getAttribute('aria-pressed')).toBe('true');
    expect(shown('₹108') && shown('Only 2 left') && shown('Half · Inclusive of all taxes')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Nilgiri Tea, picture 3' })).toBeNull();
    expect(picture()).toBe('/images/half.webp');
    await user.click(chip('Whole'));
    expect(shown('₹180')).toBe(true);
    expect(picture()).toBe('/images/one.webp');
    await user.click(chip('Gone , Out of Stock'));
    const soldOut = screen.getByRole<HTMLButtonElement>('button', { name: 'Out of Stock' });
    expect(soldOut.disabled).toBe(true);
  });

  it('lets a visitor choose how many, up to the stock, and asks for a login', async () => {
    const { address } = await openTea();
    await user.click(chip('Half'));
    const quantity = within(screen.getByRole('group', { name: 'Quantity' }));
    const [fewer, more] = ['One fewer', 'One more'].map((name) =>
      quantity.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect([fewer?.disabled, more?.disabled]).toEqual([true, false]);
    await user.click(more as HTMLButtonElement);
    expect(quantity.getByText('2')).toBeTruthy();
    expect([fewer?.disabled, more?.disabled]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(getDefaultStore().get(headerMessageAtom)).toBe('Please login first to add products!');
  });
});
