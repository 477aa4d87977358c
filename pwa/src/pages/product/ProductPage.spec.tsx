import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { otherCategoryProducts, productDetails, relatedProducts } from '#data/api/catalogue-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { noteViewed } from '#features/catalogue/commands/note-viewed.ts';
import { aProduct } from '#test-data/a-product.ts';
import { pathOf, prepareProductPage, region, shown, title, whole } from '#test-data/a-product-page.ts';
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
