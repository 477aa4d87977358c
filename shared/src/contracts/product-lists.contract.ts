import { z } from 'zod';
import { answerOf, Id, PageNumber, pageSize } from './answer.contract.js';
import { ProductSummary } from './product.contract.js';
import { filterFields, ProductFacets } from './product-filters.contract.js';

/** The page sizes of docs/product.md#page-sizes. */
export const PAGE_SIZE = {
  listing: 12,
  search: 20,
  related: 8,
  otherCategories: 8,
  offers: 12,
} as const;

/** Frequently bought together: how many are shown, and in how many orders they stand together at least. */
export const BOUGHT_TOGETHER = { shown: 3, minOrders: 2 } as const;

/** `limit` is an addition: without it a home row's worth of products is answered. */
export const ProductsByCategoryRequest = z
  .object({ id: Id, limit: pageSize(20) })
  .meta({ id: 'ProductsByCategoryRequest' });
export type ProductsByCategoryRequest = z.infer<typeof ProductsByCategoryRequest>;

export const ListingRequest = z
  .object({
    categoryId: Id,
    subCategoryId: Id,
    page: PageNumber,
    limit: pageSize(PAGE_SIZE.listing),
    ...filterFields,
  })
  .meta({ id: 'ListingRequest' });
export type ListingRequest = z.infer<typeof ListingRequest>;

export const SearchRequest = z
  .object({
    search: z.string().trim().max(200),
    page: PageNumber,
    limit: pageSize(PAGE_SIZE.search),
    ...filterFields,
  })
  .meta({ id: 'SearchRequest' });
export type SearchRequest = z.infer<typeof SearchRequest>;

export const RelatedProductsRequest = z
  .object({
    categoryId: Id,
    subCategoryId: Id,
    excludeProductId: Id,
    limit: pageSize(PAGE_SIZE.related),
  })
  .meta({ id: 'RelatedProductsRequest' });
export type RelatedProductsRequest = z.infer<typeof RelatedProductsRequest>;

export const OtherCategoryProductsRequest = z
  .object({ currentCategoryId: Id, limit: pageSize(PAGE_SIZE.otherCategories) })
  .meta({ id: 'OtherCategoryProductsRequest' });
export type OtherCategoryProductsRequest = z.infer<typeof OtherCategoryProductsRequest>;

export const BoughtTogetherQuery = z.object({ productId: Id }).meta({ id: 'BoughtTogetherQuery' });
export type BoughtTogetherQuery = z.infer<typeof BoughtTogetherQuery>;

/** A list of products as cards show them. */
export const ProductListAnswer = answerOf(z.array(ProductSummary)).meta({ id: 'ProductListAnswer' });
export type ProductListAnswer = z.infer<typeof ProductListAnswer>;

/** A listing's page, with the number of products in the whole listing that the filters leave. */
export const ListingAnswer = answerOf(z.array(ProductSummary))
  .extend({ totalCount: z.number().int(), facets: ProductFacets.optional() })
  .meta({ id: 'ListingAnswer' });
export type ListingAnswer = z.infer<typeof ListingAnswer>;

/** How much is answered to a search that finds nothing, at most. */
export const MAX_NOTHING_FOUND = { corrections: 3, popular: 10 } as const;

/**
 * A page of search results, best first. `corrections` and `popular` are additions of ours, where nothing is found: other texts
 * that were perhaps meant, and what most shoppers have reviewed well.
 */
export const SearchAnswer = answerOf(z.array(ProductSummary))
  .extend({
    page: z.number().int(),
    totalPage: z.number().int(),
    totalCount: z.number().int(),
    facets: ProductFacets.optional(),
    corrections: z.array(z.string()).optional(),
    popular: z.array(ProductSummary).optional(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;
