import type { CartItem } from '@jhola/shared/contracts/cart.contract';
import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import { cartItems } from '#data/api/cart-api.ts';
import { aCartProduct } from '#data/db/a-cart-product.ts';
import type { OutboxRow } from '#data/db/rows.ts';
import { cartLineOperation } from './cart-operations';

vi.mock('#data/api/cart-api.ts', () => ({ cartItems: vi.fn() }));

const tea = aCartProduct({ name: 'Assam Tea' });
const salt = aCartProduct({ name: 'Rock Salt' });
const inCart = (product: typeof tea, quantity: number): CartItem =>
  ({ _id: `item-${product._id}`, productId: product, quantity }) as CartItem;

const line = { key: tea._id, product: tea, addedAt: 1 };
const change: OutboxRow = {
  seq: 1,
  id: 'key',
  owner: 'asha',
  kind: 'cart.line',
  target: tea._id,
  body: { quantity: 9, line },
  state: 'sending',
  tries: 0,
};
const add = { do: 'add', quantity: 9 } as const;
const set = { do: 'set', itemId: `item-${tea._id}`, quantity: 9 } as const;
const remove = { do: 'remove', itemId: `item-${tea._id}` } as const;

const refused = (code: string, details: object = {}) =>
  new ApiError(code as 'stock.short', 'No.', 409, details as Record<string, unknown>);
const left = (pieces: unknown) => refused('stock.short', { left: pieces });
const goOn = (refusal: ApiError, call: unknown) => cartLineOperation.recover?.(refusal, call, change);

/** What the server has in the cart by now. */
const serverHas = (...items: readonly CartItem[]) => vi.mocked(cartItems).mockResolvedValue([...items]);
beforeEach(() => void serverHas());

describe('after a refusal, a cart line', () => {
  it('is added where another device has taken it out, unless it was to be taken out', async () => {
    const missing = refused('cart.line-missing');
    expect(await goOn(missing, set)).toEqual({ call: add });
    expect(await goOn(missing, remove)).toEqual({});
    expect(await goOn(missing, add)).toEqual({});
  });

  it('has as many as there are, of a line that is new', async () => {
    const less = { body: { quantity: 4, line }, kept: 4 };
    expect(await goOn(left(4), add)).toEqual({ ...less, call: { do: 'add', quantity: 4 } });
    expect(vi.mocked(cartItems)).toHaveBeenCalledWith('asha');
  });

  it('has as many as there are, of a line that is in the cart', async () => {
    serverHas(inCart(salt, 1), inCart(tea, 2));
    const body = { quantity: 4, line };
    expect(await goOn(left(4), set)).toEqual({ body, kept: 4, call: { ...set, quantity: 4 } });
  });

  it('adds to what another device has put in, as far as there is', async () => {
    serverHas(inCart(salt, 1), inCart(tea, 2));
    expect(await goOn(left(20), add)).toMatchObject({ kept: 11, call: { ...set, quantity: 11 } });
    expect(await goOn(left(20), set)).toMatchObject({ kept: 9, call: { ...set, quantity: 9 } });
    expect(await goOn(left(5), add)).toMatchObject({ kept: 5, call: { ...set, quantity: 5 } });
  });

  it('needs no call where the cart has all there is', async () => {
    serverHas(inCart(tea, 4));
    expect(await goOn(left(4), set)).toEqual({ body: { quantity: 4, line }, kept: 4 });
  });

  it('has no more than a cart may hold of one product', async () => {
    const most = refused('cart.most-of-one', { most: 3 });
    expect(await goOn(most, add)).toMatchObject({ kept: 3, call: { do: 'add', quantity: 3 } });
    serverHas(inCart(tea, 1));
    const more = MAX_QUANTITY_PER_ITEM + 1;
    const many = { ...set, quantity: more + 1 };
    expect(await goOn(left(more), many)).toMatchObject({ kept: MAX_QUANTITY_PER_ITEM });
  });

  it.each([
    ['nothing is left', left(0), add],
    ['nobody knows how many are left', left('some'), add],
    ['it is about something else', refused('cart.full', { left: 4 }), add],
    ['it was to be taken out', left(4), remove],
    ['there are as many as it asks for', left(9), add],
  ])('is given up where %s', async (_why, refusal, call) => {
    expect(await goOn(refusal, call)).toBeUndefined();
  });

  it('waits for the shopper’s choice where a variant is asked for, with what there is to choose', async () => {
    const choices = [{ _id: 'e'.repeat(24), name: 'M', stock: 3 }];
    const held = { hold: true, body: { quantity: 9, line: { ...line, choices } } };
    expect(await goOn(refused('variant.required', { choices }), add)).toEqual(held);
    const unknown = { hold: true, body: { quantity: 9, line: { ...line, choices: [] } } };
    expect(await goOn(refused('variant.required', { choices: 'M' }), add)).toEqual(unknown);
  });
});
