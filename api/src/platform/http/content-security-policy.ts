import type { ShopConfig } from '../config/shop-config.js';

/** What a page of the shop may load: its own files only, nothing inline, nothing evaluated. */
export function contentSecurityPolicy(config: ShopConfig): Record<string, string[]> {
  const shop = new URL(config.publicUrl);
  // Safari before 16 does not count a socket as 'self'.
  const sockets = `${shop.protocol === 'https:' ? 'wss' : 'ws'}://${shop.host}`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(shop.protocol === 'https:' ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
