import type { Plugin } from 'vite';
import { shopIdentity } from '../src/app/shop-identity.ts';

/** Writes the shop's name and description into index.html, so that `app/shop-identity.ts` is the one place for them. */
export function nameTheShop(): Plugin {
  return {
    name: 'name-the-shop',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%SHOP_NAME%', shopIdentity.name)
          .replaceAll('%SHOP_DESCRIPTION%', shopIdentity.description),
    },
  };
}
