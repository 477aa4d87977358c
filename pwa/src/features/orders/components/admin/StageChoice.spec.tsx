import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { advanceOrder } from '#features/orders/commands/advance-order.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { StageChoice } from './StageChoice';

vi.mock('#features/orders/commands/advance-order.ts', () => ({ advanceOrder: vi.fn() }));

const user = userEvent.setup({ delay: null });
const onEnded = vi.fn();

beforeEach(() => {
  vi.mocked(advanceOrder).mockReset().mockResolvedValue('Order status updated');
  onEnded.mockClear();
});

function show(...stages: OrderStage[]) {
  const order = anOrder(stages);
  render(<StageChoice order={order} onEnded={onEnded} />);
  const name = `Next stage of order ${order.orderId}`;
  return { order, choice: screen.getByRole<HTMLSelectElement>('combobox', { name }) };
}
const offered = (choice: HTMLElement) =>
  within(choice)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);

it('offers the stages after the furthest one only', () => {
  expect(offered(show('PLACED', 'SHIPPED').choice)).toEqual(['Out for delivery', 'Delivered', 'Cancelled']);
});

it.each<[OrderStage, string]>([
  ['DELIVERED', 'Delivered It has arrived: the status is final.'],
  ['CANCELLED', 'Cancelled It was cancelled: the status is final.'],
])('says that an order is %s for good, without a control', (end, words) => {
  const { container } = render(<StageChoice order={anOrder(['PLACED', end])} onEnded={onEnded} />);
  expect(container.textContent).toBe(words);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps the focus where an order ends', async () => {
  const order = anOrder(['PLACED']);
  const { rerender } = render(<StageChoice order={order} onEnded={() => {}} />);
  await user.selectOptions(screen.getByRole('combobox'), 'Cancelled');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelled' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ended = anOrder(['PLACED', 'CANCELLED'], { orderId: order.orderId });
  rerender(<StageChoice order={ended} onEnded={() => {}} />);
  expect(document.activeElement?.textContent).toMatch(/^Cancelled/);
});

it('offers to cancel alone while a card payment is waited for', () => {
  const order = anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PENDING' } });
  render(<StageChoice order={order} onEnded={onEnded} />);
  expect(offered(screen.getByRole('combobox'))).toEqual(['Cancelled']);
});

it('moves the order on, and takes no other choice meanwhile', async () => {
  let answer: (words: string) => void = () => {};
  vi.mocked(advanceOrder).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { order, choice } = show('PLACED');
  await user.selectOptions(choice, 'Shipped');
  expect(advanceOrder).toHaveBeenCalledWith(order.orderId, 'SHIPPED');
  expect(choice.disabled).toBe(true);
  answer('Order status updated');
  await waitFor(() => expect(choice.disabled).toBe(false));
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Order status updated' });
});

it('shows why the order was not moved', async () => {
  vi.mocked(advanceOrder).mockRejectedValueOnce(new Error('This order has ended.'));
  await user.selectOptions(show('PLACED').choice, 'Confirmed');
  await waitFor(() =>
    expect(currentToasts().at(-1)).toMatchObject({ kind: 'error', text: 'This order has ended.' }),
  );
});

it.each([
  ['Delivered', 'DELIVERED', /as delivered\?/],
  ['Cancelled', 'CANCELLED', /^Cancel order/],
] as const)('asks before an order ends as %s, and then moves it', async (name, stage, question) => {
  const { order, choice } = show('PLACED');
  await user.selectOptions(choice, name);
  const dialog = within(screen.getByRole('dialog', { name: 'Update Status' }));
  expect(dialog.getByText(question)).toBeTruthy();
  expect(advanceOrder).not.toHaveBeenCalled();
  // Only what destroys something is red.
  expect(dialog.getByRole('button', { name }).className.includes('danger')).toBe(stage === 'CANCELLED');
  await user.click(dialog.getByRole('button', { name }));
  expect(advanceOrder).toHaveBeenCalledWith(order.orderId, stage);
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
});

it('leaves an order as it is when the answer is no', async () => {
  const { choice } = show('PLACED');
  await user.selectOptions(choice, 'Cancelled');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Not Yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(advanceOrder).not.toHaveBeenCalled();
  expect(choice.disabled).toBe(false);
});
