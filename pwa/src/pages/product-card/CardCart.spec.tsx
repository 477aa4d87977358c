import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { VariantSheetLater } from '#app/shell/VariantSheetLater.tsx';
import { clearTokens, storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { fetchProduct } from '#data/queries/fetch-product.ts';
import { headerMessageAtom } from '#features/account/header-message.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { pageAt } from '#test-data/page-at.tsx';
import { currentToasts, dismissToast } from '#ui/toasts/toast-store.ts';
import { CardCart } from './CardCart';

vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/queries/fetch-product.ts', () => ({ fetchProduct: vi.fn() }));

const sizes = [
  { _id: 'a'.repeat(24), name: 'S', stock: 0 },
  { _id: 'b'.repeat(24), name: 'M', stock: 3 },
  { _id: 'c'.repeat(24), name: 'L', price: 450 },
];
const shirt = aProduct({ name: 'T-shirt', price: 400, stock: 20, hasVariants: true, variants: sizes });
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await store.products.clear();
  await store.device.clear();
  storeTokens(tokensFor('asha'));
  vi.mocked(fetchProduct).mockReset();
  for (const { id } of currentToasts()) dismissToast(id);
});

const show = (product: ProductSummary = shirt) =>
  pageAt(
    '/search?q=shirt',
    '/search',
    <>
      <CardCart product={product} />
      <VariantSheetLater />
    </>,
  );
const sheet = async (name = 'Choose an option') => within(await screen.findByRole('dialog', { name }));
const radio = async (name: RegExp) => (await sheet()).findByRole<HTMLInputElement>('radio', { name });
const inCart = async () =>
  (await (await openStore()).cartLines.toArray()).map(({ variantName, quantity, product }) => [
    variantName,
    quantity,
    product.price,
  ]);

async function choose(name: RegExp) {
  await user.click(await radio(name));
  await user.click((await sheet()).getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('asks which variant, and adds nothing before one is chosen', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add T-shirt to cart' }));
  expect((await radio(/^S/)).disabled).toBe(true);
  expect((await radio(/^M.*Only 3 left/)).checked).toBe(false);
  expect((await radio(/^L.*450/)).checked).toBe(false);
  expect((await sheet()).getByRole('button', { name: 'Add to Cart' }).hasAttribute('disabled')).toBe(true);
  expect(await inCart()).toEqual([]);
  await choose(/^M/);
  await waitFor(async () => expect(await inCart()).toEqual([['M', 1, 400]]));
});

it('counts all variants, asks again for more, and which of several shall be fewer', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Add T-shirt to cart' }));
  await choose(/^M/);
  await user.click(await screen.findByRole('button', { name: 'Add one T-shirt' }));
  await choose(/^L/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  await user.click(screen.getByRole('button', { name: 'Take away one T-shirt' }));
  const steppers = await sheet('In your cart');
  await user.click(steppers.getByRole('button', { name: 'Take away one T-shirt, L' }));
  await waitFor(async () => expect(await inCart()).toEqual([['M', 1, 400]]));
  await user.click(steppers.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Take away one T-shirt' }));
  await waitFor(async () => expect(await inCart()).toEqual([]));
});

it('asks a visitor which, keeps it on the device, and asks to sign in: led there once, later in words', async () => {
  clearTokens();
  const { address } = show();
  await user.click(screen.getByRole('button', { name: 'Add T-shirt to cart' }));
  await choose(/^M/);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(getDefaultStore().get(headerMessageAtom)).toBe('Please login first to add products!');
  cleanup();

  const again = show();
  await user.click(await screen.findByRole('button', { name: 'Add one T-shirt' }));
  await choose(/^M/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  expect(again.address()).toBe('/search?q=shirt');
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Please login first to add products!'));
  expect(await inCart()).toEqual([]);
});

const dal = aProduct({ name: 'Toor Dal', price: 180, stock: 2 });

it('puts pieces in, up to the stock, and takes them out', async () => {
  show(dal);
  await user.click(screen.getByRole('button', { name: 'Add Toor Dal to cart' }));
  const plus = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add one Toor Dal' });
  await user.click(plus);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  expect(plus.disabled).toBe(true);
  // the stepper shows it: toasts are only read out
  await waitFor(() =>
    expect(currentToasts().map(({ text, unseen }) => [text, unseen])).toContainEqual(['Item added', true]),
  );
  expect(currentToasts().filter(({ unseen }) => !unseen)).toEqual([]);
  for (const left of ['1', undefined]) {
    await user.click(screen.getByRole('button', { name: 'Take away one Toor Dal' }));
    await waitFor(() => expect(screen.queryByRole('status')?.textContent).toBe(left));
  }
  expect(screen.getByRole('button', { name: 'Add Toor Dal to cart' })).toBeTruthy();
});

it('cannot be bought when it is out of stock', () => {
  show({ ...dal, stock: 0 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Toor Dal to cart' }).disabled).toBe(true);
});

it('asks the shop for the variants where the card does not have them, and says when it cannot', async () => {
  const { variants: _, ...before } = shirt;
  vi.mocked(fetchProduct).mockRejectedValueOnce(new Error('offline'));
  show(before);
  await user.click(screen.getByRole('button', { name: 'Add T-shirt to cart' }));
  expect(await (await sheet()).findByText('The options could not be loaded now.')).toBeTruthy();
  vi.mocked(fetchProduct).mockImplementationOnce(async () => {
    const row = { ...shirt, categoryIds: [], subCategoryIds: [], shelves: [], pulledAt: 1 };
    await (await openStore()).products.put(row);
  });
  await user.click((await sheet()).getByRole('button', { name: 'Retry' }));
  await choose(/^L/);
  await waitFor(async () => expect(await inCart()).toEqual([['L', 1, 450]]));
});
