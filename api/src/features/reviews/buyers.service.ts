import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { DeliveredProducts } from '../orders/delivered-products.service.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';

const BATCH_SIZE = 500;

/** Marks the reviews of those who bought the product here (docs/product.md#bought-here). */
@Injectable()
export class Buyers implements OnApplicationBootstrap {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    private readonly delivered: DeliveredProducts,
    private readonly answers: ResponseCache,
  ) {}

  /** Reviews from before the mark existed get it. */
  async onApplicationBootstrap(): Promise<void> {
    const unmarked = this.reviews
      .find({ boughtHere: null }, { userId: 1, productId: 1 })
      .lean<Pick<ReviewRecord, '_id' | 'userId' | 'productId'>[]>()
      .cursor({ batchSize: BATCH_SIZE });
    await unmarked.eachAsync(
      async (reviews) => {
        const received = await this.delivered.among(reviews);
        await this.reviews.bulkWrite(
          reviews.map((review) => ({
            updateOne: { filter: { _id: review._id }, update: { $set: { boughtHere: received(review) } } },
          })),
        );
      },
      { batchSize: BATCH_SIZE },
    );
  }

  /** An order was delivered: what its shopper has said of these products before is marked too. A repeat is harmless. */
  async delivery(userId: string, productIds: readonly string[]): Promise<void> {
    const filter = {
      userId,
      productId: trusted({ $in: [...productIds] }),
      boughtHere: trusted({ $ne: true }),
    };
    const { modifiedCount } = await this.reviews.updateMany(filter, { $set: { boughtHere: true } });
    if (modifiedCount > 0) this.answers.drop(productIds.map(productTag));
  }
}
