import { STEPS, type Work } from './pace.js';

/**
 * Brings sorted runs together, with pauses.
 * @param compare as for `Array.sort`; of equal ones those of the earlier run come first
 * @param wanted how many of the first ones are asked for
 */
export function* mergeRuns<T>(
  runs: readonly T[][],
  compare: (a: T, b: T) => number,
  wanted = Number.POSITIVE_INFINITY,
): Work<T[]> {
  let left = runs;
  while (left.length > 1) {
    const next: T[][] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [first, second] = [left[at] as T[], left[at + 1]];
      next.push(second ? yield* merged(first, second, compare, wanted) : first);
    }
    left = next;
  }
  const [all = []] = left;
  return all.length > wanted ? all.slice(0, wanted) : all;
}

function* merged<T>(
  first: readonly T[],
  second: readonly T[],
  compare: (a: T, b: T) => number,
  wanted: number,
): Work<T[]> {
  const all: T[] = [];
  let [i, j] = [0, 0];
  while (all.length < wanted && i + j < first.length + second.length) {
    if (all.length % (8 * STEPS) === 0) yield;
    const isFirst = j === second.length || (i < first.length && compare(first[i] as T, second[j] as T) <= 0);
    all.push((isFirst ? first[i++] : second[j++]) as T);
  }
  return all;
}
