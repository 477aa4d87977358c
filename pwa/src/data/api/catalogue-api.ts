import { type Category, CategoryListAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import {
  type Product,
  ProductAnswer,
  type ProductSummary,
  productPaths,
} from '@jhola/shared/contracts/product.contract';
import type { ProductFacets } from '@jhola/shared/contracts/product-filters.contract';
import {
  ListingAnswer,
  type ListingRequest,
  type OtherCategoryProductsRequest,
  ProductListAnswer,
  type ProductsByCategoryRequest,
  type RelatedProductsRequest,
  SearchAnswer,
  type SearchRequest,
} from '@jhola/shared/contracts/product-lists.contract';
import {
  type Subcategory,
  SubcategoryListAnswer,
  subcategoryPaths,
} from '@jhola/shared/contracts/subcategory.contract';
import { callApi } from './call-api';

/** The first products of a list, and how many the whole list has. */
export interface ProductPage {
  readonly products: ProductSummary[];
  readonly total: number;
}

/** All categories. */
export async function categories(): Promise<Category[]> {
  return (await callApi({ path: categoryPaths.get, answer: CategoryListAnswer })).data;
}

/** All subcategories. */
export async function subcategories(): Promise<Subcategory[]> {
  return (
    await callApi({ method: 'post', path: subcategoryPaths.get, answer: SubcategoryListAnswer, body: {} })
  ).data;
}

/** The first products of a category. */
export async function productsOfCategory(body: ProductsByCategoryRequest): Promise<ProductSummary[]> {
  return listOfProducts(productPaths.byCategory, body);
}

/** One page of a subcategory's listing. */
export async function listingPage(body: ListingRequest): Promise<ProductPage> {
  const answer = await callApi({
    method: 'post',
    path: productPaths.bySubcategory,
    answer: ListingAnswer,
    body,
  });
  return { products: answer.data, total: answer.totalCount };
}

/** A page of search results; where there are none, what may have been meant, and what others like. */
export interface FoundPage extends ProductPage {
  readonly corrections?: readonly string[] | undefined;
  readonly popular?: readonly ProductSummary[] | undefined;
  /** Where they are asked for. */
  readonly facets?: ProductFacets | undefined;
}

/** One page of search results, best first. */
export async function searchPage(body: SearchRequest): Promise<FoundPage> {
  const { data, totalCount, corrections, popular, facets } = await callApi({
    method: 'post',
    path: productPaths.search,
    answer: SearchAnswer,
    body,
  });
  return { products: data, total: totalCount, corrections, popular, facets };
}

/** Everything about one product; `product.missing` when there is none. */
export async function productDetails(productId: string): Promise<Product> {
  const body = { productId };
  return (await callApi({ method: 'post', path: productPaths.details, answer: ProductAnswer, body })).data;
}

/** Products of the same subcategory. */
export async function relatedProducts(body: RelatedProductsRequest): Promise<ProductSummary[]> {
  return listOfProducts(productPaths.related, body);
}

/** Products of other categories. */
export async function otherCategoryProducts(body: OtherCategoryProductsRequest): Promise<ProductSummary[]> {
  return listOfProducts(productPaths.otherCategories, body);
}

/** What is reduced most and in stock. */
export async function offers(): Promise<ProductSummary[]> {
  return (await callApi({ path: productPaths.offers, answer: ProductListAnswer })).data;
}

/** What is ordered together with a product most often. */
export async function boughtTogether(productId: string): Promise<ProductSummary[]> {
  const path = `${productPaths.boughtTogether}?${new URLSearchParams({ productId })}`;
  return (await callApi({ path, answer: ProductListAnswer })).data;
}

async function listOfProducts(path: string, body: unknown): Promise<ProductSummary[]> {
  return (await callApi({ method: 'post', path, answer: ProductListAnswer, body })).data;
}
