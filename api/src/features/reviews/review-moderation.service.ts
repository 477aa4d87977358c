import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';
import { ReviewPhotos } from './review-photos.service.js';
import { Reviews } from './reviews.service.js';

/** What administrators take away of reviews, of any author; the activity log says so (docs/product.md#review-rules). */
@Injectable()
export class ReviewModeration {
  constructor(
    @InjectModel(reviewModel.name) private readonly records: Model<ReviewRecord>,
    private readonly reviews: Reviews,
    private readonly photos: ReviewPhotos,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * Deletes a review.
   * @throws ShopError review.missing
   */
  async delete(by: AdminActor, reviewId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const { rating, comment, productId, userId } = await this.reviews.remove(reviewId, session);
      await this.audit.add(session, by, {
        action: 'reviews.deleted',
        subject: { type: 'review', id: reviewId },
        before: { rating, comment, productId: productId.toHexString(), author: userId.toHexString() },
      });
    });
  }

  /**
   * Deletes one photo of a review; the review stays.
   * @throws ShopError review.missing, review.photo-missing
   */
  async deletePhoto(by: AdminActor, reviewId: string, photo: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const shown = { _id: reviewId, photos: photo };
      const review = await this.records
        .findOneAndUpdate(shown, { $pull: { photos: photo } }, { session })
        .lean<ReviewRecord>();
      if (!review) {
        const exists = await this.records.exists({ _id: reviewId }).session(session);
        throw new ShopError(exists ? 'review.photo-missing' : 'review.missing', { reviewId });
      }
      await this.photos.remove([photo], session);
      const productId = review.productId.toHexString();
      await this.audit.add(session, by, {
        action: 'reviews.photo-removed',
        subject: { type: 'review', id: reviewId },
        before: { image: [photo], productId, author: review.userId.toHexString() },
      });
      this.transactions.afterCommit(session, () => this.answers.drop([productTag(productId)]));
    });
  }
}
