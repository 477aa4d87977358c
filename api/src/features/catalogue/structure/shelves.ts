import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Types, trusted } from 'mongoose';
import { CATEGORY, type CategoryModel } from '../models/category.model.js';
import { PRODUCT, type ProductModel } from '../models/product.model.js';
import { SUBCATEGORY, type SubcategoryModel } from '../models/subcategory.model.js';

type Ids = readonly (Types.ObjectId | string)[];

/** Where products stand. What is asked here holds until the commit, since catalogue writes run one after another. */
@Injectable()
export class Shelves {
  constructor(
    @InjectModel(CATEGORY) private readonly categories: CategoryModel,
    @InjectModel(SUBCATEGORY) private readonly subcategories: SubcategoryModel,
    @InjectModel(PRODUCT) private readonly products: ProductModel,
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

  /** How many products stand in a category. */
  productsOfCategory(id: Types.ObjectId, session: ClientSession): Promise<number> {
    return this.products.countDocuments({ categoryIds: id }, { session });
  }

  /** How many products stand in any of these subcategories. */
  async productsOfSubcategories(ids: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    if (ids.length === 0) return 0;
    return this.products.countDocuments({ subCategoryIds: trusted({ $in: [...ids] }) }, { session });
  }
}

const among = (ids: Ids) => trusted({ $in: [...ids] });
