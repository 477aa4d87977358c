import { CatalogueChangesAnswer, catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { type Product, ProductAnswer, productPaths } from '@jhola/shared/contracts/product.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { sharedShop } from './harness/shared-shop.js';

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

describe('the ThumbHash of a product', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });

  const uploaded = async (background: typeof red): Promise<string> =>
    (await uploadPicture(shop, admin, await plainPicture(640, 480, background).png().toBuffer())).body.url;
  const details = async (productId: string): Promise<Product> =>
    ProductAnswer.parse((await call(shop, productPaths.details, { body: { productId } })).body).data;
  /** Waits for the ThumbHash of a product's page. */
  const hashOf = async (productId: string): Promise<string> => {
    await until('its hash', async () => (await details(productId)).thumbHash !== undefined);
    return (await details(productId)).thumbHash ?? '';
  };
  const changes = async (since: number, epoch?: string) =>
    CatalogueChangesAnswer.parse(
      (
        await call(
          shop,
          `${catalogueSyncPaths.changes}?since=${since}${epoch ? `&epoch=${epoch}` : ''}&limit=1000`,
        )
      ).body,
    ).data;

  it('comes soon after the product, with its page, its card and the copies of devices, and follows its picture', async () => {
    const { _id } = await aProduct(shop, admin, { image: [await uploaded(red)] });
    const before = await changes(0);
    const first = await hashOf(_id);
    expect(Buffer.from(first, 'base64').length).toBeLessThanOrEqual(25);
    await until('the hash in the copies', async () => {
      const { products } = await changes(before.revision - 1, before.epoch);
      return products.some((product) => product._id === _id && product.thumbHash === first);
    });

    const image = [await uploaded(blue)];
    await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body: { _id, image } });
    expect((await details(_id)).thumbHash).not.toBe(first);
    const second = await hashOf(_id);
    expect(second).not.toBe(first);
  });

  it('is missing where the shop does not keep the picture, or cannot find it', async () => {
    const elsewhere = await aProduct(shop, admin, { image: ['https://pictures.example/tea.webp'] });
    const lost = await aProduct(shop, admin, { image: [`/uploads/pictures/${'x'.repeat(24)}-640.webp`] });
    const none = await aProduct(shop, admin, { image: [] });
    const last = await aProduct(shop, admin, { image: [await uploaded(red)] });
    await hashOf(last._id);
    for (const { _id } of [elsewhere, lost, none]) expect(await details(_id)).not.toHaveProperty('thumbHash');
  });
});
