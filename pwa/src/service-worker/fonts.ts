/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** Whether an address is that of letters, which only some languages need: they are not copied with the shell. */
export const isFont = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') && pathname.endsWith('.woff2');

/** Keeps letters from their first use on; their names change with their content. */
export const fonts = new CacheFirst({
  cacheName: 'fonts',
  // Letters are the same for whoever asks, with credentials or without.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 2, purgeOnQuotaError: true })],
});
