import { MAX_CART_LINES } from '@jhola/shared/contracts/cart-limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type mongo, Types } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { Batcher } from '#platform/jobs/batcher.js';
import type { Choice } from '../catalogue/stock/stock-line.js';
import { type AddedLine, type Addition, addLines } from './add-lines.js';
import { changeVariant, type VariantChange } from './change-variant.js';
import { type CartLineRecord, cartLineModel } from './models/cart-line.model.js';
import { type Removal, removeLines } from './remove-lines.js';

/**
 * The rows of carts. Adding and removing are the most frequent writes of the shop, so concurrent ones of many
 * shoppers go to the database in one batch, by the driver itself (ids are checked by the contracts, so
 * mongoose has nothing to cast).
 */
@Injectable()
export class CartLines {
  private readonly rows: mongo.Collection<CartLineRecord>;
  private readonly additions: Batcher<Addition, AddedLine | undefined>;
  private readonly removals: Batcher<Removal, boolean>;
  private readonly reads: Batcher<string, CartLineRecord[]>;

  constructor(
    @InjectModel(cartLineModel.name) private readonly model: Model<CartLineRecord>,
    private readonly transactions: Transactions,
  ) {
    const rows = model.collection as unknown as mongo.Collection<CartLineRecord>;
    this.rows = rows;
    this.additions = new Batcher((additions) => addLines(rows, additions));
    this.removals = new Batcher((removals) => removeLines(rows, removals, transactions));
    this.reads = new Batcher((userIds) => this.linesOf(userIds));
  }

  /**
   * Adds `quantity` pieces to the cart; concurrent additions do not pass the limit.
   * @returns undefined when the line would have more than it may
   */
  async add(
    userId: string,
    choice: Choice,
    addition: Pick<Addition, 'quantity' | 'maxQuantity' | 'key'>,
  ): Promise<AddedLine | undefined> {
    const { quantity, maxQuantity, key } = addition;
    if (quantity > maxQuantity) return undefined;
    return this.additions.load({ ...keyOf(userId, choice), quantity, maxQuantity, key });
  }

  /** A line of this shopper. */
  find(userId: string, lineId: string): Promise<CartLineRecord | null> {
    return this.rows.findOne(ownLine(userId, lineId));
  }

  /** The line of this shopper and product that already contains the addition with this key. */
  ofAddition(userId: string, productId: string, key: string): Promise<CartLineRecord | null> {
    return this.rows.findOne({
      userId: new Types.ObjectId(userId),
      productId: new Types.ObjectId(productId),
      additions: key,
    });
  }

  /** Sets the pieces of a line if it has not changed since it was read; null when it has. */
  setQuantity(
    { _id, variantKey, ...line }: CartLineRecord,
    quantity: number,
  ): Promise<CartLineRecord | null> {
    return this.rows.findOneAndUpdate(
      { _id, variantKey, quantity: line.quantity },
      { $set: { quantity } },
      { returnDocument: 'after' },
    );
  }

  /**
   * Turns a line into another variant's, with this many pieces plus those that the cart already has of the
   * variant.
   * @param change as changeVariant takes it
   * @returns the line as it now stands; null when this shopper has no such line
   */
  changeVariant(
    userId: string,
    lineId: string,
    change: Omit<VariantChange, '_id' | 'userId'>,
    session: ClientSession,
  ): Promise<CartLineRecord | null> {
    return changeVariant(this.rows, { ...ownLine(userId, lineId), ...change }, session);
  }

  /** Takes a line out of this shopper's cart; false when there is none. */
  remove(userId: string, lineId: string): Promise<boolean> {
    return this.removals.load(ownLine(userId, lineId));
  }

  /** All lines of a shopper, in the order they were added. */
  of(userId: string): Promise<CartLineRecord[]> {
    return this.reads.load(userId);
  }

  /** How many lines a shopper's cart has. */
  count(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId: new Types.ObjectId(userId) });
  }

  /** Takes these choices out of a cart, in the transaction that orders them. */
  removeChoices(userId: string, choices: readonly Choice[], session: ClientSession): void {
    this.transactions.writeLater(session, {
      to: this.model.collection,
      remove: { userId: new Types.ObjectId(userId), $or: choices.map(choiceKey) },
    });
  }

  /** The lines of some shoppers, by one query. */
  private async linesOf(userIds: readonly string[]): Promise<CartLineRecord[][]> {
    const owners = [...new Set(userIds)].map((id) => new Types.ObjectId(id));
    const limit = owners.length * 2 * MAX_CART_LINES;
    const lines = await this.rows.find({ userId: { $in: owners } }, { limit, batchSize: limit }).toArray();
    const byOwner = new Map(userIds.map((id) => [id, [] as CartLineRecord[]]));
    for (const line of lines) byOwner.get(line.userId.toHexString())?.push(line);
    for (const own of byOwner.values()) own.sort((a, b) => a.addedAt.getTime() - b.addedAt.getTime());
    return userIds.map((id) => byOwner.get(id) ?? []);
  }
}

const ownLine = (userId: string, lineId: string) => ({
  _id: new Types.ObjectId(lineId),
  userId: new Types.ObjectId(userId),
});

const choiceKey = ({ productId, variantId }: Choice) => ({
  productId: new Types.ObjectId(productId),
  variantKey: variantId ?? '',
});

const keyOf = (userId: string, choice: Choice) => ({
  userId: new Types.ObjectId(userId),
  ...choiceKey(choice),
});
