import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import { ShopStore } from '#data/db/db.ts';
import type { Fate } from '#data/outbox/a-cart-server.ts';
import { SyncedCart } from '#data/outbox/a-synced-cart.ts';
import { writeLine } from '#data/outbox/write-line.ts';
import { changeQuantity } from './set-quantity';

// The tests say when the outbox is flushed.
vi.mock('#data/outbox/flush-soon.ts', () => ({ flushSoon: vi.fn() }));
vi.mock('#data/api/cart-api.ts', async () => (await import('#data/outbox/a-cart-server.ts')).cartApiOfServer);

const tea = aCartProduct({ name: 'Assam Tea', stock: 2 });
const dal = aCartProduct({ name: 'Moong Dal', stock: 4 });
const rice = aCartProduct({ name: 'Basmati Rice', stock: 50 });
const products = [tea, dal, rice];
const cart = new SyncedCart();
const { flush, refetch, refusals, onDevice, onServer } = cart;
const begin = () => cart.begin(products);
beforeEach(begin);

interface Change {
  readonly do: 'change';
  readonly product: number;
  readonly how: 'plus' | 'minus' | 'remove';
}
type Step = Change | { readonly do: 'flush' } | { readonly do: 'fetch' } | { readonly do: 'wait' };

const change: fc.Arbitrary<Change> = fc.record({
  do: fc.constant('change'),
  product: fc.nat(products.length - 1),
  how: fc.constantFrom('plus', 'plus', 'minus', 'remove'),
});
const step = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'flush' }, { do: 'fetch' }, { do: 'wait' }) },
);
const fate = fc.constantFrom<Fate>('answered', 'answered', 'dropped', 'answer-lost');

it('ends with device and server agreeing, whatever gets lost on the way and whenever it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 24 }),
      fc.array(fate, { maxLength: 24 }),
      fc.array(fc.nat(3), { maxLength: 24 }),
      async (steps, fates, delays) => {
        await begin();
        cart.server.fates = [...fates];
        cart.server.delays = [...delays];
        const requested = new Map<number, number[]>();
        let running: Promise<unknown>[] = [];
        for (const one of steps) {
          if (one.do === 'flush') running.push(flush());
          else if (one.do === 'fetch') running.push(refetch().catch(() => 'no network'));
          else if (one.do === 'wait') {
            await Promise.all(running);
            running = [];
          } else
            await changeQuantity({ product: products[one.product] ?? tea }, (now) => {
              const next = { plus: now + 1, minus: now - 1, remove: 0 }[one.how];
              if (next >= 0 && next !== now)
                requested.set(one.product, [...(requested.get(one.product) ?? []), next]);
              return next;
            });
        }
        await Promise.all(running);
        cart.server.fates = [];
        await flush();

        expect(await cart.store.outbox.count()).toBe(0);
        expect(await onDevice()).toEqual(onServer());
        for (const [index, quantities] of requested) {
          const product = products[index] ?? tea;
          const there = cart.server.lines.get(product._id)?.quantity ?? 0;
          const last = quantities.at(-1) ?? 0;
          if (last <= product.stock) expect(there).toBe(last);
          // Of more than there is the shopper has all there is.
          else expect(there).toBe(product.stock);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('does not count twice what an answer from before it did not know', async () => {
  await changeQuantity({ product: rice }, () => 1);
  await changeQuantity({ product: dal }, () => 1);
  // The fetched answer, made before anything was added, comes in after rice was added and while dal is on its way.
  cart.server.delays = [0, 60, 0, 0, 200];
  const running = [refetch(), flush()];
  await vi.waitFor(() => expect(onServer()).toHaveProperty(rice._id), {
    interval: 1,
    timeout: 10_000,
  });
  await changeQuantity({ product: rice }, (now) => now + 1);
  await Promise.all(running);
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 2, [dal._id]: 1 });
  expect(await onDevice()).toEqual(onServer());
});

it('gives as many as there are where more are requested, and says so', async () => {
  await changeQuantity({ product: dal }, () => 9);
  await flush();
  expect(await refusals()).toEqual(['Moong Dal: Only 4 left in stock Your cart has 4 of it now.']);
  expect(await onDevice()).toEqual({ [dal._id]: 4 });

  cart.server.change(dal._id, { stock: 3 });
  await changeQuantity({ product: dal }, () => 6);
  await flush();
  expect(await onDevice()).toEqual({ [dal._id]: 3 });
  expect(onServer()).toEqual({ [dal._id]: 3 });
});

it('leaves the cart as it was, and says why, when nothing is left', async () => {
  await changeQuantity({ product: rice }, () => 2);
  await flush();
  cart.server.change(rice._id, { stock: 0 });
  await changeQuantity({ product: rice }, () => 3);
  await flush();
  expect(await refusals()).toEqual(['Basmati Rice: Out of stock']);
  expect(await onDevice()).toEqual({ [rice._id]: 2 });
});

it('adds to what another device has put in, as far as there is', async () => {
  await cart.server.addToCart({ productId: dal._id, quantity: 3 }, { owner: 'asha', id: 'another device' });
  await changeQuantity({ product: dal }, () => 2);
  await flush();
  expect(onServer()).toEqual({ [dal._id]: 4 });
  expect(await onDevice()).toEqual(onServer());
});

it('adds every tap to a cart that it did not know yet', async () => {
  await cart.server.addToCart({ productId: rice._id, quantity: 3 }, { owner: 'asha', id: 'another device' });
  await changeQuantity({ product: rice }, (now) => now + 1);
  const sending = flush();
  await changeQuantity({ product: rice }, (now) => now + 1);
  await sending;
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 5 });
  expect(await onDevice()).toEqual(onServer());
});

it('does not undo what another device did after a change whose answer was lost', async () => {
  await refetch();
  cart.server.fates = ['answer-lost'];
  await changeQuantity({ product: rice }, () => 2);
  await flush();
  const [line] = cart.server.lines.values();
  await cart.server.setCartQuantity(line?._id ?? '', 7, { owner: 'asha', id: 'another device' });
  await refetch();
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 7 });
  expect(await onDevice()).toEqual(onServer());
});

it('counts each tap of two tabs on the same line', async () => {
  await changeQuantity({ product: rice }, () => 1);
  const other = new ShopStore();
  const tap = (tab: ShopStore) =>
    tab.transaction('rw', tab.cartLines, tab.outbox, tab.settings, () =>
      writeLine(tab, { product: rice }, (now) => now + 1),
    );
  await Promise.all([tap(cart.store), tap(other), tap(cart.store), tap(other)]);
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 5 });
  expect(await onDevice()).toEqual(onServer());
  other.close();
});

it('puts a line in again that another device has taken out meanwhile', async () => {
  await changeQuantity({ product: rice }, () => 1);
  await flush();
  cart.server.lines.clear();
  await changeQuantity({ product: rice }, () => 3);
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 3 });
  expect(await refusals()).toEqual([]);
});

it('fetches the cart before the first change, and later only where an answer is not enough', async () => {
  await changeQuantity({ product: rice }, () => 1);
  await flush();
  expect(cart.server.fetches).toBe(1);

  cart.server.change(rice._id, { price: 199, stock: 40 });
  await changeQuantity({ product: rice }, () => 2);
  await changeQuantity({ product: tea }, () => 1);
  await flush();
  await changeQuantity({ product: tea }, () => 0);
  await flush();
  expect(cart.server.fetches).toBe(1);
  expect(await onDevice()).toEqual({ [rice._id]: 2 });
  expect(await onDevice()).toEqual(onServer());
  // The answer brings the price of now along.
  expect(await cart.store.cartLines.toArray()).toMatchObject([{ product: { price: 199, stock: 40 } }]);

  await changeQuantity({ product: dal }, () => 9);
  await flush();
  expect(cart.server.fetches).toBeGreaterThan(1);
});

it('leaves a quantity that was changed while the one before was on its way', async () => {
  await refetch();
  cart.server.delays = [0, 5];
  await changeQuantity({ product: rice }, () => 1);
  const sending = flush();
  await vi.waitFor(() => expect(onServer()).toEqual({ [rice._id]: 1 }), { interval: 1 });
  await changeQuantity({ product: rice }, () => 3);
  await changeQuantity({ product: tea }, () => 1);
  expect(await onDevice()).toEqual({ [rice._id]: 3, [tea._id]: 1 });
  await sending;
  expect(await onDevice()).toEqual({ [rice._id]: 3, [tea._id]: 1 });
  await flush();
  expect(onServer()).toEqual({ [rice._id]: 3, [tea._id]: 1 });
});
