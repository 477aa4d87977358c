import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminProducts, foundProductIds } from '#data/api/admin-products-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { type ForSelection, ProductList } from './ProductList';

vi.mock('#data/api/admin-products-api.ts', () => ({
  adminProducts: vi.fn(),
  foundProductIds: vi.fn(),
}));
vi.mock('#data/queries/fetch-categories.ts', () => ({ fetchCategories: async () => {} }));

const user = userEvent.setup({ delay: null });
const kurta = anAdminProduct();
const lamp = anAdminProduct({
  _id: '1'.repeat(24),
  name: 'Lamp',
  published: false,
  inStock: false,
  stock: 0,
});
const searching = {
  text: '',
  onText: vi.fn(),
  search: '',
  show: 'all' as const,
  setShow: vi.fn(),
  page: 1,
  setPage: vi.fn(),
};

beforeEach(() => {
  vi.mocked(adminProducts)
    .mockReset()
    .mockResolvedValue({ products: [kurta, lamp], totalCount: 30, totalPage: 3 });
});

const show = (
  changed: Partial<Parameters<typeof ProductList>[0]['searching']> = {},
  selection?: ForSelection,
  cards = false,
) =>
  render(
    <ProductList
      current
      searching={{ ...searching, ...changed }}
      cards={cards}
      onCards={onCards}
      shown={{}}
      onShown={() => undefined}
      selection={selection}
    />,
    { wrapper: MemoryRouter },
  );
const onCards = vi.fn();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('is sorted by a column’s head, and the other way around by a second press', async () => {
  const onSorting = vi.fn();
  const list = (sorting?: { by: string; descending: boolean }) => (
    <ProductList
      current
      searching={searching}
      cards={false}
      onCards={onCards}
      sorting={sorting}
      onSorting={onSorting}
      shown={{}}
      onShown={() => undefined}
    />
  );
  const { rerender } = render(list(), { wrapper: MemoryRouter });
  await press('Price');
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'price', descending: true });
  rerender(list({ by: 'price', descending: true }));
  await waitFor(() =>
    expect(adminProducts).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'price', descending: true }),
    ),
  );
  await press('Price');
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'price', descending: false });
});

it('shows a page of products, drafts marked, with the way to the next', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Products' }));
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Kurta pack.*₹999₹89912$/),
    expect.stringMatching(/^Lamp Draft.*Out of Stock$/),
  ]);
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await press('Next');
  expect(searching.setPage).toHaveBeenCalledWith(2);
  await press('Drafts');
  expect(searching.setShow).toHaveBeenCalledWith('drafts');
});

it('shows them as cards, twelve a page', async () => {
  show({}, undefined, true);
  const list = within(await screen.findByRole('list', { name: 'Products' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kurtapack₹899.*₹999.*12 pieces/),
    expect.stringMatching(/^DraftLamp.*Out of Stock/),
  ]);
  expect(adminProducts).toHaveBeenCalledWith({ search: '', page: 1, limit: 12, published: undefined });
  await press('Table');
  expect(onCards).toHaveBeenCalledWith(false);
});

it.each([
  ['all', undefined],
  ['published', true],
  ['drafts', false],
] as const)('asks for %s', async (which, published) => {
  show({ show: which, search: 'lamp', page: 2 });
  await screen.findByRole('table', { name: 'Products' });
  expect(adminProducts).toHaveBeenCalledWith({ search: 'lamp', page: 2, limit: 50, published });
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(adminProducts).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  show();
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load products.');
  await press('Retry');
  expect(await screen.findByText('30 products')).toBeTruthy();
});

it('goes to the last page where the one that was shown is gone', async () => {
  vi.mocked(adminProducts).mockResolvedValue({ products: [], totalCount: 30, totalPage: 3 });
  show({ page: 9 });
  await waitFor(() => expect(searching.setPage).toHaveBeenLastCalledWith(3));
});

it('says that nothing was found', async () => {
  vi.mocked(adminProducts).mockResolvedValue({ products: [], totalCount: 0, totalPage: 0 });
  show({ search: 'zzz' });
  expect(await screen.findByText('No products found')).toBeTruthy();
});

it('ticks products for what is done with several', async () => {
  show({}, (ids, onDone) => (
    <button type="button" onClick={onDone}>
      {`Change ${ids.join()}`}
    </button>
  ));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamp' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  const asked = vi.mocked(adminProducts).mock.calls.length;
  await press(`Change ${lamp._id},${kurta._id}`);
  expect(screen.queryByText(/selected$/)).toBeNull();
  await waitFor(() => expect(vi.mocked(adminProducts).mock.calls.length).toBe(asked + 1));
});

it('ticks all that are found, on all pages', async () => {
  show({ search: 'a' }, (ids) => <p>{`${ids.length} to change`}</p>);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamp' }));
  vi.mocked(foundProductIds).mockResolvedValueOnce([kurta._id, lamp._id, '2'.repeat(24)]);
  await press('Select all 30 found');
  expect(await screen.findByText('3 to change')).toBeTruthy();
  expect(foundProductIds).toHaveBeenLastCalledWith({ search: 'a', published: undefined });
});

it('ticks the first ten thousand of more', async () => {
  vi.mocked(adminProducts).mockResolvedValue({ products: [kurta, lamp], totalCount: 12_345, totalPage: 247 });
  show({ show: 'drafts' }, (ids) => <p>{`${ids.length} to change`}</p>);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamp' }));
  const ids = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(24, '0'));
  vi.mocked(foundProductIds).mockResolvedValueOnce([lamp._id, ...ids.slice(1)]);
  await press('Select the first 10,000 of 12,345 found');
  expect(await screen.findByText('10000 to change')).toBeTruthy();
  expect(foundProductIds).toHaveBeenLastCalledWith({ search: '', published: false });
  expect(screen.queryByRole('button', { name: /^Select the first/ })).toBeNull();
});
