import { MAX_CART_LINES } from '@jhola/shared/contracts/cart-limits';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { CartLines } from './cart-lines.service.js';
import { LineLimit } from './line-limit.service.js';

/** A cart that only counts its lines, and counts the queries. */
function aCart(lines: number) {
  const cart = { lines, count: jest.fn<Promise<number>, []>() };
  cart.count.mockImplementation(async () => cart.lines);
  return cart;
}

const limitOf = (cart: ReturnType<typeof aCart>, isSoleWriter = true) =>
  new LineLimit(cart as unknown as CartLines, { isSoleWriter } as ShopConfig);

/** Adds a line and returns whether that was one too many. */
function addTo(cart: ReturnType<typeof aCart>, limit: LineLimit): Promise<boolean> {
  cart.lines++;
  return limit.isPassed('meera');
}

describe('the limit of a cart’s lines', () => {
  it('is passed by the first line too many', async () => {
    const cart = aCart(0);
    const limit = limitOf(cart);
    for (let n = 0; n < MAX_CART_LINES; n++) expect(await addTo(cart, limit)).toBe(false);
    expect(await addTo(cart, limit)).toBe(true);
  });

  it('is not counted at every line', async () => {
    const cart = aCart(0);
    const limit = limitOf(cart);
    for (let n = 0; n < MAX_CART_LINES; n++) await addTo(cart, limit);
    expect(cart.count).toHaveBeenCalledTimes(1);
  });

  it('is not passed when lines are added and removed', async () => {
    const cart = aCart(MAX_CART_LINES - 1);
    const limit = limitOf(cart);
    for (let n = 0; n < 500; n++) {
      expect(await addTo(cart, limit)).toBe(false);
      cart.lines--;
    }
  });

  it('counts every time while other processes may add lines too', async () => {
    const cart = aCart(0);
    const limit = limitOf(cart, false);
    await addTo(cart, limit);
    cart.lines = MAX_CART_LINES;
    expect(await addTo(cart, limit)).toBe(true);
  });

  it('holds for lines that are added during a count', async () => {
    const cart = aCart(0);
    const limit = limitOf(cart);
    const passed = await Promise.all(Array.from({ length: MAX_CART_LINES }, () => addTo(cart, limit)));
    expect(passed).not.toContain(true);
    expect(await addTo(cart, limit)).toBe(true);
  });
});
