import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type Subcategory, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin } from './shop-process.js';

/** Products made for ordering: the demo's stock is too small. */
const CART_PRODUCTS = 200;
export const PRODUCT_PRICE = 100;
const CART_ITEMS = 5;
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
  /** Some products of the catalogue. */
  readonly products: readonly string[];
  readonly listings: readonly Listing[];
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
  const products = await someProducts(shop, listings);
  const productIds: string[] = [];
  for (let n = 0; n < CART_PRODUCTS; n++) productIds.push(await createProduct(admin, n));
  const signedUp: BenchShopper[] = [];
  for (let n = 0; n < shoppers; n++) signedUp.push(await aShopper(shop, n, productIds));
  return { shoppers: signedUp, productIds, products, listings };
}

async function signIn(shop: ShopCaller, email: string, password: string): Promise<string> {
  return (await shop.call<{ accesstoken: string }>(accountPaths.login, { email, password })).accesstoken;
}

/** The listings of all subcategories. */
export async function allListings(shop: ShopCaller): Promise<Prepared['listings']> {
  const subcategories = await shop.call<Subcategory[]>(subcategoryPaths.get, {});
  return subcategories.flatMap(({ _id, category }) =>
    category.slice(0, 1).map((of) => ({ categoryId: of._id, subCategoryId: _id })),
  );
}

async function someProducts(shop: ShopCaller, listings: Prepared['listings']): Promise<string[]> {
  const pages = await Promise.all(
    listings.map((listing) =>
      shop.call<{ _id: string }[]>(productPaths.bySubcategory, { ...listing, limit: 50 }),
    ),
  );
  return pages.flat().map(({ _id }) => _id);
}

async function createProduct(admin: ShopCaller, n: number): Promise<string> {
  const product = {
    name: `Cotton bag ${n}`,
    category: [],
    subCategory: [],
    unit: '1 piece',
    price: PRODUCT_PRICE,
    stock: 1_000_000,
    description: 'A bag that is never sold out.',
  };
  return (await admin.call<{ _id: string }>(productPaths.create, product))._id;
}

async function aShopper(shop: ShopCaller, n: number, productIds: readonly string[]): Promise<BenchShopper> {
  const email = `shopper-${n}@bench.example`;
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
