import type { NewOrderEvent } from '@jhola/shared/contracts/realtime.contract';
import { locale } from '#i18n/locale.ts';
import type { ShopStore } from '../db/db';
import { ownerOf, whileOwned } from '../db/owner';
import { knownShop } from '../shop/known-shop';
import { showNewsRequest } from './show-news-request';

/** Like all settings it goes at logout. */
const WHILE_OPEN = 'notifiesWhileOpen';

/**
 * Whether an administrator hears of new orders while a page of the shop is open here: where the browser shows notifications and
 * takes no push messages (docs/product.md#notifications).
 */
export async function notifiesWhileOpen(store: ShopStore): Promise<boolean> {
  return (await store.settings.get(WHILE_OPEN))?.value === true;
}

/** Begins or ends that, for whoever is signed in. */
export async function notifyWhileOpen(store: ShopStore, on: boolean): Promise<void> {
  await whileOwned(store, await ownerOf(store), [store.settings], async () => {
    if (on) await store.settings.put({ key: WHILE_OPEN, value: true });
    else await store.settings.delete(WHILE_OPEN);
  });
}

/** Has the service worker show a new order, where the administrator wants that; each page may ask, it is shown once. */
export async function showNewOrder(store: ShopStore, { orderId, totalAmt }: NewOrderEvent): Promise<void> {
  if (!(await notifiesWhileOpen(store)) || Notification.permission !== 'granted') return;
  const { logo } = knownShop();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(
    showNewsRequest({
      news: { kind: 'new-order', orderId, total: totalAmt },
      language: locale().language,
      ...(logo && { logo }),
    }),
  );
}
