import type { ShopConfig } from '../config/shop-config.js';

/** Where the sign-in provider's script, its frames and its calls come from. */
const GOOGLE = 'https://accounts.google.com/gsi/';

/**
 * What a page of the shop may load: its own files only, nothing inline, nothing evaluated; with third-party sign-in the
 * provider's button too.
 */
export function contentSecurityPolicy(config: ShopConfig): Record<string, string[]> {
  const shop = new URL(config.publicUrl);
  // Safari before 16 does not count a socket as 'self'.
  const sockets = `${shop.protocol === 'https:' ? 'wss' : 'ws'}://${shop.host}`;
  const google = (...sources: string[]) => (config.environment.GOOGLE_CLIENT_ID ? sources : []);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google(`${GOOGLE}client`)],
    'style-src': ["'self'", ...google(`${GOOGLE}style`)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets, ...google(GOOGLE)],
    'frame-src': ["'self'", ...google(GOOGLE)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(shop.protocol === 'https:' ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
