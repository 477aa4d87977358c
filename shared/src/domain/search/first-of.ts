/**
 * The first of very many in an order, without sorting all of them.
 * @param max how many are wanted; few
 * @param order below 0 where the one stands before the other; never 0 for two of them
 * @returns them in that order
 */
export function firstOf<Item>(
  items: Iterable<Item>,
  max: number,
  order: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    let at = first.length;
    while (at > 0 && order(item, first[at - 1] as Item) < 0) at -= 1;
    if (at >= max) continue;
    first.splice(at, 0, item);
    first.length = Math.min(first.length, max);
  }
  return first;
}
