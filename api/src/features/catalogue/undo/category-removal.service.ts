import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { type CategoryRecord, categoryModel } from '../models/category.model.js';
import { CHANGE_RANKS, type ImportChangeRecord } from '../models/import-change.model.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import type { UndoneBatch, UndoWriting } from './undone-batch.js';

/** Deletes the categories and subcategories that an import created, if nothing is in them and nobody renamed them. */
@Injectable()
export class CategoryRemoval {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    private readonly writes: CatalogueWrites,
  ) {}

  /** @param changes all of categories, or all of subcategories */
  async remove(
    changes: readonly ImportChangeRecord[],
    { session, revision }: UndoWriting,
  ): Promise<UndoneBatch> {
    const isCategory = changes[0]?.rank === CHANGE_RANKS.category;
    const ids = changes.map(({ targetId }) => targetId);
    const among = { _id: trusted({ $in: ids }) };
    const found: readonly Named[] = isCategory
      ? await this.categories.find(among, { name: 1 }).session(session).lean<Named[]>()
      : await this.subcategories.find(among, { name: 1 }).session(session).lean<Named[]>();
    const used = await this.used(ids, isCategory ? 'categoryIds' : 'subCategoryIds', session);
    const why = ({ _id, name }: Named) => {
      if (used.has(_id.toHexString())) return 'in-use' as const;
      const made = changes.find(({ targetId }) => targetId.equals(_id))?.created;
      return made?.name === name ? undefined : ('edited' as const);
    };
    const removed = found.filter((one) => why(one) === undefined).map(({ _id }) => _id);
    const gone = { _id: trusted({ $in: removed }) };
    if (isCategory) await this.categories.deleteMany(gone, { session });
    else await this.subcategories.deleteMany(gone, { session });
    await this.writes.addTombstones(isCategory ? 'category' : 'subcategory', removed, revision, session);
    const stays = found.flatMap((one) => {
      const reason = why(one);
      return reason ? [{ name: one.name, why: reason }] : [];
    });
    return { restored: 0, deleted: removed.length, stays };
  }

  /** Those of these ids that a product has, or, of categories, a subcategory. */
  private async used(
    ids: readonly Types.ObjectId[],
    field: 'categoryIds' | 'subCategoryIds',
    session: ClientSession,
  ): Promise<ReadonlySet<string>> {
    const among = { [field]: trusted({ $in: [...ids] }) };
    const byProducts = await this.products.distinct(field, among).session(session);
    const bySubcategories =
      field === 'categoryIds' ? await this.subcategories.distinct(field, among).session(session) : [];
    return new Set([...byProducts, ...bySubcategories].map(String));
  }
}

type Named = Pick<CategoryRecord, '_id' | 'name'>;
