import type { HelpfulRequest, ReviewVotes as Votes } from '@jhola/shared/contracts/reviews.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { Ratings } from '../catalogue/products/ratings.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';
import { type ReviewVoteRecord, reviewVoteModel } from './models/review-vote.model.js';

/** Who finds which review helpful: one vote for each shopper, counted in the review (docs/product.md#helpful-reviews). */
@Injectable()
export class ReviewVotes {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    @InjectModel(reviewVoteModel.name) private readonly votes: Model<ReviewVoteRecord>,
    private readonly ratings: Ratings,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * What a shopper finds helpful among the reviews of a product, and which review is their own.
   * @throws ShopError product.missing
   */
  async of(userId: string, productId: string): Promise<Votes> {
    const [votes, own] = await Promise.all([
      this.votes.find({ userId, productId }, { reviewId: 1 }).lean(),
      this.reviews.findOne({ productId, userId }, { _id: 1 }).lean(),
      this.ratings.of(productId),
    ]);
    return {
      helpful: votes.map(({ reviewId }) => reviewId.toHexString()),
      own: own?._id.toHexString() ?? null,
    };
  }

  /**
   * Adds or takes back a shopper's vote; a repeat changes nothing.
   * @returns how many find the review helpful now
   * @throws ShopError review.missing, review.own
   */
  async change(userId: string, request: HelpfulRequest): Promise<number> {
    try {
      return await this.transactions.run((session) => this.put(userId, request, session));
    } catch (error) {
      // A concurrent request has added the same vote: now there is one.
      if (!isDuplicateKey(error)) throw error;
      return this.transactions.run((session) => this.put(userId, request, session));
    }
  }

  /** All votes of a shopper, the oldest first. */
  all(userId: string): Promise<ReviewVoteRecord[]> {
    return this.votes.find({ userId }).sort({ createdAt: 1 }).lean<ReviewVoteRecord[]>();
  }

  /** Takes back all votes of a shopper. */
  async removeAllOf(userId: string, session: ClientSession): Promise<void> {
    const votes = await this.votes.find({ userId }).session(session).lean<ReviewVoteRecord[]>();
    await this.votes.deleteMany({ userId }, { session });
    for (const { reviewId, productId } of votes) await this.count(reviewId, productId, -1, session);
  }

  /** Deletes the votes for a review that is deleted. */
  async remove(reviewId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.votes.deleteMany({ reviewId }, { session });
  }

  /** Deletes the votes for all reviews of products. */
  async removeOfProducts(productIds: readonly string[], session: ClientSession): Promise<void> {
    await this.votes.deleteMany({ productId: trusted({ $in: [...productIds] }) }, { session });
  }

  private async put(
    userId: string,
    { reviewId, helpful }: HelpfulRequest,
    session: ClientSession,
  ): Promise<number> {
    const review = await this.reviews.findById(reviewId).session(session).lean<ReviewRecord>();
    if (!review) throw new ShopError('review.missing', { reviewId });
    if (review.userId.equals(userId)) throw new ShopError('review.own');
    const { _id, productId, helpful: before = 0 } = review;
    const vote = { reviewId: _id, userId: new Types.ObjectId(userId) };
    if (helpful) {
      const added = { $setOnInsert: { productId, createdAt: new Date() } };
      const { upsertedCount } = await this.votes.updateOne(vote, added, { upsert: true, session });
      return upsertedCount > 0 ? this.count(_id, productId, 1, session) : before;
    }
    const { deletedCount } = await this.votes.deleteOne(vote, { session });
    return deletedCount > 0 ? this.count(_id, productId, -1, session) : before;
  }

  private async count(
    _id: Types.ObjectId,
    productId: Types.ObjectId,
    change: 1 | -1,
    session: ClientSession,
  ): Promise<number> {
    const counted = { session, new: true, projection: { helpful: 1 } };
    const review = await this.reviews
      .findOneAndUpdate({ _id }, { $inc: { helpful: change } }, counted)
      .lean<Pick<ReviewRecord, 'helpful'>>();
    await this.reviews.updateOne({ _id, helpful: 0 }, { $unset: { helpful: 1 } }, { session });
    this.transactions.afterCommit(session, () => this.answers.drop([productTag(productId.toHexString())]));
    return review?.helpful ?? 0;
  }
}
