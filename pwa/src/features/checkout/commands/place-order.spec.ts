import type { Order } from '@jhola/shared/contracts/orders.contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api-client/api-error';
import { cashOnDelivery, checkout, ownOrder, ownOrders } from '../../../api-client/orders-api';
import { openStore } from '../../../store/open-store';
import { appendToOutbox } from '../../../store/outbox';
import { aCartLine, aCartProduct } from '../../../test-data/a-cart-product';
import { CartServer } from '../../../test-data/a-cart-server';
import { anOrder } from '../../../test-data/an-order';
import { asha, bela, signsIn } from '../../../test-data/signs-in';
import { ORDER_ATTEMPT } from '../order-attempt';
import { PREPARED_ORDER } from '../prepared-order';
import { checkoutTexts as texts } from '../texts';
import { checkAttempt } from './check-attempt';
import { placeOrder } from './place-order';

vi.mock('../../../api-client/orders-api', () => ({
  cashOnDelivery: vi.fn(),
  checkout: vi.fn(),
  ownOrder: vi.fn(),
  ownOrders: vi.fn(),
}));
vi.mock('../../../api-client/cart-api', () => ({
  cartItems: () => server.cartItems(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => server.addToCart(...call),
}));

const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 });
const address = 'e'.repeat(24);
const lost = new ApiError('network.unreachable', 'You seem to be offline.', 0);
let server: CartServer;
/** The orders that stand. */
let orders: Order[] = [];

/** The order stands: the server has emptied the cart. */
const placed = async () => {
  const now = new Date().toISOString();
  const [line] = server.lines.values();
  const [piece] = anOrder().product_details;
  if (!line || !piece) throw new Error('The cart is empty');
  const product_details = [{ ...piece, productId: line.product._id, quantity: line.quantity }];
  const order = anOrder(['PLACED'], { createdAt: now, product_details });
  server.lines.clear();
  orders = [order, ...orders];
  return order;
};
/** It stands, and nobody hears of it. */
const placedUnheard = async () => {
  await placed();
  throw lost;
};
const putIn = (quantity: number) =>
  server.addToCart({ productId: dal._id, quantity }, { owner: 'asha', id: crypto.randomUUID() });
/** The keys of the orders that were sent. */
const keys = () => vi.mocked(cashOnDelivery).mock.calls.map(([, key]) => key);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  orders = [];
  vi.mocked(cashOnDelivery).mockReset().mockImplementation(placed);
  vi.mocked(ownOrders)
    .mockReset()
    .mockImplementation(async () => orders);
  server = new CartServer([dal]);
  await putIn(2);
});

describe('placing an order', () => {
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
    server.lines.clear();
    await store.cartLines.put(line);
    await appendToOutbox(store, { kind: 'cart.line', target: line.key, body: { quantity: 1, line } });
    expect(await placeOrder(address, 169, 'cash')).toMatchObject({ outcome: 'placed' });
  });

  it('orders nothing while a change of the cart cannot be sent', async () => {
    const store = await openStore();
    const line = aCartLine(dal, 1);
    await appendToOutbox(store, { kind: 'cart.line', target: line.key, body: { quantity: 1, line } });
    server.fates = ['dropped'];
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
    await putIn(2);
    await placeOrder(address, 338, 'cash');
    expect(new Set(keys()).size).toBe(3);
  });

  it('answers with the order that had arrived, and sends none', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(placedUnheard);
    expect(await placeOrder(address, 338, 'cash')).toEqual({ outcome: 'unknown' });
    expect(await placeOrder(address, 338, 'cash')).toEqual({ outcome: 'placed', order: orders[0] });
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('asks before it orders what has come into the cart since an order that had arrived', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(placedUnheard);
    await placeOrder(address, 338, 'cash');
    await putIn(2);
    const told = { outcome: 'changed', message: texts.earlierPlaced };
    expect(await placeOrder(address, 338, 'cash')).toMatchObject(told);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
    expect(orders).toHaveLength(2);
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
    ['its answer', placed],
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
      server.fates = ['dropped'];
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

describe('paying online', () => {
  const page = 'https://cards.example/pay/1';
  const pending = () => ({
    method: 'CARD' as const,
    state: 'PENDING' as const,
    url: page,
    payBefore: new Date(Date.now() + 60_000).toISOString(),
  });
  /** The order waits for its payment; what is in it stays in the cart until then. */
  const held = () => {
    const [line] = server.lines.values();
    const [piece] = anOrder().product_details;
    if (!line || !piece) throw new Error('The cart is empty');
    const product_details = [{ ...piece, productId: line.product._id, quantity: line.quantity }];
    const createdAt = new Date().toISOString();
    const order = anOrder(['PLACED'], { createdAt, product_details, payment: pending() });
    orders = [order, ...orders];
    return order;
  };

  beforeEach(() => {
    vi.mocked(checkout)
      .mockReset()
      .mockImplementation(async () => ({ orderId: held().orderId, url: page }));
    vi.mocked(ownOrder)
      .mockReset()
      .mockImplementation(async (orderId) => {
        const order = orders.find((known) => known.orderId === orderId);
        if (!order) throw new ApiError('order.missing', 'No such order.', 404);
        return order;
      });
  });

  it('leads to the card provider, and leaves the cart as it is', async () => {
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'to-pay', url: page });
    expect(checkout).toHaveBeenCalledWith(
      {
        list_items: [{ productId: dal._id, variantId: undefined, quantity: 2 }],
        totalAmt: 338,
        subTotalAmt: 338,
        addressId: address,
      },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      'a'.repeat(24),
    );
    const store = await openStore();
    expect([await store.cartLines.count(), await store.orders.count()]).toEqual([1, 1]);
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
  });

  it('leads there also when the order cannot be looked at meanwhile', async () => {
    vi.mocked(ownOrder).mockRejectedValueOnce(lost);
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'to-pay', url: page });
    expect(warned).toHaveBeenCalledOnce();
  });

  it.each(['cash', 'card'] as const)(
    'orders nothing a second time, by %s, while the first waits for its payment',
    async (way) => {
      await placeOrder(address, 338, 'card');
      expect(await placeOrder(address, 338, way)).toEqual({ outcome: 'unpaid-twin' });
      expect(checkout).toHaveBeenCalledOnce();
      expect(cashOnDelivery).not.toHaveBeenCalled();
    },
  );

  it('orders again once the time to pay is over', async () => {
    await placeOrder(address, 338, 'card');
    const { orders: known } = await openStore();
    await known.toCollection().modify({ 'payment.payBefore': new Date(Date.now() - 1).toISOString() });
    expect(await placeOrder(address, 338, 'cash')).toMatchObject({ outcome: 'placed' });
  });

  it('finds the order whose answer was lost, as one that is to be paid', async () => {
    vi.mocked(checkout).mockImplementationOnce(async () => {
      held();
      throw lost;
    });
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'unknown' });
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'unpaid-twin' });
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
    expect(checkout).toHaveBeenCalledOnce();
  });

  it('carries another key after an order that came to nothing', async () => {
    vi.mocked(checkout).mockImplementationOnce(async () => {
      const order = held();
      const payment = { method: 'CARD' as const, state: 'FAILED' as const };
      orders = [{ ...order, payment, payment_status: 'CANCELLED' }];
      throw lost;
    });
    await placeOrder(address, 338, 'card');
    expect(await placeOrder(address, 338, 'card')).toMatchObject({ outcome: 'to-pay' });
    const sent = vi.mocked(checkout).mock.calls.map(([, key]) => key);
    expect(new Set(sent).size).toBe(2);
  });

  it('says when the card provider cannot be reached: nothing was ordered', async () => {
    const away = new ApiError('payment.unreachable', 'Nothing was charged.', 503);
    vi.mocked(checkout).mockRejectedValueOnce(away);
    await expect(placeOrder(address, 338, 'card')).rejects.toBe(away);
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
  });

  it('tells what has changed, and orders nothing', async () => {
    await (await openStore()).cartLines.put(aCartLine(dal, 2));
    server.change(dal._id, { discount: 0 });
    expect(await placeOrder(address, 338, 'card')).toMatchObject({ outcome: 'changed' });
    expect(checkout).not.toHaveBeenCalled();
  });
});

describe('asking what became of an order', () => {
  it('finds it where it had arrived, and empties the cart on the screen', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(placedUnheard);
    await placeOrder(address, 338, 'cash');
    expect(await checkAttempt()).toEqual({ outcome: 'placed', order: orders[0] });
    expect(await (await openStore()).cartLines.count()).toBe(0);
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
  });

  it('tells that it never arrived, and orders nothing', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await placeOrder(address, 338, 'cash');
    expect(await checkAttempt()).toEqual({ outcome: 'absent' });
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('leaves what is of somebody else alone, who signs in while the shop is asked', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await placeOrder(address, 338, 'cash');
    const { settings } = await openStore();
    const attempt = { key: ORDER_ATTEMPT, value: { key: 'of bela' } };
    vi.mocked(ownOrders).mockImplementationOnce(async () => {
      await signsIn(bela);
      await settings.put(attempt);
      return [];
    });
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
    expect(await settings.get(ORDER_ATTEMPT)).toEqual(attempt);
  });

  it('does not know while the shop cannot be asked', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(placedUnheard);
    await placeOrder(address, 338, 'cash');
    vi.mocked(ownOrders).mockRejectedValueOnce(lost);
    await expect(checkAttempt()).rejects.toThrow(lost.message);
    expect(await checkAttempt()).toMatchObject({ outcome: 'placed' });
  });
});

describe('what has changed since the shopper looked', () => {
  it('is told instead of ordering at a price that was not seen', async () => {
    const store = await openStore();
    await store.cartLines.put(aCartLine(dal, 2));
    server.change(dal._id, { discount: 0 });
    const before = [aCartLine(dal, 2)];
    expect(await placeOrder(address, 338, 'cash')).toEqual({
      outcome: 'changed',
      message: texts.changed,
      before,
    });
    expect(cashOnDelivery).not.toHaveBeenCalled();
    expect((await store.cartLines.toArray()).map(({ product }) => product.discount)).toEqual([0]);
  });

  it('is told in the server’s words when too few are left, with the stock of now', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(async () => {
      server.change(dal._id, { stock: 1 });
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
});
