import type {
  AdminProduct,
  CreateProductRequest,
  UpdateProductRequest,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { Events } from '#platform/events/events.service.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { recounted } from '../stock/stock-levels.service.js';
import { productsDeleted } from '../structure/catalogue-events.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { auditedProduct } from './audited-product.js';
import { adminProductOf } from './product-answer.js';
import { ProductChecks } from './product-checks.service.js';
import { ProductConflicts } from './product-conflicts.service.js';
import { storedFields } from './product-fields.js';

/** How administrators change products (docs/product.md#product-calls). */
@Injectable()
export class ProductEdits {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly writes: CatalogueWrites,
    private readonly checks: ProductChecks,
    private readonly conflicts: ProductConflicts,
    private readonly names: CatalogueNames,
    private readonly events: Events,
    private readonly stock: StockHistory,
    private readonly mutex: KeyedMutex,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Adds a product to the catalogue.
   * @throws ShopError category.missing, subcategory.missing, product.sku-taken, product.barcode-taken
   */
  create(by: AdminActor, request: CreateProductRequest, claim: Claim): Promise<WrittenProductAnswer> {
    const fields = storedFields(request);
    return this.writes.run(async (session, revision) => {
      await this.checks.mustHold(fields, session);
      const [created] = await this.products.create([{ ...fields, revision }], { session });
      if (!created) throw new Error('The database answered no product for the one it was given.');
      const record = created.toObject<ProductRecord>();
      const answer = ok('Product added successfully!', adminProductOf(record, this.names));
      await this.audit.add(session, by, {
        action: 'catalogue.product-created',
        subject: auditSubject('product', record),
        after: auditedProduct(record, this.names),
      });
      await claim.complete(session, answer);
      return answer;
    });
  }

  /**
   * Changes the fields the request names; the others stay. `stock` sets the pieces absolutely, ignoring sales
   * since the administrator loaded the page, and is recorded in the history; `variants` replaces all of them,
   * keeping those whose ids it names, and the stock where it says so. A product that becomes a draft leaves a
   * tombstone for copies of the catalogue, as if it were deleted.
   * @throws ShopError product.missing, variant.missing, category.missing, subcategory.missing, product.sku-taken,
   *   product.barcode-taken; product.changed-by-another where the request has a base
   */
  async update(by: AdminActor, { _id, ...request }: UpdateProductRequest): Promise<AdminProduct> {
    const written = await this.runExclusive(_id, async (session, revision) => {
      const before = await this.products.findById(_id).session(session).lean<ProductRecord>();
      if (!before) throw new ShopError('product.missing', { productId: _id });
      const edit = await this.conflicts.merged({ _id, ...request }, before, session);
      const fields = storedFields(edit, before);
      await this.checks.mustHold(fields, session, _id);
      const after = await this.products
        .findOneAndUpdate({ _id }, { $set: { ...fields, revision } }, { session, returnDocument: 'after' })
        .lean<ProductRecord>();
      if (!after) return after;
      for (const counted of recounted(before, after)) {
        await this.stock.add(session, { ...counted, by: by.userId, reason: 'COUNTED' });
      }
      if (after.draft && !before.draft) await this.writes.addTombstone('product', _id, revision, session);
      if (before.draft && !after.draft) await this.writes.removeTombstones([before._id], session);
      await this.audit.addChange(session, by, {
        action: 'catalogue.product-changed',
        subject: auditSubject('product', before),
        before: auditedProduct(before, this.names),
        after: auditedProduct(after, this.names),
      });
      return after;
    });
    if (!written) throw new ShopError('product.missing', { productId: _id });
    return adminProductOf(written, this.names);
  }

  /**
   * Deletes a product and leaves a tombstone for copies of the catalogue.
   * @throws ShopError product.missing
   */
  async delete(by: AdminActor, productId: string): Promise<void> {
    await this.runExclusive(productId, async (session, revision) => {
      const deleted = await this.products.findByIdAndDelete(productId, { session }).lean<ProductRecord>();
      if (!deleted) throw new ShopError('product.missing', { productId });
      await this.writes.addTombstone('product', productId, revision, session);
      await this.audit.add(session, by, {
        action: 'catalogue.product-deleted',
        subject: auditSubject('product', deleted),
        before: auditedProduct(deleted, this.names),
      });
      await this.events.publish(session, productsDeleted({ productIds: [productId] }));
    });
  }

  /** Without the mutex, orders of this product would conflict with this transaction repeatedly. */
  private runExclusive<Result>(
    productId: string,
    work: (session: ClientSession, revision: number) => Promise<Result>,
  ): Promise<Result> {
    return this.mutex.runExclusive([productId], () => this.writes.run(work));
  }
}
