import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import {
  deleteReviewPath,
  deleteReviewPhotoPath,
  ReviewPhotoAnswer,
  ReviewsAnswer,
  reviewPaths,
  reviewsOfProductPath,
} from '@jhola/shared/contracts/reviews.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { advance, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import sharp from 'sharp';
import { aDatabase } from './harness/database.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { failedRequests, sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
let meera: SignedIn;
let product: TestProduct;

beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  product = await aProduct(shop, admin);
  meera = await aShopper(shop);
});

const send = (by: Partial<SignedIn>, bytes: Uint8Array, field = 'file') =>
  uploadPicture(shop, by, bytes, { name: 'me.jpg', type: 'image/jpeg', field, path: reviewPaths.photo });
const photo = async (shopper = meera, width = 900) => {
  const sent = await send(shopper, await plainPicture(width, 600).jpeg().toBuffer());
  return ReviewPhotoAnswer.parse(sent.body).data.url;
};
const review = (shopper: SignedIn, more: object = {}) =>
  call(shop, reviewPaths.add, {
    token: shopper.token,
    body: { productId: product._id, rating: 4, comment: 'Good.', ...more },
  });
const shown = async () =>
  ReviewsAnswer.strict().parse((await call(shop, reviewsOfProductPath(product._id))).body).data;
const photosShown = async () => (await shown()).map(({ photos }) => photos);
/** How many files of a photo the shop keeps. */
function filesOf(address: string): number {
  const name =
    address
      .split('/')
      .at(-1)
      ?.replace(/-640\.webp$/, '') ?? '';
  const folder = join(shop.dataDir, 'uploads', 'reviews');
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.startsWith(name)).length : 0;
}
const statusOf = async (address: string) => (await fetch(`${shop.url}${address}`)).status;

describe('photos of a review', () => {
  it('are written anew in all sizes without what a camera wrote, and shown with it', async () => {
    const taken = await plainPicture(900, 600)
      .withExif({ IFD0: { Make: 'Telltale', Copyright: 'Meera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .jpeg()
      .toBuffer();
    const sent = await send(meera, taken);
    expect(sent.status).toBe(200);
    const { url } = ReviewPhotoAnswer.parse(sent.body).data;
    expect(url).toMatch(/^\/uploads\/reviews\/[\w-]{24}-640\.webp$/);
    const loaded = await fetch(`${shop.url}${url}`);
    expect(loaded.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await loaded.arrayBuffer());
    expect(bytes.includes('Telltale')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(filesOf(url)).toBe(8);

    const written = await review(meera, { photos: [url, url] });
    expect(written.body.data.photos).toEqual([url]);
    expect(await photosShown()).toEqual([[url]]);
  });

  it('stay where a review is written anew without them, and are deleted with what no longer shows them', async () => {
    const [first, second, third] = [await photo(), await photo(), await photo()];
    await review(meera, { photos: [first, second] });
    await review(meera, { comment: 'Still good.' });
    expect(await photosShown()).toEqual([[first, second]]);
    await review(meera, { photos: [second, third] });
    expect(await photosShown()).toEqual([[second, third]]);
    await until('the first is gone', async () => filesOf(first) === 0);
    expect(await statusOf(first)).toBe(404);
    await review(meera, { photos: [] });
    expect(await photosShown()).toEqual([undefined]);
    await until('all are gone', async () => filesOf(second) + filesOf(third) === 0);
  });

  it('go with a review that an administrator deletes, with the product, and with the account', async () => {
    const [one, two, three, four] = [await photo(), await photo(), await photo(), await photo()];
    const written = await review(meera, { photos: [one] });
    await call(shop, deleteReviewPath(written.body.data._id), { token: admin.token, method: 'DELETE' });
    await until('those of the deleted review are gone', async () => filesOf(one) === 0);

    await review(meera, { photos: [two] });
    await call(shop, productPaths.delete, {
      token: admin.token,
      method: 'DELETE',
      body: { _id: product._id },
    });
    await until('those of the deleted product are gone', async () => filesOf(two) === 0);

    product = await aProduct(shop, admin);
    await review(meera, { photos: [three] });
    const left = await call(shop, accountPaths.deleteAccount, {
      token: meera.token,
      method: 'DELETE',
      body: { password: meera.password },
    });
    expect(left.status).toBe(200);
    await until('those of the account are gone', async () => filesOf(three) + filesOf(four) === 0);
    const database = await aDatabase(shop);
    expect(
      await database.collection('reviewPhotos').countDocuments({ address: { $in: [three, four] } }),
    ).toBe(0);
    await database.close();
  });

  it('are taken away one by one by an administrator, and the review stays', async () => {
    const [first, second] = [await photo(), await photo()];
    const { _id } = (await review(meera, { photos: [first, second] })).body.data;
    const take = (token: string | undefined, of: string, address: unknown) =>
      call(shop, deleteReviewPhotoPath(of), {
        method: 'DELETE',
        ...(token && { token }),
        body: { photo: address },
      });
    expect((await take(undefined, _id, first)).status).toBe(401);
    expect((await take(meera.token, _id, first)).status).toBe(403);
    for (const bad of [undefined, '', 7, { $gt: '' }])
      expect((await take(admin.token, _id, bad)).status).toBe(400);
    expect((await take(admin.token, 'f'.repeat(24), first)).body.code).toBe('review.missing');
    expect(await photosShown()).toEqual([[first, second]]);
    expect((await take(admin.token, _id, first)).body.message).toBe('Photo deleted.');
    expect((await take(admin.token, _id, first)).body.code).toBe('review.photo-missing');
    expect(await shown()).toMatchObject([{ rating: 4, comment: 'Good.', photos: [second] }]);
    await until('its files are gone', async () => filesOf(first) === 0);
    expect(filesOf(second)).toBe(8);
    const database = await aDatabase(shop);
    const entries = await database.collection('auditLog').find({ 'subject.id': _id }).toArray();
    expect(entries.map(({ action, before }) => [action, before.image])).toEqual([
      ['reviews.photo-removed', [first]],
    ]);
    await database.close();
  });

  it('are at most three, one’s own, and of one review', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => photo()));
    expect((await review(meera, { photos: four })).status).toBe(400);
    const arun = await aShopper(shop);
    const stolen = await review(arun, { photos: four.slice(0, 1) });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'review.photo-missing' } });
    await review(meera, { photos: four.slice(0, 1) });
    product = await aProduct(shop, admin);
    expect((await review(meera, { photos: four.slice(0, 2) })).body.code).toBe('review.photo-missing');
    // Nothing of a refused review is kept, and its other photo is still free.
    expect(await shown()).toEqual([]);
    expect((await review(meera, { photos: four.slice(1, 2) })).status).toBe(200);
  });

  it.each([
    { photos: 'x' },
    { photos: [7] },
    { photos: [{ $gt: '' }] },
    { photos: ['javascript:alert(1)'] },
    { photos: null },
  ])('are refused as %j', async (more) => {
    expect((await review(meera, more)).status).toBe(400);
    expect(await shown()).toEqual([]);
  });

  it('of elsewhere are no photos of the shop', async () => {
    const elsewhere = ['https://cdn.example/me.webp', '/uploads/reviews/none-640.webp', '/uploads/../keys'];
    for (const address of elsewhere)
      expect((await review(meera, { photos: [address] })).body.code).toBe('review.photo-missing');
  });

  it('are refused when they are none, too large, in another field or nobody’s', async () => {
    const jpeg = await plainPicture(40, 40).jpeg().toBuffer();
    expect((await send(meera, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await send(meera, Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]))).status).toBe(413);
    expect((await send(meera, jpeg, 'picture')).status).toBe(400);
    expect((await send(meera, Buffer.alloc(0))).status).toBe(400);
    expect((await send({}, jpeg)).status).toBe(401);
    expect(failedRequests(shop)).toEqual([]);
  });
});

describe('the mark of who bought here', () => {
  it('comes with the delivery, whether it was reviewed before or after, and from no client', async () => {
    const buyer = await aCustomer(shop);
    const orderId = await placeOrder(shop, buyer, product);
    await review(buyer, { boughtHere: true, verified: true });
    expect((await shown()).map(({ boughtHere }) => boughtHere)).toEqual([undefined]);
    for (const stage of ['CONFIRMED', 'SHIPPED', 'OUT FOR DELIVERY', 'DELIVERED'] as const)
      await advance(shop, admin, orderId, stage);
    await until('the review is marked', async () => (await shown())[0]?.boughtHere === true);
    await review(buyer, { rating: 5 });
    await review(meera);
    expect((await shown()).map(({ rating, boughtHere }) => [rating, boughtHere])).toEqual([
      [4, undefined],
      [5, true],
    ]);
  });
});

describe('photos for which no review came', () => {
  it('are deleted a day after they were uploaded', async () => {
    const shared = shop;
    const own = await startBriefly({ TEST_SWEEP_MS: '200' });
    shop = own;
    try {
      const author = await aShopper(own);
      const [unused, used] = [await photo(author), await photo(author)];
      product = await aProduct(own, await anAdmin(own));
      await review(author, { photos: [used] });
      const database = await aDatabase(own);
      const old = new Date(Date.now() - 25 * 3_600_000);
      await database.collection('reviewPhotos').updateMany({}, { $set: { createdAt: old } });
      await database.close();
      await until('the unused one is gone', async () => filesOf(unused) === 0);
      expect(filesOf(used)).toBe(8);
    } finally {
      shop = shared;
      await own.stop();
    }
  });
});
