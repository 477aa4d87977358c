import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { ShopConfig } from '../config/shop-config.js';
import { contentSecurityPolicy, policyOfDocs, policyOfGoogleButton } from './content-security-policy.js';

const A_YEAR_S = 31_536_000;
/** The page of the sign-in provider's button. */
const GOOGLE_BUTTON = '/google-button.html';
/** The web app's scripts, styles and fonts. */
const ASSETS = '/assets/*';
/**
 * What has a meaning for them: a worker is under the policy of its own script, and what styles load tells no address. The rest is
 * for documents.
 */
const HEADERS_OF_ASSETS = new Set([
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

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
 * Security headers for every response. Pages and other files get all of helmet's, the web app's code those that concern it; the API's
 * responses, which are data and never rendered as a page, a few that forbid everything. All are constant, and computed once.
 */
export function sendSecurityHeaders(server: FastifyInstance, config: ShopConfig): void {
  const ofData = dataHeaders(config);
  const ofPages = pageHeaders(config, contentSecurityPolicy(config));
  const ofAssets = Object.fromEntries(
    Object.entries(ofPages).filter(([header]) => HEADERS_OF_ASSETS.has(header)),
  );
  const ofDocs = pageHeaders(config, policyOfDocs(config));
  const ofGoogleButton = {
    ...pageHeaders(config, policyOfGoogleButton(config)),
    'x-frame-options': 'SAMEORIGIN',
  };
  const headersOf = ({ is404, url, routeOptions: { url: route = '' } }: FastifyRequest) => {
    // The route's own address, too: `/%61pi/` also leads to the API.
    if (is404 || isData(url) || isData(route)) return ofData;
    if (route === ASSETS) return ofAssets;
    if (isDocs(route)) return ofDocs;
    return route === GOOGLE_BUTTON ? ofGoogleButton : ofPages;
  };
  // Not async: a promise for each request costs a tenth of a ready answer.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    done();
  });
}

/** Helmet's headers for pages under this policy. */
function pageHeaders(config: ShopConfig, directives: Record<string, string[]>): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: config.isOverTls ? { maxAge: A_YEAR_S } : false,
    frameguard: { action: 'deny' },
    ...(config.environment.GOOGLE_CLIENT_ID ? forProvider(config.isOverTls) : {}),
  });
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
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
