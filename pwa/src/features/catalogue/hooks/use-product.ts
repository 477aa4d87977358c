import { useOnline } from '#connection/use-online.ts';
import { ApiError } from '#data/api/api-error.ts';
import { useFirstData } from '#data/db/first-data.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import type { KnownProduct } from '../rules/known-product';
import { productTexts } from '../texts/product';
import { retried } from './retried';

export type { KnownProduct };

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
    const { fetchProduct } = await import('#data/queries/fetch-product.ts');
    await retried(() => fetchProduct(productId));
  });
  const online = useOnline();
  const whole = product?.description !== undefined && (product.variants || !product.hasVariants);
  if (!productId) return { failure: texts.invalidId, refetch };
  if (whole || !known || state !== 'failed' || (product && !online)) return { product, refetch };
  const refused = error instanceof ApiError && error.refused;
  return { product, failure: refused ? texts.failed : texts.unreachable, refetch };
}
