import type { CreateProductRequest, UpdateProductRequest } from '@jhola/shared/contracts/product.contract';
import { toPaise } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Types } from 'mongoose';
import { comparedText } from '../models/compared-text.js';
import type { ProductRecord, VariantRecord } from '../models/product.model.js';
import { barcodeKey, skuKey } from '../models/product-codes.js';

type VariantIn = CreateProductRequest['variants'][number];
type Variants = Pick<ProductRecord, 'variants' | 'variantStock'>;

/** The fields of a product that an administrator writes. */
export type WrittenFields = Partial<
  Omit<
    ProductRecord,
    | '_id'
    | 'ratingCount'
    | 'ratingSum'
    | 'ratingHistogram'
    | 'revision'
    | 'listKey'
    | 'importKey'
    | 'createdAt'
    | 'updatedAt'
  >
>;

/**
 * A request's fields as they are stored; fields missing in the request are missing here too.
 * @param request parsed by its schema; `variants`, if given, are all the variants the product has from now on
 * @param before the former variants of the product, with their stock
 * @throws ShopError variant.missing when a variant names an id the product does not have
 */
export function storedFields(
  request: CreateProductRequest | UpdateProductRequest,
  before: Variants = { variants: [], variantStock: {} },
): WrittenFields {
  const { category, subCategory, price, more_details, variants, published } = request;
  const { name, nameHindi, image, unit, productType, stock, discount, description } = request;
  const { sku, barcode, hsn, weightGrams } = request;
  return withoutGaps({
    name,
    nameHindi,
    nameLower: name === undefined ? undefined : comparedText(name),
    image,
    unit,
    productType,
    stock,
    discount,
    description,
    categoryIds: category && objectIds(category),
    subCategoryIds: subCategory && objectIds(subCategory),
    pricePaise: price === undefined ? undefined : toPaise(price),
    moreDetails: more_details,
    draft: published === undefined ? undefined : !published,
    sku,
    skuKey: sku === undefined ? undefined : skuKey(sku),
    barcode,
    barcodeKey: barcode === undefined ? undefined : barcodeKey(barcode),
    hsn,
    weightGrams,
    ...(variants && storedVariants(variants, before)),
  });
}

function storedVariants(variants: readonly VariantIn[], before: Variants): Variants {
  const knownIds = new Set(before.variants.map(({ _id }) => _id.toHexString()));
  const variantStock: Record<string, number> = {};
  const stored = variants.map((variant): VariantRecord => {
    const { _id, name, price, image } = variant;
    // An id may be used once: the second variant of the same id would share its stock.
    if (_id && !knownIds.delete(_id)) throw new ShopError('variant.missing', { variantId: _id });
    const id = new Types.ObjectId(_id);
    const stock = variant.keepStock ? leftOf(id, before) : variant.stock;
    if (stock !== undefined) variantStock[id.toHexString()] = stock;
    return withoutGaps({
      _id: id,
      name,
      pricePaise: price === undefined ? undefined : toPaise(price),
      image: image?.length ? image : undefined,
      hasOwnStock: stock !== undefined,
    });
  });
  return { variants: stored, variantStock };
}

/** The current stock of a variant; undefined where it sells from the product's stock, or is new. */
function leftOf(id: Types.ObjectId, { variants, variantStock }: Variants): number | undefined {
  const isCounted = variants.some(({ _id, hasOwnStock }) => hasOwnStock && _id.equals(id));
  return isCounted ? (variantStock[id.toHexString()] ?? 0) : undefined;
}

/** The ids without duplicates: a category chosen twice counts once (docs/product.md#product-validation). */
function objectIds(ids: readonly string[]): Types.ObjectId[] {
  return [...new Set(ids)].map((id) => new Types.ObjectId(id));
}

type WithoutGaps<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** The fields that have a value. */
export function withoutGaps<T extends object>(fields: T): WithoutGaps<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as WithoutGaps<T>;
}
