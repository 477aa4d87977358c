import type { DeleteCategoryRequest } from '@jhola/shared/contracts/category.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { type CategoryRecord, categoryModel } from '../models/category.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryChecks } from '../structure/category-checks.service.js';
import { CategoryReassignment } from '../structure/category-reassignment.service.js';
import { movesOf, outcomesOf, type SubcategoryOutcome } from './subcategory-outcomes.js';

/** Deletes categories, and reassigns their products and subcategories. */
@Injectable()
export class CategoryDeletion {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    private readonly writes: CatalogueWrites,
    private readonly categoryChecks: CategoryChecks,
    private readonly reassignment: CategoryReassignment,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Deletes a category. Without `moveTo` it is removed from its subcategories, and subcategories that are in
   * no other category are deleted, unless any of them has products. With `moveTo` products and subcategories
   * move to that category; a subcategory of the same name there absorbs the moved one.
   * @throws ShopError category.missing; category.in-use with the number of `products`; request.invalid when
   *   `moveTo` is the category itself
   */
  async delete(by: AdminActor, { _id, moveTo }: DeleteCategoryRequest): Promise<void> {
    const id = new Types.ObjectId(_id);
    await this.reassignment.untilDone({ categoryId: id, subCategoryIds: [] }, async (session, revision) => {
      const category = await this.mustBeDeletable(_id, moveTo, session);
      const outcomes = await this.outcomesOf(id, moveTo, session);
      const given = outcomes.filter(({ left }) => left.length === 0).map((outcome) => outcome._id);
      const scope = { categoryId: id, subCategoryIds: given };
      if (moveTo) {
        const move = { category: { from: _id, to: moveTo }, subcategories: movesOf(outcomes, moveTo) };
        if (await this.reassignment.moveSome(scope, move, session, revision)) return false;
      } else {
        const products = await this.reassignment.count(scope, session);
        if (products > 0) throw new ShopError('category.in-use', { products });
      }
      await this.applyOutcomes(outcomes, revision, session);
      await this.categories.deleteOne({ _id }, { session });
      await this.writes.addTombstone('category', _id, revision, session);
      await this.audit.add(session, by, {
        action: 'catalogue.category-deleted',
        subject: auditSubject('category', category),
        before: { name: category.name, image: category.image },
        ...(moveTo && { after: { movedTo: await this.nameOf(moveTo, session) } }),
      });
      return true;
    });
  }

  private async mustBeDeletable(
    categoryId: string,
    moveTo: string | undefined,
    session: ClientSession,
  ): Promise<CategoryRecord> {
    const found = await this.categories.findById(categoryId).session(session).lean<CategoryRecord>();
    if (!found) throw new ShopError('category.missing', { categoryId });
    if (moveTo === categoryId)
      throw new ShopError('request.invalid', { reason: 'moveTo is the category itself' });
    if (moveTo) await this.categoryChecks.mustHaveCategories([moveTo], session);
    return found;
  }

  private async nameOf(categoryId: string, session: ClientSession): Promise<string> {
    const found = await this.categories.findById(categoryId, { name: 1 }).session(session).lean();
    return found?.name ?? categoryId;
  }

  /** The outcomes for the subcategories of a category. */
  private async outcomesOf(
    id: Types.ObjectId,
    moveTo: string | undefined,
    session: ClientSession,
  ): Promise<SubcategoryOutcome[]> {
    const of = (categoryIds: Types.ObjectId) =>
      this.subcategories.find({ categoryIds }).session(session).lean<SubcategoryRecord[]>();
    const children = await of(id);
    if (!moveTo) return outcomesOf(id, children);
    const to = new Types.ObjectId(moveTo);
    return outcomesOf(id, children, { id: to, subcategories: await of(to) });
  }

  private async applyOutcomes(
    outcomes: readonly SubcategoryOutcome[],
    revision: number,
    session: ClientSession,
  ): Promise<void> {
    for (const { _id, left } of outcomes) {
      if (left.length > 0) {
        await this.subcategories.updateOne({ _id }, { $set: { categoryIds: left, revision } }, { session });
      } else {
        await this.subcategories.deleteOne({ _id }, { session });
        await this.writes.addTombstone('subcategory', _id, revision, session);
      }
    }
  }
}
