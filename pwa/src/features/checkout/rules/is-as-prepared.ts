import type { CartLineRow } from '#data/db/rows.ts';
import type { PreparedOrder } from '../prepared-order';
import { changedLines } from './changed-lines';

/** Whether a prepared order is still what the shopper has before them: the same lines, to the same address. */
export function isAsPrepared(
  prepared: PreparedOrder,
  lines: readonly CartLineRow[],
  addressId: string | undefined,
): boolean {
  const changed = changedLines(prepared.lines, lines).filter(
    ({ newRupees, oldRupees, pieces }) => newRupees !== oldRupees || pieces,
  );
  return addressId === prepared.addressId && changed.length === 0;
}
