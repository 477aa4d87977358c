import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveOrders, ordersAsCsv } from '#data/api/admin-orders-api.ts';
import { allOrders } from '#data/api/orders-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { saveFile } from '#ui/save-file.ts';
import { showOrders } from './a-list-of-orders';

vi.mock('#data/api/admin-orders-api.ts', () => ({ moveOrders: vi.fn(), ordersAsCsv: vi.fn() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#data/api/orders-api.ts', () => ({ allOrders: vi.fn(), updateOrderStatus: vi.fn() }));

const user = userEvent.setup({ delay: null });
const searching = { text: '', onText: vi.fn(), filters: {}, onFilters: vi.fn() };
const order = anOrder(['PLACED', 'CONFIRMED']);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
  vi.mocked(allOrders)
    .mockReset()
    .mockImplementation(async ({ group }) => ({
      orders: group === 'newPending' ? [order] : [],
      nextCursor: null,
    }));
});

it('shows the table with its eight columns and when each was placed', async () => {
  showOrders({ cards: false });
  const table = within(await screen.findByRole('table', { name: 'Manage Orders' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Order ID',
    'Placed',
    'User',
    'Product',
    'Quantity',
    'Price',
    'Address',
    'Status',
    'Update Status',
  ]);
  const row = within(await table.findByRole('row', { name: new RegExp(order.orderId) }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '',
    expect.stringContaining('10 Jan'),
    'Asha Rao',
    'Toor Dal',
    '2',
    '₹338.00 Cash on Delivery',
    order.delivery_address.address,
    'Confirmed',
    expect.stringContaining('Update Status'),
  ]);
  await user.click(screen.getByRole('button', { name: /^Delivered/ }));
  expect(await screen.findByText('No orders found')).toBeTruthy();
});

it('shows the columns that are chosen', async () => {
  showOrders({ cards: false });
  await screen.findByRole('columnheader', { name: 'Address' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
  expect(dialog.queryByRole('checkbox', { name: 'Order ID' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Address' }));
  await user.click(dialog.getByRole('checkbox', { name: 'City' }));
  const names = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).not.toContain('Address');
  expect(names).toContain('City');
  expect(screen.getByText('Bengaluru')).toBeTruthy();
});

it('asks for the oldest first when it is sorted by when they were placed', async () => {
  showOrders({ cards: false });
  const head = await screen.findByRole('columnheader', { name: 'Placed' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(head).getByRole('button'));
  const asked = { group: 'newPending', sort: 'oldest', cursor: undefined, limit: 50, count: true };
  await waitFor(() => expect(allOrders).toHaveBeenLastCalledWith(asked));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Placed' }).getAttribute('aria-sort')).toBe('ascending'),
  );
  expect(await screen.findByRole('row', { name: new RegExp(order.orderId) })).toBeTruthy();
});

describe('what is looked for', () => {
  const filters = { search: 'asha', stage: 'DELIVERED', attention: true } as const;
  const delivered = anOrder(['PLACED', 'DELIVERED']);

  it('is found in all tabs, 50 a page, and stands instead', async () => {
    const page = Array.from({ length: 50 }, () => anOrder(['PLACED', 'DELIVERED']));
    const [last] = page.slice(-1);
    vi.mocked(allOrders)
      .mockResolvedValueOnce({ orders: page, nextCursor: last?.orderId ?? null, totalCount: 51 })
      .mockResolvedValueOnce({ orders: [delivered], nextCursor: null });
    showOrders({ searching: { ...searching, filters } });
    expect(await screen.findByText('51 orders found')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Orders by state' })).toBeNull();
    const asked = { ...filters, sort: undefined, limit: 50 };
    expect(allOrders).toHaveBeenLastCalledWith({ ...asked, cursor: undefined, count: true });
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(allOrders).toHaveBeenLastCalledWith({ ...asked, cursor: last?.orderId, count: undefined });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(searching.onText).toHaveBeenCalledWith('');
    expect(searching.onFilters).toHaveBeenCalledWith({});
  });

  it('is selected whole, page after page, as far as 200', async () => {
    const pages = [0, 1, 2, 3, 4].map(() => Array.from({ length: 50 }, () => anOrder()));
    for (const orders of pages)
      vi.mocked(allOrders).mockResolvedValueOnce({
        orders,
        nextCursor: orders.at(-1)?.orderId ?? null,
        totalCount: 412,
      });
    showOrders({ searching: { ...searching, filters }, cards: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('50 selected · ₹16,900.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Select all 412 found' }));
    expect(
      await screen.findByText('200 selected · ₹67,600.00 (as many as can be selected at once: 200)'),
    ).toBeTruthy();
    expect(allOrders).toHaveBeenCalledTimes(4);
    vi.mocked(moveOrders).mockImplementation(async (ids) =>
      ids.map((orderId) => ({ orderId, order: anOrder([], { orderId }) })),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move selected to' }), 'Shipped');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Shipped' }));
    await waitFor(() =>
      expect(vi.mocked(moveOrders).mock.calls.map(([ids]) => ids.length)).toEqual([100, 100]),
    );
  });

  it('narrows the table for other programs, too', async () => {
    const table = new Blob(['orderId']);
    vi.mocked(ordersAsCsv).mockResolvedValueOnce(table);
    showOrders({ searching: { ...searching, filters } });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(table, 'orders.csv'));
    expect(`${vi.mocked(ordersAsCsv).mock.lastCall?.[0]}`).toBe('search=asha&stage=DELIVERED&attention=true');
  });

  it('is changed by the filters, which show how many are set', async () => {
    const chosen = { search: 'asha', stage: 'DELIVERED' } as const;
    showOrders({ searching: { ...searching, filters: chosen } });
    const opener = screen.getByRole('button', { name: 'Filters (1)' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const panel = within(screen.getByRole('group', { name: 'Filters' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Payment method' }), 'Card');
    expect(searching.onFilters).toHaveBeenLastCalledWith({ ...chosen, method: 'CARD' });
    await user.click(panel.getByRole('checkbox', { name: 'Payment needs attention' }));
    expect(searching.onFilters).toHaveBeenLastCalledWith({ ...chosen, attention: true });
    await user.selectOptions(panel.getByRole('combobox', { name: 'Stage' }), 'Any');
    expect(searching.onFilters).toHaveBeenLastCalledWith({ search: 'asha', stage: undefined });
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    expect(searching.onFilters).toHaveBeenLastCalledWith({ search: 'asha' });
    await user.click(opener);
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  });
});
