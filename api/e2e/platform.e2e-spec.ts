import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { HealthAnswer, healthPath } from '@jhola/shared/contracts/health.contract';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
beforeAll(async () => {
  shop = await sharedShop();
});

describe('a request that cannot be served', () => {
  const json = { 'content-type': 'application/json' };
  it.each<[string, Parameters<typeof call>[1], Parameters<typeof call>[2], number, string]>([
    ['malformed JSON', accountPaths.login, { body: '{"email":' }, 400, 'request.malformed'],
    ['a poisoned prototype', accountPaths.login, { body: '{"__proto__":{}}' }, 400, 'request.malformed'],
    ['no body', accountPaths.login, { method: 'POST' }, 400, 'request.invalid'],
    ['an empty body', accountPaths.login, { method: 'POST', headers: json }, 400, 'request.invalid'],
    ['too much', accountPaths.login, { body: { email: 'x'.repeat(300_000) } }, 413, 'request.too-large'],
    [
      'a form',
      accountPaths.login,
      { body: 'a[$ne]=', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'request.unsupported-type',
    ],
    ['an unknown path', '/api/nothing-here', {}, 404, 'route.missing'],
    [
      'an unknown path, asked for as a page',
      '/api/nothing-here',
      { headers: { accept: 'text/html' } },
      404,
      'route.missing',
    ],
    ['a wrong method', accountPaths.login, { method: 'DELETE' }, 404, 'route.missing'],
    ['an address that is none', '/%zz', {}, 400, 'request.malformed'],
  ])('is refused in the shape of all refusals: %s', async (_, path, sent, status, code) => {
    const answer = await call(shop, path, sent);
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
    expect(ErrorAnswer.safeParse(answer.body).success).toBe(true);
  });
});

describe('the health page', () => {
  it('shows the state of each part', async () => {
    const { status, body } = await call(shop, healthPath);
    expect(status).toBe(200);
    expect(HealthAnswer.parse(body)).toMatchObject({ ok: true, parts: { database: { ok: true } } });
  });
});

describe('the API’s description', () => {
  it('is made from the contracts', async () => {
    const { body } = await call(shop, '/api/docs.json');
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining([accountPaths.login, healthPath]));
    expect(body.components.schemas.LoginRequest.required).toEqual(['email', 'password']);
  });

  it('is a page for people that loads nothing from elsewhere', async () => {
    const { status, text } = await call(shop, '/api/docs');
    expect(status).toBe(200);
    expect(text).not.toMatch(/https?:\/\/|<style|<script>/);
    expect((await call(shop, '/api/docs/ui/swagger-ui-bundle.js')).status).toBe(200);
    expect((await call(shop, '/api/docs/ui/package.json')).status).toBe(404);
  });
});

describe('a picture of the demo catalogue', () => {
  const picture = '/images/demo/category-books-320.webp';

  it('is drawn when it is asked for, and may be kept for ever', async () => {
    const { status, headers } = await call(shop, picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toContain('immutable');
    const again = await call(shop, picture, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    '/images/demo/category-nothing-320.webp',
    '/images/demo/category-books-321.webp',
    '/images/demo/category-books.webp',
    '/images/demo/..%2f..%2fkeys%2fjwt-secret',
    '/images/elsewhere',
  ])('answers 404 like anything else: %s', async (path) => {
    const { status, body } = await call(shop, path);
    expect([status, body.code]).toEqual([404, 'route.missing']);
  });
});

describe('every answer', () => {
  it('forbids what a page of the shop does not need', async () => {
    const { headers } = await call(shop, healthPath);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");

    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is for the shop’s own pages only', async () => {
    const { headers } = await call(shop, healthPath, { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
