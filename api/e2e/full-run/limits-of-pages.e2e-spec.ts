import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';

/** As many as one address is made within a minute. */
const PAGES = 600;
const AT_A_TIME = 25;

describe('pages made by the server', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startBriefly({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => shop.stop());

  const pageFor = (address: string, at: number) =>
    call(shop, `/search?q=word${at}`, { headers: { 'x-forwarded-for': address, accept: 'text/html' } });

  it('are so many for each address; then browsers make them, and nobody is shut out', async () => {
    const bare = await call(shop, '/index.html');
    for (let at = 0; at < PAGES; at += AT_A_TIME) {
      const pages = await Promise.all(
        Array.from({ length: AT_A_TIME }, (_, more) => pageFor('203.0.113.7', at + more)),
      );
      for (const { status, text } of pages) {
        expect(status).toBe(200);
        expect(text).not.toBe(bare.text);
      }
    }
    const beyond = await pageFor('203.0.113.7', PAGES);
    expect([beyond.status, beyond.text]).toEqual([200, bare.text]);
    expect(beyond.headers.get('cache-control')).toBe('no-cache');
    expect(beyond.headers.get('content-security-policy')).toBe(bare.headers.get('content-security-policy'));

    const other = await pageFor('203.0.113.8', PAGES);
    expect(other.status).toBe(200);
    expect(other.text).not.toBe(bare.text);
    // what browsers need to make a page is not counted
    expect(
      (await call(shop, '/api/category/get', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
    ).toBe(200);
  });
});
