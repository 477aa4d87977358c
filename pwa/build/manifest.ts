import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: how the shop installs on a phone. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: shopIdentity.name,
  short_name: shopIdentity.name,
  description: shopIdentity.description,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#fbf8f2',
  background_color: '#fbf8f2',
  categories: ['shopping'],
  icons: [
    { src: '/icons/pwa-192x192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/pwa-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'Search',
      url: '/search',
      icons: [{ src: '/icons/shortcut-search.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Cart',
      url: '/cart',
      icons: [{ src: '/icons/shortcut-cart.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'My Orders',
      url: '/dashboard/myorders',
      icons: [{ src: '/icons/shortcut-orders.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
};
