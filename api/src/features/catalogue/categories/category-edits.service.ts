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
import { given, hindiOf } from '../structure/hindi-name.js';

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
    const { name } = request;
    const described = describedBy(request);
    const _id = new Types.ObjectId();
    const answer = ok('Category added successfully!', { _id: _id.toHexString(), ...described });
    await this.named(name, async (session, revision) => {
      await this.categories.create([{ _id, ...described, nameLower: nameKey(name), revision }], { session });
      await this.audit.add(session, by, {
        action: 'catalogue.category-created',
        subject: auditSubject('category', { _id, name }),
        after: { ...described },
      });
      await claim.complete(session, answer);
    });
    return answer;
  }

  /** @throws ShopError category.missing, category.name-taken */
  async update(by: AdminActor, request: UpdateCategoryRequest): Promise<Category> {
    const { _id, name, nameHindi, image, sizeGuide } = request;
    let described: Omit<Category, '_id'> = { name, image };
    await this.named(name, async (session, revision) => {
      const fields = { name, ...given({ nameHindi }), nameLower: nameKey(name), image, revision };
      const update = {
        $set: { ...fields, ...(sizeGuide && { sizeGuide }) },
        ...(sizeGuide === '' && { $unset: { sizeGuide: 1 } }),
      };
      const before = await this.categories
        .findByIdAndUpdate(_id, update, { session, returnDocument: 'before' })
        .lean<CategoryRecord>();
      if (!before) throw new ShopError('category.missing', { categoryId: _id });
      described = describedBy({
        name,
        nameHindi: nameHindi ?? before.nameHindi,
        image,
        sizeGuide: sizeGuide ?? before.sizeGuide,
      });
      await this.audit.addChange(session, by, {
        action: 'catalogue.category-changed',
        subject: auditSubject('category', before),
        before: { ...describedBy(before) },
        after: { ...described },
      });
    });
    return { _id, ...described };
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

/** What is said of a category, without what it does not have. */
const describedBy = ({
  name,
  nameHindi,
  image,
  sizeGuide,
}: Omit<Category, '_id'>): Omit<Category, '_id'> => ({
  name,
  ...hindiOf({ nameHindi }),
  image,
  ...(sizeGuide && { sizeGuide }),
});
