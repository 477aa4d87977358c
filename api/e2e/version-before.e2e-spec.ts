import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';

const kept = join(__dirname, 'version-before');

/** A data folder as version 0.1 of 22 November 2026 left it when it was killed: all there is stands in its journal. */
function folderOfVersionBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-version-before-'));
  mkdirSync(join(folder, 'database', 'tables'), { recursive: true });
  const unpack = (name: string, ...place: string[]) =>
    writeFileSync(join(folder, 'database', ...place), gunzipSync(readFileSync(join(kept, name))));
  unpack('journal-0.gz', 'journal-0');
  writeFileSync(join(folder, 'database', 'journal-1'), '');
  unpack('data.mdb.gz', 'tables', 'data.mdb');
  return folder;
}

/** What its shopper, who signs in with the password of then, is answered. */
async function whatAshaHas(shop: Shop) {
  const { token } = await signIn(shop, 'asha@version-before.example', 'monsoon-over-jaipur');
  const get = async (path: string) => (await call(shop, path, { token })).body.data;
  const [orders, cart, wishlist, addresses] = await Promise.all(
    [orderPaths.orderList, cartPaths.get, wishlistPaths.get, addressPaths.get].map(get),
  );
  return { orders, cart, wishlist, addresses };
}

describe('a data folder of the version before', () => {
  const dataDir = folderOfVersionBefore();
  let shop: Shop;
  beforeEach(async () => {
    shop = await startBriefly({ DATA_DIR: dataDir });
  });
  afterEach(() => shop.stop({ keepData: true }));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it.each([
    'opens with its orders, carts, wishlists and addresses',
    'is brought forward then, and opens so again',
  ])('%s', async () => {
    expect(await whatAshaHas(shop)).toMatchObject({
      orders: [
        {
          orderId: 'ORD-YZ7ABFKXPV',
          createdAt: '2026-11-23T08:00:03.774Z',
          payment_status: 'PLACED',
          payment: { method: 'COD', state: 'DUE' },
          totalAmt: 271,
          delivery_address: { postalCode: '302001', mobile: '9876543210' },
          product_details: [{ name: 'Small Steps for Young Professionals', price: 309, quantity: 1 }],
        },
      ],
      cart: [{ productId: { name: 'Banking Exams Complete Guide', price: 459 }, quantity: 2 }],
      wishlist: [{ name: 'Ghadika Classic Jungle Learn-Time Watch' }],
      addresses: [{ name: 'Asha', address_line: 'MI Road', pincode: '302001' }],
    });
  });

  it('finds its products by the rules of today', async () => {
    const first = async (search: string) =>
      (await call(shop, productPaths.search, { body: { search, page: 1 } })).body.data[0]?.name;
    expect(await first('banking exam guide')).toBe('Banking Exams Complete Guide');
    expect(await first('बच्चों की घड़ी')).toBe('Ghadika Classic Jungle Learn-Time Watch');
  });
});
