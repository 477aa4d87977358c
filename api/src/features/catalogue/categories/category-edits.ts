import type {
  AddCategoryRequest,
  Category,
  UpdateCategoryRequest,
} from '@jhola/shared/contracts/category.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/duplicate-key.js';
import { CATEGORY, type CategoryModel, nameKey } from '../models/category.model.js';
import { SUBCATEGORY, type SubcategoryModel, type SubcategoryRecord } from '../models/subcategory.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.js';
import { Shelves } from '../structure/shelves.js';

/** What administrators do to categories (section 7). Names are unique, whatever their case. */
@Injectable()
export class CategoryEdits {
  constructor(
    @InjectModel(CATEGORY) private readonly categories: CategoryModel,
    @InjectModel(SUBCATEGORY) private readonly subcategories: SubcategoryModel,
    private readonly writes: CatalogueWrites,
    private readonly shelves: Shelves,
  ) {}

  /** @throws ShopError category.name-taken */
  async add({ name, image }: AddCategoryRequest): Promise<Category> {
    const _id = new Types.ObjectId();
    await this.named(name, async (session, revision) => {
      await this.categories.create([{ _id, name, nameLower: nameKey(name), image, revision }], { session });
    });
    return { _id: _id.toHexString(), name, image };
  }

  /** @throws ShopError category.missing, category.name-taken */
  async update({ _id, name, image }: UpdateCategoryRequest): Promise<Category> {
    await this.named(name, async (session, revision) => {
      const { matchedCount } = await this.categories.updateOne(
        { _id },
        { $set: { name, nameLower: nameKey(name), image, revision } },
        { session },
      );
      if (matchedCount === 0) throw new ShopError('category.missing', { categoryId: _id });
    });
    return { _id, name, image };
  }

  /**
   * Deletes a category that no product stands in. Its subcategories lose it; those that are in no other category go
   * with it, unless products stand in them.
   * @throws ShopError category.missing; category.in-use with the number of `products`
   */
  async delete(categoryId: string): Promise<void> {
    const id = new Types.ObjectId(categoryId);
    await this.writes.run(async (session, revision) => {
      const { deletedCount } = await this.categories.deleteOne({ _id: categoryId }, { session });
      if (deletedCount === 0) throw new ShopError('category.missing', { categoryId });
      const children = await this.subcategories
        .find({ categoryIds: id })
        .session(session)
        .lean<SubcategoryRecord[]>();
      const orphans = children.filter(({ categoryIds }) => categoryIds.length === 1).map(({ _id }) => _id);
      const products =
        (await this.shelves.productsOfCategory(id, session)) ||
        (await this.shelves.productsOfSubcategories(orphans, session));
      if (products > 0) throw new ShopError('category.in-use', { products });
      await this.takeOut(categoryId, children, revision, session);
      await this.writes.bury('category', categoryId, revision, session);
    });
  }

  private async takeOut(
    categoryId: string,
    children: readonly SubcategoryRecord[],
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    for (const { _id, categoryIds } of children) {
      const left = categoryIds.filter((id) => id.toHexString() !== categoryId);
      if (left.length === 0) {
        await this.subcategories.deleteOne({ _id }, { session });
        await this.writes.bury('subcategory', _id, revision, session);
      } else {
        await this.subcategories.updateOne({ _id }, { $set: { categoryIds: left, revision } }, { session });
      }
    }
  }

  private async named(name: string, work: Parameters<CatalogueWrites['run']>[0]): Promise<void> {
    try {
      await this.writes.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw new ShopError('category.name-taken', { name });
      throw error;
    }
  }
}
