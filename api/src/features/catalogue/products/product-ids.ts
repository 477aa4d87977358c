import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { PRODUCT, type ProductModel } from '../models/product.model.js';

/** Which products: those of a subcategory, of a category, of both; or all. */
export interface Shelf {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
  /** Leaves out what stands in this category too. */
  readonly notCategoryId?: string;
}

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;

/** Which products stand where, newest first. Ids only: what a list shows of each is read by them. */
@Injectable()
export class ProductIds {
  constructor(@InjectModel(PRODUCT) private readonly products: ProductModel) {}

  /** The newest products of a shelf, the first `skip` passed over. */
  async newest(shelf: Shelf, limit: number, skip = 0): Promise<string[]> {
    const found = await this.products
      .find(filterOf(shelf), { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(skip)
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** The names of the shop's products in the order of their ids, the first `skip` passed over. */
  async named(limit: number, skip: number): Promise<{ readonly _id: string; readonly name: string }[]> {
    const found = await this.products
      .find({}, { name: 1 })
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<{ _id: Types.ObjectId; name: string }[]>();
    return found.map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
  }

  /** How many products a shelf has. */
  count(shelf: Shelf): Promise<number> {
    return shelf.categoryId || shelf.subCategoryId
      ? this.products.countDocuments(filterOf(shelf))
      : this.products.estimatedDocumentCount();
  }
}

function filterOf({ categoryId, subCategoryId, notCategoryId }: Shelf) {
  return {
    ...(subCategoryId ? { subCategoryIds: new Types.ObjectId(subCategoryId) } : {}),
    ...(categoryId ? { categoryIds: new Types.ObjectId(categoryId) } : {}),
    ...(notCategoryId ? { $nor: [{ categoryIds: new Types.ObjectId(notCategoryId) }] } : {}),
  };
}
