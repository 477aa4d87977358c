import { listingPath, productPath } from '@jhola/shared/domain/slugs/paths';
import { aCategory, aProductIn, aSubcategory } from '@jhola/test-doubles/builders/categories';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { type RawAnswer, rawGet } from './harness/raw-request.js';
import { seeded } from './harness/seeded.js';
import { isFullRun, repeated } from './harness/tier.js';

const MUTATED = Number(process.env.MUTATED_PATHS ?? repeated(2000));
const NOWHERE = 'f'.repeat(24);
const fixed = ['/', '/shop', '/faqs', '/about', '/contact', '/cart', '/privacy-policy', '/cancel', '/login'];

/** What happens to a path on its way, by accident or on purpose. */
const mutations: readonly ((path: string, random: () => number) => string)[] = [
  (path, random) => at(path, random, '/'),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path, random) => changed(path, random, (sign) => sign.toUpperCase()),
  (path, random) => changed(path, random, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '%2F'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `/x${path}`,
  (path) => `/x/..${path}`,
  (path) => `/.${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => `//evil.example${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `HTTPS://u:p@evil.example:9/${path}`,
  (path) => `${path};x=1`,
  (path) => `${path}?utm_source=x&orderId=1&from=/evil&q=evil`,
  (path) => `${path}?${'a=1&'.repeat(20)}`,
  (path) => `${path}#x?y`,
  (path) => path.replace(/[^/]+-(?=[0-9a-f]{24}$)/, 'Evil-words-'),
  (path) => path.replace(/[^/]+-(?=[0-9a-f]{24}\/)/, '%3Cscript%3E-'),
  (path) => path.replace(/[0-9a-f]{24}$/, NOWHERE),
  (path, random) => at(path, random, '%00'),
  (path, random) => at(path, random, '\xe9'),
  (path, random) => at(path, random, '%25'),
];

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

function at(path: string, random: () => number, text: string): string {
  const index = 1 + Math.floor(random() * path.length);
  return path.slice(0, index) + text + path.slice(index);
}

function changed(path: string, random: () => number, change: (sign: string) => string): string {
  return path.replace(/[a-z]/g, (sign) => (random() < 0.2 ? change(sign) : sign));
}

const mutated = (path: string, random: () => number): string =>
  Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(mutations, random)).reduce(
    (now, mutate) => mutate(now, random),
    path,
  );

describe('promise 52: a page that is stored', () => {
  let shop: Shop;
  let product: string;
  let honest: readonly string[];
  /** The pages of a shop whom nobody has asked anything else, by their paths. */
  let pages: ReadonlyMap<string, RawAnswer>;

  beforeAll(async () => {
    shop = await startBriefly();
    const admin = await anAdmin(shop);
    const category = await aCategory(shop, admin, 'Tea & Coffee');
    const subcategory = await aSubcategory(shop, admin, [category], 'Green: Tea');
    const teas = [];
    for (const name of ['Assam', 'Nilgiri', 'Kangra']) {
      teas.push(productPath(await aProductIn(shop, admin, { category, subcategory }, { name })));
    }
    product = teas[0] ?? '';
    honest = [...fixed, ...teas, listingPath(category, subcategory)];
    const first = new Map<string, RawAnswer>();
    for (const path of honest) first.set(path, await rawGet(shop, path));
    pages = first;
  });
  afterAll(() => shop.stop());

  /** The same shop, which has stored nothing yet. */
  async function again(): Promise<void> {
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
  }

  const isHonest = async (path: string): Promise<boolean> => {
    const [answer, page] = [await rawGet(shop, path), pages.get(path)];
    return answer.headers.etag === page?.headers.etag && answer.text === page?.text;
  };

  /** What is wrong with the answer to a mutated path, or ''. */
  async function faultOf({ status, headers, text }: RawAnswer): Promise<string> {
    if (status === 400 || status === 404) return '';
    if (status === 200) {
      const known = [...pages.values()].some(
        (page) => page.headers.etag === headers.etag && page.text === text,
      );
      return known ? '' : '200 with a page that no honest path has';
    }
    const { location = '' } = headers;
    if (status !== 308 || !/^\/(?![/\\])/.test(location)) return `${status} ${location}`;
    const next = await rawGet(shop, location);
    return next.status === 308 ? `308 to ${location}, and on to ${next.headers.location}` : '';
  }

  it('is what its own path answers, and each honest path answers 200', () => {
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
    expect(new Set([...pages.values()].map(({ headers }) => headers.etag)).size).toBe(honest.length);
  });

  it.each([
    ['//x/PRODUCT', 404, undefined],
    ['/faqs/', 308, '/faqs'],
    ['/faqs/?a=1', 308, '/faqs?a=1'],
    ['//faqs', 308, '/faqs'],
    ['/FAQS', 308, '/faqs'],
    ['/%66aqs', 308, '/faqs'],
    ['/%2566aqs', 404, undefined],
    ['/faqs%2F', 404, undefined],
    ['/faqs;x', 404, undefined],
    ['/x/../faqs', 404, undefined],
    ['/./faqs', 404, undefined],
    ['http://evil.example/faqs', 200, undefined],
    ['http://evil.example', 200, undefined],
    ['//', 308, '/'],
    ['/\\', 404, undefined],
    ['/\\evil.example', 404, undefined],
    ['//a:b', 404, undefined],
    ['//evil.example/%2e%2e', 404, undefined],
    ['/%zz', 400, undefined],
    ['/sitemap-9999.xml', 404, undefined],
    ['/sitemap-1.xml?x=1', 200, undefined],
  ])('has one path: %s', async (target, status, location) => {
    const answer = await rawGet(shop, target.replace('PRODUCT', product.slice(1)));
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('is not replaced by what another path answers, asked first', async () => {
    await again();
    const replaced: string[] = [];
    for (const [target, path] of [
      [`//x${product}`, product],
      ['/faqs/', '/faqs'],
      ['/ABOUT', '/about'],
    ] as const) {
      await rawGet(shop, target);
      if (!(await isHonest(path))) replaced.push(`${path} by ${target}`);
    }
    expect(replaced).toEqual([]);
  });

  it('is not replaced by whoever asks for it in other words first', async () => {
    if (isFullRun) await again();
    const random = seeded(52);
    const wrong: string[] = [];
    for (let done = 0; done < MUTATED; done += 10) {
      // The first round goes through all pages before anybody has asked for them honestly.
      const path = honest[(done / 10) % honest.length] ?? '/';
      const targets = Array.from({ length: 10 }, () => mutated(path, random));
      const answers = await Promise.all(targets.map((target) => rawGet(shop, target)));
      for (const [index, answer] of answers.entries()) {
        const fault = targets[index] === path ? '' : await faultOf(answer);
        if (fault) wrong.push(`${targets[index]}: ${fault}`);
      }
      if (!(await isHonest(path))) wrong.push(`${path} after ${targets.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    for (const path of honest) expect([path, await isHonest(path)]).toEqual([path, true]);
  });
});
