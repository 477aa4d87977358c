import type { Offer } from '@jhola/shared/domain/filters/filterable-product';
import fc from 'fast-check';
import { PackedTexts } from '../packed-texts/packed-texts.service.js';
import type { Placed } from './placed-product.js';
import { type PlacedList, PlacedProducts } from './placed-products.js';
import { readPlaced, writtenPlaced } from './written-placed.js';

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

/** Products as plain objects. */
const plain = (list: PlacedList): Placed[] => [
  ...readPlaced(writtenPlaced(Array.from({ length: list.length }, (_, index) => list.at(index)))),
];

const newestFirst = (one: Placed, other: Placed): number =>
  other.product.createdAt - one.product.createdAt || (one.product._id < other.product._id ? -1 : 1);

describe('products in their lists', () => {
  it('are listed as if each list were made anew after each change', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const placed = new PlacedProducts(new PackedTexts());
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
          expect(plain(placed.all())).toEqual(sorted);
          for (const listing of listings) {
            const its = sorted.filter((one) => one.listingIds.includes(listing));
            expect(plain(placed.of(listing))).toEqual(its);
            expect(plain(placed.of(listing, 'gifts'))).toEqual(
              its.filter((one) => one.listingIds.includes('gifts')),
            );
          }
        }
      }),
    );
  });

  it('stay in lists that are ordered already when a price changes', () => {
    const placed = new PlacedProducts(new PackedTexts());
    placed.put(aPlaced('a', 1, ['sweets'], 500));
    const before = placed.of('sweets');
    placed.put(aPlaced('a', 1, ['sweets'], 400));
    expect(plain(placed.of('sweets'))).toEqual(plain(before));
    expect(before.at(0).product.cardPaise).toBe(400);
  });

  it('keep what each of them is while others come and go, with one offer, several or none', () => {
    const placed = new PlacedProducts(new PackedTexts());
    const pack = { value: '1kg', label: '1 kg' };
    const offers: readonly Offer[] = [
      { paise: 900, inStock: true, pack },
      { paise: 1000, inStock: false },
    ];
    const products = Array.from({ length: 200 }, (_, at) => {
      const { product, listingIds } = aPlaced(`${at}`, 1_790_000_000_123 + at, ['sweets'], at * 100);
      const brand = { value: `brand ${at % 3}`, label: `Brand ${at % 3}` };
      const some = { discount: at / 8, rating: 4.3, reviews: at, offers: offers.slice(0, at % 3) };
      return { product: at % 2 ? { ...product, ...some, brand } : { ...product, ...some }, listingIds };
    });
    for (const one of products.slice(0, 100)) placed.put(one);
    for (const { product } of products.slice(20, 60)) placed.remove(product._id);
    for (const one of products.slice(20)) placed.put(one);
    expect(plain(placed.all())).toEqual(products.toReversed());
    placed.clear();
    for (const one of products) placed.put(one);
    expect(plain(placed.all())).toEqual(products.toReversed());
  });

  it('have no place of one that has gone as long as a list has it', () => {
    const placed = new PlacedProducts(new PackedTexts());
    const products = Array.from({ length: 3000 }, (_, at) => aPlaced(`${at}`, at, ['sweets'], at));
    const moved = products.map((one) => ({ ...one, listingIds: ['snacks', 'gifts'] }));
    for (let round = 0; round < 4; round += 1)
      for (const one of round % 2 ? moved : products) placed.put(one);
    expect(placed.of('sweets')).toHaveLength(0);
    expect(plain(placed.of('snacks', 'gifts'))).toEqual(moved.toReversed());
    for (const { product } of moved.slice(100)) placed.remove(product._id);
    for (const one of products.slice(0, 200)) placed.put(one);
    expect(plain(placed.all())).toEqual(products.slice(0, 200).toReversed());
  });
});
