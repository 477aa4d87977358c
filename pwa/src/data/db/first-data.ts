import type { SignInOptions } from '@jhola/shared/contracts/account.contract';
import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import type { ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import type { DeliveryOffer } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { createContext, useContext } from 'react';
import type { KnownList } from './products';
import type { NothingFoundRow } from './rows';

/**
 * The data of the server-rendered HTML, so that the first screen needs no call: its markup is rendered from it, the
 * app's first render shows it, and the store is filled with it before anything is read from the store.
 */
export interface FirstData {
  /** Who the shop is; documents of earlier versions lack it. */
  readonly shop?: ShopSettings;
  /** The owner's texts of the page, where it is one of those they may write. */
  readonly page?: ShopPage;
  /** What may be promised of the delivery; documents of earlier versions lack it. */
  readonly delivery?: DeliveryOffer;
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  readonly products: readonly (ProductSummary | Product)[];
  /** Lists by the names of `listNames`. */
  readonly lists: readonly {
    readonly name: string;
    readonly ids: readonly string[];
    readonly total: number;
    /** Of a search only; documents of earlier versions lack it. */
    readonly facets?: ProductFacets | undefined;
    /** Of a search that finds nothing only; its products are among the others. */
    readonly nothingFound?: NothingFoundRow;
  }[];
  /** The names of queries (`useQuery`) that need not run, since their answers are here. */
  readonly pulled: readonly string[];
  /** What the sign-in pages offer, so that they render completely at first. */
  readonly signIn: SignInOptions;
  /** Whether this is a demo that is shown to others; documents of earlier versions lack it. */
  readonly demo?: boolean;
}

/** Where a page finds the first data: the document's at start, nothing once the shopper has navigated. */
export interface FirstDataSource {
  data: FirstData | undefined;
  /** Whether the document is of an earlier visit: it is shown immediately, but the store and the server know better. */
  kept?: boolean;
  /** What the store has, where the document brought nothing. */
  stored?: StoredPage | undefined;
}

/** What the store had for the first page before it was rendered: the first render shows that, and no placeholders. */
export interface StoredPage extends Pick<FirstData, 'categories' | 'subcategories'> {
  /** The beginnings of lists by the names of `listNames`. */
  readonly heads: ReadonlyMap<string, KnownList>;
}

export const FirstDataContext = createContext<FirstDataSource>({ data: undefined });

/** The first data while the first page is being shown. */
export function useFirstData(): FirstData | undefined {
  return useContext(FirstDataContext).data;
}

/** What the store had, while the first page is being shown. */
export function useStoredPage(): StoredPage | undefined {
  return useContext(FirstDataContext).stored;
}

/** A list of the first data with its products. */
interface FirstList {
  readonly products: ProductSummary[];
  readonly total: number;
  readonly corrections: readonly string[];
  readonly popular: ProductSummary[];
  readonly facets?: ProductFacets | undefined;
}

/** A list of the first data by its name. */
export function firstList(data: FirstData | undefined, name: string | undefined): FirstList | undefined {
  const list = data?.lists.find((each) => each.name === name);
  if (!data || !list) return undefined;
  const byId = new Map(data.products.map((product) => [product._id, product]));
  const productsOf = (ids: readonly string[]) =>
    ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
  const { corrections = [], popular = [] } = list.nothingFound ?? {};
  const [products, liked] = [productsOf(list.ids), productsOf(popular)];
  return { products, total: list.total, corrections, popular: liked, facets: list.facets };
}
