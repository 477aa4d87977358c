import type { ShopConfig } from '../config/shop-config.js';

/** A page creates one policy, and all code that takes strings passes it. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** The origin of the sign-in provider's script, frames and calls. */
const GOOGLE = 'https://accounts.google.com/gsi/';

/**
 * What a page of the shop may load: its own files only, nothing inline, nothing evaluated. Strings become markup or code only by
 * the web app's policy for Trusted Types.
 */
export function contentSecurityPolicy(config: ShopConfig): Record<string, string[]> {
  const shop = new URL(config.publicUrl);
  // Safari before 16 does not include sockets in 'self'.
  const sockets = `${shop.protocol === 'https:' ? 'wss' : 'ws'}://${shop.host}`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes,
    ...(shop.protocol === 'https:' ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/** The same for the pages that describe the API: their third-party code builds its markup from strings. */
export const policyOfDocs = withoutTrustedTypes;

/**
 * The same for the page that holds the sign-in provider's button, in a frame of the sign-in pages: it may load the provider's
 * script, which does not support Trusted Types.
 */
export function policyOfGoogleButton(config: ShopConfig): Record<string, string[]> {
  const google = (...sources: string[]) => (config.environment.GOOGLE_CLIENT_ID ? sources : []);
  return {
    ...withoutTrustedTypes(config),
    'script-src': ["'self'", ...google(`${GOOGLE}client`)],
    'style-src': ["'self'", ...google(`${GOOGLE}style`)],
    'connect-src': ["'self'", ...google(GOOGLE)],
    'frame-src': google(GOOGLE).length > 0 ? [GOOGLE] : ["'none'"],
    'frame-ancestors': ["'self'"],
  };
}

function withoutTrustedTypes(config: ShopConfig): Record<string, string[]> {
  const own = contentSecurityPolicy(config);
  return Object.fromEntries(Object.entries(own).filter(([directive]) => !(directive in trustedTypes)));
}
