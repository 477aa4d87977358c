import type { AuditValues } from '@jhola/shared/contracts/audit-log.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import type { WrittenProduct } from '@jhola/shared/domain/product-edits/written-product';
import type { ProductRecord } from '../models/product.model.js';
import { codesOf } from '../models/product-codes.js';
import type { CatalogueNames } from '../structure/catalogue-names.service.js';
import { hindiOf } from '../structure/hindi-name.js';
import { withoutGaps } from './product-fields.js';

/** Each field that an edit may write: what is not here would be changed without a word in the log. */
type Audited = Readonly<Record<keyof WrittenProduct | 'stock', AuditValues[string] | undefined>>;

/**
 * What administrators write of a product, as the audit log keeps it: rupees, categories by their names, nothing of what it does not
 * have.
 */
export function auditedProduct(product: ProductRecord, names: CatalogueNames): AuditValues {
  const { name, unit, productType, stock, discount, description, moreDetails, image, draft } = product;
  const { pricePaise, categoryIds, subCategoryIds, variants, variantStock } = product;
  const { nameHindi } = hindiOf(product);
  const { sku, barcode, hsn, weightGrams } = codesOf(product);
  return withoutGaps<Audited>({
    name,
    nameHindi,
    ...{ sku, barcode, hsn, weightGrams },
    price: toRupees(pricePaise),
    discount,
    unit,
    stock,
    productType,
    published: draft !== true,
    category: names.categoriesOf(categoryIds).map((category) => category.name),
    subCategory: names.subcategoriesOf(subCategoryIds).map((subcategory) => subcategory.name),
    description,
    more_details: { ...moreDetails },
    image: [...image],
    variants: variants.map((variant) => ({
      name: variant.name,
      ...(variant.pricePaise !== undefined && { price: toRupees(variant.pricePaise) }),
      ...(variant.hasOwnStock && { stock: variantStock[variant._id.toHexString()] ?? 0 }),
      ...(variant.image?.length && { image: [...variant.image] }),
    })),
  });
}
