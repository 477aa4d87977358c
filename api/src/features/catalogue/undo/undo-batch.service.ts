import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { Events } from '#platform/events/events.service.js';
import { type FileFields, keysOf } from '../import/file-fields.js';
import { ImportCategories } from '../import/import-categories.service.js';
import type { ImportChangeRecord } from '../models/import-change.model.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { productsDeleted } from '../structure/catalogue-events.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryRemoval } from './category-removal.service.js';
import { type Undoing, undoOf } from './undo-change.js';
import type { UndoneBatch, UndoWriting } from './undone-batch.js';

interface Judged {
  readonly change: ImportChangeRecord;
  readonly now: ProductRecord | undefined;
  readonly undoing: Undoing;
}

/** Undoes some changes of an import, in the caller's transaction. */
@Injectable()
export class UndoBatch {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly categories: ImportCategories,
    private readonly removal: CategoryRemoval,
    private readonly history: StockHistory,
    private readonly writes: CatalogueWrites,
    private readonly events: Events,
  ) {}

  /** @param changes all of one rank */
  async undo(changes: readonly ImportChangeRecord[], writing: UndoWriting): Promise<UndoneBatch> {
    const [first] = changes;
    if (first && first.rank > 0) return this.removal.remove(changes, writing);
    const judged = await this.judge(changes, writing.session);
    const deleted = judged.flatMap(({ change, undoing }) =>
      undoing.kind === 'delete' ? [change.targetId] : [],
    );
    await this.delete(deleted, writing);
    return {
      restored: await this.restore(judged, writing),
      deleted: deleted.length,
      stays: judged.flatMap(({ undoing }) => ('stay' in undoing && undoing.stay ? [undoing.stay] : [])),
    };
  }

  private async judge(changes: readonly ImportChangeRecord[], session: ClientSession): Promise<Judged[]> {
    const found = await this.products
      .find({ _id: trusted({ $in: changes.map(({ targetId }) => targetId) }) })
      .session(session)
      .lean<ProductRecord[]>();
    const products = new Map(found.map((product) => [product._id.toHexString(), product]));
    const adjusted = await this.history.adjustedSince(changes, session);
    const existing = await this.categories.namesOf(changes.flatMap(categoriesBefore), session);
    const holders = await this.holders(changes, session);
    const exist = (ids: readonly unknown[]) => ids.every((id) => existing.has(String(id)));
    return changes.map((change) => {
      const id = change.targetId.toHexString();
      const now = products.get(id);
      const isFree = (field: string, value: unknown) => (holders.get(codeText(field, value)) ?? id) === id;
      const since = { adjusted: adjusted.get(id) ?? 0, exist, isFree };
      return { change, now, undoing: undoOf(change, now, since) };
    });
  }

  /** The products that have the SKUs and barcodes which would come back, by those. */
  private async holders(changes: readonly ImportChangeRecord[], session: ClientSession) {
    const keys = changes.map(({ before }) =>
      keysOf({ sku: textOf(before?.sku), barcode: textOf(before?.barcode) }),
    );
    const among = (field: 'skuKey' | 'barcodeKey') => {
      const values = keys.flatMap((key) => key[field] || []);
      return values.length === 0 ? [] : [{ [field]: trusted({ $in: values }) }];
    };
    const $or = [...among('skuKey'), ...among('barcodeKey')];
    const found =
      $or.length === 0
        ? []
        : await this.products
            .find({ $or }, { skuKey: 1, barcodeKey: 1 })
            .session(session)
            .lean<ProductRecord[]>();
    return new Map<string, string>(
      found.flatMap(({ _id, skuKey, barcodeKey }) => [
        [`sku ${skuKey}`, _id.toHexString()] as const,
        [`barcode ${barcodeKey}`, _id.toHexString()] as const,
      ]),
    );
  }

  private async delete(ids: readonly Types.ObjectId[], { session, revision }: UndoWriting): Promise<void> {
    if (ids.length === 0) return;
    await this.products.deleteMany({ _id: trusted({ $in: [...ids] }) }, { session });
    await this.writes.addTombstones('product', ids, revision, session);
    await this.events.publish(session, productsDeleted({ productIds: ids.map((id) => id.toHexString()) }));
  }

  private async restore(
    judged: readonly Judged[],
    { session, revision, counted }: UndoWriting,
  ): Promise<number> {
    const restored = judged.flatMap(({ now, undoing }) =>
      now && undoing.kind === 'restore' ? [{ now, ...undoing }] : [],
    );
    if (restored.length === 0) return 0;
    await this.products.bulkWrite(
      restored.map(({ now, set, unset, pieces }) => ({
        updateOne: {
          filter: { _id: now._id },
          update: {
            $set: {
              ...set,
              ...keysOf(set as Partial<FileFields>),
              ...(pieces !== 0 && { stock: now.stock + pieces }),
              revision,
            },
            ...(unset.length > 0 && {
              $unset: Object.fromEntries(unset.flatMap(withKeys).map((name) => [name, 1 as const])),
            }),
          },
        },
      })),
      { session },
    );
    await this.history.addAll(
      session,
      restored
        .filter(({ pieces }) => pieces !== 0)
        .map(({ now, pieces }) => ({
          ...{ productId: now._id.toHexString(), change: pieces, left: now.stock + pieces },
          ...{ reason: 'COUNTED' as const, ...counted },
        })),
    );
    return restored.length;
  }
}

const categoriesBefore = ({ before }: ImportChangeRecord): Types.ObjectId[] =>
  [before?.categoryIds, before?.subCategoryIds].flatMap((ids) => (ids ?? []) as Types.ObjectId[]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A SKU or barcode in compared form, with what it is. */
function codeText(field: string, value: unknown): string {
  const { skuKey, barcodeKey } = keysOf({ [field]: textOf(value) });
  return `${field} ${skuKey ?? barcodeKey ?? ''}`;
}

/** A missing SKU or barcode has no compared form either. */
const withKeys = (name: string): string[] =>
  name === 'sku' || name === 'barcode' ? [name, `${name}Key`] : [name];
