import { BOUGHT_TOGETHER, type BoughtTogetherQuery } from '@jhola/shared/contracts/product-lists.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ProductCards } from '../../catalogue/products/product-cards.service.js';
import { CatalogueAnswers } from '../../catalogue/structure/catalogue-answers.service.js';
import { type BoughtPairRecord, boughtPairModel } from './models/bought-pair.model.js';

/** Of so many products, those bought together most often, the first that can be had are shown. */
const LOOKED_AT = 12;

/** The tag of the response that says what is bought together with a product. */
export const togetherTag = (productId: string): string => `together:${productId}`;

/** Frequently bought together (docs/product.md#bought-together). */
@Injectable()
export class BoughtTogether {
  constructor(
    @InjectModel(boughtPairModel.name) private readonly pairs: Model<BoughtPairRecord>,
    private readonly cards: ProductCards,
    private readonly answers: CatalogueAnswers,
  ) {}

  /**
   * The products that are ordered together with this one most often, published and in stock.
   * @throws ShopError product.missing, also for a draft
   */
  list({ productId }: BoughtTogetherQuery): Promise<SerializedResponse> {
    const key = `bought-together/${productId}`;
    return this.answers.getOrLoad(
      key,
      async (shows) => {
        const [product] = await this.cards.summaries(shows([productId]));
        if (!product) throw new ShopError('product.missing', { productId });
        const pairs = await this.pairs
          .find({ productId, orders: trusted({ $gte: BOUGHT_TOGETHER.minOrders }) }, { otherId: 1 })
          .sort({ orders: -1, otherId: 1 })
          .limit(LOOKED_AT)
          .lean<Pick<BoughtPairRecord, 'otherId'>[]>();
        const ids = pairs.map(({ otherId }) => otherId.toHexString());
        const cards = await this.cards.summaries(shows(ids));
        return ok('Products', cards.filter(({ inStock }) => inStock).slice(0, BOUGHT_TOGETHER.shown));
      },
      [togetherTag(productId)],
    );
  }
}
