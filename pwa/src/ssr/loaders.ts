import { setUpPage } from '@jhola/shared/contracts/account.contract';
import { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import type { CatalogueReader } from '@jhola/shared/contracts/server-rendering.contract';
import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { filterParameters, filtersInQuery } from '@jhola/shared/domain/filters/filters-in-query';
import { idInSegment, listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import { indiaDate, indiaDay } from '@jhola/shared/domain/time/india-time';
import type { FirstData } from '../data/db/first-data';
import { listNames } from '../data/db/list-names';
import { queryOfFilters } from '../features/catalogue/rules/listing-filters';
import { searchedTerm } from '../features/search/rules/searched-term';

/** A matched route's parameters and query. */
export interface RouteMatch {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** What a page brings along, beside the categories that all have. */
type Found = Pick<FirstData, 'products' | 'lists' | 'pulled' | 'page'>;

/** Loads what one page's first screen shows. */
export interface PageLoader {
  /** Equal for routes with equal answers; without one the answers are too many to keep. */
  readonly key?: (routeMatch: RouteMatch) => string | undefined;
  /** The part of the query it reads, as a query string; the rest is dropped. */
  readonly query?: (sent: URLSearchParams) => string;
  /** Its own path, where an address that names its id names nothing else that counts. */
  readonly path?: (routeMatch: RouteMatch, data: FirstData) => string | undefined;
  /** Reads it; `undefined` when there is nothing at this address. */
  readonly read: (reader: CatalogueReader, routeMatch: RouteMatch) => Promise<Found | undefined>;
}

/** A page that is made of nothing but itself. */
export const nothing: Found = { products: [], lists: [], pulled: [] };

/** Rows of the home page that a screen shows at first, on a desk too. */
const FIRST_ROWS = 2;
/** How many products such a row has. */
const ROW_LENGTH = 12;

/** The home page: the first rows with their products; those below are asked for when they come near. */
const home: PageLoader = {
  // Banners have their days.
  key: () => indiaDate(indiaDay(new Date())),
  read: async (reader) => {
    const categories = (await reader.categories()).slice(0, FIRST_ROWS);
    const rows = await Promise.all(
      categories.map(async ({ _id }) => ({
        name: listNames.home(_id),
        products: (await reader.categoryRow(_id, ROW_LENGTH)) ?? [],
      })),
    );
    return {
      products: rows.flatMap(({ products }) => products),
      lists: rows.map(({ name, products }) => listOf(name, products, products.length)),
      pulled: rows.map(({ name }) => name),
    };
  },
};

const categoryOf = (routeMatch: RouteMatch) => idInSegment(routeMatch.params.category);
const subcategoryOf = (routeMatch: RouteMatch) => idInSegment(routeMatch.params.subcategory);

/** A listing: its first page. Filters run over the whole of it, on the device: with some, the list is left to the app. */
const listing: PageLoader = {
  // Filtered ones are as many as there are filters.
  key: (routeMatch) =>
    routeMatch.query.size > 0 ? undefined : `${categoryOf(routeMatch)}/${subcategoryOf(routeMatch)}`,
  query: (sent) => queryOfFilters(filtersInQuery(sent)),
  path: (routeMatch, { categories, subcategories }) => {
    const [categoryId, subcategoryId] = [categoryOf(routeMatch), subcategoryOf(routeMatch)];
    const category = categories.find(({ _id }) => _id === categoryId);
    const subcategory = subcategories.find(({ _id }) => _id === subcategoryId);
    return category && subcategory && listingPath(category, subcategory);
  },
  read: async (reader, routeMatch) => {
    const [categoryId, subCategoryId] = [categoryOf(routeMatch), subcategoryOf(routeMatch)];
    if (!categoryId || !subCategoryId) return undefined;
    const first = await reader.listing({ categoryId, subCategoryId, page: 1, limit: PAGE_SIZE.listing });
    if (!first || routeMatch.query.size > 0) return first && nothing;
    const name = listNames.listing(categoryId, subCategoryId);
    const whole = first.products.length >= first.total;
    return {
      products: first.products,
      lists: [listOf(name, first.products, first.total)],
      pulled: whole ? [name] : [],
    };
  },
};

const product: PageLoader = {
  key: (routeMatch) => idInSegment(routeMatch.params.slug),
  path: (_routeMatch, { products: [product] }) => product && productPath(product),
  read: async (reader, routeMatch) => {
    const id = idInSegment(routeMatch.params.slug);
    const found = id ? await reader.product(id) : undefined;
    return found && { products: [found], lists: [], pulled: [`product:${id}`] };
  },
};

const search: PageLoader = {
  query: (sent) =>
    new URLSearchParams([
      ['q', searchedTerm(sent.get('q') ?? '')],
      ...filterParameters({ ...filtersInQuery(sent), search: '' }),
    ]).toString(),
  read: async (reader, routeMatch) => {
    const term = searchedTerm(routeMatch.query.get('q') ?? '');
    // With filters the results are left to the app, as those of a listing.
    if (!term || routeMatch.query.size > 1) return nothing;
    const { products, total, corrections = [], popular = [], facets } = await reader.search(term);
    const name = listNames.search(term);
    const nothingFound = { corrections, popular: popular.map(({ _id }) => _id) };
    const list = { ...listOf(name, products, total), facets, ...(total === 0 && { nothingFound }) };
    return { products: [...products, ...popular], lists: [list], pulled: [name] };
  },
};

/** Pages whose first screen is the same for everyone. */
export const same: PageLoader = { key: () => '', read: async () => nothing };

/** A page whose text the owner may have written. */
const written = (name: ShopPageName): PageLoader => ({
  key: () => '',
  read: async (reader) => ({ ...nothing, page: await reader.page(name) }),
});

/** By the module below `src/pages/`. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  'home/HomePage': home,
  'listing/ListingPage': listing,
  'product/ProductPage': product,
  'search/SearchPage': search,
  'about/AboutPage': written('about'),
  'faqs/FaqsPage': written('faqs'),
  'privacy-policy/PrivacyPolicyPage': written('privacy-policy'),
  'return-policy/ReturnPolicyPage': written('return-policy'),
  // The link's token decides what the form shows; such answers are not cached, since each is asked for once.
  'set-up/SetUpPage': {
    query: (sent) =>
      new URLSearchParams({ [setUpPage.parameter]: sent.get(setUpPage.parameter) ?? '' }).toString(),
    read: async () => nothing,
  },
  'not-found/NotFoundPage': { read: async () => undefined },
};

function listOf(name: string, products: Found['products'], total: number): FirstData['lists'][number] {
  return { name, ids: products.map(({ _id }) => _id), total };
}
