import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ShopConfig } from '../config/shop-config.js';
import { contentSecurityPolicy, policyOfDocs, policyOfGoogleButton } from './content-security-policy.js';

const A_YEAR_S = 31_536_000;
/** The page of the sign-in provider's button. */
const GOOGLE_BUTTON = '/google-button.html';

/** The headers of data responses, and of responses before any route is known. */
export function dataHeaders(config: ShopConfig): Record<string, string> {
  return {
    // Tokens and personal data; routes with cacheable responses override this.
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(config.isOverTls ? { 'strict-transport-security': `max-age=${A_YEAR_S}; includeSubDomains` } : {}),
  };
}

/**
 * Security headers for every response. Pages and files get all of helmet's; the API's responses, which are
 * data and never rendered as a page, get a few constant ones that forbid everything: computing helmet's again
 * would cost a frequent route a tenth of its time.
 */
export async function sendSecurityHeaders(server: FastifyInstance, config: ShopConfig): Promise<void> {
  const overTls = config.isOverTls;
  const ofData = dataHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    // The route's own address, too: `/%61pi/` also leads to the API.
    if (request.is404 || isData(request.url) || isData(request.routeOptions.url ?? '')) reply.headers(ofData);
    done();
  });
  // Nest answers CORS preflight requests before any hook of the shop.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'OPTIONS') reply.headers(ofData);
    done(null, payload);
  });
  // Before helmet's own hook of this type, which reads each route's options.
  server.addHook('onRoute', (route) => {
    if (isDocs(route.url))
      route.helmet = { contentSecurityPolicy: { useDefaults: false, directives: policyOfDocs(config) } };
    else if (route.url === GOOGLE_BUTTON)
      route.helmet = {
        contentSecurityPolicy: { useDefaults: false, directives: policyOfGoogleButton(config) },
        frameguard: { action: 'sameorigin' },
      };
    else if (!isData(route.url)) route.helmet = {};
  });
  await server.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    strictTransportSecurity: overTls ? { maxAge: A_YEAR_S } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    ...(config.environment.GOOGLE_CLIENT_ID ? forProvider(overTls) : {}),
  });
}

/**
 * The headers for the sign-in provider's button: its window reports to the page that opened it, and it checks
 * the site it is on. Without TLS (a shop on localhost) it learns that only from a referrer that is also sent
 * on a downgrade.
 */
function forProvider(overTls: boolean) {
  return {
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: overTls ? 'strict-origin-when-cross-origin' : 'no-referrer-when-downgrade' },
  } as const;
}

/** Whether an address returns data; the pages that describe the API are pages. */
function isData(url: string): boolean {
  return url.startsWith('/api/') && !isDocs(url);
}

function isDocs(url: string): boolean {
  return url.startsWith('/api/docs');
}
