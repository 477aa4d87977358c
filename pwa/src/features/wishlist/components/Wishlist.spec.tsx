import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { wishlistProducts } from '#data/api/wishlist-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { aProduct } from '#test-data/a-product.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { Wishlist } from './Wishlist';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/wishlist-api.ts', () => ({ wishlistProducts: vi.fn() }));

const tea = aProduct({ name: 'Assam Tea' });
const soldOut = aProduct({ name: 'Moong Dal', stock: 0, inStock: false });
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  vi.mocked(wishlistProducts).mockReset().mockResolvedValue([tea, soldOut]);
});

const show = () =>
  render(
    <Wishlist
      priceOf={({ name }) => <p>Price of {name}</p>}
      actionFor={({ name }) => <button type="button">Cart of {name}</button>}
    />,
    { wrapper: MemoryRouter },
  );
const entry = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows picture, name, price and the cart’s control, each leading to the product', async () => {
  show();
  const shown = await entry('Assam Tea');
  const path = `/product/Assam-Tea-${tea._id}`;
  expect(shown.getByRole('link', { name: 'Assam Tea' }).getAttribute('href')).toBe(path);
  const picture = screen.getByRole('article', { name: 'Assam Tea' }).querySelector('img');
  expect(picture?.closest('a')?.getAttribute('href')).toBe(path);
  expect(shown.getByText('Price of Assam Tea')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Cart of Assam Tea' })).toBeTruthy();
});

it('offers no cart for what is out of stock', async () => {
  show();
  const shown = await entry('Moong Dal');
  expect(shown.getByText('Out of Stock')).toBeTruthy();
  expect(shown.queryByRole('button', { name: /^Cart of/ })).toBeNull();
});

it('lets go of a product, and the focus goes on with the heading', async () => {
  show();
  await user.click(
    (await entry('Assam Tea')).getByRole('button', { name: 'Remove Assam Tea from the wishlist' }),
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Assam Tea' })).toBeNull());
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: 'Removed from wishlist' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'My Wishlist' }));
  expect(await (await openStore()).outbox.toArray()).toMatchObject([
    { target: tea._id, body: { wished: false } },
  ]);
});

it('waits, says when it cannot be fetched, and that it is empty', async () => {
  let fail = (_: Error) => {};
  vi.mocked(wishlistProducts)
    .mockResolvedValue([])
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  show();
  expect(await screen.findByText('Loading...')).toBeTruthy();
  await waitFor(() => expect(wishlistProducts).toHaveBeenCalled());
  await act(async () => fail(new Error('offline')));
  expect(await screen.findByText('Something went wrong!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your wishlist is empty.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/');
});
