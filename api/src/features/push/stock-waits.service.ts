import type { WaitForRequest } from '@jhola/shared/contracts/push.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { Choice } from '../catalogue/stock/stock-line.js';
import { type StockWaitRecord, stockWaitModel } from './models/stock-wait.model.js';

/** The limit of products a user waits for. */
const MAX_WAITS = 100;

/** Users who wait for products to be back in stock. */
@Injectable()
export class StockWaits {
  constructor(
    @InjectModel(stockWaitModel.name) private readonly waits: Model<StockWaitRecord>,
    private readonly products: ProductsForSale,
  ) {}

  /**
   * Records or ends the wait of a user for a product that is out of stock.
   * @throws ShopError product.missing, variant.missing, push.in-stock, push.too-many-waits
   */
  async change(userId: string, { productId, variantId, wanted }: WaitForRequest): Promise<void> {
    const wait = { userId, productId, variantId: variantId ?? '' };
    if (!wanted) {
      await this.waits.deleteOne(wait);
      return;
    }
    const [sale] = await this.products.forSale([{ productId, variantId }]);
    if (!sale?.ok) throw new ShopError(sale?.code ?? 'product.missing', { productId, variantId });
    if (sale.stock > 0) throw new ShopError('push.in-stock');
    if ((await this.waits.countDocuments({ userId })) >= MAX_WAITS) {
      throw new ShopError('push.too-many-waits', { most: MAX_WAITS });
    }
    try {
      await this.waits.create({ ...wait, createdAt: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The products a user waits for. */
  async of(userId: string): Promise<Choice[]> {
    const found = await this.waits.find({ userId }).limit(MAX_WAITS).lean<StockWaitRecord[]>();
    return found.map(({ productId, variantId }) => ({
      productId: productId.toHexString(),
      ...(variantId && { variantId }),
    }));
  }

  /** The waits for these products; all waits if none is named. */
  async for(productIds?: readonly string[]): Promise<StockWaitRecord[]> {
    return this.waits
      .find(productIds ? { productId: trusted({ $in: productIds }) } : {})
      .lean<StockWaitRecord[]>();
  }

  /** Deletes finished waits. */
  async end(waits: readonly StockWaitRecord[]): Promise<void> {
    await this.waits.deleteMany({ _id: trusted({ $in: waits.map(({ _id }) => _id) }) });
  }

  /** Deletes the waits for products that are no longer sold. */
  async removeProducts(productIds: readonly string[]): Promise<void> {
    await this.waits.deleteMany({ productId: trusted({ $in: [...productIds] }) });
  }
}
