import type { PincodeRange } from '../../contracts/pincode-ranges.js';

/** The same PIN codes in as few ranges as there can be, from the lowest to the highest. */
export function mergedRanges(ranges: readonly PincodeRange[]): PincodeRange[] {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((one, other) => one[0] - other[0])) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Single PIN codes as ranges. */
export const rangesOfCodes = (pincodes: readonly string[]): PincodeRange[] =>
  mergedRanges(pincodes.map((pincode) => [Number(pincode), Number(pincode)]));

/** Whether each of these PIN codes is among the others. @param merged see mergedRanges */
export const isCoveredBy = (ranges: readonly PincodeRange[], merged: readonly PincodeRange[]): boolean =>
  ranges.every(([first, last]) => merged.some(([from, to]) => from <= first && last <= to));
