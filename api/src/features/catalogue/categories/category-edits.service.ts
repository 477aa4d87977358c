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
  async add(
    by: AdminActor,
    { name, nameHindi, image }: AddCategoryRequest,
    claim: Claim,
  ): Promise<CategoryAnswer> {
    const _id = new Types.ObjectId();
    const names = { name, ...hindiOf({ nameHindi }) };
    const answer = ok('Category added successfully!', { _id: _id.toHexString(), ...names, image });
    await this.named(name, async (session, revision) => {
      await this.categories.create([{ _id, ...names, nameLower: nameKey(name), image, revision }], {
        session,
      });
      await this.audit.add(session, by, {
        action: 'catalogue.category-created',
        subject: auditSubject('category', { _id, name }),
        after: { ...names, image },
      });
      await claim.complete(session, answer);
    });
    return answer;
  }

  /** @throws ShopError category.missing, category.name-taken */
  async update(by: AdminActor, { _id, name, nameHindi, image }: UpdateCategoryRequest): Promise<Category> {
    let names: { name: string; nameHindi?: string } = { name };
    await this.named(name, async (session, revision) => {
      const before = await this.categories
        .findByIdAndUpdate(
          _id,
          { $set: { name, ...given({ nameHindi }), nameLower: nameKey(name), image, revision } },
          { session, returnDocument: 'before' },
        )
        .lean<CategoryRecord>();
      if (!before) throw new ShopError('category.missing', { categoryId: _id });
      names = { name, ...hindiOf({ nameHindi: nameHindi ?? before.nameHindi }) };
      await this.audit.addChange(session, by, {
        action: 'catalogue.category-changed',
        subject: auditSubject('category', before),
        before: { name: before.name, ...hindiOf(before), image: before.image },
        after: { ...names, image },
      });
    });
    return { _id, ...names, image };
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
