import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  FoundProductsAnswer,
  type FoundProductsRequest,
} from '@jhola/shared/contracts/found-products.contract';
import {
  type AdminProduct,
  type CreateProductRequest,
  ProductPageAnswer,
  type ProductPageRequest,
  productPaths,
  type UpdateProductRequest,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import type { z } from 'zod';
import type { ApiError } from './api-error';
import { callApi } from './call-api';

/** A page of the administrator's products. */
export interface AdminProductPage {
  readonly products: readonly AdminProduct[];
  readonly totalCount: number;
  readonly totalPage: number;
}

/** What came of a write: the product as it stands now, and the server's words. */
type WrittenProduct = Pick<z.infer<typeof WrittenProductAnswer>, 'data' | 'message'>;

/** A page of all products, drafts among them; newest first, or best first when searched. */
export async function adminProducts(
  body: Partial<ProductPageRequest>,
  signal?: AbortSignal,
): Promise<AdminProductPage> {
  const path = productPaths.get;
  const answer = await callApi({ method: 'post', path, answer: ProductPageAnswer, body, signal });
  return { products: answer.data, totalCount: answer.totalCount, totalPage: answer.totalNoPage };
}

/** The ids of all products that a search finds, 10,000 at most; newest first, or best first. */
export async function foundProductIds(body: Partial<FoundProductsRequest>): Promise<readonly string[]> {
  const path = productPaths.adminFound;
  return (await callApi({ method: 'post', path, answer: FoundProductsAnswer, body })).data;
}

/** Puts a product into the catalogue. The key makes a repeated call do it once. */
export async function createProduct(
  body: CreateProductRequest,
  idempotencyKey: string,
): Promise<WrittenProduct> {
  const path = productPaths.create;
  return callApi({ method: 'post', path, answer: WrittenProductAnswer, body, idempotencyKey });
}

/** Changes the fields that the request names. */
export async function updateProduct(
  body: UpdateProductRequest,
  idempotencyKey: string,
): Promise<WrittenProduct> {
  const path = productPaths.update;
  return callApi({ method: 'put', path, answer: WrittenProductAnswer, body, idempotencyKey });
}

/** What another has changed of the same fields, where an edit was refused for that. */
export const conflictIn = ({ code, details }: ApiError): ProductConflict | undefined =>
  code === 'product.changed-by-another' ? ProductConflict.safeParse(details).data : undefined;

/** Takes a product out of the catalogue. Returns the server's words. */
export async function deleteProduct(_id: string): Promise<string> {
  const path = productPaths.delete;
  return (await callApi({ method: 'delete', path, answer: PlainAnswer, body: { _id } })).message;
}
