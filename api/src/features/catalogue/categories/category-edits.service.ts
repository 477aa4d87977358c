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
  ) {}

  /** @throws ShopError category.name-taken */
  async add({ name, image }: AddCategoryRequest, claim: Claim): Promise<CategoryAnswer> {
    const _id = new Types.ObjectId();
    const answer = ok('Category added successfully!', { _id: _id.toHexString(), name, image });
    await this.named(name, async (session, revision) => {
      await this.categories.create([{ _id, name, nameLower: nameKey(name), image, revision }], { session });
      await claim.complete(session, answer);
    });
    return answer;
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

  private async named(name: string, work: Parameters<CatalogueWrites['run']>[0]): Promise<void> {
    try {
      await this.writes.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw new ShopError('category.name-taken', { name });
      throw error;
    }
  }
}
