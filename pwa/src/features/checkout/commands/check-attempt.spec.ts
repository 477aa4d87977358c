import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cashOnDelivery, ownOrders } from '#data/api/orders-api.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartServer } from '#data/outbox/a-cart-server.ts';
import { asha, bela, signsIn } from '#data/queries/signs-in.ts';
import { address, lost, OrderCounter } from '#features/checkout/commands/an-order-counter.ts';
import { ORDER_ATTEMPT } from '../order-attempt';
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
});

describe('asking what became of an order', () => {
  it('finds it where it had arrived, and empties the cart on the screen', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(counter.placeUnanswered);
    await placeOrder(address, 338, 'cash');
    expect(await checkAttempt()).toEqual({ outcome: 'placed', order: counter.orders[0] });
    expect(await (await openStore()).cartLines.count()).toBe(0);
    expect(await checkAttempt()).toEqual({ outcome: 'none' });
  });

  it('says that it never arrived, and orders nothing', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await placeOrder(address, 338, 'cash');
    expect(await checkAttempt()).toEqual({ outcome: 'absent' });
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('leaves what is of another user alone, who signs in while the shop is asked', async () => {
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
    vi.mocked(cashOnDelivery).mockImplementationOnce(counter.placeUnanswered);
    await placeOrder(address, 338, 'cash');
    vi.mocked(ownOrders).mockRejectedValueOnce(lost);
    await expect(checkAttempt()).rejects.toThrow(lost.message);
    expect(await checkAttempt()).toMatchObject({ outcome: 'placed' });
  });
});
