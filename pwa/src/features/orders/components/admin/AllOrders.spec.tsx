import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveOrders } from '#data/api/admin-orders-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { allOrders, updateOrderStatus } from '#data/api/orders-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { NEW_ORDERS, readNumber } from '#data/db/settings.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { showOrders } from './a-list-of-orders';

vi.mock('#data/api/admin-orders-api.ts', () => ({ moveOrders: vi.fn() }));
vi.mock('#data/api/orders-api.ts', () => ({ allOrders: vi.fn(), updateOrderStatus: vi.fn() }));

const user = userEvent.setup({ delay: null });
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

it('moves an order into its tab when it is delivered', async () => {
  const delivered = anOrder(['PLACED', 'DELIVERED'], { orderId: order.orderId });
  vi.mocked(updateOrderStatus).mockResolvedValueOnce({ order: delivered, message: 'Order status updated' });
  showOrders();
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Next stage/ }), 'Delivered');
  expect(updateOrderStatus).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByText('No Data')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delivered (1)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('waits, says when they cannot be fetched, and tries again', async () => {
  vi.mocked(allOrders).mockRejectedValue(new ApiError('server.failed', 'Something went wrong!', 500));
  showOrders();
  expect(screen.getByText('Loading orders...')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch orders');
  vi.mocked(allOrders).mockResolvedValue({ orders: [order], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: order.orderId })).toBeTruthy();
});

it('has seen the new orders when it is looked at', async () => {
  const store = await openStore();
  await store.settings.put({ key: NEW_ORDERS, value: 3 });
  showOrders();
  await waitFor(async () => expect(await readNumber(store, NEW_ORDERS)).toBe(0));
});

it('counts the orders of all tabs on all their pages', async () => {
  const cursor = order.orderId;
  vi.mocked(allOrders).mockImplementation(async ({ group }) => ({
    orders: group === 'newPending' ? [order] : [],
    nextCursor: group === 'newPending' ? cursor : null,
    totalCount: group === 'newPending' ? 412 : 0,
  }));
  showOrders();
  expect(await screen.findByRole('button', { name: 'New / Pending (412)' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Cancelled (0)' })).toBeTruthy();
  expect(screen.getByText('Page 1 of 9')).toBeTruthy();
});

describe('several together', () => {
  const second = anOrder(['PLACED', 'SHIPPED'], { createdAt: '2026-01-09T12:00:00.000Z' });
  const unpaid = anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PENDING' } });
  const stages = () =>
    within(screen.getByRole('combobox', { name: 'Move selected to' }))
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled)
      .map(({ textContent }) => textContent);

  beforeEach(() => {
    vi.mocked(allOrders).mockImplementation(async ({ group }) => ({
      orders: group === 'newPending' ? [order, second, unpaid] : [],
      nextCursor: null,
    }));
  });

  it('are moved after asking, and what was not moved is shown with the reason', async () => {
    const moved = anOrder(['PLACED', 'CONFIRMED', 'OUT_FOR_DELIVERY'], { orderId: order.orderId });
    vi.mocked(moveOrders).mockResolvedValueOnce([
      { orderId: order.orderId, order: moved },
      { orderId: second.orderId, refusal: { code: 'order.illegal-stage', message: 'It has gone.' } },
    ]);
    showOrders();
    await user.click(await screen.findByRole('checkbox', { name: `Select order ${order.orderId}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select order ${second.orderId}` }));
    expect(screen.getByText('2 selected · ₹676.00')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move selected to' }), 'Out for delivery');
    const dialog = within(screen.getByRole('dialog', { name: 'Update Status' }));
    expect(dialog.getByText('Move 2 orders to “Out for delivery”?')).toBeTruthy();
    expect(moveOrders).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Out for delivery' }));
    expect(moveOrders).toHaveBeenCalledWith([order.orderId, second.orderId], 'OUT_FOR_DELIVERY');
    const outcome = within(await screen.findByRole('dialog', { name: 'Not all orders were moved' }));
    expect(outcome.getByText('1 order moved.')).toBeTruthy();
    expect(outcome.getByRole('listitem').textContent).toBe(`${second.orderId}It has gone.`);
    const card = within(screen.getByRole('article', { name: order.orderId }));
    await waitFor(() =>
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Out for delivery, reached/),
      ),
    );
    expect(screen.queryByText(/^\d+ selected/)).toBeNull();
  });

  it('can become what one of them can', async () => {
    showOrders();
    await user.click(await screen.findByRole('checkbox', { name: `Select order ${unpaid.orderId}` }));
    expect(stages()).toEqual(['Cancelled']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('3 selected · ₹1,014.00')).toBeTruthy();
    expect(stages()).toEqual(['Shipped', 'Out for delivery', 'Delivered', 'Cancelled']);
  });

  it('stay picked when none could be tried', async () => {
    vi.mocked(moveOrders).mockRejectedValueOnce(new Error('The shop is busy.'));
    showOrders();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move selected to' }), 'Cancelled');
    const dialog = within(screen.getByRole('dialog', { name: 'Update Status' }));
    expect(dialog.getByText(/Their pieces go back into stock/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancelled' }));
    await waitFor(() =>
      expect(currentToasts().at(-1)?.text).toBe('Error updating status. The shop is busy.'),
    );
    expect(screen.getByText('3 selected · ₹1,014.00')).toBeTruthy();
  });
});
