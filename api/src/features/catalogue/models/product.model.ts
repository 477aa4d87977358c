import { Schema, type Types, trusted } from 'mongoose';

/** A variant as it is stored; its own stock, if it has any, is in the product's `variantStock`. */
export interface VariantRecord {
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** Whole paise; without it the product's price applies. */
  readonly pricePaise?: number;
  /** Without it the product's images are shown. */
  readonly image?: readonly string[];
  /** Whether pieces are counted in `variantStock`; otherwise the variant sells from the product's `stock`. */
  readonly hasOwnStock: boolean;
}

/**
 * A product as it is stored. Names of categories are not stored with it (see CatalogueNames), so that renaming one
 * rewrites no product.
 */
export interface ProductRecord {
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** The name in Hindi; missing or empty where it has none. */
  readonly nameHindi?: string;
  readonly image: readonly string[];
  readonly categoryIds: readonly Types.ObjectId[];
  readonly subCategoryIds: readonly Types.ObjectId[];
  readonly unit: string;
  /** What the owner calls it; empty where it has none, as the three after it. */
  readonly sku?: string;
  /** As `skuKey` makes it: no two products have the same. */
  readonly skuKey?: string;
  /** A GTIN of 8, 12, 13 or 14 digits. */
  readonly barcode?: string;
  /** As `barcodeKey` makes it: no two products have the same. */
  readonly barcodeKey?: string;
  readonly hsn?: string;
  /** Whole grams. */
  readonly weightGrams?: number | null;
  readonly productType: 'fixed' | 'variable';
  /** Whole pieces, never below 0. */
  readonly stock: number;
  /** Whole paise, before the discount. */
  readonly pricePaise: number;
  /** Percent, 0 to 100, exact to six decimals. */
  readonly discount: number;
  readonly description: string;
  readonly moreDetails: Readonly<Record<string, string>>;
  readonly variants: readonly VariantRecord[];
  /**
   * Whole pieces by variant id, for variants with a stock of their own. A map, so that pieces are taken by
   * one conditional `$inc` of one path, without positional updates.
   */
  readonly variantStock: Readonly<Record<string, number>>;
  readonly ratingCount: number;
  readonly ratingSum: number;
  /** How many reviews gave each number of stars: index 0 is one star. */
  readonly ratingHistogram: readonly number[];
  /** The catalogue's revision at which this product last changed (see CatalogueRevision). */
  readonly revision: number;
  /** Visible to administrators only; without the field it is published. */
  readonly draft?: boolean;
  /** The name as `comparedText` makes it: imports find products by it. */
  readonly nameLower?: string;
  /** Identifies this product in the list it was imported from, where that list has a column for it. */
  readonly listKey?: string;
  /** The type of list, and the key in it. Older imports used the file's name as type, and name and unit as key. */
  readonly importKey?: string;
  /** The ThumbHash of the first picture, base64, and the address it is of: another first picture waits for its own. */
  readonly pictureHash?: { readonly of: string; readonly hash: string };
  /** The addresses its pictures were fetched from: a list that names the same ones again fetches nothing. */
  readonly pictureAddresses?: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The filter of the products that shoppers see: all except drafts. */
export const published = () => ({ draft: trusted({ $ne: true }) });

const variantSchema = new Schema<VariantRecord>({
  name: { type: String, required: true },
  pricePaise: { type: Number, min: 0 },
  image: { type: [String], default: undefined },
  hasOwnStock: { type: Boolean, required: true, default: false },
});

const schema = new Schema<ProductRecord>(
  {
    name: { type: String, required: true },
    nameHindi: { type: String },
    image: { type: [String], default: [] },
    categoryIds: { type: [Schema.Types.ObjectId], default: [] },
    subCategoryIds: { type: [Schema.Types.ObjectId], default: [] },
    unit: { type: String, required: true },
    sku: { type: String },
    skuKey: { type: String },
    barcode: { type: String },
    barcodeKey: { type: String },
    hsn: { type: String },
    weightGrams: { type: Number, min: 0 },
    productType: { type: String, enum: ['fixed', 'variable'], default: 'fixed' },
    stock: { type: Number, required: true, min: 0 },
    pricePaise: { type: Number, required: true, min: 0 },
    discount: { type: Number, min: 0, max: 100, default: 0 },
    description: { type: String, required: true },
    moreDetails: { type: Schema.Types.Mixed, default: () => ({}) },
    variants: { type: [variantSchema], default: [] },
    variantStock: { type: Schema.Types.Mixed, default: () => ({}) },
    ratingCount: { type: Number, default: 0 },
    ratingSum: { type: Number, default: 0 },
    ratingHistogram: { type: [Number], default: () => [0, 0, 0, 0, 0] },
    revision: { type: Number, required: true },
    draft: { type: Boolean },
    nameLower: { type: String },
    listKey: { type: String },
    importKey: { type: String },
    pictureAddresses: { type: [String], default: undefined },
    pictureHash: { type: { _id: false, of: String, hash: String }, default: undefined },
  },
  // minimize would drop the empty maps, and readers would have to expect their absence.
  { collection: 'products', minimize: false, timestamps: true, versionKey: false },
);

// The listing, home rows and related products: newest first, ties by id.
schema.index({ subCategoryIds: 1, createdAt: -1, _id: 1 });
schema.index({ categoryIds: 1, createdAt: -1, _id: 1 });
// The newest products of the whole shop: the admin's pages and the empty search.
schema.index({ createdAt: -1, _id: 1 });
// The best offers.
schema.index({ discount: -1, _id: 1 });
// The drafts, few among many: for lists and counts of drafts, and for excluding them from other counts.
schema.index({ createdAt: -1, _id: 1, draft: 1 }, { partialFilterExpression: { draft: true } });
// Changes since a revision: the search index and devices catch up with it.
schema.index({ revision: 1, _id: 1 });
// The administrator's stock page: the lowest stock first, and the products whose variants have a stock of
// their own.
schema.index({ stock: 1, _id: 1 });
schema.index({ 'variants.hasOwnStock': 1 }, { partialFilterExpression: { 'variants.hasOwnStock': true } });
// The administrator's products, sorted; imports match the rows of a list by the name, too.
schema.index({ pricePaise: 1, _id: 1 });
schema.index({ nameLower: 1, _id: 1 });
// Imports match the rows of a list by these.
schema.index({ listKey: 1 }, { partialFilterExpression: { listKey: { $exists: true } } });
schema.index({ importKey: 1 }, { unique: true, partialFilterExpression: { importKey: { $exists: true } } });

// A product is found by what identifies it to the owner.
schema.index({ skuKey: 1 }, { unique: true, partialFilterExpression: { skuKey: { $gt: '' } } });
schema.index({ barcodeKey: 1 }, { unique: true, partialFilterExpression: { barcodeKey: { $gt: '' } } });

export const productModel = { name: 'Product', schema };
