/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fill } from './fill';
import { answerAsset, dropOldAssets, isAsset, setOldAssetsAside } from './old-assets';
import { isPicture, pictures } from './pictures';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** What the server answers itself: data is never cached here, since the store holds it. */
const SERVED_BY_THE_API = [
  /^\/api\//,
  /^\/images\//,
  /^\/uploads\//,
  /^\/socket\.io\//,
  /^\/dev\//,
  /^\/robots\.txt$/,
  /^\/sitemap[^/]*\.xml$/,
];

const shell = new PrecacheController();
shell.addToCacheList(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(fill(shell, event)));
self.addEventListener('activate', (event) => event.waitUntil(begin(event)));

/** Takes over: from the version before, and from the network on the very first visit. */
async function begin(event: ExtendableEvent): Promise<void> {
  const wanted = new Set(shell.getURLsToCacheKeys().values());
  await setOldAssetsAside(self.clients, shell.strategy.cacheName, wanted);
  await shell.activate(event);
  await self.clients.claim();
}

const page = shell.createHandlerBoundToURL('/index.html');
registerRoute(new PrecacheRoute(shell));
registerRoute(
  new NavigationRoute(
    (options) => {
      options.event.waitUntil(dropOldAssets(self.clients));
      return page(options);
    },
    { denylist: SERVED_BY_THE_API },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  ({ request }) => answerAsset(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') self.skipWaiting();
});
