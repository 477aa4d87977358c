import { NewestFirst } from './newest-first.js';
import type { Placed } from './placed-product.js';

const aProduct = (at: number, listingIds: readonly string[] = []): Placed => ({
  product: {
    ...{ _id: String(at).padStart(6, '0'), createdAt: Math.floor(at / 10), cardPaise: 100, name: 'laddu' },
    ...{ discount: 0, rating: 0, reviews: 0, offers: [] },
  },
  listingIds,
});
const idsOf = (list: readonly Placed[]) => list.map(({ product }) => product._id);
const newestFirst = (many: readonly Placed[]) =>
  [...many].sort(
    ({ product: one }, { product: other }) =>
      other.createdAt - one.createdAt || (one._id < other._id ? -1 : 1),
  );

describe('a list, newest first', () => {
  it('is in order however many come and go before it is asked for', () => {
    const list = new NewestFirst();
    // Neither in order nor in a run of it.
    const many = Array.from({ length: 20_000 }, (_, at) => aProduct((at * 7919) % 20_000));
    for (const held of many) list.add(held);
    expect(idsOf(list.all())).toEqual(idsOf(newestFirst(many)));
    for (const held of many.slice(0, 9000)) list.remove(held);
    expect(list.size).toBe(11_000);
    expect(idsOf(list.all())).toEqual(idsOf(newestFirst(many.slice(9000))));
  });

  it('takes in what is newer than all, and what belongs in between', () => {
    const list = new NewestFirst();
    const [oldest, older, newer, newest] = [aProduct(10), aProduct(20), aProduct(30), aProduct(40)];
    for (const held of [oldest, newer]) list.add(held);
    expect(list.all()).toEqual([newer, oldest]);
    for (const held of [newest, older]) list.add(held);
    expect(list.all()).toEqual([newest, newer, older, oldest]);
  });

  it('leaves a list as it is that was given', () => {
    const list = new NewestFirst();
    const [one, other] = [aProduct(1, ['gifts']), aProduct(2)];
    list.add(one);
    const [before, within] = [list.all(), list.alsoIn('gifts')];
    list.add(other);
    list.remove(one);
    expect([before, within]).toEqual([[one], [one]]);
    expect([list.all(), list.alsoIn('gifts')]).toEqual([[other], []]);
  });
});
