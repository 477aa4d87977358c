import { productPaths } from '@jhola/shared/contracts/product.contract';
import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import {
  aCategory,
  aProductIn,
  aSubcategory,
  type ListingKey,
} from '@jhola/test-doubles/builders/categories';
import type { TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';

const ORIGIN = 'https://shop.example';
const NOWHERE = 'f'.repeat(24);

/** A page as a crawler gets it, which runs no script. */
interface Crawled {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

describe('the server-rendered page', () => {
  let shop: Shop;
  let admin: SignedIn;
  let listingKey: ListingKey;
  let tea: TestProduct;

  beforeAll(async () => {
    shop = await startBriefly({ PUBLIC_URL: ORIGIN, RATE_LIMITS: 'on' });
    admin = await anAdmin(shop);
    const category = await aCategory(shop, admin, 'Tea & Coffee');
    listingKey = { category, subcategory: await aSubcategory(shop, admin, [category], 'Green Tea') };
    tea = await aProductIn(shop, admin, listingKey, {
      name: 'Darjeeling First Flush',
      description: `A light </script><script>alert(1)</script> cup. ${'Fine leaves. '.repeat(30)}`,
      image: ['/images/tea-640.webp'],
      price: 450,
      discount: 10,
      stock: 4,
    });
  });
  afterAll(() => shop.stop());

  async function visit(path: string, headers: Record<string, string> = {}): Promise<Crawled> {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', ...headers } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  }

  const canonical = ({ html }: Crawled) => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  const meta = ({ html }: Crawled, name: string) =>
    new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];
  const title = ({ html }: Crawled) => /<title[^>]*>([^<]*)</.exec(html)?.[1];
  const things = ({ html }: Crawled) =>
    [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
  const data = ({ html }: Crawled) =>
    JSON.parse(/<script type="application\/json" id="first-data">([^<]*)</.exec(html)?.[1] ?? 'null') as {
      readonly products: readonly TestProduct[];
      readonly lists: readonly { readonly ids: readonly string[]; readonly total: number }[];
    } | null;

  it('of a product tells a crawler everything without a script', async () => {
    const page = await visit(productPath(tea));
    expect(page.status).toBe(200);
    expect(title(page)).toBe('Darjeeling First Flush | Jhola');
    expect(canonical(page)).toBe(ORIGIN + productPath(tea));
    expect(meta(page, 'description')?.replace(/&\w+;/g, '?').length).toBeLessThanOrEqual(160);
    expect(meta(page, 'og:image')).toBe(`${ORIGIN}/images/tea-640.webp`);
    expect(meta(page, 'robots')).toBeUndefined();
    expect(page.html).toMatch(/<h1[^>]*>Darjeeling First Flush</);
    expect(page.html).toContain('₹405');
    const [product, breadcrumb] = things(page);
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { price: 405, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('escapes every text of a product', async () => {
    const page = await visit(productPath(tea));
    expect(page.html).not.toContain('<script>alert');
    expect(data(page)?.products[0]?._id).toBe(tea._id);
  });

  it('has the right address also under a stale name', async () => {
    const page = await visit(`/product/an-older-name-${tea._id}`);
    expect([page.status, canonical(page)]).toEqual([200, ORIGIN + productPath(tea)]);
  });

  it('of a listing brings its first products along', async () => {
    const page = await visit(listingPath(listingKey.category, listingKey.subcategory));
    expect(page.status).toBe(200);
    expect(canonical(page)).toBe(ORIGIN + listingPath(listingKey.category, listingKey.subcategory));
    expect(data(page)?.lists[0]).toMatchObject({ ids: [tea._id], total: 1 });
    expect(page.html).toContain('Darjeeling First Flush');
  });

  it('of the home page has the categories and their first products', async () => {
    const page = await visit('/');
    expect(canonical(page)).toBe(`${ORIGIN}/`);
    expect(page.html).toContain('Tea &amp; Coffee');
    expect(page.html).toContain('Darjeeling First Flush');
    expect(things(page).map((thing) => thing['@type'])).toEqual(['WebSite', 'OnlineStore']);
  });

  it('of a search has what is found, typing mistakes forgiven', async () => {
    const page = await visit('/search?q=darjiling');
    expect(page.html).toContain('Darjeeling First Flush');
    expect(title(page)).toContain('Search Results for');
  });

  it('is in the language that was chosen', async () => {
    const page = await visit('/', { cookie: 'language=hi' });
    expect(page.html).toContain('<html lang="hi-IN"');
    expect(meta(page, 'og:locale')).toBe('hi_IN');
    expect((await visit('/')).html).toContain('<html lang="en-IN"');
  });

  it.each([
    ['an address without a page', '/no/such/page/at-all'],
    ['a product that is gone', `/product/tea-${NOWHERE}`],
    ['a listing that is gone', `/tea-${NOWHERE}/green-${NOWHERE}`],
  ])('of %s is a 404 that search engines leave out', async (_what, path) => {
    const page = await visit(path);
    expect([page.status, meta(page, 'robots')]).toEqual([404, 'noindex']);
    expect(page.html).toContain('<h1');
  });

  it('says nothing of those who are signed in', async () => {
    const { status, html } = await visit('/dashboard/profile', { authorization: `Bearer ${admin.token}` });
    expect(status).toBe(200);
    expect(html).not.toContain('admin@test.example');
  });

  it('is not sent again to whoever has it, until the product changes', async () => {
    const { headers } = await visit(productPath(tea));
    const etag = headers.get('etag') ?? '';
    expect((await visit(productPath(tea), { 'if-none-match': etag })).status).toBe(304);
    const change = {
      token: admin.token,
      method: 'PUT',
      body: { _id: tea._id, productType: 'fixed', stock: 0 },
    } as const;
    dataOf(await call(shop, productPaths.update, change));
    const page = await visit(productPath(tea), { 'if-none-match': etag });
    expect(page.status).toBe(200);
    expect(JSON.stringify(things(page))).toContain('https://schema.org/OutOfStock');
  });

  it('stands in the sitemap, and the sitemap in robots.txt', async () => {
    const map = await visit('/sitemap.xml');
    expect(map.headers.get('content-type')).toContain('application/xml');
    for (const path of ['/', productPath(tea), listingPath(listingKey.category, listingKey.subcategory)])
      expect(map.html).toContain(`<loc>${ORIGIN}${path}</loc>`);
    const robots = await visit('/robots.txt');
    expect(robots.html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.html).toContain('Disallow: /api/');
    expect((await visit('/sitemap-0.xml')).status).toBe(404);
  });

  it('promise 63: says whom to tell of a weakness', async () => {
    const { status, headers, html } = await visit('/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(html)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 90 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    expect(html).toContain('Contact: mailto:');
  });
});
