import type { CategoryListAnswer } from '@jhola/shared/contracts/category.contract';
import { type ProductAnswer } from '@jhola/shared/contracts/product.contract';
import {
  type ListingAnswer,
  PAGE_SIZE,
  type ProductListAnswer,
  type SearchAnswer,
} from '@jhola/shared/contracts/product-lists.contract';
import type { CatalogueReader } from '@jhola/shared/contracts/server-rendering.contract';
import type { SubcategoryListAnswer } from '@jhola/shared/contracts/subcategory.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { AddTag } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import {
  type CurrentShopSettings,
  SHOP_SETTINGS_TAG,
} from '#platform/shop-settings/current-shop-settings.service.js';
import type { ProductDetails } from '../catalogue/products/product-details.service.js';
import type { ProductLists } from '../catalogue/products/product-lists.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import type { CategoryLists } from '../catalogue/structure/category-lists.service.js';
import {
  type CurrentDeliveryAreas,
  DELIVERY_AREAS_TAG,
} from '../delivery-areas/current-delivery-areas.service.js';
import type { ProductSearch } from '../search/product-search.service.js';
import type { ShopPages } from '../shop-settings/pages/shop-pages.service.js';

/** The limit of a search text. */
const LONGEST_TERM = 200;

/** The services that a reader reads from. */
export interface Sources {
  readonly categoryLists: CategoryLists;
  readonly lists: ProductLists;
  readonly details: ProductDetails;
  readonly search: ProductSearch;
  readonly settings: CurrentShopSettings;
  readonly deliveryAreas: CurrentDeliveryAreas;
  readonly pages: ShopPages;
}

/**
 * Reads the catalogue by the same responses that devices get.
 * @param addTag called for each product that is read, so that a cached page is dropped with it; without it
 *   the page is not cached
 */
export function readCatalogue(sources: Sources, addTag?: AddTag): CatalogueReader {
  const { categoryLists, lists, details, search, settings, deliveryAreas, pages } = sources;

  async function read<Answer>(query: () => Promise<SerializedResponse>): Promise<Answer | undefined> {
    const ready = await unlessMissing(query);
    if (!ready) return undefined;
    const answer = JSON.parse(ready.body('identity').toString()) as Answer & { readonly data: unknown };
    if (!addTag) return answer;
    for (const id of idsOf(answer.data)) addTag(productTag(id));
    // A change between reading and adding the tag would be missed: the identical response again proves that
    // there was none.
    return (await unlessMissing(query)) === ready ? answer : read(query);
  }

  return {
    shop: () => {
      addTag?.(SHOP_SETTINGS_TAG);
      return settings.get();
    },
    // Saving a page drops what bears the settings.
    page: (name) => pages.read(name),
    deliveryAreas: () => {
      addTag?.(DELIVERY_AREAS_TAG);
      return deliveryAreas.get();
    },
    categories: async () => (await read<CategoryListAnswer>(() => categoryLists.categories()))?.data ?? [],
    subcategories: async () =>
      (await read<SubcategoryListAnswer>(() => categoryLists.subcategories()))?.data ?? [],
    categoryRow: async (id, limit) =>
      (await read<ProductListAnswer>(() => lists.ofCategory({ id, limit })))?.data,
    listing: async (request) => {
      const found = await read<ListingAnswer>(() => lists.listing(request));
      return found && { products: found.data, total: found.totalCount };
    },
    product: async (productId) => (await read<ProductAnswer>(() => details.get({ productId })))?.data,
    search: async (term) => {
      const request = { search: term.slice(0, LONGEST_TERM), page: 1, limit: PAGE_SIZE.search, facets: true };
      const found = await read<SearchAnswer>(() => search.search(request));
      return {
        products: found?.data ?? [],
        total: found?.totalCount ?? 0,
        corrections: found?.corrections,
        popular: found?.popular,
        facets: found?.facets,
      };
    },
  };
}

/** The response, or undefined when the shop has no such thing. */
async function unlessMissing(
  query: () => Promise<SerializedResponse>,
): Promise<SerializedResponse | undefined> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof ShopError && error.code.endsWith('.missing')) return undefined;
    throw error;
  }
}

/** The ids of the data of a response: one object or a list. */
function idsOf(data: unknown): string[] {
  return (Array.isArray(data) ? data : [data]).map(({ _id }: { _id: string }) => _id);
}
