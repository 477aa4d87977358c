import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AddCategoryRequest,
  CategoryAnswer,
  categoryPaths,
  type DeleteCategoryRequest,
  type UpdateCategoryRequest,
} from '@jhola/shared/contracts/category.contract';
import {
  type CreateSubcategoryRequest,
  type DeleteSubcategoryRequest,
  SubcategoryAnswer,
  subcategoryPaths,
  type UpdateSubcategoryRequest,
} from '@jhola/shared/contracts/subcategory.contract';
import { callApi } from './call-api';

/** Adds a category. The key makes a repeated call do it once; so with all below. Returns the server's words. */
export async function addCategory(body: AddCategoryRequest, idempotencyKey: string): Promise<string> {
  const call = { method: 'post', path: categoryPaths.add, answer: CategoryAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}

/** Gives a category another name or picture. */
export async function updateCategory(body: UpdateCategoryRequest, idempotencyKey: string): Promise<string> {
  const call = { method: 'put', path: categoryPaths.update, answer: CategoryAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}

/** Deletes a category; `category.in-use` when products stand in it and nothing says where they move. */
export async function deleteCategory(body: DeleteCategoryRequest, idempotencyKey: string): Promise<string> {
  const call = { method: 'delete', path: categoryPaths.delete, answer: PlainAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}

/** Adds a subcategory. */
export async function createSubcategory(
  body: CreateSubcategoryRequest,
  idempotencyKey: string,
): Promise<string> {
  const call = { method: 'post', path: subcategoryPaths.create, answer: SubcategoryAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}

/** Gives a subcategory another name, picture or other categories. */
export async function updateSubcategory(
  body: UpdateSubcategoryRequest,
  idempotencyKey: string,
): Promise<string> {
  const call = { method: 'put', path: subcategoryPaths.update, answer: SubcategoryAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}

/** Deletes a subcategory; `subcategory.in-use` when products stand in it and nothing says where they move. */
export async function deleteSubcategory(
  body: DeleteSubcategoryRequest,
  idempotencyKey: string,
): Promise<string> {
  const call = { method: 'delete', path: subcategoryPaths.delete, answer: PlainAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).message;
}
