import type { AddReviewRequest, Review } from '@jhola/shared/contracts/reviews.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { Ratings } from '../catalogue/products/ratings.service.js';
import { DeliveredProducts } from '../orders/delivered-products.service.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';
import { reviewAnswer } from './review-answer.js';
import { reviewsChanged } from './review-events.js';
import { ReviewPhotos } from './review-photos.service.js';
import { ReviewVotes } from './review-votes.service.js';

/** What a shopper says; without `photos` those of the former review stay. */
type Written = Pick<ReviewRecord, 'name' | 'avatar' | 'rating' | 'comment' | 'createdAt'> & {
  readonly photos: string[] | undefined;
};

/** Writes and deletes reviews; the product's rating changes in the same transaction. */
@Injectable()
export class Reviews {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    private readonly userDirectory: UserDirectory,
    private readonly ratings: Ratings,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly photos: ReviewPhotos,
    private readonly votes: ReviewVotes,
    private readonly delivered: DeliveredProducts,
  ) {}

  /**
   * A shopper's review of a product; null when they have written none.
   * @throws ShopError product.missing
   */
  async of(userId: string, productId: string): Promise<Review | null> {
    const review = await this.reviews.findOne({ productId, userId }).lean<ReviewRecord>();
    if (review) return reviewAnswer(review);
    await this.ratings.of(productId);
    return null;
  }

  /**
   * Writes a shopper's review of a product; it replaces a former one.
   * @throws ShopError product.missing, review.photo-missing
   */
  async add(userId: string, request: AddReviewRequest): Promise<Review> {
    const person = (await this.userDirectory.byIds([userId])).get(userId);
    if (!person) throw new ShopError('account.missing');
    const { name, avatar } = person;
    const { rating, comment, photos } = request;
    const written = { name, avatar, rating, comment, photos, createdAt: new Date() };
    try {
      return await this.transactions.run((session) => this.put(userId, request.productId, written, session));
    } catch (error) {
      // A concurrent request has created a review: now there is one to replace.
      if (!isDuplicateKey(error)) throw error;
      return this.transactions.run((session) => this.put(userId, request.productId, written, session));
    }
  }

  /**
   * Deletes a review with its photos and votes, within the caller's transaction.
   * @throws ShopError review.missing
   */
  async remove(reviewId: string, session: ClientSession): Promise<ReviewRecord> {
    const gone = await this.reviews.findOneAndDelete({ _id: reviewId }, { session }).lean<ReviewRecord>();
    if (!gone) throw new ShopError('review.missing', { reviewId });
    await this.photos.remove(gone.photos ?? [], session);
    await this.votes.remove(gone._id, session);
    const productId = gone.productId.toHexString();
    await this.ratings.change(productId, { gone: gone.rating }, session);
    await this.events.publish(session, reviewsChanged({ productId }));
    return gone;
  }

  /** Deletes the reviews of products that are no longer sold. */
  async removeProducts(productIds: readonly string[]): Promise<void> {
    const productId = trusted({ $in: [...productIds] });
    await this.transactions.run(async (session) => {
      const withPhotos = { productId, photos: trusted({ $exists: true }) };
      const gone = await this.reviews.find(withPhotos, { photos: 1 }).session(session).lean<ReviewRecord[]>();
      await this.photos.remove(
        gone.flatMap(({ photos = [] }) => photos),
        session,
      );
      await this.votes.removeOfProducts(productIds, session);
      await this.reviews.deleteMany({ productId }, { session });
    });
  }

  private async put(
    userId: string,
    productId: string,
    { photos, ...texts }: Written,
    session: ClientSession,
  ): Promise<Review> {
    const before = await this.reviews.findOne({ productId, userId }).session(session).lean<ReviewRecord>();
    const change = { gone: before?.rating, come: texts.rating };
    if (!(await this.ratings.change(productId, change, session))) {
      throw new ShopError('product.missing', { productId });
    }
    const _id = before?._id ?? new Types.ObjectId();
    const former = before?.photos ?? [];
    const boughtHere = await this.delivered.has(userId, productId, session);
    const written = { ...texts, photos: photos ?? [...former], boughtHere };
    await this.photos.assign({ _id, userId }, former, written.photos, session);
    const review = {
      _id,
      productId: new Types.ObjectId(productId),
      userId: new Types.ObjectId(userId),
      ...written,
    };
    if (before) await this.reviews.updateOne({ _id }, { $set: written }, { session });
    else await this.reviews.create([review], { session });
    await this.events.publish(session, reviewsChanged({ productId }));
    return reviewAnswer({ ...review, ...(before?.helpful && { helpful: before.helpful }) });
  }
}
