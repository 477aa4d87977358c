import type { WaitForRequest } from '@jhola/shared/contracts/push.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { Choice } from '../catalogue/stock/stock-line.js';
import { type StockWaitRecord, stockWaitModel } from './models/stock-wait.model.js';

/** The most products somebody waits for. */
const MAX_WAITS = 100;

/** Who waits for which product. */
@Injectable()
export class StockWaits {
  constructor(
    @InjectModel(stockWaitModel.name) private readonly waits: Model<StockWaitRecord>,
    private readonly products: ProductsForSale,
  ) {}

  /**
   * Notes that somebody wants to be told once a product is there again, or wants no more.
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

  /** What somebody waits for. */
  async of(userId: string): Promise<Choice[]> {
    const found = await this.waits.find({ userId }).limit(MAX_WAITS).lean<StockWaitRecord[]>();
    return found.map(({ productId, variantId }) => ({
      productId: productId.toHexString(),
      ...(variantId && { variantId }),
    }));
  }

  /** Everybody who waits for one of these products; for any product if none is named. */
  async for(productIds?: readonly string[]): Promise<StockWaitRecord[]> {
    return this.waits
      .find(productIds ? { productId: trusted({ $in: productIds }) } : {})
      .lean<StockWaitRecord[]>();
  }

  /** Lets go of waits that are over. */
  async end(waits: readonly StockWaitRecord[]): Promise<void> {
    await this.waits.deleteMany({ _id: trusted({ $in: waits.map(({ _id }) => _id) }) });
  }

  /** Lets go of the waits for a product that is no longer sold. */
  async forgetProduct(productId: string): Promise<void> {
    await this.waits.deleteMany({ productId });
  }
}
