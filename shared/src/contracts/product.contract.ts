import { z } from 'zod';
import {
  answerOf,
  Id,
  Moment,
  PageNumber,
  PlainAnswer,
  pageSize,
  Rupees,
  RupeesIn,
} from './answer.contract.js';
import { CategoryIdIn, CategoryReference, ImageAddress } from './category.contract.js';
import { isBarcode, isHsn } from './product-codes.js';
import { MAX_GRAMS, MAX_PIECES, PRODUCT_LENGTHS } from './product-limits.js';

/** The paths of docs/product.md#product-calls. */
export const productPaths = {
  create: '/api/product/create',
  get: '/api/product/get',
  byCategory: '/api/product/get-product-by-category',
  bySubcategory: '/api/product/get-product-by-category-and-subcategory',
  details: '/api/product/get-product-details',
  update: '/api/product/update-product-details',
  delete: '/api/product/delete-product',
  search: '/api/product/search-product',
  related: '/api/product/get-related-products',
  otherCategories: '/api/product/get-other-category-products',
  /** An addition of ours: what is reduced most. */
  offers: '/api/product/offers',
  /** An addition of ours: what is ordered together with a product. */
  boughtTogether: '/api/product/bought-together',
  /** An addition of ours: a whole product as administrators see it. */
  adminDetails: '/api/product/admin/details',
  /** An addition of ours: the ids of all products that an administrator finds. */
  adminFound: '/api/product/admin/found',
} as const;

export const ProductType = z.enum(['fixed', 'variable']);
export type ProductType = z.infer<typeof ProductType>;

/** A whole number of pieces. */
export const StockCount = z.number().int().min(0).max(MAX_PIECES);

/** A discount in percent, exact to six decimals. */
export const DiscountPercent = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (percent) => Math.abs(percent * 1e6 - Math.round(percent * 1e6)) < 1e-3,
    'has more than six decimals',
  );

const forbiddenFieldNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The name of an extra field: plain text, nothing a database or JavaScript would read as a command. */
export const FieldName = z
  .string()
  .trim()
  .min(1)
  .max(PRODUCT_LENGTHS.fieldName)
  .refine((name) => !/[$.\0]/.test(name) && !forbiddenFieldNames.has(name), 'is not a name for a field');

/** The extra fields of a product: at most 40, plain text. */
export const MoreDetails = z
  .record(FieldName, z.string().max(PRODUCT_LENGTHS.fieldValue))
  .refine((fields) => Object.keys(fields).length <= 40, 'has more than 40 fields');
export type MoreDetails = z.infer<typeof MoreDetails>;

/** A variant as it comes in; what it leaves out is the product's own. */
export const VariantIn = z.object({
  _id: Id.optional(),
  name: z.string().trim().min(1).max(PRODUCT_LENGTHS.variantName),
  price: RupeesIn.optional(),
  stock: StockCount.optional(),
  /** An addition of ours, instead of `stock`: what the variant has stays, whatever was sold since one looked. */
  keepStock: z.literal(true).optional(),
  image: z.array(ImageAddress).max(30).optional(),
});

/** A text that may be empty, which clears it. */
const orEmpty = (is: (text: string) => boolean, otherwise: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || is(text), otherwise);

/** Additions of ours, for administrators alone (docs/product.md#product-codes); an empty text, or null, clears one. */
const productCodes = {
  sku: z.string().trim().max(PRODUCT_LENGTHS.sku),
  barcode: orEmpty(isBarcode, 'is not a barcode: 8, 12, 13 or 14 digits, the last of which fits the others'),
  hsn: orEmpty(isHsn, 'is not an HSN code of 4, 6 or 8 digits'),
  weightGrams: z.number().int().min(1).max(MAX_GRAMS).nullable(),
};

const productFields = {
  name: z.string().trim().min(1).max(PRODUCT_LENGTHS.name),
  /** An addition of ours: the name in Hindi; an empty text clears it. */
  nameHindi: z.string().trim().max(PRODUCT_LENGTHS.name),
  image: z.array(ImageAddress).max(30),
  category: z.array(CategoryIdIn).max(20),
  subCategory: z.array(CategoryIdIn).max(20),
  unit: z.string().trim().min(1).max(PRODUCT_LENGTHS.unit),
  productType: ProductType,
  stock: StockCount,
  price: RupeesIn,
  discount: DiscountPercent,
  description: z.string().trim().min(1).max(PRODUCT_LENGTHS.description),
  more_details: MoreDetails,
  variants: z.array(VariantIn).max(50),
  /** An addition of ours: a product that is not published is a draft, which administrators alone see. */
  published: z.boolean(),
  ...productCodes,
};

export const CreateProductRequest = z
  .object({
    ...productFields,
    nameHindi: productFields.nameHindi.default(''),
    image: productFields.image.default([]),
    productType: ProductType.default('fixed'),
    discount: productFields.discount.default(0),
    more_details: MoreDetails.default({}),
    variants: productFields.variants.default([]),
    published: productFields.published.default(true),
    ...z.object(productCodes).partial().shape,
  })
  .meta({ id: 'CreateProductRequest' });
export type CreateProductRequest = z.infer<typeof CreateProductRequest>;

/** What an editor read: the version of the product, and the fields that the edit changes (domain/product-edits). */
const ProductBase = z.object({ version: z.number().int().min(0), fields: z.record(z.string(), z.unknown()) });

/**
 * An edit names the product; fields it leaves out stay as they are. `base` is an addition of ours: with it another's change of the
 * same field is not overwritten, without it the last one to write wins (docs/product.md#two-editors).
 */
export const UpdateProductRequest = z
  .object(productFields)
  .partial()
  .extend({ _id: Id, base: ProductBase.optional() })
  .meta({ id: 'UpdateProductRequest' });
export type UpdateProductRequest = z.infer<typeof UpdateProductRequest>;

/** By what administrators sort products. */
export const ProductSort = z.enum(['name', 'price', 'discount', 'stock']);
export type ProductSort = z.infer<typeof ProductSort>;

/**
 * `published` is an addition: the published products alone, or the drafts alone; so is `sort`, without which the newest are
 * first, or the best where something is searched for.
 */
export const ProductPageRequest = z
  .object({
    page: PageNumber,
    limit: pageSize(12),
    search: z.string().trim().max(200).default(''),
    published: z.boolean().optional(),
    sort: ProductSort.optional(),
    descending: z.boolean().default(false),
  })
  .meta({ id: 'ProductPageRequest' });
export type ProductPageRequest = z.infer<typeof ProductPageRequest>;

export const ProductDetailsRequest = z.object({ productId: Id }).meta({ id: 'ProductDetailsRequest' });
export type ProductDetailsRequest = z.infer<typeof ProductDetailsRequest>;

/** A variant as it goes out: the product's own price, stock and images stand where it has none. */
export const Variant = z
  .object({
    _id: Id,
    name: z.string(),
    price: Rupees.optional(),
    stock: StockCount.optional(),
    image: z.array(z.string()).optional(),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof Variant>;

/** What a card needs of a product; lists carry this, with the rating, so that cards make no call of their own. */
export const ProductSummary = z
  .object({
    _id: Id,
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.array(z.string()),
    category: z.array(CategoryReference),
    subCategory: z.array(CategoryReference),
    /** An addition of ours: its extra field `Brand` (domain/filters/brand), where it has one. */
    brand: z.string().optional(),
    unit: z.string(),
    productType: ProductType,
    stock: StockCount,
    inStock: z.boolean(),
    price: Rupees,
    discount: z.number(),
    averageRating: z.number().min(0).max(5),
    totalReviews: z.number().int().min(0),
    /** Whether one of the variants must be named to buy it (domain/variants). */
    hasVariants: z.boolean(),
    /** An addition of ours: what can be chosen, so that every Add can ask. Left out where there is nothing to choose. */
    variants: z.array(Variant).optional(),
    /** An addition of ours: the ThumbHash of the first picture, base64; left out where the shop does not have it. */
    thumbHash: z.string().optional(),
    createdAt: Moment,
  })
  .meta({ id: 'ProductSummary' });
export type ProductSummary = z.infer<typeof ProductSummary>;

/** A whole product, as its own page shows it (docs/product.md#product-fields). */
export const Product = ProductSummary.extend({
  description: z.string(),
  more_details: z.record(z.string(), z.string()),
  variants: z.array(Variant),
}).meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

/** A whole product as administrators see it, published or a draft. */
export const AdminProduct = Product.extend({
  published: z.boolean(),
  /** Grows with each change, also with sales: for the `base` of an edit. */
  version: z.number().int(),
  sku: z.string().optional(),
  barcode: z.string().optional(),
  hsn: z.string().optional(),
  weightGrams: z.number().int().optional(),
}).meta({ id: 'AdminProduct' });
export type AdminProduct = z.infer<typeof AdminProduct>;

export const ProductAnswer = answerOf(Product).meta({ id: 'ProductAnswer' });
export type ProductAnswer = z.infer<typeof ProductAnswer>;

/** `get`: a page of whole products for the admin, with the number of pages. */
export const ProductPageAnswer = answerOf(z.array(AdminProduct))
  .extend({ totalNoPage: z.number().int(), totalCount: z.number().int() })
  .meta({ id: 'ProductPageAnswer' });
export type ProductPageAnswer = z.infer<typeof ProductPageAnswer>;

export const WrittenProductAnswer = PlainAnswer.extend({ data: AdminProduct }).meta({
  id: 'WrittenProductAnswer',
});
export type WrittenProductAnswer = z.infer<typeof WrittenProductAnswer>;
