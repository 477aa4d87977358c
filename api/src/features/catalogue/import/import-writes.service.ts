import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { AuditActor } from '#platform/audit-log/audit-actor.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { type Adjusted, StockHistory } from '../stock/stock-history.service.js';
import { type FileFields, keysOf } from './file-fields.js';
import type { MadeCategory, Writing } from './import-categories.service.js';
import { ImportChanges } from './import-changes.service.js';
import { type Identity, identityOf } from './import-identity.js';
import type { BatchOutcome, ImportRow } from './import-report.js';
import type { SampledUpdate } from './import-samples.js';
import { newRecords } from './new-records.js';
import { newPictures, PicturePlans } from './picture-plans.service.js';
import type { ImportedProduct } from './read-product.js';

/** Options for writing a batch. */
export interface WriteOptions {
  /** The same for all batches of an import: it is undone by this id. */
  readonly importId: Types.ObjectId;
  /** Pieces of a new product when the file has no stock. */
  readonly usualStock: number;
  /** The administrator, and the file's name for the stock history. */
  readonly counted: Required<Pick<Adjusted, 'by' | 'text'>>;
  /** For whom pictures are fetched. */
  readonly actor: AuditActor;
}

/** A product that the file adds. */
export interface Creation {
  readonly row: ImportRow;
  readonly fields: FileFields;
}

/** A known product with what the file makes of it. */
export interface Update extends SampledUpdate {
  /** What the file adds to the product's identity in later imports. */
  readonly identity: Identity;
}

/** What some rows make of the catalogue. */
export interface Plan {
  readonly created: readonly Creation[];
  readonly updates: readonly Update[];
  /** Categories and subcategories that are created for them. */
  readonly made: readonly MadeCategory[];
  readonly outcome: BatchOutcome;
}

/** Writes what a file makes of the catalogue, and keeps what that changed for the import's undo. */
@Injectable()
export class ImportWrites {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly history: StockHistory,
    private readonly changes: ImportChanges,
    private readonly pictures: PicturePlans,
  ) {}

  /** Writes a plan in the transaction in which it was made. */
  async write(plan: Plan, options: WriteOptions, writing: Writing): Promise<void> {
    const created = await this.create(plan.created, options, writing);
    const changed = plan.updates.filter(isChanged);
    await this.update(plan.updates, changed, options, writing);
    const { importId, counted, actor } = options;
    const about = { importId, fileName: counted.text };
    const kept = await this.changes.add(writing.session, about, { created, changed, made: plan.made });
    const rows = [
      ...created.map(({ _id }, at) => ({
        productId: _id,
        sources: plan.created[at]?.row.product.pictures ?? [],
      })),
      ...plan.updates.map(({ row, before }) => ({
        productId: before._id,
        sources: newPictures(row.product, before),
      })),
    ];
    const planned = rows
      .filter(({ sources }) => sources.length > 0)
      .map(({ productId, sources }) => {
        const changeId = kept.get(productId.toHexString());
        return { productId, sources, ...(changeId && { changeId }) };
      });
    await this.pictures.add(writing.session, { ...about, by: actor }, planned);
  }

  private async create(
    created: readonly Creation[],
    { usualStock }: WriteOptions,
    { stamp, session }: Writing,
  ): Promise<readonly ProductRecord[]> {
    if (created.length === 0) return [];
    const revision = await stamp();
    const records = newRecords(
      this.products,
      created.map(({ row, fields }) => ({
        ...fields,
        ...keysOf(fields),
        ...newProduct(row.product, usualStock),
        revision,
      })),
    );
    await this.products.insertMany(records, { session, lean: true });
    return records;
  }

  private async update(
    updates: readonly Update[],
    changed: readonly Update[],
    { counted }: WriteOptions,
    { stamp, session }: Writing,
  ): Promise<void> {
    const revision = changed.length > 0 ? await stamp() : undefined;
    const writes = updates
      .filter((update) => isChanged(update) || Object.keys(update.identity).length > 0)
      .map((update) => ({
        updateOne: {
          filter: { _id: update.before._id },
          update: {
            $set: isChanged(update)
              ? {
                  ...update.fields,
                  ...keysOf(update.fields),
                  ...update.identity,
                  revision,
                }
              : update.identity,
          },
          // A change of the identity alone is invisible to shoppers.
          timestamps: isChanged(update),
        },
      }));
    if (writes.length > 0) await this.products.bulkWrite(writes, { session });
    const recounted = recounts(changed).map((recount) => ({ ...recount, ...counted }));
    if (recounted.length > 0) await this.history.addAll(session, recounted);
  }
}

const isChanged = ({ changed }: Update): boolean => changed.length > 0;

/** The adjustments for products whose stock differs from before. */
function recounts(updates: readonly Update[]): Omit<Adjusted, 'by' | 'text'>[] {
  return updates.flatMap(({ before, fields: { stock: left = before.stock } }) => {
    const change = left - before.stock;
    return change === 0
      ? []
      : [{ productId: before._id.toHexString(), change, left, reason: 'COUNTED' as const }];
  });
}

/** The fields that only a new product gets. Pictures that its row names are fetched later; until then its initials stand there. */
const newProduct = (product: ImportedProduct, usualStock: number) => ({
  ...identityOf(product),
  productType: 'fixed' as const,
  image: [],
  stock: product.stock ?? usualStock,
});
