import { toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';

/** A query as a shopper types it, with what makes a product a right answer to it. */
export interface JudgedQuery {
  readonly query: string;
  readonly name?: RegExp;
  /** What is wrong in a name or unit. */
  readonly not?: RegExp;
  readonly sub?: RegExp;
  readonly cat?: RegExp;
  /** Of the unit, or of a variant. */
  readonly pack?: RegExp;
  readonly variant?: RegExp;
  /** In rupees after the discount, of the product or of a variant. */
  readonly max?: number;
  readonly min?: number;
}

/** Whether a shopper who typed the query is content with a product. */
export function isRight(judged: JudgedQuery, product: SearchableProduct): boolean {
  const variants = product.variants ?? [];
  const is = (pattern: RegExp | undefined, texts: readonly string[]) =>
    pattern === undefined || texts.some((text) => pattern.test(text));
  const prices = (variants.length > 0 ? variants : [product]).map(({ price = product.price }) =>
    toRupees(discountedPricePaise(Math.round(price * 100), product.discount)),
  );
  const { min = 0, max = Number.POSITIVE_INFINITY } = judged;
  return (
    is(judged.name, [product.name]) &&
    !(judged.not !== undefined && is(judged.not, [product.name, product.unit])) &&
    is(judged.sub, names(product.subCategory)) &&
    is(judged.cat, names(product.category)) &&
    is(judged.pack, [product.unit, ...names(variants)]) &&
    is(judged.variant, names(variants)) &&
    prices.some((price) => price >= min && price <= max)
  );
}

const names = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);
