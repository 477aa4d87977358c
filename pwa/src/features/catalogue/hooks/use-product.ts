import type { Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ApiError } from '../../../api-client/api-error';
import { useLive } from '../../../store/use-live';
import { usePull } from '../../../sync/use-pull';
import { productTexts } from '../texts/product';
import { retried } from './retried';

/** What a product's page can show: cards elsewhere have told the summary, its own call tells the rest. */
export type KnownProduct = ProductSummary &
  Partial<Pick<Product, 'description' | 'more_details' | 'variants'>>;

export interface ProductOnPage {
  readonly product?: KnownProduct;
  /** Why the page is not whole. */
  readonly failure?: string;
  readonly again: () => void;
}

/** One product, brought up to date; two retries one second apart before a failure shows (section 4). */
export function useProduct(productId: string): ProductOnPage {
  const product = useLive(
    async (store) => (productId ? store.products.get(productId) : undefined),
    [productId],
  );
  const name = productId ? `product:${productId}` : undefined;
  const { state, error, again } = usePull(name, async () => {
    const { pullProduct } = await import('../../../sync/pulls/pull-product');
    await retried(() => pullProduct(productId));
  });
  const whole = product?.description !== undefined;
  if (!productId) return { failure: productTexts.invalidId, again };
  if (whole || state !== 'failed') return { product, again };
  const refused = error instanceof ApiError && error.refused;
  return { product, failure: refused ? productTexts.failed : productTexts.unreachable, again };
}
