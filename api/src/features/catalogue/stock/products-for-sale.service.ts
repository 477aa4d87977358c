import { piecesForSale } from '@jhola/shared/domain/variants/pieces-for-sale';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type ProductRecord, productModel, type VariantRecord } from '../models/product.model.js';
import { hindiOf } from '../structure/hindi-name.js';
import type { Choice, ForSale, Sale, VariantForSale } from './stock-line.js';

/** The fields of a sale, without descriptions and the like. */
const SALE_FIELDS = {
  name: 1,
  nameHindi: 1,
  image: 1,
  unit: 1,
  pricePaise: 1,
  discount: 1,
  stock: 1,
  variants: 1,
  variantStock: 1,
  draft: 1,
} as const;

type SaleRecord = Pick<
  ProductRecord,
  | '_id'
  | 'name'
  | 'nameHindi'
  | 'image'
  | 'unit'
  | 'pricePaise'
  | 'discount'
  | 'stock'
  | 'variants'
  | 'variantStock'
  | 'draft'
>;

/** The prices and stock of products, for carts and orders. */
@Injectable()
export class ProductsForSale {
  constructor(@InjectModel(productModel.name) private readonly products: Model<ProductRecord>) {}

  /**
   * Prices, names and stock of some choices, by one query.
   * @param choices products or variants; duplicates are allowed
   * @param session reads inside a transaction: the answer is what the transaction sees
   * @returns one entry for each choice, in their order
   */
  async forSale(choices: readonly Choice[], session?: ClientSession): Promise<Sale[]> {
    const ids = [...new Set(choices.map(({ productId }) => productId))];
    if (ids.length === 0) return [];
    const wanted = ids.map((id) => new Types.ObjectId(id));
    // By the driver: every order reads here, and ids of the contracts' shape require no casting.
    const found = await this.products.collection
      .find<SaleRecord>(
        { _id: wanted.length === 1 ? wanted[0] : { $in: wanted } },
        { projection: SALE_FIELDS, ...(session && { session }) },
      )
      .toArray();
    const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
    return choices.map((choice) => saleOf(choice, byId.get(choice.productId)));
  }
}

/** The sale of a product or one of its variants; drafts are not for sale. */
function saleOf(choice: Choice, product: SaleRecord | undefined): Sale {
  const { productId, variantId } = choice;
  if (!product || product.draft) return { ok: false, code: 'product.missing', productId, variantId };
  const common = {
    ok: true,
    productId,
    name: product.name,
    ...hindiOf(product),
    unit: product.unit,
    discount: product.discount,
  } as const;
  if (!variantId) {
    const { image, pricePaise } = product;
    return { ...common, image, pricePaise, ...unnamedStock(product), ownStock: false };
  }
  const variant = product.variants.find(({ _id }) => _id.toHexString() === variantId);
  if (!variant) return { ok: false, code: 'variant.missing', productId, variantId };
  const { pricePaise, stock } = variantForSale(variant, product);
  return {
    ...common,
    variantId,
    variantName: variant.name,
    image: variant.image?.length ? variant.image : product.image,
    pricePaise,
    stock,
    ownStock: variant.hasOwnStock,
  };
}

/** The pieces of a product without a chosen variant, and the variants if one must be chosen. */
function unnamedStock({ stock, variants, ...product }: SaleRecord): Pick<ForSale, 'stock' | 'variants'> {
  const known = variants.map(({ _id, name, pricePaise, hasOwnStock }) => ({
    name,
    price: pricePaise,
    stock: hasOwnStock ? (product.variantStock[_id.toHexString()] ?? 0) : undefined,
  }));
  if (!requiresVariant(known)) return { stock };
  return {
    stock: piecesForSale({ stock, variants: known }),
    variants: variants.map((variant) => variantForSale(variant, { stock, ...product })),
  };
}

/** A variant as it sells: its own price and pieces, or the product's. */
function variantForSale(
  { _id, name, pricePaise, hasOwnStock }: VariantRecord,
  product: Pick<SaleRecord, 'pricePaise' | 'stock' | 'variantStock'>,
): VariantForSale {
  const id = _id.toHexString();
  return {
    _id: id,
    name,
    pricePaise: pricePaise ?? product.pricePaise,
    stock: hasOwnStock ? (product.variantStock[id] ?? 0) : product.stock,
  };
}
