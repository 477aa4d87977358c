import { FILTER_LIMITS } from '../../contracts/product-filter-limits.js';
import { toPaise } from '../money/money.js';
import { discountedPricePaise } from '../pricing/discounted-price.js';
import { packSizeOf } from '../search/pack-size.js';

/** What filters read of a product: the fields of a product summary. */
export interface FilteredSummary {
  readonly _id: string;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly unit: string;
  readonly stock: number;
  readonly inStock: boolean;
  /** In rupees, before the discount. */
  readonly price: number;
  /** In percent. */
  readonly discount: number;
  readonly averageRating: number;
  readonly totalReviews: number;
  readonly hasVariants: boolean;
  readonly variants?:
    | readonly {
        readonly name: string;
        readonly price?: number | undefined;
        readonly stock?: number | undefined;
      }[]
    | undefined;
  readonly createdAt: string;
}

/** A text that can be chosen: `value` is the same however it is written. */
export interface Choosable {
  readonly value: string;
  readonly label: string;
}

/** One thing that can be bought of a product: one of its variants, or the product itself. */
export interface Offer {
  /** After the discount, in whole paise. */
  readonly paise: number;
  readonly inStock: boolean;
  /** Missing where it says no pack or size. */
  readonly pack?: Choosable;
}

/** A product as filters, facets and orders read it, made once. */
export interface FilterableProduct {
  readonly _id: string;
  readonly name: string;
  readonly brand?: Choosable;
  readonly discount: number;
  readonly rating: number;
  readonly reviews: number;
  /** In milliseconds. */
  readonly createdAt: number;
  /** What its card says is to be paid (docs/product.md#product-card), in whole paise. */
  readonly cardPaise: number;
  readonly offers: readonly Offer[];
}

/** A product for filters. */
export function filterableProduct(product: FilteredSummary): FilterableProduct {
  const { _id, name, discount, averageRating, totalReviews, createdAt } = product;
  const offers = offersOf(product);
  const available = offers.filter(({ inStock }) => inStock);
  const counted = available.length > 0 ? available : offers;
  const brand = choosable(product.brand ?? '');
  return {
    _id,
    name,
    ...(brand && { brand }),
    discount,
    rating: averageRating,
    reviews: totalReviews,
    createdAt: Date.parse(createdAt),
    cardPaise: Math.min(...counted.map(({ paise }) => paise)),
    offers,
  };
}

/** The variants where one must be chosen, otherwise the product itself; also where its variants are not known. */
function offersOf(product: FilteredSummary): Offer[] {
  const { unit, stock, inStock, price, discount, hasVariants, variants = [] } = product;
  const paiseOf = (rupees: number) => discountedPricePaise(toPaise(rupees), discount);
  if (!hasVariants || variants.length === 0)
    return [{ paise: paiseOf(price), inStock: inStock || stock > 0, ...packIn(unit) }];
  return variants.map((variant) => ({
    paise: paiseOf(variant.price ?? price),
    inStock: (variant.stock ?? stock) > 0,
    ...packIn(variant.name),
  }));
}

/** How many packs are remembered: most products share theirs. */
const MAX_PACKS = 2000;
const packs = new Map<string, Pick<Offer, 'pack'>>();

function packIn(text: string): Pick<Offer, 'pack'> {
  const known = packs.get(text);
  if (known) return known;
  const pack = readPack(text);
  if (packs.size >= MAX_PACKS) packs.clear();
  packs.set(text, pack);
  return pack;
}

function readPack(text: string): Pick<Offer, 'pack'> {
  const written = choosable(text);
  if (!written) return {};
  // 1 kg, 1kg and 1000 gm are one pack.
  const size = packSizeOf(written.label);
  return { pack: size ? { ...written, value: `${size.amount}${size.base}` } : written };
}

/** A text that can be chosen; nothing where it is empty, or longer than a filter can be. */
function choosable(text: string): Choosable | undefined {
  const label = text.trim().replace(/\s+/g, ' ');
  return label === '' || label.length > FILTER_LIMITS.value
    ? undefined
    : { value: label.toLowerCase(), label };
}
