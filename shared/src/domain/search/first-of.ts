/** Where fewer than one in so many are wanted, picking them out is quicker than sorting all. */
const PICKED = 8;

/** Whether so few of some are wanted that {@link firstOf} finds them sooner than sorting all does. */
export const isQuickerPicked = (wanted: number, length: number): boolean => wanted * PICKED < length;

/**
 * The first of very many in an order, without sorting all of them.
 * @param max how many are wanted
 * @param order below 0 where the one stands before the other; never 0 for two of them
 * @returns them in that order
 */
export function firstOf<Item>(
  items: Iterable<Item>,
  max: number,
  order: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  if (max < 1) return first;
  for (const item of items) {
    const isFull = first.length === max;
    if (isFull && order(item, first[max - 1] as Item) > 0) continue;
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (order(first[middle] as Item, item) < 0) from = middle + 1;
      else to = middle;
    }
    if (isFull) first.pop();
    first.splice(from, 0, item);
  }
  return first;
}
