import type { StockLevel } from '@jhola/shared/contracts/stock.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { adjustStock, stockHistory, stockLevels } from '#data/api/stock-api.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { StockList } from './StockList';

vi.mock('#data/api/stock-api.ts', () => ({
  stockLevels: vi.fn(),
  adjustStock: vi.fn(),
  stockHistory: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const level = (named: Partial<StockLevel>): StockLevel => ({
  productId: 'a'.repeat(24),
  name: 'Toor Dal',
  unit: '1 kg',
  left: 12,
  held: 2,
  sold: 30,
  ...named,
});
const dal = level({ left: 3 });
const shirt = level({
  productId: 'b'.repeat(24),
  variantId: 'c'.repeat(24),
  name: 'Shirt',
  variantName: 'L',
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
  vi.mocked(stockLevels)
    .mockReset()
    .mockResolvedValue({ levels: [dal, shirt], totalCount: 61 });
  vi.mocked(adjustStock).mockReset();
});

const show = (changed: Partial<Parameters<typeof StockList>[0]['searching']> = {}) =>
  render(
    <StockList current searching={{ ...searching, ...changed }} shown={{}} onShown={() => undefined} />,
    { wrapper: MemoryRouter },
  );
const openAdjust = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Adjust: ${name}` }));
  return within(screen.getByRole('dialog', { name: 'Adjust stock' }));
};

it('shows what is left, held and sold, and what is low', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Stock' }));
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Toor Dal1 kgLow 3230/),
    expect.stringMatching(/^ShirtL 12230/),
  ]);
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(searching.setPage).toHaveBeenCalledWith(2);
  await user.click(screen.getByRole('button', { name: 'Low stock' }));
  expect(searching.setShow).toHaveBeenCalledWith('low');
});

it('is sorted by a column’s head, and the other way around by a second press', async () => {
  const onSorting = vi.fn();
  const list = (sorting?: { by: string; descending: boolean }) => (
    <StockList
      current
      searching={searching}
      sorting={sorting}
      onSorting={onSorting}
      shown={{}}
      onShown={() => undefined}
    />
  );
  const { rerender } = render(list(), { wrapper: MemoryRouter });
  await user.click(await screen.findByRole('button', { name: 'Product' }));
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'name', descending: false });
  await user.click(screen.getByRole('button', { name: 'Left' }));
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'left', descending: true });
  rerender(list({ by: 'left', descending: true }));
  await waitFor(() =>
    expect(stockLevels).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'left', descending: true })),
  );
  await user.click(screen.getByRole('button', { name: 'Left' }));
  expect(onSorting).toHaveBeenLastCalledWith({ by: 'left', descending: false });
});

it('waits, says when it cannot be fetched, and tries again', async () => {
  vi.mocked(stockLevels).mockRejectedValueOnce(new ApiError('server.failed', 'Something went wrong!', 500));
  show();
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The stock could not be fetched');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('61 entries')).toBeTruthy();
});

it('says that nothing was found', async () => {
  vi.mocked(stockLevels).mockResolvedValueOnce({ levels: [], totalCount: 0 });
  show({ show: 'low' });
  expect(await screen.findByText('No products found')).toBeTruthy();
});

it('says that there is none yet where nothing was looked for', async () => {
  vi.mocked(stockLevels).mockResolvedValueOnce({ levels: [], totalCount: 0 });
  show();
  expect(await screen.findByText(/^What you have of each product/)).toBeTruthy();
});

it.each([
  ['low', { most: 5, held: false }],
  ['held', { most: undefined, held: true }],
] as const)('asks for what is %s', async (which, asked) => {
  show({ show: which, search: 'dal', page: 2 });
  await screen.findByRole('table', { name: 'Stock' });
  expect(stockLevels).toHaveBeenCalledWith({ search: 'dal', page: 2, limit: 50, ...asked });
});

it('adjusts a variant with a reason, and shows what is left then', async () => {
  vi.mocked(adjustStock).mockResolvedValueOnce({ level: { ...shirt, left: 10 }, message: 'Stock adjusted' });
  show();
  const dialog = await openAdjust('Shirt · L');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What happens' }), 'Take pieces out');
  const pieces = dialog.getByRole('textbox', { name: /^Pieces/ });
  await user.type(pieces, '13');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert').textContent).toBe('Only 12 are left: no more can be taken out.');
  expect(adjustStock).not.toHaveBeenCalled();
  await user.clear(pieces);
  await user.type(pieces, '2');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' Torn ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const { productId, variantId } = shirt;
  const request = { productId, variantId, change: -2, reason: 'DAMAGED', text: 'Torn' };
  await waitFor(() => expect(adjustStock).toHaveBeenCalledWith(request, expect.any(String)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^10/)).toBeTruthy();
});

it('sends the same adjustment again with the same key, another with another', async () => {
  vi.mocked(adjustStock).mockRejectedValue(new Error('The shop is busy.'));
  show();
  const dialog = await openAdjust('Toor Dal');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.type(dialog.getByRole('textbox', { name: /^Pieces/ }), '5');
  expect(dialog.getByText('Left afterwards: 8')).toBeTruthy();
  const sent = async (times: number) => {
    await user.click(save);
    await waitFor(() => expect(currentToasts().filter(({ kind }) => kind === 'error')).toHaveLength(times));
  };
  await sent(1);
  await sent(2);
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'x');
  await sent(3);
  const keys = vi.mocked(adjustStock).mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('says who adjusted what when, of the variant that is looked at alone', async () => {
  const entry = {
    at: '2026-01-10T12:00:00.000Z',
    by: { _id: 'd'.repeat(24), name: 'Shop Admin' },
    change: -2,
    left: 10,
    reason: 'DAMAGED' as const,
  };
  const { variantId } = shirt;
  vi.mocked(stockHistory).mockResolvedValueOnce([{ ...entry, variantId, text: 'Torn' }, entry]);
  show();
  await user.click(await screen.findByRole('button', { name: 'History: Shirt · L' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adjustments' }));
  const [only, ...others] = await dialog.findAllByRole('listitem');
  expect(only?.textContent).toMatch(/^−2 Damaged · 10 left thenTornShop Admin · .*2026/);
  expect(others).toEqual([]);
});
