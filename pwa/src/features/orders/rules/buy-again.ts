import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import type { ProductRow } from '#data/db/rows.ts';

/** Pieces of something that shall come into the cart. */
export interface WantedPieces {
  readonly product: CartProduct;
  readonly variantId?: string;
  readonly variantName?: string;
  readonly pieces: number;
}

/** Puts pieces into the cart in one step, never more than there are. Answers how many of each came in. */
export type AddPieces = (wanted: readonly WantedPieces[]) => Promise<readonly number[]>;

/** Asks which variant of a product is wanted. Answers its id; `undefined` when the shopper wants none. */
export type PickVariant = (product: ProductRow) => Promise<string | undefined>;

/** What is for sale of a product once a variant is chosen, or none. */
export type ChoiceOf = (
  product: ProductRow,
  variantId: string | undefined,
) => {
  readonly variant?: Variant;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly images: readonly string[];
};

/** A product as it is today: `gone` when the shop has it no more, `unknown` when the shop could not be asked. */
export type ProductToday = ProductRow | 'gone' | 'unknown';

/** An ordered item that did not come into the cart as often as it was ordered. */
export interface LeftOut {
  readonly item: OrderedProduct;
  readonly why: 'gone' | 'unknown' | 'sold-out' | 'not-chosen' | 'in-cart' | 'fewer';
  /** How many pieces came in all the same. */
  readonly pieces: number;
}

/** An ordered item, and what is to be put into the cart of it: pieces, or why there are none. */
interface Planned {
  readonly item: OrderedProduct;
  readonly wanted?: WantedPieces;
  readonly why: LeftOut['why'];
}

/**
 * Ordered items with the variants they were ordered in. Where none was chosen then, and one must be today, the shopper is
 * asked, one product after the other.
 */
export async function withVariants(
  items: readonly OrderedProduct[],
  today: ReadonlyMap<string, ProductToday>,
  pick: PickVariant,
): Promise<readonly OrderedProduct[]> {
  const chosen: OrderedProduct[] = [];
  for (const item of items) {
    const product = today.get(item.productId);
    const asks = typeof product === 'object' && mustChoose(item, product);
    chosen.push(asks ? { ...item, variantId: await pick(product) } : item);
  }
  return chosen;
}

const mustChoose = ({ variantId }: OrderedProduct, { hasVariants, variants }: ProductRow) =>
  !variantId && (variants ? requiresVariant(variants) : hasVariants);

/** What of some ordered items can be put into the cart again: what exists and has stock. */
export function planBuyAgain(
  items: readonly OrderedProduct[],
  today: ReadonlyMap<string, ProductToday>,
  choiceOf: ChoiceOf,
): readonly Planned[] {
  return items.map((item): Planned => {
    const product = today.get(item.productId) ?? 'unknown';
    if (product === 'gone' || product === 'unknown') return { item, why: product };
    // The variants of a product are known once its own page was fetched.
    if (item.variantId && !product.variants) return { item, why: 'unknown' };
    if (mustChoose(item, product)) return { item, why: 'not-chosen' };
    const { variant, price, discount, stock, images } = choiceOf(product, item.variantId);
    if (item.variantId && !variant) return { item, why: 'gone' };
    if (stock === 0) return { item, why: 'sold-out' };
    const { _id, name, nameHindi, unit } = product;
    const wanted = {
      product: { _id, name, nameHindi, image: [...images], unit, price, discount, stock },
      variantId: item.variantId,
      variantName: variant?.name,
      pieces: item.quantity,
    };
    return { item, wanted, why: 'fewer' };
  });
}

/**
 * What did not come into the cart, and why.
 * @param added how many pieces came in of each planned item that had any to put in, in order
 */
export function leftOutOf(planned: readonly Planned[], added: readonly number[]): readonly LeftOut[] {
  const came = [...added];
  return planned.flatMap(({ item, wanted, why }): LeftOut[] => {
    if (!wanted) return [{ item, why, pieces: 0 }];
    const pieces = came.shift() ?? 0;
    if (pieces === item.quantity) return [];
    return [{ item, why: pieces === 0 ? 'in-cart' : 'fewer', pieces }];
  });
}
