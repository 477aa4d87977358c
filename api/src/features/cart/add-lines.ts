import type { mongo, Types } from 'mongoose';
import { duplicatesIn, isDuplicateKey } from '#platform/database/duplicate-key.js';
import type { CartLineRecord } from './models/cart-line.model.js';

/** Pieces of one choice on their way into a shopper's cart. */
export interface Addition {
  readonly userId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  readonly variantKey: string;
  readonly quantity: number;
  /** How many pieces the line may have afterwards. */
  readonly maxQuantity: number;
  /** The Idempotency-Key it comes with. */
  readonly key: string | undefined;
}

/** A line that was written, and whether it is new in the cart. */
export interface AddedLine {
  readonly line: CartLineRecord;
  readonly isNew: boolean;
}

type Rows = mongo.Collection<CartLineRecord>;

/** How many keys a line stores: a repeat arrives before that many other additions to the same line. */
export const MAX_STORED_KEYS = 10;

/**
 * Adds by one atomic write: concurrent additions cannot pass the limit, and a repeat with the same key adds
 * once.
 * @returns undefined when the line would have more than it may
 */
async function addLine(rows: Rows, addition: Addition): Promise<AddedLine | undefined> {
  try {
    const written = await rows.findOneAndUpdate(
      withRoom(addition),
      { ...increased(addition), $setOnInsert: { addedAt: new Date() } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    if (!written.value) throw new Error('An upsert answered no document.');
    return { line: written.value, isNew: written.lastErrorObject?.updatedExisting === false };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The line exists: it is full, this was added before, or a concurrent addition has just created it and
    // there may still be room.
    const line =
      (await rows.findOneAndUpdate(withRoom(addition), increased(addition), { returnDocument: 'after' })) ??
      (await addedBefore(rows, addition));
    return line ? { line, isNew: false } : undefined;
  }
}

/** The line that already contains this addition. */
async function addedBefore(rows: Rows, { key, ...addition }: Addition): Promise<CartLineRecord | null> {
  return key === undefined ? null : rows.findOne({ ...lineOf(addition), additions: key });
}

/** As addLine for many additions in one command, each as atomic as alone. */
export async function addLines(
  rows: Rows,
  additions: readonly Addition[],
): Promise<(AddedLine | undefined)[]> {
  const [only, ...others] = additions;
  if (only && others.length === 0) return [await addLine(rows, only)];

  const addedAt = new Date();
  const { upserted, refused } = await upsertAll(rows, additions, addedAt);
  const increasedOnes = additions.filter((_, at) => !upserted[at] && !refused.has(at));
  const lines = await linesOf(rows, increasedOnes);
  return Promise.all(
    additions.map((addition, at) => {
      const { userId, productId, variantKey, quantity } = addition;
      const _id = upserted[at];
      if (_id) return { line: { _id, userId, productId, variantKey, quantity, addedAt }, isNew: true };
      const line = refused.has(at) ? undefined : lines.get(keyText(addition));
      // Refused ones may still find room, see there. A line that was removed since starts anew.
      return line ? { line, isNew: false } : addLine(rows, addition);
    }),
  );
}

/** Which additions, by their index, created a new line, and which were refused. */
interface Upserts {
  readonly upserted: Readonly<Record<number, Types.ObjectId>>;
  readonly refused: ReadonlySet<number>;
}

async function upsertAll(rows: Rows, additions: readonly Addition[], addedAt: Date): Promise<Upserts> {
  try {
    const { upsertedIds } = await rows.bulkWrite(
      additions.map((addition) => ({
        updateOne: {
          filter: withRoom(addition),
          update: { ...increased(addition), $setOnInsert: { addedAt } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    return { upserted: upsertedIds, refused: new Set() };
  } catch (error) {
    const { refused, result } = duplicatesIn(error);
    return { upserted: result.upsertedIds, refused };
  }
}

async function linesOf(rows: Rows, additions: readonly Addition[]): Promise<Map<string, CartLineRecord>> {
  if (additions.length === 0) return new Map();
  const lines = await rows
    .find({
      userId: { $in: additions.map(({ userId }) => userId) },
      productId: { $in: additions.map(({ productId }) => productId) },
    })
    .toArray();
  return new Map(lines.map((line) => [keyText(line), line]));
}

const keyText = ({ userId, productId, variantKey }: Pick<Addition, 'userId' | 'productId' | 'variantKey'>) =>
  `${userId.toHexString()}/${productId.toHexString()}/${variantKey}`;

const lineOf = ({ userId, productId, variantKey }: Omit<Addition, 'key'>) => ({
  userId,
  productId,
  variantKey,
});

const withRoom = ({ quantity, maxQuantity, key, ...line }: Addition) => ({
  ...line,
  quantity: { $lte: maxQuantity - quantity },
  ...(key !== undefined && { additions: { $ne: key } }),
});

const increased = ({ quantity, key }: Addition) => ({
  $inc: { quantity },
  ...(key !== undefined && { $push: { additions: { $each: [key], $slice: -MAX_STORED_KEYS } } }),
});
