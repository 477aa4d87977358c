import type { ReviewsQuery } from '@jhola/shared/contracts/reviews.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AnswerCache } from '../../platform/answers/answer-cache.js';
import { ok } from '../../platform/answers/ok.js';
import type { ReadyAnswer } from '../../platform/answers/ready-answer.js';
import { Ratings } from '../catalogue/products/ratings.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type ReviewModel, type ReviewRecord, reviewModel } from './models/review.model.js';
import { reviewAnswer } from './review-answer.js';

/** What shoppers read of other shoppers' opinions. */
@Injectable()
export class ReviewLists {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: ReviewModel,
    private readonly ratings: Ratings,
    private readonly answers: AnswerCache,
  ) {}

  /**
   * A product's reviews, newest first, with what all of them add up to.
   * @param query `limit` 0 answers the totals only; without `limit`, all reviews (decisions, API)
   * @throws ShopError product.missing
   */
  of(productId: string, { limit, offset }: ReviewsQuery): Promise<ReadyAnswer> {
    const key = `reviews/${productId}/${limit ?? 'all'}/${offset}`;
    return this.answers.remember(key, [productTag(productId)], async () => {
      const totals = await this.ratings.of(productId);
      const data = limit === 0 ? [] : await this.page(productId, limit, offset);
      return { ...ok('Reviews', data.map(reviewAnswer)), ...totals };
    });
  }

  private page(productId: string, limit: number | undefined, offset: number): Promise<ReviewRecord[]> {
    const newestFirst = this.reviews.find({ productId }).sort({ createdAt: -1, _id: -1 }).skip(offset);
    return (limit ? newestFirst.limit(limit) : newestFirst).lean<ReviewRecord[]>();
  }
}
