/** The middle of these figures. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** How long a piece of work takes, in milliseconds. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * By how much one kind of work takes longer than another, or less long: the median of many pairs, in milliseconds. The two
 * of a pair run at the same moment, first the one and then the other in front, so that a busy machine slows both alike and
 * their difference stays what it is.
 */
export async function medianDifference(
  times: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  const differences: number[] = [];
  for (let pair = 0; pair < times; pair++) {
    const [first, second] = pair % 2 === 0 ? [one, other] : [other, one];
    const [ahead, behind] = await Promise.all([milliseconds(first), milliseconds(second)]);
    differences.push(pair % 2 === 0 ? ahead - behind : behind - ahead);
  }
  return Math.abs(median(differences));
}
