import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly, testAdmin } from '@jhola/test-doubles/shop/start-shop';
import { liveSessions } from './harness/live-session.js';
import { nameOf } from './harness/route-audiences.js';
import type { Route } from './harness/routes.js';
import { routesOf } from './harness/routes.js';
import { sampled } from './harness/tier.js';

const OWN = 'https://jhola.localhost';
const FOREIGN = 'https://evil.example';
const A_YEAR_S = 31_536_000;
/** What is no route of the API: pages, files, pictures, and what is missed or cannot be read. */
const others = [
  '/',
  '/about',
  '/cart',
  '/no-such-page/of/the/shop',
  '/index.html',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/images/demo/category-books-320.webp',
  '/uploads/nothing.webp',
  '/api/nothing-here',
  '/api/docs',
  '/%zz',
];

let shop: Shop;
let routes: readonly Route[];
let tokenOf: ReturnType<typeof liveSessions>;
/** A script of the web app. */
let script: string;
beforeAll(async () => {
  // As behind TLS; what it answers does not depend on who terminates it.
  shop = await startBriefly({ PUBLIC_URL: OWN });
  routes = (await routesOf(shop)).routes;
  tokenOf = liveSessions(shop);
  [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await call(shop, '/')).text) ?? [];
  expect(script).not.toBe('');
});
afterAll(() => shop.stop());

/** Everything there is to ask for, once as a visitor and once as an administrator. */
async function everyAnswer(headers: Record<string, string>) {
  const asked: { name: string; headers: Headers }[] = [];
  for (const route of routes) {
    for (const isAdmin of [false, true]) {
      const token = isAdmin ? await tokenOf(testAdmin) : '';
      const answer = await call(shop, route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
        method: route.method,
        headers: { ...headers, ...(isAdmin ? { authorization: `Bearer ${token}` } : {}) },
      });
      asked.push({ name: `${nameOf(route)} ${answer.status}`, headers: answer.headers });
    }
  }
  for (const path of [...others, script]) {
    const answer = await call(shop, path, { headers });
    asked.push({ name: `GET ${path} ${answer.status}`, headers: answer.headers });
  }
  return asked;
}

/** The sources that a policy names for a directive, or for what falls back to it. */
function sourcesOf(policy: string, directive: string): readonly string[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  return directives.get(directive) ?? directives.get('default-src') ?? [];
}

describe('promises 23 and 25: the headers of every answer of every route', () => {
  it('keep the shop to TLS for a year, its types to what they say, and it out of every frame', async () => {
    const answers = await everyAnswer({});
    expect(answers.length).toBeGreaterThan(100);
    const wrong = answers.flatMap(({ name, headers }) => {
      const [, age] = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      const policy = headers.get('content-security-policy') ?? '';
      const faults = [
        Number(age) >= A_YEAR_S ? '' : 'no HSTS',
        headers.get('x-content-type-options') === 'nosniff' ? '' : 'no nosniff',
        /unsafe-inline|unsafe-eval|unsafe-hashes/.test(policy) ? policy : '',
        sourcesOf(policy, 'object-src').join() === "'none'" ? '' : 'objects',
        /(^|;)\s*frame-ancestors 'none'/.test(policy) ? '' : 'frames',
        sourcesOf(policy, 'script-src').some((source) => /^(\*|data:|blob:|https?:)/.test(source))
          ? 'scripts'
          : '',
        headers.get('x-powered-by') ?? '',
        headers.get('set-cookie') ? 'a cookie' : '',
      ];
      return faults.filter(Boolean).map((fault) => `${name}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  it('let no page of another origin read, and name the shop’s own alone', async () => {
    for (const origin of sampled([FOREIGN, 'null', `${OWN}.evil.example`, 'http://jhola.example'], 2)) {
      const allowed = (await everyAnswer({ origin })).filter(
        ({ headers }) =>
          ![null, OWN].includes(headers.get('access-control-allow-origin')) ||
          headers.get('access-control-allow-origin') === origin,
      );
      expect([origin, allowed.map(({ name }) => name)]).toEqual([origin, []]);
    }
  }, 240_000);

  it('answer what a foreign page asks before it writes with nothing it could use', async () => {
    for (const { method, path } of routes) {
      const { headers } = await call(shop, path.replace(/\{\w+\}/g, UNKNOWN_ID), {
        method: 'OPTIONS',
        headers: {
          origin: FOREIGN,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect([null, OWN]).toContain(headers.get('access-control-allow-origin'));
      expect([headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual([
        'nosniff',
        expect.stringContaining(`max-age=${A_YEAR_S}`),
      ]);
    }
  });

  it('ask for Trusted Types on every page of the shop', async () => {
    for (const path of ['/', '/about', '/cart', '/no-such-page/of/the/shop']) {
      const { headers } = await call(shop, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("script-src 'self';");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });
});
