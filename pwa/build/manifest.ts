import { defaultShopSettings as shop } from '@jhola/shared/identity/default-shop-settings';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { type ManifestChoice, manifestPath } from '../src/app/home-screen/manifest-path.ts';
import { backgrounds } from './backgrounds.ts';

const words = {
  en: {
    tag: 'en-IN',
    description: shop.description.en,
    search: 'Search',
    cart: 'Cart',
    orders: 'My Orders',
    allOrders: 'All Orders',
    home: 'The shop, with offers and categories',
    product: 'A product with price, stock and reviews',
    found: 'A search that forgives typing mistakes',
  },
  hi: {
    tag: 'hi-IN',
    description: shop.description.hi,
    search: 'खोजें',
    cart: 'कार्ट',
    orders: 'मेरे ऑर्डर',
    allOrders: 'सभी ऑर्डर',
    home: 'दुकान, ऑफ़र और कैटेगरी के साथ',
    product: 'प्रोडक्ट, उसका दाम, स्टॉक और रिव्यू',
    found: 'खोज, जो टाइपिंग की गलतियाँ माफ़ करती है',
  },
} as const;

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') =>
  ({
    src: `/icons/${name}-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }) as const;

const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${drawing}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) =>
  ({ src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label }) as const;

/** A web app manifest: how the shop installs, for a language, and with an administrator's shortcut or without. */
function manifestFor({ language, admin }: ManifestChoice): Partial<ManifestOptions> {
  const { tag, description, ...said } = words[language];
  return {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description,
    lang: tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    // an open shop is shown again instead of a second one
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    theme_color: backgrounds.light,
    background_color: backgrounds.light,
    categories: ['shopping'],
    prefer_related_applications: false,
    icons: [
      icon('pwa', 192, 'any'),
      icon('pwa', 512, 'any'),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    shortcuts: [
      ...(admin ? [shortcut(said.allOrders, '/dashboard/AdminAllOrders', 'all-orders')] : []),
      shortcut(said.search, '/search', 'search'),
      shortcut(said.cart, '/cart', 'cart'),
      shortcut(said.orders, '/dashboard/myorders', 'orders'),
    ],
    // what is shared stands in the address as it came; the app makes a search of it (tidy-shared-search)
    share_target: {
      action: '/search',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q', url: 'link' },
    },
    screenshots: [
      screenshot('home-narrow', '780x1688', 'narrow', said.home),
      screenshot('product-narrow', '780x1688', 'narrow', said.product),
      screenshot('home-wide', '1280x800', 'wide', said.home),
      screenshot('search-wide', '1280x800', 'wide', said.found),
    ],
  };
}

/** Every manifest of the shop, by its path. */
export const manifests: ReadonlyMap<string, Partial<ManifestOptions>> = new Map(
  (['en', 'hi'] as const).flatMap((language) =>
    [false, true].map(
      (admin) => [manifestPath({ language, admin }), manifestFor({ language, admin })] as const,
    ),
  ),
);
