import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { categories, listingPage, subcategories } from '#data/api/catalogue-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { fetchCategories } from '#data/queries/fetch-categories.ts';
import { aProduct } from '#test-data/a-product.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { ListingPage } from './ListingPage';

vi.mock('#data/api/catalogue-api.ts', () => ({
  categories: vi.fn(),
  subcategories: vi.fn(),
  listingPage: vi.fn(),
}));

const staples = { _id: 'c'.repeat(24), name: 'Staples, Dal & More', image: '' };
const [dals, flours, rices] = ['Dals', 'Flours', 'Rices'].map((name, at) => ({
  _id: String(at + 1).repeat(24),
  name,
  image: '',
  category: [staples],
}));
const pathOf = (listing: typeof dals) => `/Staples-Dal-More-${staples._id}/${listing?.name}-${listing?._id}`;

/** Newest first, as the server lists them: dearer and dearer, each third sold out. */
const products = Array.from({ length: 27 }, (_, at) => 27 - at).map((number) =>
  aProduct({
    name: `${number % 2 ? 'Toor' : 'Moong'} Dal ${number}`,
    price: number * 100,
    discount: 50,
    stock: number % 3 ? 5 : 0,
    inStock: number % 3 > 0,
    createdAt: new Date(number * 86_400_000).toISOString(),
  }),
);
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.products.clear(), store.catalogueCopy.clear()]);
  vi.mocked(categories).mockResolvedValue([staples] as never);
  vi.mocked(subcategories).mockResolvedValue([dals, flours, rices] as never);
  await fetchCategories();
  vi.mocked(listingPage)
    .mockReset()
    .mockImplementation(async ({ subCategoryId, page, limit }) => {
      const all = subCategoryId === dals?._id ? products : [];
      return { products: all.slice((page - 1) * limit, page * limit), total: all.length };
    });
});

const open = (query = '', listing = dals) =>
  pageAt(pathOf(listing) + query, '/:category/:subcategory', <ListingPage />);
const status = (words: string) => screen.findByText(words, { selector: '[role=status]' });
// Read as they stand: roles of hundreds of elements take happy-dom seconds.
const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
const dalsFrom = (first: number, last: number) =>
  Array.from({ length: Math.abs(first - last) + 1 }, (_, step) => {
    const number = first + step * Math.sign(last - first);
    return `${number % 2 ? 'Toor' : 'Moong'} Dal ${number}`;
  });
/** The fields beside the products; the drawer of a phone has the same ones. */
const fields = () => within(screen.getByRole('region', { name: 'Filters' }));

describe('a listing', () => {
  it('shows its siblings, the first twelve, and more at each Load More, where the focus goes on', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Dals' });
    const siblings = within(await screen.findByRole('navigation', { name: 'Sub categories' }));
    expect(siblings.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Dals',
      'Flours',
      'Rices',
    ]);
    expect(siblings.getByRole('link', { current: 'page' }).textContent).toBe('Dals');
    expect(document.title).toContain('Dals - Staples, Dal & More');
    await status('Showing 12 of 27');
    expect(names()).toEqual(dalsFrom(27, 16));
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await status('Showing 24 of 27');
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await status('Showing 27 of 27');
    await waitFor(() => expect(names()).toEqual(dalsFrom(27, 1)));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    // The button is gone: whoever walks by keys goes on with the first product that came.
    expect(document.activeElement?.textContent).toBe('Toor Dal 3');
  });

  it('narrows by price, stock and name, sorts, and has it all in the address', async () => {
    const { address } = open();
    await status('Showing 12 of 27');
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: 'Sort' })[0] as HTMLElement,
      'Price: Low to High',
    );
    await user.type(fields().getByRole('textbox', { name: 'Min price' }), '250');
    await user.type(fields().getByRole('textbox', { name: 'Max price' }), '₹ 600');
    await user.click(fields().getByRole('checkbox', { name: 'In Stock Only' }));
    // Half price: ₹250 to ₹600 are the dals 5 to 12; each third is sold out.
    await status('Showing 5 of 5');
    const found = ['Toor Dal 5', 'Toor Dal 7', 'Moong Dal 8', 'Moong Dal 10', 'Toor Dal 11'];
    await waitFor(() => expect(names()).toEqual(found));
    await waitFor(() => expect(address()).toBe(`${pathOf(dals)}?min=250&max=600&sort=lowToHigh&inStock=1`));
    const box = screen.getByRole('textbox', { name: 'Search in this list' });
    await user.type(box, 'TOOR');
    await status('Showing 3 of 3');
    await waitFor(() => expect(address()).toContain('search=TOOR'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await status('Showing 5 of 5');
    expect(document.activeElement).toBe(box);
    await user.click(fields().getByRole('button', { name: 'Clear Filters' }));
    await status('Showing 12 of 27');
    await waitFor(() => expect(address()).toBe(pathOf(dals)));
  });

  it('comes sorted by a shared address', async () => {
    open('?sort=oldest');
    await status('Showing 12 of 27');
    expect(names()).toEqual(dalsFrom(1, 12));
    const [choice] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    expect(choice?.selectedOptions[0]?.textContent).toBe('Oldest');
  });

  it('says when the limits cross, once the field is left', async () => {
    open('?min=900&max=100');
    await screen.findByText('No products found');
    const max = fields().getByRole('textbox', { name: 'Max price' });
    expect(max.getAttribute('aria-invalid')).toBe('true');
    expect(fields().getByText('The minimum is above the maximum.')).toBeTruthy();
    await user.clear(max);
    await user.type(max, '1000');
    await status('Showing 3 of 3');
    expect(max.getAttribute('aria-invalid')).toBe('false');
  });

  it('forgets the filters on the way to a sibling, and says when that is empty', async () => {
    const { address } = open('?inStock=1');
    await status('Showing 12 of 18');
    await user.click(await screen.findByRole('link', { name: 'Rices' }));
    await screen.findByText('No products found');
    expect(address()).toBe(pathOf(rices));
  });

  it('shows each filter that is on, to be taken away', async () => {
    const { address } = open('?min=100&sort=highToLow&inStock=1');
    await status('Showing 12 of 17');
    const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Price: High to Low',
      'From ₹100',
      'In Stock Only',
    ]);
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove: In Stock Only' }));
    await status('Showing 12 of 26');
    await waitFor(() => expect(address()).toBe(`${pathOf(dals)}?min=100&sort=highToLow`));
  });
});

describe('a listing that cannot be had', () => {
  const alert = async () => (await screen.findByRole('alert')).textContent;

  it('shows skeletons while it waits, says so, and tries again', async () => {
    let fail = (_: Error) => {};
    vi.mocked(listingPage).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    open();
    const list = await screen.findByRole('list', { name: 'Products' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(list.children).toHaveLength(12);
    await waitFor(() => expect(listingPage).toHaveBeenCalled());
    await act(async () => fail(new ApiError('network.unreachable', 'offline', 0)));
    expect(await alert()).toContain('An error occurred while fetching products.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await status('Showing 12 of 27');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the server refuses', async () => {
    vi.mocked(listingPage).mockRejectedValue(new ApiError('category.missing', 'No', 409));
    open();
    expect(await alert()).toContain('Failed to load products.');
  });
});
