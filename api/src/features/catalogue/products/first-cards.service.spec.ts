import type { ShopConfig } from '#platform/config/shop-config.js';
import type { Database } from '#platform/database/database.js';
import type { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import type { FilterableProducts } from './filterable-products.service.js';
import { FirstCards } from './first-cards.service.js';
import type { ProductCards } from './product-cards.service.js';

/** A shop with so many products, the newest one first; `read` are the ids of cards in the order in which they were read. */
function aShop(count: number, { isSoleWriter = true } = {}) {
  const read: string[][] = [];
  const closing: (() => Promise<void>)[] = [];
  const atEach: (() => void)[] = [];
  const summaries = async (ids: readonly string[]) => {
    read.push([...ids]);
    for (const work of atEach) work();
    return [];
  };
  const products = { length: count, at: (at: number) => ({ product: { _id: `product ${at}` } }) };
  const first = new FirstCards(
    { loaded: async () => {} } as CatalogueFeed,
    { inLists: () => products } as unknown as FilterableProducts,
    { summaries } as unknown as ProductCards,
    { isSoleWriter } as ShopConfig,
    { beforeClosing: (work: () => Promise<void>) => closing.push(work) } as unknown as Database,
  );
  const close = async () => {
    for (const work of closing) await work();
  };
  return { first, read, close, atEach };
}

const untilRead = async (read: readonly string[][], pieces: number) => {
  while (read.length < pieces) await new Promise(setImmediate);
};

describe('the first cards of a shop', () => {
  it('are those of the newest products, in pieces', async () => {
    const { first, read, close } = aShop(120);
    first.onApplicationBootstrap();
    await untilRead(read, 3);
    await close();
    expect(read.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(read.flat()).toEqual(Array.from({ length: 120 }, (_, at) => `product ${at}`));
  });

  it('are at most as many as are kept', async () => {
    const { first, read, close } = aShop(100_000);
    first.onApplicationBootstrap();
    await untilRead(read, 200);
    await close();
    expect(read.flat()).toHaveLength(10_000);
  });

  it('are read no further once the shop closes', async () => {
    const { first, read, close, atEach } = aShop(500);
    let closed: Promise<void> | undefined;
    atEach.push(() => {
      if (read.length === 2) closed = close();
    });
    first.onApplicationBootstrap();
    await untilRead(read, 2);
    await closed;
    expect(read).toHaveLength(2);
  });

  it('are not read where other processes may change them', async () => {
    const { first, read, close } = aShop(120, { isSoleWriter: false });
    first.onApplicationBootstrap();
    await close();
    expect(read).toEqual([]);
  });
});
