import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { allOrders, updateOrderStatus } from '../../../../api-client/orders-api';
import { storeTokens } from '../../../../api-client/tokens';
import { openStore } from '../../../../store/open-store';
import { NEW_ORDERS, readNumber } from '../../../../store/settings';
import { tokensFor } from '../../../../test-data/a-token';
import { anOrder } from '../../../../test-data/an-order';
import { AllOrders } from './AllOrders';

vi.mock('../../../../api-client/orders-api', () => ({ allOrders: vi.fn(), updateOrderStatus: vi.fn() }));

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

it('shows the older table with the columns of the specification', async () => {
  render(<AllOrders current searching={searching} />, { wrapper: MemoryRouter });
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order ID',
    'User',
    'Product',
    'Quantity',
    'Price',
    'Address',
    'Status',
    'Update Status',
  ]);
  const row = within(table.getByRole('row', { name: new RegExp(order.orderId) }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Asha Rao',
    'Toor Dal',
    '2',
    '₹338.00',
    order.delivery_address.address,
    'Confirmed',
    expect.stringContaining('Update Status'),
  ]);
  await user.click(screen.getByRole('button', { name: /^Delivered/ }));
  expect(await screen.findByText('No orders found')).toBeTruthy();
});

it('moves an order into its tab when it is delivered', async () => {
  const delivered = anOrder(['PLACED', 'DELIVERED'], { orderId: order.orderId });
  vi.mocked(updateOrderStatus).mockResolvedValueOnce({ order: delivered, message: 'Order status updated' });
  render(<AllOrders current searching={searching} />, { wrapper: MemoryRouter });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Next stage/ }), 'Delivered');
  expect(updateOrderStatus).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByText('No Data')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delivered (1)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('has seen the new orders when it is looked at', async () => {
  const store = await openStore();
  await store.settings.put({ key: NEW_ORDERS, value: 3 });
  render(<AllOrders current searching={searching} />, { wrapper: MemoryRouter });
  await waitFor(async () => expect(await readNumber(store, NEW_ORDERS)).toBe(0));
});

it('counts the orders of all tabs, with a plus where there are more pages', async () => {
  const cursor = order.orderId;
  vi.mocked(allOrders).mockImplementation(async ({ group }) => ({
    orders: group === 'newPending' ? [order] : [],
    nextCursor: group === 'newPending' ? cursor : null,
  }));
  render(<AllOrders current searching={searching} />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('button', { name: 'New / Pending (1+)' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Cancelled (0)' })).toBeTruthy();
});
