import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelOrderItems } from '#data/api/admin-orders-api.ts';
import { ApiError } from '#data/api/api-error.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { CancelItems } from './CancelItems';

vi.mock('#data/api/admin-orders-api.ts', () => ({ cancelOrderItems: vi.fn() }));

const user = userEvent.setup({ delay: null });
const [dal] = anOrder(['PLACED']).product_details;
if (!dal) throw new Error('An order of the tests has a product.');
const rice = { ...dal, productId: 'c'.repeat(24), name: 'Rice', quantity: 3, subTotalAmt: 300 };
const lines = { product_details: [dal, rice], totalAmt: dal.subTotalAmt + 300 };
const placed = anOrder(['PLACED'], lines);

describe('cancelling items of an order', () => {
  beforeEach(async () => {
    await (await openStore()).forgetShopper();
    storeTokens(tokensFor('office'));
    vi.mocked(cancelOrderItems).mockReset();
  });

  const open = () => user.click(screen.getByRole('button', { name: 'Cancel Items' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel Items' }));
  const stay = async (name: RegExp, pieces: number) =>
    user.selectOptions(dialog().getByRole('combobox', { name }), String(pieces));
  const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Cancel Items' });

  it('asks how many pieces stay, says what is collected then, and sends the lines that change', async () => {
    const cancelled = { ...placed, product_details: [dal, { ...rice, quantity: 1 }], totalAmt: 100 };
    vi.mocked(cancelOrderItems).mockResolvedValueOnce(cancelled);
    render(<CancelItems order={placed} />);
    await open();
    expect(confirm().disabled).toBe(true);
    await stay(/^Rice/, 1);
    expect(dialog().getByRole('status').textContent).toContain(
      `₹${dal.subTotalAmt + 100}.00 are to be collected then.`,
    );
    await user.click(confirm());
    await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Items cancelled'));
    const items = [{ productId: rice.productId, quantity: 1 }];
    expect(cancelOrderItems).toHaveBeenCalledWith({ orderId: placed.orderId, items }, expect.any(String));
    expect(await (await openStore()).adminOrders.get(placed.orderId)).toEqual(cancelled);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what goes back to a card, and cancels not all of it', async () => {
    const paid = anOrder(['PLACED'], { ...lines, payment: { method: 'CARD', state: 'PAID' } });
    render(<CancelItems order={paid} />);
    await open();
    await stay(/^Rice/, 0);
    expect(dialog().getByRole('status').textContent).toContain('₹300.00 go back to the card.');
    await stay(new RegExp(`^${dal.name}`), 0);
    expect(dialog().getByRole('status').textContent).toBe(
      'Nothing would be left. Please cancel the whole order instead.',
    );
    expect(confirm().disabled).toBe(true);
  });

  it('stays open with what was chosen when it is refused, and repeats it under the same key', async () => {
    vi.mocked(cancelOrderItems).mockRejectedValue(new ApiError('server.busy', 'The shop is busy.', 503));
    render(<CancelItems order={placed} />);
    await open();
    await stay(/^Rice/, 0);
    for (const _ of [1, 2]) {
      await user.click(confirm());
      await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The shop is busy.'));
    }
    await waitFor(() => expect(cancelOrderItems).toHaveBeenCalledTimes(2));
    const [first, second] = vi.mocked(cancelOrderItems).mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
  });

  it.each([
    ['is shipped', anOrder(['PLACED', 'SHIPPED'], lines)],
    ['is cancelled', anOrder(['PLACED', 'CANCELLED'], lines)],
    ['waits for a card', anOrder(['PLACED'], { ...lines, payment: { method: 'CARD', state: 'PENDING' } })],
  ])('is not offered for an order that %s', (_, order) => {
    render(<CancelItems order={order} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
