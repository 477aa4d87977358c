import type { SignInOptions } from './account.contract.js';
import type { Category } from './category.contract.js';
import type { DeliveryAreas } from './delivery-areas.contract.js';
import type { Product, ProductSummary } from './product.contract.js';
import type { ProductFacets } from './product-filters.contract.js';
import type { ListingRequest } from './product-lists.contract.js';
import type { ShopPage } from './shop-pages.contract.js';
import type { ShopPageName } from './shop-pages-limits.js';
import type { ShopSettings } from './shop-settings.contract.js';
import type { Subcategory } from './subcategory.contract.js';

/**
 * What the web app's server half and the API agree on: the web app knows how each route looks and what it needs, the
 * API knows the catalogue. The web app is built into a module that exports `openRenderer`.
 */

/** Some products, and how many there are of which these are the first. */
export interface FirstProducts {
  readonly products: readonly ProductSummary[];
  readonly total: number;
}

/** What a search finds; where that is nothing, what may have been meant, and what others like. */
interface FoundProducts extends FirstProducts {
  readonly corrections?: readonly string[] | undefined;
  readonly popular?: readonly ProductSummary[] | undefined;
  /** What the results can be narrowed down by. */
  readonly facets?: ProductFacets | undefined;
}

/** What a first page may be made of; `undefined` when the shop has no such thing (any more). */
export interface CatalogueReader {
  /** Who the shop is; every page says it. */
  shop(): Promise<ShopSettings>;
  /** The owner's texts of one of its pages. */
  page(name: ShopPageName): Promise<ShopPage>;
  /** Where it delivers. */
  deliveryAreas(): Promise<DeliveryAreas>;
  categories(): Promise<readonly Category[]>;
  subcategories(): Promise<readonly Subcategory[]>;
  /** The newest products of a category. */
  categoryRow(categoryId: string, limit: number): Promise<readonly ProductSummary[] | undefined>;
  listing(request: ListingRequest): Promise<FirstProducts | undefined>;
  product(productId: string): Promise<Product | undefined>;
  /** The first page of what a term finds. */
  search(term: string): Promise<FoundProducts>;
}

/** A route's server-rendered HTML. */
export interface ServerRendering {
  /** 404 when there is nothing at this address. */
  readonly status: 200 | 404;
  readonly html: string;
}

/** An address asked for, understood but not yet answered. */
export interface ServerRenderRequest {
  /** The one path of this page, without query; `undefined` for addresses that no route has. */
  readonly path: string | undefined;
  /** Equal for questions with equal answers; `undefined` for those whose answers are too many to keep. */
  readonly key: string | undefined;
  /** The document: head, data and markup of the first screen. */
  answer(reader: CatalogueReader): Promise<ServerRendering>;
}

export interface ServerRenderer {
  /**
   * @param url path and query, as the browser sent it
   * @param cookies the header `Cookie`; the chosen language stands there
   */
  ask(url: string, cookies: string): ServerRenderRequest;
}

/** What the renderer is opened with. */
export interface RendererSetup {
  /** The built index.html. */
  readonly template: string;
  /** Vite's manifest: which files each page needs. */
  readonly manifest: Readonly<Record<string, ViteChunk>>;
  /** Scheme, host and port of the shop, for canonical links. */
  readonly origin: string;
  /** What the sign-in pages offer, as the API knows it. */
  readonly signIn: SignInOptions;
  /** Whether this is a demo that is shown to others: every page says so. */
  readonly demo: boolean;
}

/** A chunk of Vite's manifest. */
export interface ViteChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** Other files that it knows by their addresses. */
  readonly assets?: readonly string[];
}

export type OpenRenderer = (setup: RendererSetup) => ServerRenderer;
