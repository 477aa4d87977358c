import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { deliveryAreas } from '#data/api/delivery-areas-api.ts';
import { cashOnDelivery, ownOrders } from '#data/api/orders-api.ts';
import { aCartLine } from '#data/db/a-cart-product.ts';
import { readDeliveryAreas, writeDeliveryAreas } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartServer } from '#data/outbox/a-cart-server.ts';
import { appendToOutbox } from '#data/outbox/outbox.ts';
import { asha, bela, signsIn } from '#data/queries/signs-in.ts';
import { showShop } from '#data/shop/known-shop.ts';
import { address, dal, lost, OrderCounter } from '#features/checkout/commands/an-order-counter.ts';
import { aDeliveryArea } from '#test-data/a-delivery-area.ts';
import { writtenAddress } from '#test-data/an-address.ts';
import { ORDER_ATTEMPT } from '../order-attempt';
import { PREPARED_ORDER } from '../prepared-order';
import { checkoutTexts as texts } from '../texts';
import { checkAttempt } from './check-attempt';
import { placeOrder } from './place-order';

vi.mock('#data/api/orders-api.ts', () => ({
  cashOnDelivery: vi.fn(),
  checkout: vi.fn(),
  ownOrder: vi.fn(),
  ownOrders: vi.fn(),
}));
vi.mock('#data/api/delivery-areas-api.ts', () => ({ deliveryAreas: vi.fn() }));
vi.mock('#data/api/cart-api.ts', () => ({
  cartItems: () => counter.cart.cartItems(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => counter.cart.addToCart(...call),
}));

let counter: OrderCounter;
/** The keys of the orders that were sent. */
const keys = () => vi.mocked(cashOnDelivery).mock.calls.map(([, key]) => key);

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await store.device.clear();
  showShop(defaultShopSettings);
  await signsIn(asha);
  counter = new OrderCounter();
  await counter.addToCart(2);
  vi.mocked(cashOnDelivery).mockReset().mockImplementation(counter.place);
  vi.mocked(ownOrders)
    .mockReset()
    .mockImplementation(async () => counter.orders);
});

describe('placing an order', () => {
  it('sends nothing below the minimum that the shop has', async () => {
    showShop({ ...defaultShopSettings, minimumOrder: 339 });
    await expect(placeOrder(address, 338, 'cash')).rejects.toThrow(
      texts.minimum({ minimum: '₹339', missing: '₹1' }),
    );
    showShop({ ...defaultShopSettings, minimumOrder: 338 });
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('orders what is in the cart, and empties it', async () => {
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
    expect(cashOnDelivery).toHaveBeenCalledWith(
      { list_items: [{ productId: dal._id, variantId: undefined, quantity: 2 }], totalAmt: 338, address },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      'a'.repeat(24),
    );
    const store = await openStore();
    expect([await store.cartLines.count(), await store.orders.count()]).toEqual([0, 1]);
  });

  it('sends what waits of the cart first', async () => {
    const store = await openStore();
    const line = aCartLine(dal, 1);
    counter.cart.lines.clear();
    await store.cartLines.put(line);
    await appendToOutbox(store, { kind: 'cart.line', target: line.key, body: { quantity: 1, line } });
    expect(await placeOrder(address, 169, 'cash')).toMatchObject({ outcome: 'placed' });
  });

  it('orders nothing while a change of the cart cannot be sent', async () => {
    const store = await openStore();
    const line = aCartLine(dal, 1);
    await appendToOutbox(store, { kind: 'cart.line', target: line.key, body: { quantity: 1, line } });
    counter.cart.fates = ['dropped'];
    await expect(placeOrder(address, 338, 'cash')).rejects.toThrow(texts.unsent);
    expect(cashOnDelivery).not.toHaveBeenCalled();
  });

  it('knows nothing of an order whose answer was lost, and carries the same key when it is tried again', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    expect(await placeOrder(address, 338, 'cash')).toEqual({ outcome: 'unknown' });
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('carries another key for another address, and for the same things put in again later', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await placeOrder(address, 338, 'cash');
    await placeOrder('f'.repeat(24), 338, 'cash');
    await counter.addToCart(2);
    await placeOrder(address, 338, 'cash');
    expect(new Set(keys()).size).toBe(3);
  });

  it('answers with the order that had arrived, and sends none', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(counter.placeUnanswered);
    expect(await placeOrder(address, 338, 'cash')).toEqual({ outcome: 'unknown' });
    expect(await placeOrder(address, 338, 'cash')).toEqual({ outcome: 'placed', order: counter.orders[0] });
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('asks before it orders what has come into the cart since an order that had arrived', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(counter.placeUnanswered);
    await placeOrder(address, 338, 'cash');
    await counter.addToCart(2);
    const expected = { outcome: 'changed', message: texts.earlierPlaced };
    expect(await placeOrder(address, 338, 'cash')).toMatchObject(expected);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
    expect(counter.orders).toHaveLength(2);
  });

  it('takes an order that was refused for too many tries for one that did not arrive', async () => {
    const busy = new ApiError('request.too-many', 'Please wait.', 429);
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(busy);
    await expect(placeOrder(address, 338, 'cash')).rejects.toThrow('Please wait.');
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
  });

  it('is the end of what was prepared', async () => {
    const { settings } = await openStore();
    await settings.put({ key: PREPARED_ORDER, value: {} });
    await placeOrder(address, 338, 'cash');
    expect(await settings.get(PREPARED_ORDER)).toBeUndefined();
  });

  it.each([
    ['its answer', () => counter.place()],
    ['a refusal', () => Promise.reject(new ApiError('stock.none', 'Out of stock.', 409))],
  ])('leaves what is of somebody else, who signs in while %s is on its way, as it is', async (_, answer) => {
    const store = await openStore();
    const attempt = { key: ORDER_ATTEMPT, value: { key: 'of bela' } };
    const prepared = { key: PREPARED_ORDER, value: { of: 'bela' } };
    const line = aCartLine(dal, 1);
    vi.mocked(cashOnDelivery).mockImplementationOnce(async () => {
      await signsIn(bela);
      await store.settings.bulkPut([attempt, prepared]);
      await store.cartLines.put(line);
      counter.cart.fates = ['dropped'];
      return answer();
    });
    await Promise.allSettled([placeOrder(address, 338, 'cash')]);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
    expect(await store.orders.count()).toBe(0);
    expect(await store.cartLines.toArray()).toEqual([line]);
    expect(await store.settings.bulkGet([ORDER_ATTEMPT, PREPARED_ORDER])).toEqual([attempt, prepared]);
  });

  it('orders once when two tabs order at the same time', async () => {
    const both = await Promise.allSettled([
      placeOrder(address, 338, 'cash'),
      placeOrder(address, 338, 'cash'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });
});

describe('what has changed since the shopper looked', () => {
  it('is reported, and nothing is ordered, at a price that was not seen', async () => {
    const store = await openStore();
    await store.cartLines.put(aCartLine(dal, 2));
    counter.cart.change(dal._id, { discount: 0 });
    const before = [aCartLine(dal, 2)];
    expect(await placeOrder(address, 338, 'cash')).toEqual({
      outcome: 'changed',
      message: texts.changed,
      before,
    });
    expect(cashOnDelivery).not.toHaveBeenCalled();
    expect((await store.cartLines.toArray()).map(({ product }) => product.discount)).toEqual([0]);
  });

  it('is reported in the server’s words when too few are left, with the stock of now', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(async () => {
      counter.cart.change(dal._id, { stock: 1 });
      throw new ApiError('stock.short', 'Only 1 left of Toor Dal.', 409);
    });
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({
      outcome: 'changed',
      message: 'Only 1 left of Toor Dal.',
    });
    const [line] = await (await openStore()).cartLines.toArray();
    expect(line?.product.stock).toBe(1);
  });

  it('leaves any other refusal to be shown', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(new ApiError('address.missing', 'No such address.', 404));
    await expect(placeOrder(address, 338, 'cash')).rejects.toThrow('No such address.');
  });

  it('is reported when the shop charges otherwise for the delivery, which is fetched then', async () => {
    const store = await openStore();
    await store.addresses.put({ ...writtenAddress, _id: address, userId: asha._id, status: true });
    await writeDeliveryAreas(store, { version: 1, areas: [aDeliveryArea({ charge: 40 })] });
    vi.mocked(deliveryAreas).mockResolvedValueOnce({ version: 2, areas: [aDeliveryArea({ charge: 55 })] });
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(
      new ApiError('order.changed', 'Prices have changed.', 409),
    );
    expect(await placeOrder(address, 378, 'cash')).toMatchObject({ outcome: 'changed' });
    expect(await readDeliveryAreas(store)).toMatchObject({ version: 2 });
    expect(await placeOrder(address, 393, 'cash')).toMatchObject({ outcome: 'placed' });
  });

  it('is that the shop does not deliver there: nothing is sent', async () => {
    const store = await openStore();
    await store.addresses.put({ ...writtenAddress, _id: address, userId: asha._id, status: true });
    await writeDeliveryAreas(store, { version: 1, areas: [aDeliveryArea({ codes: ['11*'] })] });
    await expect(placeOrder(address, 338, 'cash')).rejects.toThrow(texts.unserved);
    expect(cashOnDelivery).not.toHaveBeenCalled();
  });
});
