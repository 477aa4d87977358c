import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import type { CartLineRow } from '#data/db/rows.ts';
import { ChangedDialog } from './ChangedDialog';

const dal = aCartProduct({ name: 'Toor Dal', price: 200, discount: 0, stock: 5 });
const before = [aCartLine(dal, 2)];
const user = userEvent.setup({ delay: null });
const onConfirm = vi.fn();
const onBack = vi.fn();

beforeEach(() => vi.clearAllMocks());

function show(lines: CartLineRow[], total: number) {
  const change = { message: 'This has changed:', before, way: 'cash' as const };
  render(
    <ChangedDialog change={change} lines={lines} total={total} onConfirm={onConfirm} onBack={onBack} />,
    {
      wrapper: MemoryRouter,
    },
  );
  return within(screen.getByRole('dialog'));
}

it('shows the old and the new price, and orders at the new total once that is confirmed', async () => {
  const dialog = show([aCartLine({ ...dal, price: 220 }, 2)], 440);
  expect(dialog.getByText('₹200').closest('s')).toBeTruthy();
  expect(dialog.getByText('₹220')).toBeTruthy();
  expect(dialog.getByText('₹440.00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Order at the new total' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('leads to the cart when too few are left, and offers no order', async () => {
  const dialog = show([aCartLine({ ...dal, stock: 1 }, 2)], 400);
  expect(dialog.getByText('Only 1 left')).toBeTruthy();
  expect(dialog.getByText('Nothing has been ordered. Please change your cart first.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Order at the new total' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Go to Cart' }).getAttribute('href')).toBe('/cart');
  await user.click(dialog.getByRole('button', { name: 'Back to checkout' }));
  expect(onBack).toHaveBeenCalledOnce();
});
