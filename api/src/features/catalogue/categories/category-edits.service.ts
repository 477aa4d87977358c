import type {
  AddCategoryRequest,
  Category,
  CategoryAnswer,
  UpdateCategoryRequest,
} from '@jhola/shared/contracts/category.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { type CategoryRecord, categoryModel, nameKey } from '../models/category.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';

/**
 * How administrators add and change categories (docs/product.md#category-rules). Names are unique, whatever their case.
 */
@Injectable()
export class CategoryEdits {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    private readonly writes: CatalogueWrites,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ShopError category.name-taken */
  async add(by: AdminActor, request: AddCategoryRequest, claim: Claim): Promise<CategoryAnswer> {
    const { name, image } = request;
    const guide = guideOf(request.sizeGuide);
    const _id = new Types.ObjectId();
    const answer = ok('Category added successfully!', { _id: _id.toHexString(), name, image, ...guide });
    await this.named(name, async (session, revision) => {
      const category = { _id, name, nameLower: nameKey(name), image, revision, ...guide };
      await this.categories.create([category], { session });
      await this.audit.add(session, by, {
        action: 'catalogue.category-created',
        subject: auditSubject('category', { _id, name }),
        after: { name, image, ...guide },
      });
      await claim.complete(session, answer);
    });
    return answer;
  }

  /** @throws ShopError category.missing, category.name-taken */
  async update(by: AdminActor, { _id, name, image, sizeGuide }: UpdateCategoryRequest): Promise<Category> {
    let guide: Pick<Category, 'sizeGuide'> = {};
    await this.named(name, async (session, revision) => {
      const fields = { name, nameLower: nameKey(name), image, revision };
      const update = {
        $set: { ...fields, ...(sizeGuide && { sizeGuide }) },
        ...(sizeGuide === '' && { $unset: { sizeGuide: 1 } }),
      };
      const before = await this.categories
        .findByIdAndUpdate(_id, update, { session, returnDocument: 'before' })
        .lean<CategoryRecord>();
      if (!before) throw new ShopError('category.missing', { categoryId: _id });
      guide = guideOf(sizeGuide ?? before.sizeGuide);
      await this.audit.addChange(session, by, {
        action: 'catalogue.category-changed',
        subject: auditSubject('category', before),
        before: { name: before.name, image: before.image, ...guideOf(before.sizeGuide) },
        after: { name, image, ...guide },
      });
    });
    return { _id, name, image, ...guide };
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

const guideOf = (sizeGuide: string | undefined): Pick<Category, 'sizeGuide'> =>
  sizeGuide ? { sizeGuide } : {};
