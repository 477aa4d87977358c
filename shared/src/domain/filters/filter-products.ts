import { DISCOUNT_STEPS, MAX_OFFERED, RATING_STEPS } from '../../contracts/product-filter-limits.js';
import type { ProductFacets, ProductFilters } from '../../contracts/product-filters.contract.js';
import { toPaise } from '../money/money.js';
import { StepCounts, ValueCounts } from './facet-counts.js';
import type { FilterableProduct, Offer } from './filterable-product.js';
import { inSizeOrder } from './size-order.js';

/** What filters leave of a list, and what else could be chosen. */
export interface FilteredProducts {
  /** Where the products that are left stand in the list, in the list's order. */
  readonly kept: number[];
  /** Counted when they are asked for. */
  readonly facets: ProductFacets;
}

/** The kinds of filters that have facets, a bit for each: it is set where a product, or an offer of it, does not fit. */
const BRAND = 1;
const DISCOUNT = 2;
const RATING = 4;
const PRICE = 8;
const STOCK = 16;
const PACK = 32;

const PAISE_OF_A_RUPEE = 100;

/**
 * Filters products and counts what can be chosen (docs/product.md#listing-filters). A product fits if one of its
 * offers has the price, the stock and the pack that are asked for all together, so that In Stock Only and XL mean an XL that can
 * be bought.
 * @param products all that the list has without filters
 * @returns the same for the same products on every machine
 */
export function filterProducts(
  products: readonly FilterableProduct[],
  filters: ProductFilters,
): FilteredProducts {
  let facets: ProductFacets | undefined;
  return {
    kept: keptOf(products, filters),
    get facets() {
      facets ??= facetsOf(products, filters);
      return facets;
    },
  };
}

function keptOf(products: readonly FilterableProduct[], filters: ProductFilters): number[] {
  const misfitsOf = misfits(filters);
  const isNamed = naming(filters);
  const fits = (product: FilterableProduct): boolean =>
    misfitsOf.product(product) === 0 && product.offers.some((offer) => misfitsOf.offer(offer) === 0);
  const kept: number[] = [];
  products.forEach((product, at) => {
    if (isNamed(product) && (misfitsOf.none || fits(product))) kept.push(at);
  });
  return kept;
}

/** What can be chosen beside what is, in one walk. */
function facetsOf(products: readonly FilterableProduct[], filters: ProductFilters): ProductFacets {
  const misfitsOf = misfits(filters);
  const isNamed = naming(filters);
  const brands = new ValueCounts();
  const packs = new ValueCounts();
  const discounts = new StepCounts(DISCOUNT_STEPS, filters.discount);
  const ratings = new StepCounts(RATING_STEPS, filters.rating);
  let inStock = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  for (const product of products) {
    if (!isNamed(product)) continue;
    const ofProduct = misfitsOf.product(product);
    /** The kinds that alone stand in the way of an offer, or, of one that fits, all of them. */
    let alone = 0;
    let canBeBought = false;
    // Two variants of one size are one product of that size.
    const { offers } = product;
    const seen = offers.length > 1 ? new Set<string>() : undefined;
    for (const offer of offers) {
      const bits = ofProduct | misfitsOf.offer(offer);
      // two kinds stand in the way: it counts nowhere
      if ((bits & (bits - 1)) !== 0) continue;
      alone |= bits === 0 ? ~0 : bits;
      if ((bits & ~STOCK) === 0 && offer.inStock) canBeBought = true;
      if ((bits & ~PRICE) === 0) {
        lowest = Math.min(lowest, offer.paise);
        highest = Math.max(highest, offer.paise);
      }
      if ((bits & ~PACK) === 0 && offer.pack && !seen?.has(offer.pack.value)) {
        seen?.add(offer.pack.value);
        packs.add(offer.pack);
      }
    }
    if (canBeBought) inStock += 1;
    if (alone & BRAND && product.brand) brands.add(product.brand);
    if (alone & DISCOUNT) discounts.add(product.discount);
    if (alone & RATING) ratings.add(product.rating);
  }

  return {
    brands: brands.list(filters.brands, MAX_OFFERED.brands, () =>
      products.flatMap(({ brand }) => brand ?? []),
    ),
    packs: inSizeOrder(
      packs.list(filters.packs, MAX_OFFERED.packs, () =>
        products.flatMap(({ offers }) => offers.flatMap(({ pack }) => pack ?? [])),
      ),
    ),
    discounts: discounts.list(),
    ratings: ratings.list(),
    inStock,
    price:
      lowest > highest
        ? null
        : { min: Math.floor(lowest / PAISE_OF_A_RUPEE), max: Math.ceil(highest / PAISE_OF_A_RUPEE) },
  };
}

/** Whether products have what is searched for in their names. */
function naming({ search }: ProductFilters): (product: FilterableProduct) => boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? () => true : ({ name }) => name.toLowerCase().includes(wanted);
}

/** Which kinds of the filters a product, and an offer of it, do not fit. */
function misfits(filters: ProductFilters) {
  const { min = 0, max = Number.POSITIVE_INFINITY, discount = 0, rating = 0, inStockOnly } = filters;
  const [minPaise, maxPaise] = [toPaise(min), toPaise(max)];
  const [brands, packs] = [new Set(filters.brands), new Set(filters.packs)];
  const ofOffers = minPaise > 0 || maxPaise < Number.POSITIVE_INFINITY || inStockOnly || packs.size > 0;
  return {
    /** Whether every product fits. */
    none: !ofOffers && brands.size === 0 && discount <= 0 && rating <= 0,
    product: (product: FilterableProduct) =>
      (brands.size > 0 && !(product.brand && brands.has(product.brand.value)) ? BRAND : 0) |
      (product.discount < discount ? DISCOUNT : 0) |
      (product.rating < rating ? RATING : 0),
    offer: ({ paise, inStock, pack }: Offer) =>
      (paise < minPaise || paise > maxPaise ? PRICE : 0) |
      (inStockOnly && !inStock ? STOCK : 0) |
      (packs.size > 0 && !(pack && packs.has(pack.value)) ? PACK : 0),
  };
}
