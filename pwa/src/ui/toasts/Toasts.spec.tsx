import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts';
import { currentToasts, dismissToast, showToast } from './toast-store';

afterEach(() =>
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  }),
);

const region = () => document.querySelector('section[aria-live=polite]') as HTMLElement;

it('is a live region before there is anything to say', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  expect(region().children).toHaveLength(0);
  act(() => void showToast('success', 'Item added', { announcement: 'Toor Dal. Cart: 1 item, ₹169' }));
  expect(region().textContent).toBe('Item addedToor Dal. Cart: 1 item, ₹169');
});

it('says errors immediately, and all others when there is time', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => void showToast('plain', 'Only 1 left in stock'));
  act(() => void showToast('error', 'Failed to fetch orders'));
  const alerts = within(region()).getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['Failed to fetch orders']);
});

it('shows the newest alone, and one that waits for an answer again after it', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  const shown = () => screen.getAllByRole('button', { name: 'Dismiss' }).length;
  act(
    () => void showToast('plain', 'A new version is ready.', { action: { label: 'Reload', run: () => {} } }),
  );
  let id = 0;
  act(() => {
    id = showToast('success', 'Order placed');
  });
  expect([shown(), screen.queryByText('A new version is ready.')]).toEqual([1, null]);
  expect(screen.getByText('Order placed')).toBeTruthy();
  act(() => dismissToast(id));
  expect([shown(), screen.queryByText('Order placed')]).toEqual([1, null]);
  expect(screen.getByText('A new version is ready.')).toBeTruthy();
});

it('is only read out where the screen shows it otherwise', () => {
  render(<Toasts dismissLabel="Dismiss" />);
  act(
    () => void showToast('success', 'Item added', { announcement: 'Toor Dal. Cart: 2 items', unseen: true }),
  );
  expect(region().textContent).toBe('Item added Toor Dal. Cart: 2 items');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it('is taken away by its cross, and by its action', async () => {
  const run = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(<Toasts dismissLabel="Dismiss" />);
  act(() => void showToast('loading', 'Loading...'));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Loading...')).toBeNull();
  act(() => void showToast('plain', 'A new version is ready.', { action: { label: 'Reload', run } }));
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('A new version is ready.')).toBeNull();
});

it('moves into the dialog that is open, and back', async () => {
  render(
    <>
      <dialog data-testid="cart" />
      <Toasts dismissLabel="Dismiss" />
    </>,
  );
  const dialog = screen.getByTestId('cart');
  dialog.setAttribute('open', '');
  await waitFor(() => expect(dialog.contains(region())).toBe(true));
  dialog.removeAttribute('open');
  await waitFor(() => expect(dialog.contains(region())).toBe(false));
});
