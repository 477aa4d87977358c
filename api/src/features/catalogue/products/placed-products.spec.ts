import fc from 'fast-check';
import type { Placed } from './placed-product.js';
import { PlacedProducts } from './placed-products.js';

const listings = ['sweets', 'snacks', 'gifts'];

const aPlaced = (
  _id: string,
  createdAt: number,
  listingIds: readonly string[],
  cardPaise: number,
): Placed => ({
  product: {
    ...{ _id, createdAt, cardPaise, name: 'laddu', discount: 0, rating: 0, reviews: 0 },
    offers: [{ paise: cardPaise, inStock: true }],
  },
  listingIds,
});

/** Comes, changes or goes; the price alone changes most often. */
const steps = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    createdAt: fc.integer({ min: 0, max: 3 }),
    listingIds: fc.subarray(listings),
    paise: fc.integer({ min: 1, max: 900 }),
    how: fc.constantFrom('put', 'price', 'price', 'remove'),
  }),
  { maxLength: 30 },
);

const newestFirst = (one: Placed, other: Placed): number =>
  other.product.createdAt - one.product.createdAt || (one.product._id < other.product._id ? -1 : 1);

describe('products in their lists', () => {
  it('are listed as if each list were made anew after each change', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const placed = new PlacedProducts();
        const all = new Map<string, Placed>();
        for (const { id, createdAt, listingIds, paise, how } of changes) {
          const known = all.get(id);
          const next =
            how === 'price' && known
              ? aPlaced(id, known.product.createdAt, known.listingIds, paise)
              : aPlaced(id, createdAt, listingIds, paise);
          if (how === 'remove') {
            placed.remove(id);
            all.delete(id);
          } else {
            placed.put(next);
            all.set(id, next);
          }
          const sorted = [...all.values()].sort(newestFirst);
          expect(placed.all()).toEqual(sorted);
          for (const listing of listings) {
            const its = sorted.filter((one) => one.listingIds.includes(listing));
            expect(placed.of(listing)).toEqual(its);
            expect(placed.of(listing, 'gifts')).toEqual(
              its.filter((one) => one.listingIds.includes('gifts')),
            );
          }
        }
      }),
    );
  });

  it('stay in lists that are ordered already when a price changes', () => {
    const placed = new PlacedProducts();
    placed.put(aPlaced('a', 1, ['sweets'], 500));
    const before = placed.of('sweets');
    placed.put(aPlaced('a', 1, ['sweets'], 400));
    expect(placed.of('sweets')).toBe(before);
    expect(before[0]?.product.cardPaise).toBe(400);
  });
});
