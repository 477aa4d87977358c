import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { type CategoryRecord, categoryModel } from '../models/category.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';

type Ids = readonly (Types.ObjectId | string)[];

/**
 * Checks that the categories of products exist. The result holds until the commit, since catalogue writes are
 * serialized.
 */
@Injectable()
export class CategoryChecks {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
  ) {}

  /** @throws ShopError category.missing when one of these categories does not exist */
  async mustHaveCategories(ids: Ids, session: ClientSession): Promise<void> {
    const found = await this.categories.countDocuments({ _id: among(ids) }, { session });
    if (found < ids.length) throw new ShopError('category.missing');
  }

  /** @throws ShopError subcategory.missing when one of these subcategories does not exist */
  async mustHaveSubcategories(ids: Ids, session: ClientSession): Promise<void> {
    const found = await this.subcategories.countDocuments({ _id: among(ids) }, { session });
    if (found < ids.length) throw new ShopError('subcategory.missing');
  }
}

const among = (ids: Ids) => trusted({ $in: [...ids] });
