import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { readShop } from '#data/db/shop-row.ts';
import { useStored } from '#data/db/use-stored.ts';
import { fetchShop } from '#data/queries/fetch-shop.ts';
import { useQuery } from '#data/queries/use-query.ts';

interface StoredShop {
  /** The settings as the store has them, live; undefined while they are not known. */
  readonly shop: ShopSettings | undefined;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The shop's settings in all languages, fetched when the page opens. */
export function useStoredShop(): StoredShop {
  const shop = useStored(readShop);
  const { state, refetch } = useQuery('shop', fetchShop);
  return { shop, failed: shop === undefined && state === 'failed', refetch };
}
