import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { type ProductSummary, productPaths } from '@jhola/shared/contracts/product.contract';
import { type Subcategory, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin } from './shop-process.js';

/** Products made for ordering: the demo's stock is too small. */
const CART_PRODUCTS = 200;
export const PRODUCT_PRICE = 100;
const CART_ITEMS = 5;
/** Of those that stand in a listing, and whose sales therefore change its pages. */
const SOLD_PRODUCTS = 40;
const STEADY_SHOPPERS = 8;
/** Of each listing so many are looked at over and over. */
const POPULAR = 50;
const WALK_PAGE = 100;
/** Shoppers of each run are others: a shop may be measured again. */
const RUN = Date.now().toString(36);
const PASSWORD = 'password-of-a-bench-shopper';

/** Someone signed in who can order. */
export interface BenchShopper {
  readonly token: string;
  readonly addressId: string;
}

/** Everything the measured calls are made of. */
export interface Prepared {
  readonly shoppers: readonly BenchShopper[];
  /** Products that can be ordered any number of times. */
  readonly productIds: readonly string[];
  /** The same, each in a listing. */
  readonly soldProducts: readonly string[];
  /** Those who order steadily, beside the shoppers. */
  readonly steadyShoppers: readonly BenchShopper[];
  /** Some products of the catalogue. */
  readonly products: readonly string[];
  readonly listings: readonly WalkedListing[];
}

/** A listing with all that stands in it. */
export interface WalkedListing extends Listing {
  readonly products: readonly Pick<ProductSummary, '_id' | 'name'>[];
}

/** What a listing is asked by. */
export interface Listing {
  readonly categoryId: string;
  readonly subCategoryId: string;
}

/** Fills a shop with shoppers (each with an address and a few cart items) and products that never run out. */
export async function prepare(url: string, shoppers: number): Promise<Prepared> {
  const shop = new ShopCaller(url);
  const admin = shop.as(await signIn(shop, benchAdmin.email, benchAdmin.password));
  const listings = await allListings(shop);
  if (listings.length === 0) throw new Error('The shop has no demo catalogue to measure.');
  const walked: WalkedListing[] = [];
  for (const listing of listings) walked.push({ ...listing, products: await productsOf(shop, listing) });
  const productIds: string[] = [];
  for (let n = 0; n < CART_PRODUCTS; n++) productIds.push(await createProduct(admin, n));
  const soldProducts: string[] = [];
  for (let n = 0; n < SOLD_PRODUCTS; n++)
    soldProducts.push(await createProduct(admin, n, listings[n % listings.length]));
  const signedUp: BenchShopper[] = [];
  for (let n = 0; n < shoppers + STEADY_SHOPPERS; n++) signedUp.push(await aShopper(shop, n, productIds));
  return {
    shoppers: signedUp.slice(0, shoppers),
    steadyShoppers: signedUp.slice(shoppers),
    productIds,
    soldProducts,
    products: walked.flatMap(({ products }) => products.slice(0, POPULAR).map(({ _id }) => _id)),
    listings: walked,
  };
}

/** @returns an access token */
export async function signIn(shop: ShopCaller, email: string, password: string): Promise<string> {
  return (await shop.call<{ accesstoken: string }>(accountPaths.login, { email, password })).accesstoken;
}

/** The listings of all subcategories. */
export async function allListings(shop: ShopCaller): Promise<Listing[]> {
  const subcategories = await shop.call<Subcategory[]>(subcategoryPaths.get, {});
  return subcategories.flatMap(({ _id, category }) =>
    category.slice(0, 1).map((of) => ({ categoryId: of._id, subCategoryId: _id })),
  );
}

async function productsOf(shop: ShopCaller, listing: Listing): Promise<WalkedListing['products']> {
  const products: { _id: string; name: string }[] = [];
  for (let page = 1; ; page++) {
    const asked = { ...listing, page, limit: WALK_PAGE };
    const found = await shop.call<ProductSummary[]>(productPaths.bySubcategory, asked);
    products.push(...found.map(({ _id, name }) => ({ _id, name })));
    if (found.length < WALK_PAGE) return products;
  }
}

async function createProduct(admin: ShopCaller, n: number, listing?: Listing): Promise<string> {
  const product = {
    name: `Cotton bag ${n}`,
    category: listing ? [listing.categoryId] : [],
    subCategory: listing ? [listing.subCategoryId] : [],
    unit: '1 piece',
    price: PRODUCT_PRICE,
    stock: 1_000_000,
    description: 'A bag that is never sold out.',
  };
  return (await admin.call<{ _id: string }>(productPaths.create, product))._id;
}

async function aShopper(shop: ShopCaller, n: number, productIds: readonly string[]): Promise<BenchShopper> {
  const email = `shopper-${RUN}-${n}@bench.example`;
  await shop.call(accountPaths.register, {
    name: `Shopper ${n}`,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const token = await signIn(shop, email, PASSWORD);
  const own = shop.as(token);
  const address = await own.call<{ _id: string }>(addressPaths.create, {
    name: `Shopper ${n}`,
    building: 'Flat 12, Lotus Court',
    address_line: '4th Cross, Indiranagar',
    district: 'Bengaluru Urban',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '9876543210',
  });
  for (const productId of productIds.slice(0, CART_ITEMS)) await own.call(cartPaths.create, { productId });
  return { token, addressId: address._id };
}
