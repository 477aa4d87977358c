import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { useLanguage } from '#i18n/use-texts.ts';
import { useFirstData } from '../db/first-data';
import { readShopPage } from '../db/shop-page-row';
import { useLive } from '../db/use-live';
import { useQuery } from './use-query';
import { useShopSettings } from './use-shop-settings';

/**
 * The owner's text of a page in the shopper's language, live (docs/product.md#shop-pages).
 * @returns Markdown; '' where the shop's own text stands; undefined while it is on its way
 */
export function useShopPage(name: ShopPageName): string | undefined {
  const language = useLanguage();
  const version = useShopSettings().pages[name] ?? 0;
  const first = useFirstData()?.page;
  const brought = first?.page === name ? first : undefined;
  const known = useLive((store) => readShopPage(store, name), [name]);
  const isOld = known !== undefined && known?.version !== version;
  const { state } = useQuery(version > 0 && isOld ? `shop-page:${name}:${version}` : undefined, async () =>
    (await import('./fetch-shop-page')).fetchShopPage(name),
  );
  if (version === 0) return '';
  const page = brought && brought.version > (known?.version ?? 0) ? brought : known;
  if (!page) return state === 'failed' ? '' : undefined;
  return (language === 'hi' && page.hi) || page.en;
}
