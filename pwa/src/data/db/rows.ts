import type { Address } from '@jhola/shared/contracts/addresses.contract';
import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { Product, ProductSummary, Variant } from '@jhola/shared/contracts/product.contract';
import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import type { Question } from '@jhola/shared/contracts/questions.contract';
import type { Review } from '@jhola/shared/contracts/reviews.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';

/** What only a product's own page knows of it; missing until that page was fetched once. */
export type ProductExtras = Pick<Product, 'description' | 'more_details' | 'variants'>;

/** A product as the device knows it. */
export interface ProductRow extends ProductSummary, Partial<ProductExtras> {
  readonly categoryIds: string[];
  readonly subCategoryIds: string[];
  /** Its keys in the listing index (see `listingKeys`). */
  readonly shelves: string[];
  /** Whether the shop has changed it since its own page was fetched: the old details are shown until it is fetched again. */
  readonly extrasStale?: true;
  /** When this device last fetched it, in milliseconds. */
  readonly pulledAt: number;
}

export type CategoryRow = Category;

export interface SubcategoryRow extends Subcategory {
  readonly categoryIds: string[];
}

/** How far the device's copy of the catalogue is. */
export interface CatalogueCopyRow {
  readonly key: 'copy';
  /** Which catalogue it is a copy of. */
  readonly epoch: string;
  /** The revision the copy is at; 0 until it was whole once. */
  readonly since: number;
  /** Where to go on, when it was left in the middle. */
  readonly cursor: string | null;
  /** How many products the whole catalogue has. */
  readonly productCount: number;
  /** Whether all of it is here: not before the first copy has ended, nor where the device's budget was less. */
  readonly whole: boolean;
  /** How much the copied products come to as JSON, about; in bytes. */
  readonly bytes: number;
  /** When it was last brought up to date, in milliseconds. */
  readonly at: number;
  /** Why products were last left out: the budget at that time, and the number of products. */
  readonly cut?: { readonly products: number; readonly bytes: number; readonly productCount: number };
  /** While a copy that was cut short is taken anew from its beginning: the revision it was at before. */
  readonly again?: number;
}

/** The device's search index over its products, as it writes itself, so that a restart need not build it. */
export interface SearchIndexRow {
  readonly key: 'products';
  /** The JSON of the index. */
  readonly json: string;
  /** The version of the indexing rules it was made with; an index of another version is not used. */
  readonly version: string;
}

/** A setting of this device, independent of the user, such as whether it copies the catalogue on a metered network. */
export interface DeviceSettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** The tokens of the signed-in shopper, where the service worker can read them too. */
export interface TokensRow {
  readonly key: 'tokens';
  readonly access: string;
  readonly refresh: string;
  /** When they were issued to this device, in milliseconds. */
  readonly at: number;
}

/** What all reviews of a product add up to. */
export interface RatingTotals {
  readonly totalReviews: number;
  readonly averageRating: number;
  /** How many reviews gave each number of stars: index 0 is one star. */
  readonly histogram: readonly number[];
}

/** What a shopper who has found nothing may have meant, and may like. */
export interface NothingFoundRow {
  /** Texts that find something, nearest first. */
  readonly corrections: readonly string[];
  /** Ids of products that many shoppers like. */
  readonly popular: readonly string[];
}

/** An ordered list of product ids under a name, such as `home:<categoryId>`, `listing:<cat>:<sub>` or `search:<term>`. */
export interface ListRow {
  readonly name: string;
  readonly ids: string[];
  /** How many there are on the server, of which `ids` are the first. */
  readonly total: number;
  readonly pulledAt: number;
  /** Of a list of reviews only. */
  readonly ratings?: RatingTotals;
  /** Of a search only: what it can be narrowed down by. Missing in lists of earlier versions. */
  readonly facets?: ProductFacets;
  /** Of a search that finds nothing only. */
  readonly nothingFound?: NothingFoundRow;
}

/** A line of the cart as the shopper sees it, pending changes included. */
export interface CartLineRow {
  /** `cartLineKey(productId, variantId)`: one line for one choice. */
  readonly key: string;
  /** The server's id of the item; missing until the server knows the line. */
  readonly itemId?: string;
  readonly product: CartProduct;
  readonly variantId?: string;
  readonly variantName?: string;
  /**
   * What can be chosen, where a variant must be named and none is; empty while that is not known. Null: the shop says that
   * there is nothing to choose. Missing on lines that were stored before it was asked: the product's own row says it.
   */
  readonly choices?: readonly Variant[] | null;
  readonly quantity: number;
  /** Keeps the lines in the order in which they were added. */
  readonly addedAt: number;
}

export interface WishlistRow {
  readonly productId: string;
  readonly product: ProductSummary;
  readonly addedAt: number;
}

export type AddressRow = Address;
export type OrderRow = Order;

export interface ReviewRow extends Review {
  readonly productId: string;
}

/** An answered question. */
export interface QuestionRow extends Question {
  readonly productId: string;
}

/** One of the last products looked at; only this device knows. */
export interface RecentlyViewedRow {
  readonly productId: string;
  readonly viewedAt: number;
}

/** Something this device keeps about its shopper, such as the number of unseen new orders. */
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** The settings row that names the user whose the private tables are. */
export const OWNER = 'owner';

/** A change that waits to be sent, in the order of `seq`. */
export interface OutboxRow<Body = unknown> {
  readonly seq?: number;
  /** A UUID made by the device, sent as `Idempotency-Key`. */
  readonly id: string;
  /** The user who made it: it is sent in no other's name. */
  readonly owner: string;
  /** Which of the outbox operations sends it, such as `cart.line`. */
  readonly kind: string;
  /** What it changes, such as a cart line's key; changes of the same target may be merged. */
  readonly target: string;
  readonly body: Body;
  /** `held`: the server refused it for want of something that only the shopper can decide; it waits for another change. */
  readonly state: 'waiting' | 'sending' | 'held';
  readonly tries: number;
  /** The call that was decided on before it was sent for the first time: a repeat is the very same. */
  readonly call?: unknown;
  /** When that was, in milliseconds. */
  readonly decidedAt?: number;
  /** The words of the last failure. */
  readonly error?: string;
}

/** Whether a line cannot be ordered before one of its product's variants is chosen. */
export function needsChoice({ variantId, choices }: CartLineRow): boolean {
  return !variantId && choices !== undefined && choices !== null;
}

/** The key of a cart line: one line for one product and variant. */
export function cartLineKey(productId: string, variantId?: string): string {
  return variantId ? `${productId}:${variantId}` : productId;
}
