import type { Database } from '#platform/database/database.js';
import type { Jobs } from '#platform/jobs/jobs.service.js';
import type { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import type { FilterableProducts } from './filterable-products.service.js';
import { FirstCards } from './first-cards.service.js';
import type { KnownCards } from './known-cards.service.js';
import type { ProductCards } from './product-cards.service.js';

/** A shop with so many products, the newest one first; `read` are the ids of cards in the order in which they were read. */
function aShop(count: number, { room = Number.POSITIVE_INFINITY, known = [] as string[] } = {}) {
  const read: string[][] = [];
  const closing: (() => Promise<void>)[] = [];
  const atEach: (() => void)[] = [];
  const learned: number[] = [];
  let work = async (): Promise<void> => {};
  const sent = async (ids: readonly string[]) => {
    read.push([...ids]);
    for (const step of atEach) step();
    return [];
  };
  const products = { length: count, at: (at: number) => ({ product: { _id: `product ${at}` } }) };
  const first = new FirstCards(
    {
      loaded: async () => {},
      keepSoon: (many: number) => void learned.push(many),
    } as unknown as CatalogueFeed,
    { inLists: () => products } as unknown as FilterableProducts,
    {
      get hasRoom() {
        return read.flat().length < room;
      },
      unknown: (ids: readonly string[]) => ids.filter((id) => !known.includes(id)),
    } as KnownCards,
    { sent } as unknown as ProductCards,
    { beforeClosing: (end: () => Promise<void>) => closing.push(end) } as unknown as Database,
    {
      repeat: (options: { work: () => Promise<void> }) => {
        work = options.work;
      },
    } as unknown as Jobs,
  );
  first.onModuleInit();
  const close = () => Promise.all(closing.map((end) => end()));
  return { read, learned, close, atEach, round: () => work() };
}

describe('the first cards of a shop', () => {
  it('are those of the newest products, in pieces', async () => {
    const { read, learned, round } = aShop(120);
    await round();
    expect(read.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(read.flat()).toEqual(Array.from({ length: 120 }, (_, at) => `product ${at}`));
    expect(learned).toEqual([120]);
  });

  it('are at most as many as are kept', async () => {
    const { read, round } = aShop(1000, { room: 200 });
    await round();
    expect(read.flat()).toHaveLength(200);
  });

  it('are those that are not known', async () => {
    const { read, learned, round } = aShop(60, { known: ['product 1', 'product 51'] });
    await round();
    expect(read.flat()).toHaveLength(58);
    expect(read.flat()).not.toContain('product 51');
    expect(learned).toEqual([58]);
  });

  it('are read no further once the shop closes', async () => {
    const { read, learned, close, atEach, round } = aShop(500);
    atEach.push(() => {
      if (read.length === 2) void close();
    });
    await round();
    expect(read).toHaveLength(2);
    expect(learned).toEqual([]);
  });
});
