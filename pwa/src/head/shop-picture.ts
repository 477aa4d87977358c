/** What stands for a shop without a logo, and for its pages without a picture of their own. */
export const SHOP_PICTURE = '/icons/pwa-512x512.png';
