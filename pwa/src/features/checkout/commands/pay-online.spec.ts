import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { cashOnDelivery, checkout, ownOrder, ownOrders } from '#data/api/orders-api.ts';
import { aCartLine } from '#data/db/a-cart-product.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartServer } from '#data/outbox/a-cart-server.ts';
import { asha, signsIn } from '#data/queries/signs-in.ts';
import { address, cardPage, dal, lost, OrderCounter } from '#features/checkout/commands/an-order-counter.ts';
import { checkAttempt } from './check-attempt';
import { placeOrder } from './place-order';

vi.mock('#data/api/orders-api.ts', () => ({
  cashOnDelivery: vi.fn(),
  checkout: vi.fn(),
  ownOrder: vi.fn(),
  ownOrders: vi.fn(),
}));
vi.mock('#data/api/cart-api.ts', () => ({
  cartItems: () => counter.cart.cartItems(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => counter.cart.addToCart(...call),
}));

let counter: OrderCounter;

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
  counter = new OrderCounter();
  await counter.addToCart(2);
  vi.mocked(cashOnDelivery).mockReset().mockImplementation(counter.place);
  vi.mocked(ownOrders)
    .mockReset()
    .mockImplementation(async () => counter.orders);
  vi.mocked(checkout)
    .mockReset()
    .mockImplementation(async () => ({ orderId: counter.hold().orderId, url: cardPage }));
  vi.mocked(ownOrder)
    .mockReset()
    .mockImplementation(async (orderId) => {
      const order = counter.orders.find((known) => known.orderId === orderId);
      if (!order) throw new ApiError('order.missing', 'No such order.', 404);
      return order;
    });
});

describe('paying online', () => {
  it('leads to the card provider, and leaves the cart as it is', async () => {
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'to-pay', url: cardPage });
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
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'to-pay', url: cardPage });
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
      counter.hold();
      throw lost;
    });
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'unknown' });
    expect(await placeOrder(address, 338, 'card')).toEqual({ outcome: 'unpaid-twin' });
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
    expect(checkout).toHaveBeenCalledOnce();
  });

  it('carries another key after an order that came to nothing', async () => {
    vi.mocked(checkout).mockImplementationOnce(async () => {
      const order = counter.hold();
      const payment = { method: 'CARD' as const, state: 'FAILED' as const };
      counter.orders = [{ ...order, payment, payment_status: 'CANCELLED' }];
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

  it('says what has changed, and orders nothing', async () => {
    await (await openStore()).cartLines.put(aCartLine(dal, 2));
    counter.cart.change(dal._id, { discount: 0 });
    expect(await placeOrder(address, 338, 'card')).toMatchObject({ outcome: 'changed' });
    expect(checkout).not.toHaveBeenCalled();
  });
});
