import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { type ProductPage, searchPage } from '#data/api/catalogue-api.ts';
import { openStore } from '#data/db/open-store.ts';
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
