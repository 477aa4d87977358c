/// <reference lib="webworker" />
import '../trusted-types';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { OUTBOX_SYNC } from '../data/outbox/background-sync';
import { fill } from './fill';
import { fonts, isFont } from './fonts';
import { KeptHome } from './kept-home';
import { answerAsset, dropOldAssets, isAsset, setOldAssetsAside } from './old-assets';
import type { StoreParts } from './outbox-script';
import { isPicture, pictures } from './pictures';
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
} & Partial<StoreParts>;

/** The part that knows the store and the API (outbox-script.ts). */
const OUTBOX_SCRIPT = '/service-worker-outbox.js';

/** What the server answers itself: data is never cached here, since the store holds it. */
const SERVED_BY_THE_API = [
  /^\/api\//,
  /^\/images\//,
  /^\/uploads\//,
  /^\/socket\.io\//,
  /^\/dev\//,
  /^\/google-button\.html$/,
  /^\/robots\.txt$/,
  /^\/sitemap[^/]*\.xml$/,
];

const shell = new PrecacheController();
shell.addToCacheList(self.__WB_MANIFEST);
const home = new KeptHome(
  shell.getCacheKeyForURL('/index.html')?.split('=').at(-1) ?? '',
  (address) => shell.getCacheKeyForURL(address) !== undefined,
);
const renewHome = () => home.renew().catch((error: unknown) => console.warn('Home could not be kept', error));

self.addEventListener('install', (event) => {
  // what is taken up while installing, the browser keeps with the worker
  importScripts(OUTBOX_SCRIPT);
  event.waitUntil(fill(shell, event).then(renewHome));
});
self.addEventListener('activate', (event) => event.waitUntil(begin(event)));

/** Takes over: from the version before, and from the network on the very first visit. */
async function begin(event: ExtendableEvent): Promise<void> {
  const wanted = new Set(shell.getURLsToCacheKeys().values());
  await setOldAssetsAside(self.clients, shell.strategy.cacheName, wanted);
  await shell.activate(event);
  await home.dropOthers();
  await self.clients.claim();
}

const page = shell.createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      options.event.waitUntil(dropOldAssets(self.clients));
      if (!home.isMeant(options.url)) return page(options);
      // what is shown now is of the last visit; this one's is for the next
      options.event.waitUntil(renewHome());
      return (await home.answer(self)) ?? page(options);
    },
    { denylist: SERVED_BY_THE_API },
  ),
);
// behind the pages, since it would take the home page for its index.html
registerRoute(new PrecacheRoute(shell));
registerRoute(({ url, sameOrigin }) => sameOrigin && isFont(url), fonts);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  ({ request }) => answerAsset(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);

/** Background Sync, which TypeScript does not know: the browser has found a network for what was asked under a name. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag !== OUTBOX_SYNC) return;
  sync.waitUntil(storeParts().flushInWorker());
});

listenForPush(self, storeParts);

/** The part that knows the store and the API, taken up when it is first wanted. */
function storeParts(): StoreParts {
  if (!self.flushInWorker) importScripts(OUTBOX_SCRIPT);
  return self as unknown as StoreParts;
}

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') self.skipWaiting();
});
