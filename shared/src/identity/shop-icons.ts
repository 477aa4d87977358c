/**
 * The pictures that the shop draws of its owner's logo, by the end of their addresses (docs/product.md#shop-logo): in pages, in a
 * browser's tab, and on home screens.
 */
export const SHOP_ICONS = [
  'mark.webp',
  'favicon.png',
  'apple.png',
  'small.png',
  'large.png',
  'maskable.png',
  'monochrome.png',
] as const;
export type ShopIcon = (typeof SHOP_ICONS)[number];

/**
 * Where one of the icons of a logo lies. Another logo has other addresses.
 * @param logo as it stands in the settings, not ''
 */
export const shopIcon = (logo: string, icon: ShopIcon): string => logo.replace('large.png', icon);
