import type { ClientSession, mongo, Types } from 'mongoose';
import { type Addition, MAX_STORED_KEYS } from './add-lines.js';
import type { CartLineRecord } from './models/cart-line.model.js';

/** A line that becomes another variant's. */
export interface VariantChange {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly variantKey: string;
  /** Pieces of the line; those that the cart already has of the variant are added. */
  readonly quantity: number;
  /** How many pieces the line may have afterwards; the rest is dropped. */
  readonly maxQuantity: Addition['maxQuantity'];
  /** The Idempotency-Key it comes with. */
  readonly key: Addition['key'];
}

/**
 * Turns a line into another variant's, and merges the line that the cart already has of that variant. A
 * repeat with the same key changes nothing. The keys of both lines' additions stay stored: what was added to
 * either is not added again.
 * @param session both rows change in its transaction, or neither
 * @returns the line as it now stands; null when there is none
 * @throws a duplicate-key error when a line of that variant was created meanwhile: a new transaction sees it
 */
export async function changeVariant(
  rows: mongo.Collection<CartLineRecord>,
  { _id, userId, variantKey, quantity, maxQuantity, key }: VariantChange,
  session: ClientSession,
): Promise<CartLineRecord | null> {
  const line = await rows.findOne({ _id, userId }, { session });
  // Separate from the keys of additions: a client may reuse the key of a refused addition.
  const change = key === undefined ? [] : [`variant:${key}`];
  if (!line || change.some((known) => line.additions?.includes(known))) return line;
  const { productId } = line;
  const other =
    line.variantKey === variantKey
      ? null
      : await rows.findOneAndDelete({ userId, productId, variantKey }, { session });
  const additions = [...(other?.additions ?? []), ...(line.additions ?? []), ...change].slice(
    -MAX_STORED_KEYS,
  );
  return rows.findOneAndUpdate(
    { _id, userId },
    {
      $set: {
        variantKey,
        quantity: Math.min(quantity + (other?.quantity ?? 0), maxQuantity),
        ...(additions.length > 0 && { additions }),
      },
    },
    { session, returnDocument: 'after' },
  );
}
