import type { mongo, Types } from 'mongoose';
import type { CartLineRecord } from './models/cart-line.model.js';

/** A line to be removed from a shopper's cart. */
export interface Removal {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
}

/**
 * Removes lines, each only for its owner.
 * @returns for each whether it existed
 */
export async function removeLines(
  rows: mongo.Collection<CartLineRecord>,
  removals: readonly Removal[],
): Promise<boolean[]> {
  const [only, ...others] = removals;
  if (only && others.length === 0) return [(await rows.deleteOne(only)).deletedCount > 0];

  // deleteMany reports how many were deleted, not which; a line's owner never changes, so the lines can be
  // read before.
  const ids = removals.map(({ _id }) => _id);
  const found = await rows.find({ _id: { $in: ids } }, { projection: { userId: 1 } }).toArray();
  const owners = new Map(found.map(({ _id, userId }) => [_id.toHexString(), userId]));
  const removed = removals.map(({ _id, userId }) => {
    const own = owners.get(_id.toHexString())?.equals(userId) ?? false;
    // A repeated id counts as removed once.
    return own && owners.delete(_id.toHexString());
  });
  const doomed = ids.filter((_, at) => removed[at]);
  if (doomed.length > 0) await rows.deleteMany({ _id: { $in: doomed } });
  return removed;
}
