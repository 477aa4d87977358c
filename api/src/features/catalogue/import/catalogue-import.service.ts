import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, trusted } from 'mongoose';
import { plainPictureOf } from '../../../demo/plain-picture.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { PRODUCT, type ProductModel, type ProductRecord } from '../models/product.model.js';
import { ProductTurns } from '../stock/product-turns.js';
import { type Adjusted, StockHistory } from '../stock/stock-history.js';
import { CatalogueRevision } from '../structure/catalogue-revision.js';
import { changedFields, type FileFields, fieldsOf, type Placing, tellsNoPlace } from './file-fields.js';
import { ImportPlaces, type Stamp } from './import-places.service.js';
import type { WrittenBatch } from './import-report.js';
import { OWN_FILE, ownId, standsThere } from './own-file.js';
import type { ImportedProduct } from './read-product.js';

/** Who imports, and what the history of the stock says of it. */
type Counted = Pick<Adjusted, 'by' | 'text'>;

interface Update {
  readonly before: ProductRecord;
  readonly fields: FileFields;
}

/** Writes products of a file into the catalogue. The same product again is an update, and unchanged no write at all. */
@Injectable()
export class CatalogueImport {
  constructor(
    @InjectModel(PRODUCT) private readonly products: ProductModel,
    private readonly places: ImportPlaces,
    private readonly revision: CatalogueRevision,
    private readonly transactions: Transactions,
    private readonly history: StockHistory,
    private readonly turns: ProductTurns,
  ) {}

  /**
   * Writes a batch in one transaction, all of it or nothing, stamped with one revision like any admin's change.
   * Where the file tells other pieces of a product than are left, they are remembered as counted.
   * @param batch no two of the same import key
   * @param usualStock pieces of a new product whose file does not tell its stock
   */
  async write(
    batch: readonly ImportedProduct[],
    usualStock: number,
    counted: Counted,
  ): Promise<WrittenBatch> {
    // While these sell, some order always holds one of them.
    const ids = await this.idsOf(batch.map(({ importKey }) => importKey));
    return this.turns.run(ids, () => this.writeNow(batch, usualStock, counted));
  }

  private writeNow(
    batch: readonly ImportedProduct[],
    usualStock: number,
    counted: Counted,
  ): Promise<WrittenBatch> {
    return this.transactions.run(async (session) => {
      const stamp = this.stampOf(session);
      const byKey = await this.known(
        batch.map(({ importKey }) => importKey),
        session,
      );
      const staying = await this.staying(batch, byKey, session);
      const moving = batch.filter((product) => !staying.has(product));
      const { placeOf, newCategories, newSubcategories } = await this.places.ensure(moving, stamp, session);

      const created: object[] = [];
      const updates: Update[] = [];
      for (const product of batch) {
        const place = staying.get(product) ?? placeOf(product);
        const before = byKey.get(product.importKey);
        if (!before) {
          const fields = fieldsOf(product, place);
          created.push({ ...fields, ...newProduct(product, usualStock), revision: await stamp() });
          continue;
        }
        const fields = changedFields(product, place, before);
        if (differs(before, fields)) updates.push({ before, fields });
      }
      if (created.length > 0) await this.products.insertMany(created, { session });
      if (updates.length > 0) {
        await this.update(updates, await stamp(), session);
        await this.history.addAll(
          session,
          recounts(updates).map((recount) => ({ ...recount, ...counted })),
        );
      }
      const unchanged = batch.length - created.length - updates.length;
      return { created: created.length, updated: updates.length, unchanged, newCategories, newSubcategories };
    });
  }

  /** The ids of the products of these keys. */
  private async idsOf(keys: readonly string[]): Promise<string[]> {
    const imported = await this.products
      .find({ importKey: trusted({ $in: [...keys] }) }, { _id: 1 })
      .lean<Pick<ProductRecord, '_id'>[]>();
    return [...keys.flatMap((key) => ownId(key) ?? []), ...imported.map(({ _id }) => _id.toHexString())];
  }

  /** The products of these keys that the catalogue has. */
  private async known(
    keys: readonly string[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, ProductRecord>> {
    const ids = keys.flatMap((key) => ownId(key) ?? []);
    const find = (filter: object) => this.products.find(filter).session(session).lean<ProductRecord[]>();
    const byId = ids.length > 0 ? await find({ _id: trusted({ $in: ids }) }) : [];
    const byKey = await find({ importKey: trusted({ $in: [...keys] }) });
    return new Map([
      ...byKey.map((record) => [record.importKey ?? '', record] as const),
      ...byId.map((record) => [`${OWN_FILE}:${record._id.toHexString()}`, record] as const),
    ]);
  }

  /** Where products stand whose file tells no other place of them. */
  private async staying(
    batch: readonly ImportedProduct[],
    byKey: ReadonlyMap<string, ProductRecord>,
    session: ClientSession,
  ): Promise<ReadonlyMap<ImportedProduct, Placing>> {
    const known = batch.flatMap((product) => {
      const before = byKey.get(product.importKey);
      return before ? [{ product, before, own: ownId(product.importKey) !== undefined }] : [];
    });
    const namesOf = await this.places.standing(
      known.flatMap(({ before, own }) => (own ? [before] : [])),
      session,
    );
    return new Map(
      known
        .filter(
          ({ product, before, own }) =>
            tellsNoPlace(product) || (own && standsThere(product.toldPlace, namesOf(before))),
        )
        .map(({ product, before: { categoryIds, subCategoryIds } }) => [
          product,
          { categoryIds, subCategoryIds },
        ]),
    );
  }

  /** The revision of this transaction, taken when it is first needed: a batch without changes takes none. */
  private stampOf(session: ClientSession): Stamp {
    let revision: Promise<number> | undefined;
    return () => {
      revision ??= this.revision.next(session);
      return revision;
    };
  }

  private async update(updates: readonly Update[], revision: number, session: ClientSession): Promise<void> {
    await this.products.bulkWrite(
      updates.map(({ before, fields }) => ({
        updateOne: { filter: { _id: before._id }, update: { $set: { ...fields, revision } } },
      })),
      { session },
    );
  }
}

/** Where more or fewer pieces are left than before. */
function recounts(updates: readonly Update[]): Omit<Adjusted, 'by' | 'text'>[] {
  return updates.flatMap(({ before, fields: { stock: left = before.stock } }) => {
    const change = left - before.stock;
    return change === 0
      ? []
      : [{ productId: before._id.toHexString(), change, left, reason: 'COUNTED' as const }];
  });
}

/** What a product has only when it is new. Addresses of pictures in files are not believed, let alone fetched. */
function newProduct({ importKey, name, place, stock }: ImportedProduct, usualStock: number) {
  const image = plainPictureOf([place.subcategory, name, place.category], importKey);
  return { importKey, productType: 'fixed', image: [image], stock: stock ?? usualStock };
}

const differs = (before: ProductRecord, fields: FileFields): boolean =>
  (Object.keys(fields) as (keyof FileFields)[]).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(fields[field]),
  );
