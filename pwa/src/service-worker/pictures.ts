/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { allSizes } from '#ui/product/image-source.ts';
import { isWholePicture } from './whole-picture';

const MAX_PICTURES = 400;
const KEPT_DAYS = 30;
/**
 * The catalogue's pictures, the banners and the shop's logo, in the sizes that this screen wants. What customers upload of themselves
 * (`/uploads/avatars`) belongs to somebody: no cache keeps it.
 */
const PICTURES = /^\/(images|banners|uploads\/(pictures|logo))\//;

export const isPicture = ({ pathname }: URL): boolean => PICTURES.test(pathname);

/** The largest other size that the device has of a picture: better than none without a network. */
async function otherSize({ url }: Request): Promise<Response | undefined> {
  for (const address of allSizes(new URL(url).pathname).reverse()) {
    const kept = await caches.match(address);
    if (kept) return kept;
  }
  return undefined;
}

/** Answers pictures from the device where it has them, and keeps only what is whole and a picture. */
export const pictures = new StaleWhileRevalidate({
  cacheName: 'images',
  plugins: [
    { handlerDidError: ({ request }) => otherSize(request) },
    { cacheWillUpdate: async ({ response }) => (isWholePicture(response) ? response : null) },
    new ExpirationPlugin({
      maxEntries: MAX_PICTURES,
      maxAgeSeconds: KEPT_DAYS * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
});
