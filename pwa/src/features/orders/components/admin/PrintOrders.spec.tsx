import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { printOrders } from '#data/api/admin-orders-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { allOrders } from '#data/api/orders-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { saveFile } from '#ui/save-file.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { showOrders } from './a-list-of-orders';

vi.mock('#data/api/admin-orders-api.ts', () => ({ printOrders: vi.fn() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#data/api/orders-api.ts', () => ({ allOrders: vi.fn() }));

const user = userEvent.setup({ delay: null });
const [one, unpaid] = [
  anOrder(['PLACED', 'CONFIRMED']),
  anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PENDING' } }),
];
const delivered = anOrder(['PLACED', 'DELIVERED']);
const cancelled = anOrder(['PLACED', 'CANCELLED']);
const file = new Blob(['%PDF']);

/** What a search finds, on the screen. */
async function show(orders: readonly ReturnType<typeof anOrder>[]) {
  vi.mocked(allOrders).mockResolvedValue({ orders: [...orders], nextCursor: null });
  const searching = { text: 'asha', onText: vi.fn(), filters: { search: 'asha' }, onFilters: vi.fn() };
  showOrders({ searching });
  await screen.findByRole('checkbox', { name: 'Select all' });
}
const selectAll = () => user.click(screen.getByRole('checkbox', { name: 'Select all' }));
const print = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the papers of selected orders', () => {
  beforeEach(async () => {
    await (await openStore()).forgetShopper();
    storeTokens(tokensFor('office'));
    vi.mocked(printOrders).mockReset().mockResolvedValue({ file, leftOut: [] });
    vi.mocked(saveFile).mockReset();
  });

  it('come as one file, and stay selected', async () => {
    await show([one, unpaid]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invoices' }).disabled).toBe(true);
    await selectAll();
    await print('Packing slips');
    await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(file, 'packing-slips.pdf'));
    expect(printOrders).toHaveBeenLastCalledWith([one.orderId, unpaid.orderId], 'packing-slips');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^2 selected · ₹/)).toBeTruthy();
  });

  it('say by number which orders are not in it', async () => {
    vi.mocked(printOrders).mockResolvedValueOnce({ file, leftOut: [unpaid.orderId] });
    await show([one, unpaid]);
    await selectAll();
    await print('Invoices');
    const dialog = within(await screen.findByRole('dialog', { name: 'Not all orders were printed' }));
    expect(dialog.getByRole('listitem').textContent).toBe(unpaid.orderId);
    expect(saveFile).toHaveBeenLastCalledWith(file, 'invoices.pdf');
  });

  it('are there after orders have ended, too, which cannot be moved on', async () => {
    vi.mocked(printOrders).mockResolvedValueOnce({ file, leftOut: [cancelled.orderId] });
    await show([delivered, cancelled]);
    await selectAll();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Move selected to' });
    expect(choice.disabled).toBe(true);
    await print('Invoices');
    expect(await screen.findByRole('dialog', { name: 'Not all orders were printed' })).toBeTruthy();
    expect(printOrders).toHaveBeenLastCalledWith([delivered.orderId, cancelled.orderId], 'invoices');
  });

  it('are refused in words', async () => {
    const words = 'None of these orders has this paper.';
    vi.mocked(printOrders).mockRejectedValueOnce(new ApiError('order.nothing-to-print', words, 409));
    await show([unpaid]);
    await selectAll();
    await print('Invoices');
    await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(words));
    expect(saveFile).not.toHaveBeenCalled();
  });
});
