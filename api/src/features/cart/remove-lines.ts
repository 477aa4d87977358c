import type { mongo, Types } from 'mongoose';
import type { Transactions } from '#platform/database/transactions.js';
import type { CartLineRecord } from './models/cart-line.model.js';

/** A line to be removed from a shopper's cart. */
export interface Removal {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
}

type Rows = mongo.Collection<CartLineRecord>;

/**
 * Removes lines, each only for its owner. The delete itself decides who has removed a line: of several processes that
 * remove it at the same moment, one gets true.
 * @returns for each whether it existed; a repeated removal counts once
 */
export async function removeLines(
  rows: Rows,
  removals: readonly Removal[],
  transactions: Transactions,
): Promise<boolean[]> {
  const distinct = [
    ...new Map([...removals].reverse().map((removal) => [keyText(removal), removal])).values(),
  ];
  const removed = new Set(
    distinct.length > 1 && (await removeAll(rows, distinct, transactions))
      ? distinct
      : (await Promise.all(distinct.map((removal) => removeOne(rows, removal)))).flat(),
  );
  return removals.map((removal) => removed.has(removal));
}

const keyText = ({ _id, userId }: Removal) => `${_id.toHexString()}/${userId.toHexString()}`;

const removeOne = async (rows: Rows, removal: Removal): Promise<Removal[]> =>
  (await rows.deleteOne(ownLine(removal))).deletedCount > 0 ? [removal] : [];

/** Thrown in a transaction in which not every line was there. */
class LinesMissing extends Error {}

/**
 * Removes all lines in one command, or none: a delete of several reports how many there were, not which.
 * @returns whether all were there and are removed
 */
async function removeAll(
  rows: Rows,
  removals: readonly Removal[],
  transactions: Transactions,
): Promise<boolean> {
  try {
    await transactions.run(async (session) => {
      const deletes = removals.map((removal) => ({ deleteOne: { filter: ownLine(removal) } }));
      const { deletedCount } = await rows.bulkWrite(deletes, { ordered: false, session });
      if (deletedCount < removals.length) throw new LinesMissing();
    });
    return true;
  } catch (error) {
    if (error instanceof LinesMissing) return false;
    throw error;
  }
}

const ownLine = ({ _id, userId }: Removal) => ({ _id, userId });
