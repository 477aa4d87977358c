import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import type { Plugin } from 'vite';

/** Writes the shop's name and description into index.html, so that `shared/identity/shop-identity` is the only source of them. */
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
