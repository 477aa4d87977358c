import type { AdminProduct } from '@jhola/shared/contracts/product.contract';
import { useEffect, useRef, useState } from 'react';
import { usePull } from '../../../sync/use-pull';
import { PAGE_SIZE, type ProductShow, publishedOf } from '../rules/product-query';

/** A page of the administrator's products. */
interface ProductsPage {
  readonly products: readonly AdminProduct[];
  readonly totalCount: number;
  readonly totalPage: number;
}

/** What is known of the products; nothing of it is kept on the device. */
export interface ProductsFound {
  /** The page, or the one before until this one is here. */
  readonly found: ProductsPage | undefined;
  /** The server is asked for another page than the one that is shown. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** Asks for the page anew. */
  readonly again: () => void;
}

/**
 * A page of all products, drafts among them.
 * @param search words of a name
 * @param page from 1
 * @param current whether the list is on the screen: what changed meanwhile is asked for when it comes back
 */
export function useProducts(
  search: string,
  show: ProductShow,
  page: number,
  current: boolean,
): ProductsFound {
  const name = `admin-products:${show}:${page}:${search}`;
  const wanted = useRef(name);
  wanted.current = name;
  const [known, setKnown] = useState<{ readonly name: string; readonly found: ProductsPage }>();
  const { state, again } = usePull(name, async () => {
    const { adminProducts } = await import('../../../api-client/admin-products-api');
    const found = await adminProducts({ search, page, limit: PAGE_SIZE, published: publishedOf(show) });
    // an answer that comes late must not stand in for a newer one
    if (wanted.current === name) setKnown({ name, found });
  });

  const wasCurrent = useRef(current);
  useEffect(() => {
    if (current && !wasCurrent.current) again();
    wasCurrent.current = current;
  }, [current, again]);

  const isHere = known?.name === name;
  const failed = !isHere && state === 'failed';
  return { found: failed ? undefined : known?.found, busy: !isHere && !failed, failed, again };
}
