import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api-client/api-error';
import { cashOnDelivery } from '../../../api-client/orders-api';
import { openStore } from '../../../store/open-store';
import { appendToOutbox } from '../../../store/outbox';
import { aCartLine, aCartProduct } from '../../../test-data/a-cart-product';
import { CartServer } from '../../../test-data/a-cart-server';
import { anOrder } from '../../../test-data/an-order';
import { checkoutTexts as texts } from '../texts';
import { placeOrder } from './place-order';

vi.mock('../../../api-client/orders-api', () => ({ cashOnDelivery: vi.fn() }));
vi.mock('../../../api-client/cart-api', () => ({
  cartItems: () => server.cartItems(),
  addToCart: (...call: Parameters<CartServer['addToCart']>) => server.addToCart(...call),
}));

const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15 });
const address = 'e'.repeat(24);
const lost = new ApiError('network.unreachable', 'You seem to be offline.', 0);
let server: CartServer;

/** The order stands: the server has emptied the cart. */
const placed = async () => {
  server.lines.clear();
  return anOrder();
};
const putIn = (quantity: number) => server.addToCart({ productId: dal._id, quantity }, crypto.randomUUID());
/** The keys of the orders that were sent. */
const keys = () => vi.mocked(cashOnDelivery).mock.calls.map(([, key]) => key);

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  vi.mocked(cashOnDelivery).mockReset().mockImplementation(placed);
  server = new CartServer([dal]);
  await putIn(2);
});

describe('placing an order', () => {
  it('orders what is in the cart, and empties it', async () => {
    expect(await placeOrder(address, 338)).toMatchObject({ ok: true });
    expect(cashOnDelivery).toHaveBeenCalledWith(
      { list_items: [{ productId: dal._id, variantId: undefined, quantity: 2 }], totalAmt: 338, address },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
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
    expect(await placeOrder(address, 169)).toMatchObject({ ok: true });
  });

  it('orders nothing while a change of the cart cannot be sent', async () => {
    const store = await openStore();
    const line = aCartLine(dal, 1);
    await appendToOutbox(store, { kind: 'cart.line', target: line.key, body: { quantity: 1, line } });
    server.fates = ['dropped'];
    await expect(placeOrder(address, 338)).rejects.toThrow(texts.unsent);
    expect(cashOnDelivery).not.toHaveBeenCalled();
  });

  it('carries the same key after a lost answer', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await expect(placeOrder(address, 338)).rejects.toThrow(lost.message);
    await placeOrder(address, 338);
    expect(keys()).toHaveLength(2);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('carries another key for another address, and for the same things put in again later', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(lost);
    await expect(placeOrder(address, 338)).rejects.toThrow(lost.message);
    // It had arrived: only its answer was lost. Weeks later the shopper buys the same again.
    await placed();
    await putIn(2);
    await placeOrder(address, 338);
    await putIn(2);
    await placeOrder('f'.repeat(24), 338);
    expect(new Set(keys()).size).toBe(3);
  });

  it('says that there is nothing left to order when an earlier try had arrived', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(async () => {
      await placed();
      throw lost;
    });
    await expect(placeOrder(address, 338)).rejects.toThrow(lost.message);
    await expect(placeOrder(address, 338)).rejects.toThrow(texts.alreadyPlaced);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });

  it('orders once when two tabs order at the same time', async () => {
    const both = await Promise.allSettled([placeOrder(address, 338), placeOrder(address, 338)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(cashOnDelivery).toHaveBeenCalledOnce();
  });
});

describe('what has changed since the shopper looked', () => {
  it('is told instead of ordering at a price that was not seen', async () => {
    const store = await openStore();
    await store.cartLines.put(aCartLine(dal, 2));
    server.change(dal._id, { discount: 0 });
    const before = [aCartLine(dal, 2)];
    expect(await placeOrder(address, 338)).toEqual({ ok: false, message: texts.changed, before });
    expect(cashOnDelivery).not.toHaveBeenCalled();
    expect((await store.cartLines.toArray()).map(({ product }) => product.discount)).toEqual([0]);
  });

  it('is told in the server’s words when too few are left, with the stock of now', async () => {
    vi.mocked(cashOnDelivery).mockImplementationOnce(async () => {
      server.change(dal._id, { stock: 1 });
      throw new ApiError('stock.short', 'Only 1 left of Toor Dal.', 409);
    });
    expect(await placeOrder(address, 338)).toMatchObject({ ok: false, message: 'Only 1 left of Toor Dal.' });
    const [line] = await (await openStore()).cartLines.toArray();
    expect(line?.product.stock).toBe(1);
  });

  it('leaves any other refusal to be shown', async () => {
    vi.mocked(cashOnDelivery).mockRejectedValueOnce(new ApiError('address.missing', 'No such address.', 404));
    await expect(placeOrder(address, 338)).rejects.toThrow('No such address.');
  });
});
