import type { AdminProduct, UpdateProductRequest } from '../../contracts/product.contract.js';

/** The fields of a product that an edit may write, apart from stock, which sales change too. */
export type WrittenProduct = Required<Omit<UpdateProductRequest, '_id' | 'base' | 'stock'>>;

/** A product as an edit would write it again: categories by their ids, what it does not have empty, and no stock. */
export function writtenProduct(product: AdminProduct): WrittenProduct {
  const { name, image, unit, productType, price, discount, description, more_details, published } = product;
  const { nameHindi = '', sku = '', barcode = '', hsn = '', weightGrams = null } = product;
  return {
    ...{ name, nameHindi, image, unit, productType, price, discount, description, more_details, published },
    ...{ sku, barcode, hsn, weightGrams },
    category: product.category.map(({ _id }) => _id),
    subCategory: product.subCategory.map(({ _id }) => _id),
    variants: product.variants.map(({ stock: _, ...variant }) => variant),
  };
}
