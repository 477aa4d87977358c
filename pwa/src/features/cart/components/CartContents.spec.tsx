import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, storeTokens } from '#data/api/tokens.ts';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import { fetchCart } from '#data/queries/fetch-cart.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { changeQuantity } from '../commands/set-quantity';
import { finishVariantSheet, variantRequestAtom } from '../variant-request';
import { CartContents } from './CartContents';
import { CartProceed } from './CartProceed';

// What the server says is in cart-operations.spec; here the device knows it already.
vi.mock('#data/queries/fetch-cart.ts', () => ({ fetchCart: vi.fn(async () => {}) }));
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));

// ceil(199 × 15 %) = 30
const dal = aCartProduct({ name: 'Toor Dal', unit: '1 kg', price: 199, discount: 15 });
const tea = aCartProduct({ name: 'Assam Tea', unit: '500 g', price: 80, discount: 0, stock: 1 });
const user = userEvent.setup({ delay: null });
const onProceed = vi.fn();
const onSignInNeeded = vi.fn();
const onLeave = vi.fn();

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await store.device.clear();
  await store.cartLines.bulkPut([aCartLine(dal, 2), aCartLine(tea, 2, { addedAt: 2 })]);
  storeTokens(tokensFor('asha'));
  vi.clearAllMocks();
});

function show(signedIn = true) {
  const proceed = <CartProceed signedIn={signedIn} onProceed={onProceed} onSignInNeeded={onSignInNeeded} />;
  render(
    <CartContents signedIn={signedIn} onLeave={onLeave} onSignInNeeded={onSignInNeeded} action={proceed} />,
    { wrapper: MemoryRouter },
  );
}
const line = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
/** The rows of the bill: word and amount. */
const bill = async () => {
  const section = within(await screen.findByRole('region', { name: 'Bill details' }));
  const amounts = section.getAllByRole('definition');
  return section.getAllByRole('term').map(({ textContent }, row) => [textContent, amounts[row]?.textContent]);
};

describe('the cart', () => {
  it('says what is saved, and the bill', async () => {
    show();
    expect((await screen.findByText('Your total savings')).parentElement?.textContent).toContain('₹60');
    expect(await bill()).toEqual([
      ['Items total', 'Original price ₹558₹498'],
      ['Quantity total', '4'],
      ['Delivery Charge', 'Free'],
      ['Grand total', '₹498.00'],
    ]);
  });

  it('shows unit, what one costs and what the line costs', async () => {
    show();
    const row = await line('Toor Dal');
    expect(row.getByText('1 kg · ₹169 each')).toBeTruthy();
    expect(row.getByText('₹338')).toBeTruthy();
    expect(row.getByText('₹398').closest('s')).toBeTruthy();
  });

  it('says when fewer are left than the cart asks for', async () => {
    show();
    expect((await line('Assam Tea')).getByText('Only 1 left in stock')).toBeTruthy();
  });

  it('changes quantities: plus, minus, and out with the last one', async () => {
    show();
    const row = await line('Toor Dal');
    await waitFor(() => expect(row.getByRole('status').textContent).toBe('2'));
    await user.click(row.getByRole('button', { name: 'Take away one Toor Dal' }));
    await waitFor(() => expect(row.getByRole('status').textContent).toBe('1'));
    await user.click(row.getByRole('button', { name: 'Take away one Toor Dal' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Toor Dal' })).toBeNull());
  });

  it('leads a shopper to the checkout', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Proceed' }));
    expect(onProceed).toHaveBeenCalledOnce();
  });
});

describe('a line of which no variant was chosen', () => {
  const shirt = aCartProduct({ name: 'Cotton T-shirt', unit: '1 pc', price: 400, discount: 0 });
  const choices = [
    { _id: 'e'.repeat(24), name: 'M' },
    { _id: 'f'.repeat(24), name: 'L', price: 450 },
  ];

  it('asks for one, and holds the way to the checkout until it is chosen', async () => {
    const { cartLines } = await openStore();
    await cartLines.put(aCartLine(shirt, 1, { choices }));
    show();
    const row = await line('Cotton T-shirt');
    expect(await screen.findByText('Choose an option of Cotton T-shirt to go on.')).toBeTruthy();
    const proceed = screen.getByRole('button', { name: 'Proceed' });
    expect(proceed.hasAttribute('disabled')).toBe(true);
    await user.click(row.getByRole('button', { name: 'Choose an option of Cotton T-shirt' }));
    const request = getDefaultStore().get(variantRequestAtom);
    expect(request).toMatchObject({ kind: 'choice', confirm: 'choose', variants: choices });
    finishVariantSheet({ product: { ...shirt, price: 450 }, variantId: 'f'.repeat(24), variantName: 'L' });
    // The pack stands instead of the unit.
    await waitFor(async () => expect((await line('Cotton T-shirt')).getByText('L')).toBeTruthy());
    await waitFor(() => expect(proceed.hasAttribute('disabled')).toBe(false));
  });
});

describe('a cart of which nothing is known yet', () => {
  it('waits, says when it cannot be loaded, and tries again', async () => {
    const store = await openStore();
    await store.cartLines.clear();
    let fail = (_: Error) => {};
    vi.mocked(fetchCart).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    show();
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await waitFor(() => expect(fetchCart).toHaveBeenCalledOnce());
    await act(async () => fail(new Error('offline')));
    expect(await screen.findByText('Your cart could not be loaded.')).toBeTruthy();
    vi.mocked(fetchCart).mockImplementationOnce(async () => {
      await store.cartLines.put(aCartLine(dal, 2));
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Bill details' })).toBeTruthy();
  });
});

describe('the empty cart', () => {
  it('has a picture and leads to the catalogue, with nothing to proceed to', async () => {
    await (await openStore()).cartLines.clear();
    show();
    const link = await screen.findByRole('link', { name: 'Shop Now' });
    expect(link.getAttribute('href')).toBe('/');
    await user.click(link);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
  });

  it('is what a visitor sees, who is asked to log in', async () => {
    clearTokens();
    show(false);
    // Nothing is said of the cart before the device has answered.
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Please Login' }));
    expect(onSignInNeeded).toHaveBeenCalledWith('Please Login');
    // The lines of an ended session wait out of sight.
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });

  it('shows a visitor what they have added, with the bill and the way to the login', async () => {
    clearTokens();
    await changeQuantity({ product: dal }, () => 3);
    show(false);
    await (await line('Toor Dal')).findByText('₹507');
    expect((await bill()).at(-1)).toEqual(['Grand total', '₹507.00']);
    expect(screen.queryByRole('link', { name: 'Assam Tea' })).toBeNull();
    await user.click((await line('Toor Dal')).getByRole('button', { name: 'Take away one Toor Dal' }));
    await (await line('Toor Dal')).findByText('₹338');
    await user.click(screen.getByRole('button', { name: 'Please Login' }));
    expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith('Please Login');
  });
});
