import type { DeleteSubcategoryRequest } from '@jhola/shared/contracts/subcategory.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryReassignment } from '../structure/category-reassignment.service.js';
import type { ReassignmentTarget } from '../structure/reassigned-categories.js';

/** Deletes subcategories, and reassigns their products. */
@Injectable()
export class SubcategoryDeletion {
  constructor(
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    private readonly writes: CatalogueWrites,
    private readonly reassignment: CategoryReassignment,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Deletes a subcategory. It must have no products, unless they move to another one; a product in none of
   * the other one's categories is added to the first of them, so that its listing shows it.
   * @throws ShopError subcategory.missing; subcategory.in-use with the number of `products`; request.invalid
   *   when `moveTo` is the subcategory itself
   */
  async delete(by: AdminActor, { _id, moveTo }: DeleteSubcategoryRequest): Promise<void> {
    const scope = { subCategoryIds: [new Types.ObjectId(_id)] };
    await this.reassignment.untilDone(scope, async (session, revision) => {
      const subcategory = await this.mustExist(_id, session);
      if (moveTo) {
        const move = await this.moveOf(_id, moveTo, session);
        if (await this.reassignment.moveSome(scope, move, session, revision)) return false;
      } else {
        const products = await this.reassignment.count(scope, session);
        if (products > 0) throw new ShopError('subcategory.in-use', { products });
      }
      await this.subcategories.deleteOne({ _id }, { session });
      await this.writes.addTombstone('subcategory', _id, revision, session);
      await this.audit.add(session, by, {
        action: 'catalogue.subcategory-deleted',
        subject: auditSubject('subcategory', subcategory),
        before: { name: subcategory.name, image: subcategory.image },
        ...(moveTo && { after: { movedTo: (await this.mustExist(moveTo, session)).name } }),
      });
      return true;
    });
  }

  private async moveOf(from: string, to: string, session: ClientSession): Promise<ReassignmentTarget> {
    if (to === from) throw new ShopError('request.invalid', { reason: 'moveTo is the sub category itself' });
    const { categoryIds } = await this.mustExist(to, session);
    const categories = categoryIds.map((id) => id.toHexString());
    return { subcategories: new Map([[from, { to, categories, staysIn: [] }]]) };
  }

  private async mustExist(subCategoryId: string, session: ClientSession): Promise<SubcategoryRecord> {
    const found = await this.subcategories.findById(subCategoryId).session(session).lean<SubcategoryRecord>();
    if (!found) throw new ShopError('subcategory.missing', { subCategoryId });
    return found;
  }
}
