import type { Order } from '@jhola/shared/contracts/orders.contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelOrder, ownOrders } from '../../../api-client/orders-api';
import { openStore } from '../../../store/open-store';
import { anOrder } from '../../../test-data/an-order';
import { OwnOrders } from './OwnOrders';

vi.mock('../../../api-client/orders-api', () => ({ ownOrders: vi.fn(), cancelOrder: vi.fn() }));

const user = userEvent.setup({ delay: null });
const pending = anOrder(['PLACED', 'SHIPPED']);
const delivered = anOrder(['PLACED', 'DELIVERED']);
const cancelled = anOrder(['PLACED', 'CANCELLED']);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  vi.mocked(ownOrders).mockReset().mockResolvedValue([pending, delivered, cancelled]);
});

const show = () => render(<OwnOrders />, { wrapper: MemoryRouter });
const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Orders by state' })).getByRole('button', { name });
const numbers = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('your orders', () => {
  it('stand under New / Pending, Delivered and Cancelled', async () => {
    show();
    await screen.findByRole('article');
    expect(numbers()).toEqual([pending.orderId]);
    await user.click(tab(/^Delivered/));
    expect(numbers()).toEqual([delivered.orderId]);
    await user.click(tab(/^Cancelled/));
    expect(numbers()).toEqual([cancelled.orderId]);
  });

  it('show what was bought, where it goes and what it costs', async () => {
    show();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Toor Dal')).toBeTruthy();
    expect(card.getByText('Qty: 2')).toBeTruthy();
    expect(card.getByText('₹338.00')).toBeTruthy();
    expect(card.getByText(/12 Lotus Apartments, MG Road/)).toBeTruthy();
    expect(card.getByText(/days ago$/)).toBeTruthy();
  });

  it('tell while they load, and when there are none', async () => {
    let answer: (orders: Order[]) => void = () => {};
    vi.mocked(ownOrders).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    expect(screen.getByText('Loading orders...')).toBeTruthy();
    answer([]);
    expect(await screen.findByText('No Data')).toBeTruthy();
  });

  it('tell when they cannot be fetched, and are fetched again by Retry', async () => {
    vi.mocked(ownOrders).mockRejectedValueOnce(new Error('offline'));
    show();
    expect(await screen.findByText('Failed to fetch orders')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('can be cancelled after asking while they have not ended', async () => {
    vi.mocked(cancelOrder).mockResolvedValueOnce({
      order: { ...cancelled, orderId: pending.orderId },
      message: 'Order cancelled',
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    expect(cancelOrder).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    expect(cancelOrder).toHaveBeenCalledWith(pending.orderId);
    expect(await screen.findByText('No Data')).toBeTruthy();
    await user.click(tab(/^Cancelled/));
    expect(numbers()).toContain(pending.orderId);
    await user.click(tab(/^Delivered/));
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });
});
