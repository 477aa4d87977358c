import type { Product } from '@jhola/shared/contracts/product.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import {
  boughtTogether,
  otherCategoryProducts,
  productDetails,
  relatedProducts,
} from '#data/api/catalogue-api.ts';
import { clearTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { headerMessageAtom } from '#features/account/header-message.ts';
import { choiceOfSummary } from '#features/cart/rules/choice-of-summary.ts';
import {
  dismissVariantSheet,
  finishVariantSheet,
  variantRequestAtom,
} from '#features/cart/variant-request.ts';
import { noteViewed } from '#features/catalogue/commands/note-viewed.ts';
import { aProduct } from '#test-data/a-product.ts';
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

/** Says of everything that it is near the screen. */
class AllNear extends IntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {
    super(callback);
  }
  override observe(target: Element): void {
    this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
}

const user = userEvent.setup({ delay: null });
const whole: Product = {
  ...aProduct({ name: 'Fastrack Watch', price: 1999, discount: 10, averageRating: 4.26, totalReviews: 3 }),
  description: 'Tells the time.',
  more_details: { Strap: 'Leather', Dial: 'Round' },
  variants: [],
};
const pathOf = ({ _id }: Product) => `/product/any-name-${_id}`;
const open = (product = whole) => pageAt(pathOf(product), '/product/:slug', <ProductPage />);
const title = (name = whole.name) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => screen.findByRole('region', { name });
const shown = (text: string) => screen.getAllByText(text).length > 0;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', AllNear);
  const store = await openStore();
  await Promise.all([
    store.lists.clear(),
    store.products.clear(),
    store.recentlyViewed.clear(),
    store.cartLines.clear(),
    store.outbox.clear(),
  ]);
  clearTokens();
  vi.mocked(productDetails).mockReset().mockResolvedValue(whole);
  vi.mocked(boughtTogether).mockReset().mockResolvedValue([]);
  vi.mocked(relatedProducts)
    .mockReset()
    .mockResolvedValue([aProduct({ name: 'Titan Watch' })]);
  vi.mocked(otherCategoryProducts)
    .mockReset()
    .mockResolvedValue([aProduct({ name: 'Cotton Saree' })]);
});
afterEach(() => vi.unstubAllGlobals());

describe('a product', () => {
  it('says what it is, what it costs and where it stands', async () => {
    open();
    await title();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Groceries', whole.name]);
    expect(shown('₹1,799') && shown('10% OFF') && shown('In Stock')).toBe(true);
    expect(document.querySelector('s')?.textContent).toContain('₹1,999');
    expect(screen.getAllByRole('img', { name: '4.3 out of 5' })).toBeTruthy();
    expect(screen.getByRole('button', { name: `Add ${whole.name} to the wishlist` })).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Offer ends in' })).toBeTruthy();
    const description = within(await region('Description'));
    expect(await description.findByText('Tells the time.')).toBeTruthy();
    // Opened under a stale name, it names the right one.
    const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toMatch(new RegExp(`/product/Fastrack-Watch-${whole._id}$`));
    expect(description.getAllByRole('listitem')).toHaveLength(4);
    const rows = within(screen.getByRole('table', { name: 'Product details' })).getAllByRole('row');
    const details = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(details).toContainEqual(['Strap', 'Leather']);
    expect(details).toContainEqual(['Dial', 'Round']);
    const why = within(await region('Why Shop with us?'));
    expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('leads on to recently viewed, related and other products', async () => {
    const seen = [1, 2, 3, 4, 5].map((number) => aProduct({ name: `Seen ${number}` }));
    await keepProducts(await openStore(), seen, 1);
    for (const { _id } of seen) await noteViewed(_id);
    open();
    const names = async (row: string) =>
      within(await region(row))
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label'));
    await title();
    // The newest four, without the one on the screen.
    await waitFor(async () =>
      expect(await names('Recently Viewed')).toEqual(['Seen 5', 'Seen 4', 'Seen 3', 'Seen 2']),
    );
    expect(await screen.findByRole('article', { name: 'Titan Watch' })).toBeTruthy();
    expect(await names('You May Also Like')).toEqual(['Titan Watch']);
    expect(await screen.findByRole('article', { name: 'Cotton Saree' })).toBeTruthy();
    expect(await names('Explore Other Categories')).toEqual(['Cotton Saree']);
  });
});

describe('a product that is sold out', () => {
  it('ends no offer, and offers to tell when it is back', async () => {
    vi.mocked(productDetails).mockResolvedValue({ ...whole, stock: 0, inStock: false });
    open();
    await title();
    expect(shown('10% OFF')).toBe(true);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeTruthy();
  });
});

describe('a size guide', () => {
  it('opens as a table from the choice of a variant, where the category has one', async () => {
    const variants = [{ _id: '7'.repeat(24), name: 'M' }];
    vi.mocked(productDetails).mockResolvedValue({ ...whole, hasVariants: true, variants });
    const [{ _id = '', name = '' } = {}] = whole.category;
    await (await openStore()).categories.put({
      _id,
      name,
      image: '/x.webp',
      sizeGuide: 'Size | Chest\nM | 38 in',
    });
    open();
    await title();
    await user.click(await screen.findByRole('button', { name: 'Size guide' }));
    const table = within(
      within(await screen.findByRole('dialog', { name: 'Size guide' })).getByRole('table'),
    );
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Size',
      'Chest',
    ]);
    expect(table.getByRole('row', { name: 'M 38 in' })).toBeTruthy();
    await (await openStore()).categories.clear();
  });
});

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

describe('a product that cannot be had', () => {
  const unreachable = new ApiError('network.unreachable', 'offline', 0);

  it('says so when the shop refuses it', async () => {
    vi.mocked(productDetails).mockRejectedValue(new ApiError('product.missing', 'No such product', 409));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load product details.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('offers all subcategories where the address names none', async () => {
    pageAt('/product/nothing', '/product/:slug', <ProductPage />);
    expect(await screen.findByText('Invalid product ID.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse all shelves' }).getAttribute('href')).toBe('/shop');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps its shape while it loads, and then what its card has; says what could not be loaded, and asks again', async () => {
    vi.mocked(productDetails).mockRejectedValue(unreachable);
    vi.mocked(relatedProducts).mockRejectedValue(unreachable);
    vi.mocked(otherCategoryProducts).mockRejectedValue(unreachable);
    open();
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeTruthy();
    const { description: _, more_details: _more, variants: _variants, ...card } = whole;
    await keepProducts(await openStore(), [{ ...card, discount: 0 }], 1);
    await title();
    expect(screen.queryByRole('timer')).toBeNull();
    const alert = await screen.findByText('Unable to fetch product details after multiple attempts.');
    expect(productDetails).toHaveBeenCalledTimes(3);
    expect(await screen.findByText('Failed to load related products.')).toBeTruthy();
    expect(await screen.findByText('Failed to load other category products.')).toBeTruthy();
    vi.mocked(productDetails).mockResolvedValue(whole);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Tells the time.')).toBeTruthy();
    expect(alert.isConnected).toBe(false);
  });
});
