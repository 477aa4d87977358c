import { productPaths } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { namesIn, UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('the wishlist', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: SignedIn;
  let [kurta, saree]: TestProduct[] = [];

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    meera = await aShopper(shop);
    kurta = await aProduct(shop, admin, { name: 'Kurta' });
    saree = await aProduct(shop, admin, { name: 'Saree' });
  });

  const send = (product: TestProduct | undefined, path: string = wishlistPaths.add) =>
    call(shop, path, { token: meera.token, body: { productId: product?._id } });
  const wishlist = async (shopper = meera) =>
    namesIn({
      body: WishlistAnswer.strict().parse(
        (await call(shop, wishlistPaths.get, { token: shopper.token })).body,
      ),
    });

  it('has the newest product first', async () => {
    await send(kurta);
    await send(saree);
    expect(await wishlist()).toEqual(['Saree', 'Kurta']);
  });

  it('has a product once, however often and however fast it is added', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(kurta)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await wishlist()).toEqual(['Kurta']);
  });

  it('removes a product, also twice', async () => {
    await send(kurta);
    for (const _ of [1, 2]) {
      const { status, body } = await send(kurta, wishlistPaths.remove);
      expect([status, body.message]).toEqual([200, 'Removed from wishlist']);
    }
    expect(await wishlist()).toEqual([]);
  });

  it('is everyone’s own', async () => {
    await send(kurta);
    expect(await wishlist(await aShopper(shop))).toEqual([]);
  });

  it('loses a product that is deleted', async () => {
    await send(kurta);
    await send(saree);
    const body = { _id: saree?._id };
    await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body });
    expect(await wishlist()).toEqual(['Kurta']);
  });

  it('needs a product that exists and someone signed in', async () => {
    expect(await send({ ...(kurta as TestProduct), _id: UNKNOWN_ID })).toMatchObject({
      status: 404,
      body: { code: 'product.missing' },
    });
    expect((await call(shop, wishlistPaths.get)).status).toBe(401);
    expect((await call(shop, wishlistPaths.add, { body: { productId: kurta?._id } })).status).toBe(401);
  });
});
