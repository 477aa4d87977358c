import { MAX_PIECES } from '@jhola/shared/contracts/product-limits';
import type { AdjustStockRequest } from '@jhola/shared/contracts/stock.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { StockHistory } from './stock-history.service.js';
import { type Level, levelsOf } from './stock-levels.service.js';

/** How administrators adjust stock: pieces come in, or are gone. */
@Injectable()
export class StockEdits {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly mutex: KeyedMutex,
    private readonly history: StockHistory,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the stock by a number of pieces and records who did it and why.
   * @param also further work of the same transaction; its result is returned
   * @throws ShopError product.missing; variant.missing, also for one without a stock of its own;
   *   stock.below-zero; stock.above-most
   */
  adjust<Result>(
    by: AdminActor,
    request: AdjustStockRequest,
    also: (level: Level, session: ClientSession) => Promise<Result>,
  ): Promise<Result> {
    const { productId, variantId, change, reason, text } = request;
    // Without the mutex, orders of this product would conflict with this transaction repeatedly.
    return this.mutex.runExclusive([productId], () =>
      this.writes.run(async (session, revision) => {
        const level = await this.change(request, revision, session);
        const { left } = level;
        await this.history.add(session, { productId, variantId, by: by.userId, change, left, reason, text });
        await this.audit.add(session, by, {
          action: 'stock.adjusted',
          subject: { type: 'product', id: productId, name: nameOf(level) },
          before: { stock: left - change },
          after: { stock: left, reason, ...(text && { text }) },
        });
        return also(level, session);
      }),
    );
  }

  private async change(
    { productId, variantId, change }: AdjustStockRequest,
    revision: number,
    session: ClientSession,
  ): Promise<Level> {
    const path = variantId ? `variantStock.${variantId}` : 'stock';
    const changed = await this.products
      .findOneAndUpdate(
        { _id: productId, [path]: trusted({ $gte: Math.max(0, -change), $lte: MAX_PIECES - change }) },
        { $inc: { [path]: change }, $set: { revision } },
        { session, returnDocument: 'after' },
      )
      .lean<ProductRecord>();
    const level = changed && levelsOf(changed).find((one) => one.variantId === variantId);
    return level ?? this.refuse(productId, variantId, change, session);
  }

  /** Throws the reason why nothing was changed. */
  private async refuse(
    productId: string,
    variantId: string | undefined,
    change: number,
    session: ClientSession,
  ): Promise<never> {
    const product = await this.products.findById(productId).session(session).lean<ProductRecord>();
    if (!product) throw new ShopError('product.missing', { productId });
    const level = levelsOf(product).find((one) => one.variantId === variantId);
    if (!level) throw new ShopError('variant.missing', { productId, variantId });
    const { name, left } = level;
    throw change < 0
      ? new ShopError('stock.below-zero', { productId, variantId, name, left })
      : new ShopError('stock.above-most', { productId, variantId, name, most: MAX_PIECES });
  }
}

const nameOf = ({ name, variantName }: Level): string => (variantName ? `${name}, ${variantName}` : name);
