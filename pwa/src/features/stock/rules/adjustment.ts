import { MAX_PIECES } from '@jhola/shared/contracts/product-limits';

/** Whether pieces come in or go out. */
export type Direction = 'in' | 'out';

/** What is wrong with an adjustment: no number of pieces, or more than there are to take out. */
export type AdjustmentProblem = 'pieces' | 'too-many';

/**
 * Reads an adjustment as it was typed.
 * @param typed how many pieces
 * @param left how many can be taken out at most
 * @returns the change in pieces, or what is wrong
 */
export function readAdjustment(
  direction: Direction,
  typed: string,
  left: number,
): { readonly change: number } | { readonly problem: AdjustmentProblem } {
  const pieces = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  if (pieces < 1 || pieces > MAX_PIECES) return { problem: 'pieces' };
  if (direction === 'in') return { change: pieces };
  return pieces > left ? { problem: 'too-many' } : { change: -pieces };
}
