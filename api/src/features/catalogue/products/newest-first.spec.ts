import { NewestFirst } from './newest-first.js';

/** Products whose places are in the order of their age, ten of each age, with ids in the order of their places. */
const columns = {
  inOrder: (one: number, other: number) => Math.floor(other / 10) - Math.floor(one / 10) || one - other,
  listingsOf: (place: number) => (place % 2 ? ['gifts'] : []),
};
const newestFirst = (many: readonly number[]) => [...many].sort(columns.inOrder);

describe('a list, newest first', () => {
  it('is in order however many come and go before it is asked for', () => {
    const list = new NewestFirst(columns);
    // Neither in order nor in a run of it.
    const many = Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 20_000);
    for (const place of many) list.add(place);
    expect([...list.all()]).toEqual(newestFirst(many));
    for (const place of many.slice(0, 9000)) list.remove(place);
    expect(list.size).toBe(11_000);
    expect([...list.all()]).toEqual(newestFirst(many.slice(9000)));
  });

  it('takes in what is newer than all, and what belongs in between', () => {
    const list = new NewestFirst(columns);
    const [oldest, older, newer, newest] = [10, 20, 30, 40];
    for (const place of [oldest, newer]) list.add(place);
    expect([...list.all()]).toEqual([newer, oldest]);
    for (const place of [newest, older]) list.add(place);
    expect([...list.all()]).toEqual([newest, newer, older, oldest]);
  });

  it('leaves a list as it is that was given', () => {
    const list = new NewestFirst(columns);
    list.add(1);
    const [before, within] = [list.all(), list.alsoIn('gifts')];
    list.add(2);
    list.remove(1);
    expect([...before, ...within]).toEqual([1, 1]);
    expect([[...list.all()], [...list.alsoIn('gifts')]]).toEqual([[2], []]);
  });
});
