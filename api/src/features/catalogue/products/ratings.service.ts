import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel, published } from '../models/product.model.js';
import { productTag } from '../structure/answer-tags.js';
import { averageRating } from './product-answer.js';

/** The totals of a product's reviews. */
export interface RatingSummary {
  readonly totalReviews: number;
  /** With one decimal; 0 without reviews. */
  readonly averageRating: number;
  /** How many reviews gave each number of stars: index 0 is one star. */
  readonly histogram: number[];
}

/**
 * The rating summary that each product carries, so that cards need no call of their own (docs/product.md#product-card).
 */
@Injectable()
export class Ratings {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
  ) {}

  /** @throws ShopError product.missing, also for a draft */
  async of(productId: string): Promise<RatingSummary> {
    const product = await this.products
      .findOne({ _id: productId, ...published() }, 'ratingCount ratingSum ratingHistogram')
      .lean<Pick<ProductRecord, 'ratingCount' | 'ratingSum' | 'ratingHistogram'>>();
    if (!product) throw new ShopError('product.missing', { productId });
    return {
      totalReviews: product.ratingCount,
      averageRating: averageRating(product.ratingSum, product.ratingCount),
      histogram: [...product.ratingHistogram],
    };
  }

  /**
   * Adds, removes or replaces a rating; cached responses that show the product are dropped with the commit.
   * @param change the stars that were removed and the stars that were added, 1 to 5
   * @returns whether the product exists; a draft takes no new ratings
   */
  async change(
    productId: string,
    change: { readonly gone?: number | undefined; readonly come?: number | undefined },
    session: ClientSession,
  ): Promise<boolean> {
    const { gone, come } = change;
    const stars: Record<string, number> = {};
    if (gone !== come) {
      if (gone) stars[`ratingHistogram.${gone - 1}`] = -1;
      if (come) stars[`ratingHistogram.${come - 1}`] = 1;
    }
    const ratingCount = (come ? 1 : 0) - (gone ? 1 : 0);
    const ratingSum = (come ?? 0) - (gone ?? 0);
    const { matchedCount } = await this.products.updateOne(
      { _id: productId, ...(come ? published() : {}) },
      { $inc: { ratingCount, ratingSum, ...stars } },
      { session, timestamps: false },
    );
    this.transactions.afterCommit(session, () => this.answers.drop([productTag(productId)]));
    return matchedCount > 0;
  }
}
