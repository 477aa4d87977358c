import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { SORT_ORDERS } from '@jhola/shared/contracts/product-filter-limits';
import { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { ListingAnswer, SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { filterProducts } from '@jhola/shared/domain/filters/filter-products';
import { filterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { sortProducts } from '@jhola/shared/domain/filters/sort-products';
import { aListingKey, aProductIn, type ListingKey } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { sharedShop } from './harness/shared-shop.js';

type Filters = Partial<ProductFilters>;

const shirts = [
  { name: 'S', stock: 0 },
  { name: 'M', stock: 3 },
  { name: 'XL', price: 900, stock: 1 },
];
/** Oldest first. */
const products = [
  { name: 'Toor Xylanthi', unit: '1 kg', price: 180, discount: 50, more_details: { Brand: 'Tavasti' } },
  { name: 'Moong Xylanthi', unit: '1000 g', price: 120, discount: 12, more_details: { Brand: 'TAVASTI' } },
  { name: 'Chana Xylanthi', unit: '500g', price: 60, stock: 0, more_details: { Brand: 'Khetwala' } },
  { name: 'Urad Xylanthi', unit: '500 g', price: 95.5, discount: 10, more_details: { Origin: 'Nashik' } },
  {
    name: 'Xylanthi Print Kurta',
    unit: '1 piece',
    price: 700,
    variants: shirts,
    more_details: { Brand: 'Tasva' },
  },
];

describe('filters of a listing and of a search', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let listingKey: ListingKey;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    listingKey = await aListingKey(shop, admin);
    for (const product of products)
      ids.set(product.name, (await aProductIn(shop, admin, listingKey, product))._id);
    await aProductIn(shop, admin, listingKey, { name: 'Draft Xylanthi', published: false });
    await aProductIn(shop, admin, await aListingKey(shop, admin), { name: 'Masoor Xylanthi', unit: '2 kg' });
  });

  const keys = () => ({ categoryId: listingKey.category._id, subCategoryId: listingKey.subcategory._id });
  const askListing = (filters: unknown, more: object = {}) =>
    call(shop, productPaths.bySubcategory, { body: { ...keys(), filters, ...more } });
  const askSearch = (filters: unknown, more: object = {}) =>
    call(shop, productPaths.search, { body: { search: 'xylanthi', filters, ...more } });
  const listing = async (filters: Filters | undefined, more: object = {}) =>
    ListingAnswer.strict().parse((await askListing(filters, more)).body);
  const search = async (filters: Filters | undefined, more: object = {}) =>
    SearchAnswer.strict().parse((await askSearch(filters, more)).body);
  const names = ({ data }: { readonly data: readonly ProductSummary[] }) => data.map(({ name }) => name);

  it.each<[Filters, string[]]>([
    [{}, ['Xylanthi Print Kurta', 'Urad Xylanthi', 'Chana Xylanthi', 'Moong Xylanthi', 'Toor Xylanthi']],
    [{ brands: [' TAVASTI '] }, ['Moong Xylanthi', 'Toor Xylanthi']],
    [
      { brands: ['tavasti', 'tasva'], sort: 'lowToHigh' },
      ['Toor Xylanthi', 'Moong Xylanthi', 'Xylanthi Print Kurta'],
    ],
    [{ packs: ['1000g'] }, ['Moong Xylanthi', 'Toor Xylanthi']],
    [{ packs: ['xl'], inStockOnly: true, min: 900 }, ['Xylanthi Print Kurta']],
    [{ packs: ['s'], inStockOnly: true }, []],
    [{ min: 86, max: 100, inStockOnly: true }, ['Toor Xylanthi']],
    [{ discount: 12, sort: 'discount' }, ['Toor Xylanthi', 'Moong Xylanthi']],
    [{ min: 200, max: 100 }, []],
    [{ search: 'MOONG' }, ['Moong Xylanthi']],
    [{ rating: 1 }, []],
  ])('%j leave %j', async (filters, expected) => {
    const found = await listing(filters);
    expect([names(found), found.totalCount]).toEqual([expected, expected.length]);
    // The same filters of a search, whose own order is another one.
    const others = (await search(filters)).data.filter(({ name }) => name !== 'Masoor Xylanthi');
    expect(names({ data: others }).sort()).toEqual([...expected].sort());
  });

  it('counts what can be chosen where it is asked, and pages what is left', async () => {
    const first = await listing({ brands: ['tavasti'] }, { facets: true, limit: 1 });
    expect([names(first), first.totalCount]).toEqual([['Moong Xylanthi'], 2]);
    expect(first.facets).toMatchObject({
      brands: [
        { value: 'tavasti', label: 'TAVASTI', count: 2 },
        { value: 'khetwala', label: 'Khetwala', count: 1 },
        { value: 'tasva', label: 'Tasva', count: 1 },
      ],
      packs: [{ value: '1000g', count: 2 }],
      inStock: 2,
      price: { min: 90, max: 105 },
    });
    const second = await listing({ brands: ['tavasti'] }, { limit: 1, page: 2 });
    expect([names(second), second.facets]).toEqual([['Toor Xylanthi'], undefined]);
    expect(await search({ brands: ['tavasti'] }, { limit: 1, page: 2 })).toMatchObject({
      page: 2,
      totalPage: 2,
      totalCount: 2,
    });
  });

  it('answers lists without filters as ever, with the brand of each product', async () => {
    const found = await listing(undefined);
    expect(found.facets).toBeUndefined();
    expect(found.data.map(({ brand }) => brand)).toEqual([
      'Tasva',
      undefined,
      'Khetwala',
      'TAVASTI',
      'Tavasti',
    ]);
    expect(await listing({})).toEqual(found);
    expect(names(await search({}))).toEqual(names(await search(undefined)));
  });

  it('leaves what is left of an empty search, and offers nothing else where filters leave nothing', async () => {
    expect(names(await search({ brands: ['tavasti'] }, { search: '' }))).toEqual([
      'Moong Xylanthi',
      'Toor Xylanthi',
    ]);
    const none = await search({ brands: ['nobody'] });
    expect([none.totalCount, none.corrections, none.popular]).toEqual([0, undefined, undefined]);
    const nothing = await search({ brands: ['tavasti'] }, { search: 'qqqqzzzz' });
    expect(nothing.corrections).toEqual([]);
  });

  it.each([
    'tavasti',
    [],
    { brand: 'tavasti' },
    { brands: 'tavasti' },
    { brands: [''] },
    { brands: [{ $gt: '' }] },
    { brands: ['x'.repeat(81)] },
    { packs: Array.from({ length: 21 }, (_, at) => `${at}`) },
    { min: -1 },
    { min: '10' },
    { max: 1.5 },
    { max: 1e9 },
    { discount: 0 },
    { discount: 101 },
    { rating: 6 },
    { inStockOnly: 'yes' },
    { sort: 'prettiest' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (filters) => {
    const refused = { status: 400, body: { code: 'request.invalid' } };
    expect(await askListing(filters)).toMatchObject(refused);
    expect(await askSearch(filters)).toMatchObject(refused);
  });

  it('refuses a listing that is none', async () => {
    const body = { categoryId: '0'.repeat(24), subCategoryId: '0'.repeat(24), filters: {} };
    expect(await call(shop, productPaths.bySubcategory, { body })).toMatchObject({
      status: 404,
      body: { code: 'category.missing' },
    });
  });

  it('finds and counts as a device does, which has the cards and the same rules', async () => {
    const whole = (await listing(undefined, { limit: 100 })).data;
    const found = (await search(undefined, { limit: 100 })).data;
    const choices: readonly (readonly Filters[])[] = [
      [{}, { brands: ['tavasti'] }, { brands: ['tavasti', 'tasva', 'none'] }],
      [{}, { packs: ['1000g', 'm'] }, { packs: ['500g'] }],
      [{}, { inStockOnly: true }],
      [{}, { min: 90, max: 700 }, { min: 800 }],
      [{}, { discount: 10 }],
      [undefined, ...SORT_ORDERS].map((sort) => (sort ? { sort } : {})),
    ];
    const every = choices.reduce<Filters[]>(
      (all, kind) => all.flatMap((some) => kind.map((one) => ({ ...some, ...one }))),
      [{}],
    );
    const onDevice = (cards: readonly ProductSummary[], filters: Filters) => {
      const read = cards.map(filterableProduct);
      const parsed = ProductFilters.parse(filters);
      const { kept, facets } = filterProducts(read, parsed);
      const left = sortProducts(read, kept, parsed.sort).map((at) => cards[at]?.name);
      return { names: left, facets, totalCount: kept.length };
    };
    // A prime step through all of them: each choice meets each other.
    for (let at = 0; at < every.length; at += 7) {
      const filters = every[at] ?? {};
      for (const [answer, cards] of [
        [await listing(filters, { facets: true, limit: 100 }), whole],
        [await search(filters, { facets: true, limit: 100 }), found],
      ] as const) {
        const { facets, totalCount } = answer;
        expect({ filters, names: names(answer), facets, totalCount }).toEqual({
          filters,
          ...onDevice(cards, filters),
        });
      }
    }
  });

  it('follows sales, edits and deletions', async () => {
    const customer = await aCustomer(shop);
    const rare = await aProductIn(shop, admin, listingKey, { name: 'Rare Xylanthi', stock: 1, unit: '3 kg' });
    const inStock = { packs: ['3000g'], inStockOnly: true };
    expect(names(await listing(inStock))).toEqual(['Rare Xylanthi']);
    await placeOrder(shop, customer, rare);
    await until('the sale to be seen', async () => (await listing(inStock)).totalCount === 0);
    expect((await search(inStock)).totalCount).toBe(0);
    const body = { _id: rare._id, more_details: { Brand: 'Nadi' }, stock: 4 };
    await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body });
    expect(names(await listing({ brands: ['nadi'], inStockOnly: true }))).toEqual(['Rare Xylanthi']);
    await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body: { _id: rare._id } });
    expect((await listing({ brands: ['nadi'] })).totalCount).toBe(0);
    expect((await search({ brands: ['nadi'] })).totalCount).toBe(0);
  });
});
