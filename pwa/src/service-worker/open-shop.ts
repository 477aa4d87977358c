/// <reference lib="webworker" />
import { OPEN_PATH } from '../data/push/open-path';

/** A page that has begun answers immediately; one that has not is sent to the address by the browser. */
const ANSWER_MS = 1000;

/** Leads the shopper to a page of the shop: in a window that is open, the one in sight first, else in a new one. */
export async function openShop({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inSight = windows.find(({ visibilityState }) => visibilityState === 'visible');
  const chosen = windows.find(({ focused }) => focused) ?? inSight ?? windows[0];
  if (!chosen) {
    await clients.openWindow(path);
    return;
  }
  const page = await chosen.focus();
  if (!(await goesThere(page, path))) await page.navigate(path);
}

/** Asks a page to go to an address without loading anew; whether it does. */
function goesThere(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const waiting = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(waiting);
      resolve(true);
    };
    page.postMessage({ type: OPEN_PATH, path }, [port2]);
  });
}
