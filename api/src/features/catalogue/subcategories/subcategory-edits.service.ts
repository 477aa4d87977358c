import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';
import type {
  CreateSubcategoryRequest,
  Subcategory,
  SubcategoryAnswer,
  UpdateSubcategoryRequest,
} from '@jhola/shared/contracts/subcategory.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ok } from '#platform/answers/ok.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { auditSubject } from '#platform/audit-log/audit-subject.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { nameKey } from '../models/category.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { CategoryChecks } from '../structure/category-checks.service.js';
import { given, hindiOf } from '../structure/hindi-name.js';

/**
 * How administrators add and change subcategories (docs/product.md#category-rules). A name is unique within each
 * category, whatever its case.
 */
@Injectable()
export class SubcategoryEdits {
  constructor(
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    private readonly writes: CatalogueWrites,
    private readonly categoryChecks: CategoryChecks,
    private readonly names: CatalogueNames,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ShopError category.missing, subcategory.name-taken */
  create(by: AdminActor, request: CreateSubcategoryRequest, claim: Claim): Promise<SubcategoryAnswer> {
    const _id = new Types.ObjectId();
    return this.writes.run(async (session, revision) => {
      await this.mustFit(request, _id, session);
      await this.subcategories.create([{ _id, ...storedFields(request), revision }], { session });
      const answer = ok('Sub category added successfully!', this.answerOf(_id.toHexString(), request));
      await this.audit.add(session, by, {
        action: 'catalogue.subcategory-created',
        subject: auditSubject('subcategory', { _id, name: request.name }),
        after: this.audited(storedFields(request)),
      });
      await claim.complete(session, answer);
      return answer;
    });
  }

  /** @throws ShopError subcategory.missing, category.missing, subcategory.name-taken */
  async update(by: AdminActor, { _id, ...request }: UpdateSubcategoryRequest): Promise<Subcategory> {
    let nameHindi: string | undefined;
    await this.writes.run(async (session, revision) => {
      await this.mustFit(request, new Types.ObjectId(_id), session);
      const fields = storedFields(request);
      const before = await this.subcategories
        .findByIdAndUpdate(_id, { $set: { ...fields, revision } }, { session, returnDocument: 'before' })
        .lean<SubcategoryRecord>();
      if (!before) throw new ShopError('subcategory.missing', { subCategoryId: _id });
      nameHindi = request.nameHindi ?? before.nameHindi;
      await this.audit.addChange(session, by, {
        action: 'catalogue.subcategory-changed',
        subject: auditSubject('subcategory', before),
        before: this.audited(before),
        after: this.audited({ ...fields, ...hindiOf({ nameHindi }) }),
      });
    });
    return this.answerOf(_id, { ...request, nameHindi });
  }

  private async mustFit(
    { name, category }: CreateSubcategoryRequest,
    self: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    await this.categoryChecks.mustHaveCategories(category, session);
    const rival = await this.subcategories
      .findOne({
        nameLower: nameKey(name),
        categoryIds: trusted({ $in: objectIds(category) }),
        _id: trusted({ $ne: self }),
      })
      .session(session)
      .lean();
    if (rival) throw new ShopError('subcategory.name-taken', { name });
  }

  private audited(
    record: Pick<SubcategoryRecord, 'name' | 'nameHindi' | 'image' | 'categoryIds'>,
  ): AuditValues {
    const { name, image, categoryIds } = record;
    const category = this.names.categoriesOf(categoryIds).map((one) => one.name);
    return { name, ...hindiOf(record), image, category };
  }

  private answerOf(_id: string, request: CreateSubcategoryRequest): Subcategory {
    const { name, image, category } = request;
    return { _id, name, ...hindiOf(request), image, category: this.names.categoriesOf(objectIds(category)) };
  }
}

function storedFields(request: CreateSubcategoryRequest) {
  const { name, image, category } = request;
  return { name, ...given(request), nameLower: nameKey(name), image, categoryIds: objectIds(category) };
}

const objectIds = (ids: readonly string[]): Types.ObjectId[] => ids.map((id) => new Types.ObjectId(id));
