import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { usePagedQuery } from '#data/queries/use-paged-query.ts';

/** A page's texts as the shop has them now. @param current whether the editor is on the screen: it asks anew when it comes back */
export const usePageToEdit = (name: ShopPageName, current: boolean) =>
  usePagedQuery(
    `page-to-edit:${name}`,
    async () => (await import('#data/api/shop-pages-api.ts')).shopPage(name),
    current,
  );
