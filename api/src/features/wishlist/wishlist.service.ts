import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { type WishlistItemRecord, wishlistItemModel } from './models/wishlist-item.model.js';

/** The limit of answered items; older ones appear as newer ones are removed. */
const MAX_SHOWN = 500;

/** Shoppers' wishlists; everyone sees and changes only their own. */
@Injectable()
export class Wishlist {
  constructor(
    @InjectModel(wishlistItemModel.name) private readonly items: Model<WishlistItemRecord>,
    private readonly cards: ProductCards,
  ) {}

  /**
   * Adds a product; a repeat changes nothing.
   * @throws ShopError product.missing
   */
  async add(userId: string, productId: string): Promise<void> {
    if (!(await this.cards.exists(productId))) throw new ShopError('product.missing', { productId });
    try {
      await this.items.create({ userId, productId, createdAt: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Removes a product; one that is not on the list is no error. */
  async remove(userId: string, productId: string): Promise<void> {
    await this.items.deleteOne({ userId, productId });
  }

  /** Removes products that are no longer sold from all wishlists. */
  async removeProducts(productIds: readonly string[]): Promise<void> {
    await this.items.deleteMany({ productId: trusted({ $in: [...productIds] }) });
  }

  /** The products of the wishlist, the last added first; missing products are left out. */
  async of(userId: string): Promise<ProductSummary[]> {
    const items = await this.items
      .find({ userId }, { productId: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_SHOWN)
      .lean<Pick<WishlistItemRecord, 'productId'>[]>();
    return this.cards.summaries(items.map(({ productId }) => productId.toHexString()));
  }
}
