/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** What the server answers itself: data is never cached here, since the store holds it. */
const SERVED_BY_THE_API = [/^\/api\//, /^\/images\//, /^\/uploads\//, /^\/socket\.io\//, /^\/dev\//];
const MOST_IMAGES = 400;
const IMAGE_DAYS = 30;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVED_BY_THE_API }));

/** Products' pictures, and the banners in the one size that this screen wants. */
const PICTURES = /^\/(images|banners)\//;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURES.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'images',
    plugins: [
      new ExpirationPlugin({
        maxEntries: MOST_IMAGES,
        maxAgeSeconds: IMAGE_DAYS * 24 * 60 * 60,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') self.skipWaiting();
});
