import type { AdminProduct, ProductDetailsRequest } from '@jhola/shared/contracts/product.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { CatalogueAnswers } from '../structure/catalogue-answers.service.js';
import { ProductCards } from './product-cards.service.js';

/** A product's own page. */
@Injectable()
export class ProductDetails {
  constructor(
    private readonly cards: ProductCards,
    private readonly answers: CatalogueAnswers,
  ) {}

  /**
   * The whole product.
   * @throws ShopError product.missing
   */
  get({ productId }: ProductDetailsRequest): Promise<SerializedResponse> {
    return this.answers.getOrLoad(`details/${productId}`, async (shows) => {
      shows([productId]);
      const product = await this.cards.wholeOne(productId);
      if (!product) throw new ShopError('product.missing', { productId });
      return ok('Product', product);
    });
  }

  /**
   * The whole product as administrators see it, a draft too.
   * @throws ShopError product.missing
   */
  async forAdmins({ productId }: ProductDetailsRequest): Promise<AdminProduct> {
    const [product] = await this.cards.forAdmins([productId]);
    if (!product) throw new ShopError('product.missing', { productId });
    return product;
  }
}
