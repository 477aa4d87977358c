import type { CategoryListAnswer } from '@jhola/shared/contracts/category.contract';
import {
  type ListingAnswer,
  PAGE_SIZE,
  type ProductAnswer,
  type ProductListAnswer,
  type SearchAnswer,
} from '@jhola/shared/contracts/product.contract';
import type { CatalogueReader } from '@jhola/shared/contracts/server-rendering.contract';
import type { SubcategoryListAnswer } from '@jhola/shared/contracts/subcategory.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { AlsoMadeOf } from '../../platform/answers/response-cache.js';
import type { SerializedResponse } from '../../platform/answers/serialized-response.js';
import type { ProductDetails } from '../catalogue/products/product-details.js';
import type { ProductLists } from '../catalogue/products/product-lists.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import type { CategoryLists } from '../catalogue/structure/category-lists.js';
import type { ProductSearch } from '../search/product-search.service.js';

/** What no search is longer than. */
const LONGEST_TERM = 200;

/** Where a reader finds what pages are made of. */
export interface Sources {
  readonly shelves: CategoryLists;
  readonly lists: ProductLists;
  readonly details: ProductDetails;
  readonly search: ProductSearch;
}

/**
 * Reads the catalogue by the same answers that devices get.
 * @param alsoMadeOf told each product that is read, so that a remembered page ends with what it shows; without it the
 *   page is not remembered
 */
export function readCatalogue(sources: Sources, alsoMadeOf?: AlsoMadeOf): CatalogueReader {
  const { shelves, lists, details, search } = sources;

  async function read<Answer>(ask: () => Promise<SerializedResponse>): Promise<Answer | undefined> {
    const ready = await unlessMissing(ask);
    if (!ready) return undefined;
    const answer = JSON.parse(ready.body('identity').toString()) as Answer & { readonly data: unknown };
    if (!alsoMadeOf) return answer;
    for (const id of idsOf(answer.data)) alsoMadeOf(productTag(id));
    // A change between reading and telling would go unheard: the very same answer again means that there was none.
    return (await unlessMissing(ask)) === ready ? answer : read(ask);
  }

  return {
    categories: async () => (await read<CategoryListAnswer>(() => shelves.categories()))?.data ?? [],
    subcategories: async () => (await read<SubcategoryListAnswer>(() => shelves.subcategories()))?.data ?? [],
    categoryRow: async (id, limit) =>
      (await read<ProductListAnswer>(() => lists.ofCategory({ id, limit })))?.data,
    listing: async (request) => {
      const found = await read<ListingAnswer>(() => lists.listing(request));
      return found && { products: found.data, total: found.totalCount };
    },
    product: async (productId) => (await read<ProductAnswer>(() => details.get({ productId })))?.data,
    search: async (term) => {
      const asked = { search: term.slice(0, LONGEST_TERM), page: 1, limit: PAGE_SIZE.search };
      const found = await read<SearchAnswer>(() => search.search(asked));
      return { products: found?.data ?? [], total: found?.totalCount ?? 0 };
    },
  };
}

/** What is asked for, or undefined when the shop has no such thing. */
async function unlessMissing(
  ask: () => Promise<SerializedResponse>,
): Promise<SerializedResponse | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ShopError && error.code.endsWith('.missing')) return undefined;
    throw error;
  }
}

/** The ids of what an answer shows: one thing or a list of things. */
function idsOf(data: unknown): string[] {
  return (Array.isArray(data) ? data : [data]).map(({ _id }: { _id: string }) => _id);
}
