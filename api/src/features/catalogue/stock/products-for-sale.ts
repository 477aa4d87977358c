import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types } from 'mongoose';
import { PRODUCT, type ProductModel, type ProductRecord } from '../models/product.model.js';
import type { Choice, ForSale, NotForSale } from './stock-line.js';

/** The fields a sale needs; descriptions and the like stay where they are. */
const SALE_FIELDS = {
  name: 1,
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
  | 'image'
  | 'unit'
  | 'pricePaise'
  | 'discount'
  | 'stock'
  | 'variants'
  | 'variantStock'
  | 'draft'
>;

/** What products cost and how many are left: for carts and orders. */
@Injectable()
export class ProductsForSale {
  constructor(@InjectModel(PRODUCT) private readonly products: ProductModel) {}

  /**
   * Prices, names and stock of some choices, by one query.
   * @param choices products or variants; the same one may come twice
   * @param session reads inside a transaction: what is answered then is what the transaction sees
   * @returns one entry a choice, in their order
   */
  async forSale(choices: readonly Choice[], session?: ClientSession): Promise<(ForSale | NotForSale)[]> {
    const ids = [...new Set(choices.map(({ productId }) => productId))];
    if (ids.length === 0) return [];
    const wanted = ids.map((id) => new Types.ObjectId(id));
    // By the driver: every order reads here, and ids of the contracts' shape need no casting.
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

/** How a product, or one of its variants, is sold; a draft is not. */
function saleOf(choice: Choice, product: SaleRecord | undefined): ForSale | NotForSale {
  const { productId, variantId } = choice;
  if (!product || product.draft) return { ok: false, code: 'product.missing', productId, variantId };
  const common = {
    ok: true,
    productId,
    name: product.name,
    unit: product.unit,
    discount: product.discount,
  } as const;
  if (!variantId) {
    const { image, pricePaise, stock } = product;
    return { ...common, image, pricePaise, stock, ownStock: false };
  }
  const variant = product.variants.find(({ _id }) => _id.toHexString() === variantId);
  if (!variant) return { ok: false, code: 'variant.missing', productId, variantId };
  return {
    ...common,
    variantId,
    variantName: variant.name,
    image: variant.image?.length ? variant.image : product.image,
    pricePaise: variant.pricePaise ?? product.pricePaise,
    stock: variant.hasOwnStock ? (product.variantStock[variantId] ?? 0) : product.stock,
    ownStock: variant.hasOwnStock,
  };
}
