import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { Product } from '@jhola/shared/contracts/product.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { productDetails } from '#data/api/catalogue-api.ts';
import { cancelOrder, ownOrders } from '#data/api/orders-api.ts';
import { storeTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { aProduct } from '#test-data/a-product.ts';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import type { AddPieces, ChoiceOf, PickVariant } from '../rules/buy-again';
import { OwnOrders } from './OwnOrders';

vi.mock('#data/api/catalogue-api.ts', () => ({ productDetails: vi.fn() }));
vi.mock('#data/api/orders-api.ts', () => ({ ownOrders: vi.fn(), cancelOrder: vi.fn() }));

const user = userEvent.setup({ delay: null });
const pending = anOrder(['PLACED', 'SHIPPED']);
const delivered = anOrder(['PLACED', 'DELIVERED']);
const cancelled = anOrder(['PLACED', 'CANCELLED']);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('asha'));
  vi.mocked(ownOrders).mockReset().mockResolvedValue([pending, delivered, cancelled]);
});

const addPieces = vi.fn<AddPieces>();
const pickVariant = vi.fn<PickVariant>();
const choiceOf: ChoiceOf = ({ price, discount, stock, image, variants }, variantId) => ({
  variant: variants?.find(({ _id }) => _id === variantId),
  price,
  discount,
  stock,
  images: image,
});
const show = () =>
  render(<OwnOrders addPieces={addPieces} choiceOf={choiceOf} pickVariant={pickVariant} />, {
    wrapper: MemoryRouter,
  });
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
    expect(card.getByText('1 kg · Qty: 2')).toBeTruthy();
    expect(card.getByText('₹338.00')).toBeTruthy();
    expect(card.getByText(/12 Lotus Apartments, MG Road/)).toBeTruthy();
    expect(card.getByText(/days ago$/)).toBeTruthy();
  });

  it('say so while they load, and when there are none', async () => {
    let answer: (orders: Order[]) => void = () => {};
    vi.mocked(ownOrders).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    expect(screen.getByText('Loading orders...')).toBeTruthy();
    answer([]);
    expect(await screen.findByText('No Data')).toBeTruthy();
  });

  it('say so when they cannot be fetched, and are fetched again by Retry', async () => {
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

  it('count in their tabs', async () => {
    show();
    await screen.findByRole('article');
    expect([tab(/^New/), tab(/^Delivered/), tab(/^Cancelled/)].map(({ textContent }) => textContent)).toEqual(
      ['New / Pending (1)', 'Delivered (1)', 'Cancelled (1)'],
    );
  });
});

describe('buying again', () => {
  const dal = (named: Partial<Product> = {}): Product => ({
    ...aProduct({ name: 'Toor Dal' }),
    description: '',
    more_details: {},
    variants: [],
    ...named,
    _id: 'b'.repeat(24),
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Buy again' }));

  it('puts what was ordered into the cart in one step, and says how much', async () => {
    vi.mocked(productDetails).mockResolvedValueOnce(dal({ price: 150 }));
    addPieces.mockResolvedValueOnce([2]);
    show();
    await press();
    await waitFor(() =>
      expect(currentToasts().at(-1)).toMatchObject({ kind: 'success', text: '2 items added to your cart' }),
    );
    expect(addPieces.mock.lastCall).toMatchObject([[{ product: { price: 150 }, pieces: 2 }]]);
  });

  const shirt = dal({
    hasVariants: true,
    variants: [
      { _id: 'e'.repeat(24), name: 'M' },
      { _id: 'f'.repeat(24), name: 'L' },
    ],
  });

  it('asks which variant where none was ordered and one must be, and leaves out what is not chosen', async () => {
    vi.mocked(productDetails).mockResolvedValueOnce(shirt).mockResolvedValueOnce(shirt);
    pickVariant.mockResolvedValueOnce('f'.repeat(24)).mockResolvedValueOnce(undefined);
    addPieces.mockResolvedValueOnce([2]).mockResolvedValueOnce([]);
    show();
    await press();
    await waitFor(() =>
      expect(addPieces.mock.lastCall).toMatchObject([[{ variantId: 'f'.repeat(24), pieces: 2 }]]),
    );
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing could be added to your cart' }));
    expect(dialog.getByText('No option chosen')).toBeTruthy();
    expect(addPieces.mock.lastCall).toEqual([[]]);
  });

  it.each([
    ['No longer sold', () => Promise.reject(new ApiError('product.missing', 'gone', 404))],
    ['Out of Stock', () => Promise.resolve(dal({ stock: 0 }))],
  ])('says what is "%s"', async (why, answer) => {
    vi.mocked(productDetails).mockImplementationOnce(answer);
    addPieces.mockResolvedValueOnce([]);
    show();
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing could be added to your cart' }));
    expect(dialog.getByRole('listitem').textContent).toBe(`Toor Dal${why}`);
    expect(addPieces.mock.lastCall).toEqual([[]]);
  });

  it('says how many could be added where there are fewer', async () => {
    vi.mocked(productDetails).mockResolvedValueOnce(dal());
    addPieces.mockResolvedValueOnce([1]);
    show();
    await press();
    const dialog = within(await screen.findByRole('dialog', { name: 'Not everything is in your cart' }));
    expect(dialog.getByText('Only 1 of 2 could be added')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
  });

  it('goes by what the device keeps without a network', async () => {
    const store = await openStore();
    await store.products.clear();
    await store.products.put({ ...dal(), categoryIds: [], subCategoryIds: [], shelves: [], pulledAt: 1 });
    vi.mocked(productDetails).mockRejectedValueOnce(new ApiError('network.unreachable', 'offline', 0));
    addPieces.mockResolvedValueOnce([2]);
    show();
    await press();
    await waitFor(() => expect(addPieces.mock.lastCall).toMatchObject([[{ pieces: 2 }]]));
  });
});
