import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useOnline } from '../../../connection/use-online';
import { ApiError } from '../../../data/api/api-error';
import { useFirstData } from '../../../data/db/first-data';
import type { ProductExtras } from '../../../data/db/rows';
import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';
import { useTexts } from '../../../i18n/use-texts';
import { productTexts } from '../texts/product';
import { retried } from './retried';

/** What a product's page can show: cards elsewhere contain the summary, its own call the rest. */
export type KnownProduct = ProductSummary & Partial<ProductExtras>;

export interface ProductOnPage {
  readonly product?: KnownProduct;
  /** Why the page is not whole; nothing where a product that is known waits for a connection. */
  readonly failure?: string;
  readonly refetch: () => void;
}

/**
 * One product, brought up to date; two retries one second apart before a failure shows
 * (docs/product.md#product-loading).
 */
export function useProduct(productId: string): ProductOnPage {
  const texts = useTexts(productTexts);
  const first = useFirstData()?.products.find(({ _id }) => _id === productId);
  const known = useLive<{ readonly product: KnownProduct | undefined }>(
    async (store) => ({ product: productId ? await store.products.get(productId) : undefined }),
    [productId],
    first && { product: first },
  );
  const product = known?.product;
  const name = productId ? `product:${productId}` : undefined;
  const { state, error, refetch } = useQuery(name, async () => {
    const { fetchProduct } = await import('../../../data/queries/fetch-product');
    await retried(() => fetchProduct(productId));
  });
  const online = useOnline();
  const whole = product?.description !== undefined && (product.variants || !product.hasVariants);
  if (!productId) return { failure: texts.invalidId, refetch };
  if (whole || !known || state !== 'failed' || (product && !online)) return { product, refetch };
  const refused = error instanceof ApiError && error.refused;
  return { product, failure: refused ? texts.failed : texts.unreachable, refetch };
}
