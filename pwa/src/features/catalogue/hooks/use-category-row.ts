import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useState } from 'react';
import { firstList, useFirstData } from '#data/db/first-data.ts';
import { listNames } from '#data/db/list-names.ts';
import { homeRow } from '#data/db/listings.ts';
import { useListQuery } from './use-list-query';

/** A home row's products. */
export interface CategoryRowProducts {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * The products of a category's row on the home page: one call a row.
 * @param near whether the row is on the screen or close to it; far ones ask for nothing
 */
export function useCategoryRow(categoryId: string, near: boolean): CategoryRowProducts {
  const name = listNames.home(categoryId);
  const first = firstList(useFirstData(), name);
  // A row that the document contains is the same, near or far.
  const [brought] = useState(first !== undefined);
  const { known, failed, query } = useListQuery(
    near || brought ? name : undefined,
    (store) => homeRow(store, categoryId),
    async () => (await import('#data/queries/fetch-category-row.ts')).fetchCategoryRow(categoryId),
  );
  return { products: known?.products, failed, refetch: query.refetch };
}
