import { NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { type ProductPage, searchPage } from '#data/api/catalogue-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { filterListing } from '#features/catalogue/rules/listing-filters.ts';
import { aProduct } from '#test-data/a-product.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { SearchPage } from './SearchPage';

vi.mock('#data/api/catalogue-api.ts', () => ({ searchPage: vi.fn() }));
vi.mock('#data/catalogue-replica/worker/in-worker.ts', () => ({ inWorker: async () => [] }));

const user = userEvent.setup({ delay: null });
const unreachable = new ApiError('network.unreachable', 'offline', 0);
const found = (...products: ReturnType<typeof aProduct>[]): ProductPage => ({
  products,
  total: products.length,
});

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.products.clear(), store.catalogueCopy.clear()]);
  vi.mocked(searchPage).mockReset();
});

const open = (path: string) => pageAt(path, '/search', <SearchPage />);
const results = () => screen.findByRole('list', { name: 'Search results' });

it('offers terms to start from', async () => {
  const { address } = open('/search');
  await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
  const ideas = within(screen.getByRole('list', { name: 'Popular searches' }));
  expect(ideas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Books',
    'Airbuds',
    'T-shirt',
    'Saddi',
    'Watch',
    'Cloth',
    'Bluetooth',
    'Premium Watches',
    'chips',
  ]);
  vi.mocked(searchPage).mockResolvedValue(found());
  await user.click(ideas.getByRole('link', { name: 'Premium Watches' }));
  expect(address()).toBe('/search?q=Premium%20Watches');
  await screen.findByRole('heading', { level: 1, name: 'Search Results for "Premium Watches"' });
  expect(document.title).toContain('Search Results for "Premium Watches"');
});

it('counts what it found, and shows it', async () => {
  vi.mocked(searchPage).mockResolvedValue(found(aProduct({ name: 'Fastrack Watch' }), aProduct()));
  open('/search?q=watch');
  expect(await screen.findByText('Search Results: 2')).toBeTruthy();
  expect(within(await results()).getByRole('article', { name: 'Fastrack Watch' })).toBeTruthy();
  expect(vi.mocked(searchPage).mock.lastCall?.[0]).toMatchObject({ search: 'watch', page: 1 });
});

it('shows ten skeletons while it waits, and says when nothing is found', async () => {
  let answer = (_: ProductPage) => {};
  vi.mocked(searchPage).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  open('/search?q=zzzzqqqq');
  const list = await results();
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(list.children).toHaveLength(10);
  await waitFor(() => expect(searchPage).toHaveBeenCalled());
  await act(async () => answer(found()));
  expect(await screen.findByText('No Data found')).toBeTruthy();
  expect(screen.getByText('Search Results: 0')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bluetooth' }).getAttribute('href')).toBe('/search?q=Bluetooth');
});

it('offers what may have been meant, and what others like, when nothing is found', async () => {
  const liked = aProduct({ name: 'Bamboo Flute' });
  const nothing = { ...found(), corrections: ['chocolate', 'choco'], popular: [liked] };
  vi.mocked(searchPage).mockResolvedValue(nothing);
  const { address } = open('/search?q=chaqolatte');
  const meant = within(await screen.findByRole('list', { name: 'Did you mean' }));
  expect(meant.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['chocolate', 'choco']);
  const others = within(screen.getByRole('list', { name: 'Liked by many shoppers' }));
  expect(others.getByRole('article', { name: 'Bamboo Flute' })).toBeTruthy();
  vi.mocked(searchPage).mockResolvedValue(found(aProduct({ name: 'Dark Chocolate' })));
  await user.click(meant.getByRole('link', { name: 'chocolate' }));
  expect(address()).toBe('/search?q=chocolate');
  expect(await screen.findByRole('article', { name: 'Dark Chocolate' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Did you mean' })).toBeNull();
});

it('says when results cannot be had, and tries again', async () => {
  vi.mocked(searchPage).mockRejectedValueOnce(unreachable).mockResolvedValue(found(aProduct()));
  open('/search?q=atta');
  expect(await screen.findByText('Failed to load products.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Search Results: 1')).toBeTruthy();
});

describe('filters of a search', () => {
  const kurta = aProduct({
    name: 'Cotton Kurta',
    brand: 'Tasva',
    price: 900,
    hasVariants: true,
    variants: [
      { _id: '1'.repeat(24), name: 'M', stock: 0 },
      { _id: '2'.repeat(24), name: 'XL', stock: 2 },
    ],
  });
  const all = [
    kurta,
    aProduct({ name: 'Silk Kurta', brand: 'Anokhi', price: 2000, discount: 40, averageRating: 3.1 }),
    aProduct({ name: 'Linen Kurta', brand: 'Tasva', price: 1500, stock: 0, inStock: false }),
  ];
  beforeEach(() => {
    vi.mocked(searchPage).mockImplementation(async ({ filters = NO_FILTERS }) => {
      const { count, first, facets } = filterListing(all, filters);
      return { products: [...first(count)], total: count, facets };
    });
  });
  const panel = () => within(screen.getByRole('region', { name: 'Filters' }));
  const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
  const chips = () =>
    within(screen.getByRole('list', { name: 'Active filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('narrow it down with counts, stand above it as chips and in the address, and are cleared together', async () => {
    const { address } = open('/search?q=kurta');
    await screen.findByText('Search Results: 3');
    const tasva = await panel().findByRole('checkbox', { name: 'Tasva' });
    expect(tasva.getAttribute('aria-describedby')).toBeTruthy();
    expect(document.getElementById(tasva.getAttribute('aria-describedby') ?? '')?.textContent).toBe('(2)');
    await user.click(tasva);
    await screen.findByText('Search Results: 2');
    expect(names()).toEqual(['Cotton Kurta', 'Linen Kurta']);
    await user.click(panel().getByRole('button', { name: 'XL (1)' }));
    await screen.findByText('Search Results: 1');
    expect(panel().getByRole('button', { name: 'XL (1)' }).getAttribute('aria-pressed')).toBe('true');
    expect(chips()).toEqual(['Tasva', 'XL']);
    await waitFor(() => expect(address()).toBe('/search?q=kurta&brand=tasva&pack=xl'));
    await user.click(screen.getByRole('button', { name: 'Remove: XL' }));
    await screen.findByText('Search Results: 2');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('Search Results: 3');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await waitFor(() => expect(address()).toBe('/search?q=kurta'));
  });

  it('come from a shared address, and say when they leave nothing', async () => {
    open('/search?q=kurta&brand=tasva&discount=30&sort=lowToHigh');
    await screen.findByText('No products found');
    expect(chips()).toEqual(['Price: Low to High', 'Tasva', '30% or more']);
    expect(screen.getByText('Search Results: 0')).toBeTruthy();
    expect(screen.queryByText('No Data found')).toBeNull();
    const clear = screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1);
    await user.click(clear as HTMLElement);
    await screen.findByText('Search Results: 3');
  });

  it('open on a phone in a sheet that says how many products are left', async () => {
    open('/search?q=kurta&rating=4');
    await screen.findByText('Search Results: 2');
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: 'In Stock Only' }));
    await sheet.findByRole('button', { name: 'Show 1 product' });
    await user.type(sheet.getByRole('textbox', { name: 'Min price' }), '5000');
    await user.click(await sheet.findByRole('button', { name: 'Show 0 products' }));
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
    expect(chips()).toEqual(['From ₹5,000', '4 ★ & above', 'In Stock Only']);
  });

  it('shows of many brands the first, all on demand, and always the chosen ones', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aProduct({ brand: `Brand ${10 + at}` }));
    vi.mocked(searchPage).mockImplementation(async ({ filters = NO_FILTERS }) => {
      const { count, first, facets } = filterListing(many, filters);
      return { products: [...first(count)], total: count, facets };
    });
    open('/search?q=dal&brand=brand+21');
    await screen.findByText('Search Results: 1');
    const brands = () => within(panel().getByRole('group', { name: 'Brand' })).getAllByRole('checkbox');
    expect(brands()).toHaveLength(7);
    await user.click(panel().getByRole('button', { name: 'Show all 12' }));
    expect(brands()).toHaveLength(12);
    await user.click(panel().getByRole('button', { name: 'Show fewer' }));
    expect(brands()).toHaveLength(7);
  });
});
