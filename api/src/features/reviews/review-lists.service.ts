import { REVIEWS_A_PAGE, type ReviewSort, type ReviewsQuery } from '@jhola/shared/contracts/reviews.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { Ratings } from '../catalogue/products/ratings.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';
import { reviewAnswer } from './review-answer.js';

const orders: Record<ReviewSort, Readonly<Record<string, 1 | -1>>> = {
  newest: { createdAt: -1, _id: -1 },
  helpful: { helpful: -1, createdAt: -1, _id: -1 },
  highest: { rating: -1, createdAt: -1, _id: -1 },
  lowest: { rating: 1, createdAt: -1, _id: -1 },
};

/** Reads reviews. */
@Injectable()
export class ReviewLists {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    private readonly ratings: Ratings,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * A product's reviews, newest first by default, with their totals.
   * @param query `limit` 0 answers the totals only; without `limit` and `page`, all reviews
   *   (docs/product.md#review-calls)
   * @throws ShopError product.missing
   */
  of(productId: string, query: ReviewsQuery): Promise<SerializedResponse> {
    const { limit, offset, page, sort, rating } = query;
    const key = `reviews/${productId}/${limit ?? 'all'}/${offset}/${page ?? 0}/${sort}/${rating ?? 'any'}`;
    const make = async () => {
      const totals = await this.ratings.of(productId);
      const data = limit === 0 ? [] : await this.some(productId, query);
      return { ...ok('Reviews', data.map(reviewAnswer)), ...totals };
    };
    return this.answers.getOrLoad(key, [productTag(productId)], make, 'briefly');
  }

  private some(
    productId: string,
    { limit, offset, page, sort, rating }: ReviewsQuery,
  ): Promise<ReviewRecord[]> {
    const pageSize = limit ?? (page && REVIEWS_A_PAGE);
    const passed = offset + (page && pageSize ? (page - 1) * pageSize : 0);
    const found = this.reviews
      .find(rating ? { productId, rating } : { productId })
      .sort(rating ? orders.newest : orders[sort])
      .skip(passed);
    return (pageSize ? found.limit(pageSize) : found).lean<ReviewRecord[]>();
  }
}
