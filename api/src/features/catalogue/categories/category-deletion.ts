import type { DeleteCategoryRequest } from '@jhola/shared/contracts/category.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types } from 'mongoose';
import { CATEGORY, type CategoryModel } from '../models/category.model.js';
import { SUBCATEGORY, type SubcategoryModel, type SubcategoryRecord } from '../models/subcategory.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.js';
import { CategoryChecks } from '../structure/category-checks.js';
import { CategoryReassignment } from '../structure/category-reassignment.js';
import { fatesOf, movesOf, type SubcategoryFate } from './subcategory-fates.js';

/** Deletes categories, and says where their products and subcategories go. */
@Injectable()
export class CategoryDeletion {
  constructor(
    @InjectModel(CATEGORY) private readonly categories: CategoryModel,
    @InjectModel(SUBCATEGORY) private readonly subcategories: SubcategoryModel,
    private readonly writes: CatalogueWrites,
    private readonly shelves: CategoryChecks,
    private readonly clearing: CategoryReassignment,
  ) {}

  /**
   * Deletes a category. Without `moveTo` its subcategories lose it, and those that are in no other category go with it,
   * unless products stand in it or in them. With `moveTo` products and subcategories move to that category; a
   * subcategory whose name it has already becomes one with that.
   * @throws ShopError category.missing; category.in-use with the number of `products`; request.invalid when `moveTo` is
   * the category itself
   */
  async delete({ _id, moveTo }: DeleteCategoryRequest): Promise<void> {
    const id = new Types.ObjectId(_id);
    await this.clearing.untilDone({ categoryId: id, subCategoryIds: [] }, async (session, revision) => {
      await this.mustBeDeletable(_id, moveTo, session);
      const fates = await this.fatesOf(id, moveTo, session);
      const given = fates.filter(({ left }) => left.length === 0).map((fate) => fate._id);
      const shelved = { categoryId: id, subCategoryIds: given };
      if (moveTo) {
        const move = { category: { from: _id, to: moveTo }, subcategories: movesOf(fates, moveTo) };
        if (await this.clearing.moveSome(shelved, move, session, revision)) return false;
      } else {
        const products = await this.clearing.count(shelved, session);
        if (products > 0) throw new ShopError('category.in-use', { products });
      }
      await this.settle(fates, revision, session);
      await this.categories.deleteOne({ _id }, { session });
      await this.writes.addTombstone('category', _id, revision, session);
      return true;
    });
  }

  private async mustBeDeletable(
    categoryId: string,
    moveTo: string | undefined,
    session: ClientSession,
  ): Promise<void> {
    const found = await this.categories.countDocuments({ _id: categoryId }, { session });
    if (found === 0) throw new ShopError('category.missing', { categoryId });
    if (moveTo === categoryId)
      throw new ShopError('request.invalid', { reason: 'moveTo is the category itself' });
    if (moveTo) await this.shelves.mustHaveCategories([moveTo], session);
  }

  /** What becomes of the subcategories of a category. */
  private async fatesOf(
    id: Types.ObjectId,
    moveTo: string | undefined,
    session: ClientSession,
  ): Promise<SubcategoryFate[]> {
    const of = (categoryIds: Types.ObjectId) =>
      this.subcategories.find({ categoryIds }).session(session).lean<SubcategoryRecord[]>();
    const children = await of(id);
    if (!moveTo) return fatesOf(id, children);
    const to = new Types.ObjectId(moveTo);
    return fatesOf(id, children, { id: to, subcategories: await of(to) });
  }

  private async settle(
    fates: readonly SubcategoryFate[],
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    for (const { _id, left } of fates) {
      if (left.length > 0) {
        await this.subcategories.updateOne({ _id }, { $set: { categoryIds: left, revision } }, { session });
      } else {
        await this.subcategories.deleteOne({ _id }, { session });
        await this.writes.addTombstone('subcategory', _id, revision, session);
      }
    }
  }
}
