import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CategoryChecks } from '../structure/category-checks.service.js';
import type { WrittenFields } from './product-fields.js';

/**
 * What must hold of a product besides its own fields. The result holds until the commit, since catalogue writes are serialized;
 * the indexes of SKU and barcode are unique all the same.
 */
@Injectable()
export class ProductChecks {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly categories: CategoryChecks,
  ) {}

  /**
   * @param fields those that are written
   * @param productId the product that they are written to, unless it is new
   * @throws ShopError category.missing, subcategory.missing, product.sku-taken, product.barcode-taken
   */
  async mustHold(
    fields: WrittenFields,
    session: ClientSession,
    productId?: Types.ObjectId | string,
  ): Promise<void> {
    const { categoryIds, subCategoryIds, skuKey, barcodeKey } = fields;
    if (categoryIds) await this.categories.mustHaveCategories(categoryIds, session);
    if (subCategoryIds) await this.categories.mustHaveSubcategories(subCategoryIds, session);
    const others = productId ? { _id: trusted({ $ne: productId }) } : {};
    const ofOther = (key: Partial<WrittenFields>) =>
      this.products
        .findOne({ ...key, ...others }, { name: 1 })
        .session(session)
        .lean<ProductRecord>();

    const sameSku = skuKey ? await ofOther({ skuKey }) : null;
    if (sameSku) throw new ShopError('product.sku-taken', { sku: fields.sku, ...named(sameSku) });
    const sameBarcode = barcodeKey ? await ofOther({ barcodeKey }) : null;
    if (sameBarcode)
      throw new ShopError('product.barcode-taken', { barcode: fields.barcode, ...named(sameBarcode) });
  }
}

const named = ({ _id, name }: ProductRecord) => ({ productId: _id.toHexString(), name });
