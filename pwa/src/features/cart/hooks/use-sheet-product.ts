import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { choiceOfSummary } from '../rules/choice-of-summary';

/** A product as the variant sheet shows it. */
export interface SheetProduct {
  readonly product: CartProduct;
  /** `undefined` while they are not known. */
  readonly variants: readonly Variant[] | undefined;
  /** They are not known, and the shop cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * A product and its variants as the device knows them; where a card of an earlier version left them out, the shop is asked.
 * @param asked what whoever opened the sheet knows
 */
export function useSheetProduct(asked: CartProduct, known: readonly Variant[] | undefined): SheetProduct {
  const seen = useLive(async (store) => ({ row: await store.products.get(asked._id) }), [asked._id]);
  const row = seen?.row;
  const variants = row?.variants ?? (known?.length ? known : undefined);
  const missing = seen !== undefined && variants === undefined;
  const { state, refetch } = useQuery(missing ? `product:${asked._id}` : undefined, async () =>
    (await import('#data/queries/fetch-product.ts')).fetchProduct(asked._id),
  );
  const product = row ? choiceOfSummary(row).product : asked;
  return { product, variants, failed: missing && state === 'failed', refetch };
}
