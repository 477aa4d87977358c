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
 * By how much the medians of two kinds of work differ, in milliseconds. Each pair runs at the same moment, first the one
 * and then the other in front, so that a busy machine slows both alike.
 */
export async function medianDifference(
  times: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  const ones: number[] = [];
  const others: number[] = [];
  const timeOne = async () => void ones.push(await milliseconds(one));
  const timeOther = async () => void others.push(await milliseconds(other));
  for (let pair = 0; pair < times; pair++) {
    const works = pair % 2 === 0 ? [timeOne, timeOther] : [timeOther, timeOne];
    await Promise.all(works.map((work) => work()));
  }
  return Math.abs(median(ones) - median(others));
}
