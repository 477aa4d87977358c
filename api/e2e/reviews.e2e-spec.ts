import { productPaths } from '@jhola/shared/contracts/product.contract';
import {
  deleteReviewPath,
  OwnReviewAnswer,
  ownReviewPath,
  ReviewsAnswer,
  reviewPaths,
  reviewsOfProductPath,
} from '@jhola/shared/contracts/reviews.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

describe('reviews', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let shoppers: SignedIn[];
  let product: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    shoppers = await Promise.all(Array.from({ length: 12 }, (_, n) => aShopper(shop, `Shopper ${n}`)));
  });
  beforeEach(async () => {
    product = await aProduct(shop, admin);
  });

  const [meera, arun] = [() => shoppers[0] as SignedIn, () => shoppers[1] as SignedIn];
  const review = (shopper: SignedIn, rating: unknown, comment = 'Good.') =>
    call(shop, reviewPaths.add, {
      token: shopper.token,
      body: { productId: product._id, userId: UNKNOWN_ID, rating, comment },
    });
  const reviews = async (query = '') =>
    ReviewsAnswer.strict().parse((await call(shop, `${reviewsOfProductPath(product._id)}${query}`)).body);
  const totals = ({ totalReviews, averageRating, histogram }: ReviewsAnswer) => ({
    totalReviews,
    averageRating,
    histogram,
  });

  it('are answered newest first with what they add up to', async () => {
    await review(meera(), 5, 'Lovely.');
    const { body } = await review(arun(), 2);
    expect(body.message).toBe('Review submitted successfully!');
    const answer = await reviews();
    expect(answer.data.map(({ name, rating, comment }) => [name, rating, comment])).toEqual([
      ['Shopper 1', 2, 'Good.'],
      ['Shopper 0', 5, 'Lovely.'],
    ]);
    expect(totals(answer)).toEqual({ totalReviews: 2, averageRating: 3.5, histogram: [0, 1, 0, 0, 1] });
  });

  it('are answered a page at a time, or as totals only', async () => {
    for (const [n, shopper] of shoppers.slice(0, 4).entries()) await review(shopper, n + 1);
    expect((await reviews('?limit=3')).data.map(({ rating }) => rating)).toEqual([4, 3, 2]);
    expect((await reviews('?limit=3&offset=3')).data.map(({ rating }) => rating)).toEqual([1]);
    expect(await reviews('?limit=0')).toMatchObject({ data: [], totalReviews: 4, averageRating: 2.5 });
  });

  it('are answered best first, worst first, or those of some stars, newest first among equals', async () => {
    for (const [n, shopper] of shoppers.slice(0, 7).entries()) await review(shopper, (n % 3) + 2, `No ${n}`);
    const listed = async (query: string) =>
      (await reviews(query)).data.map(({ rating, comment }) => `${rating} ${comment}`);
    expect(await listed('?sort=highest')).toEqual([
      ...['4 No 5', '4 No 2', '3 No 4', '3 No 1', '2 No 6', '2 No 3', '2 No 0'],
    ]);
    expect(await listed('?sort=lowest&limit=4')).toEqual(['2 No 6', '2 No 3', '2 No 0', '3 No 4']);
    expect(await listed('?rating=2')).toEqual(['2 No 6', '2 No 3', '2 No 0']);
    expect(await listed('?rating=2&sort=highest&limit=2&page=2')).toEqual(['2 No 0']);
    expect(await listed('?rating=5')).toEqual([]);
    // What all reviews add up to stays beside whatever was asked for.
    expect(totals(await reviews('?rating=5'))).toMatchObject({
      totalReviews: 7,
      histogram: [0, 3, 2, 2, 0],
    });
  });

  it('are answered by page: of ten, or of as many as asked for', async () => {
    for (const shopper of shoppers) await review(shopper, 4, shopper.email);
    const emails = shoppers.map(({ email }) => email).reverse();
    const listed = async (query: string) => (await reviews(query)).data.map(({ comment }) => comment);
    expect(await listed('?page=1')).toEqual(emails.slice(0, 10));
    expect(await listed('?page=2')).toEqual(emails.slice(10));
    expect(await listed('?page=2&limit=5')).toEqual(emails.slice(5, 10));
    expect(await listed('?page=3')).toEqual([]);
  });

  it('are read again in every order and page once one has changed', async () => {
    const queries = ['', '?limit=3', '?page=1&sort=lowest', '?rating=1'];
    await review(meera(), 1, 'Before.');
    for (const query of queries) expect((await reviews(query)).data[0]?.comment).toBe('Before.');
    await review(meera(), 1, 'After.');
    for (const query of queries) expect((await reviews(query)).data[0]?.comment).toBe('After.');
    await review(meera(), 2, 'Better.');
    expect((await reviews('?rating=1')).data).toEqual([]);
  });

  it('are shown to whoever wrote them, to be written anew', async () => {
    const mine = async ({ token }: SignedIn) =>
      OwnReviewAnswer.strict().parse((await call(shop, ownReviewPath(product._id), { token })).body).data;
    expect(await mine(meera())).toBeNull();
    await review(meera(), 3, 'Fine.');
    expect(await mine(meera())).toMatchObject({ rating: 3, comment: 'Fine.', name: 'Shopper 0' });
    expect(await mine(arun())).toBeNull();
    expect((await call(shop, ownReviewPath(product._id))).status).toBe(401);
    const ofNothing = await call(shop, ownReviewPath(UNKNOWN_ID), { token: meera().token });
    expect(ofNothing).toMatchObject({ status: 404, body: { code: 'product.missing' } });
  });

  it('are one a shopper: the second replaces the first', async () => {
    await review(meera(), 1, 'Bad.');
    await review(arun(), 3);
    await review(meera(), 5, 'I was wrong.');
    const answer = await reviews();
    expect(answer.data.map(({ comment }) => comment)).toEqual(['I was wrong.', 'Good.']);
    expect(totals(answer)).toEqual({ totalReviews: 2, averageRating: 4, histogram: [0, 0, 1, 0, 1] });
  });

  it('show in the product and its cards immediately', async () => {
    const details = async () =>
      (await call(shop, productPaths.details, { body: { productId: product._id } })).body.data;
    expect(await details()).toMatchObject({ averageRating: 0, totalReviews: 0 });
    await review(meera(), 4);
    expect(await details()).toMatchObject({ averageRating: 4, totalReviews: 1 });
    const cards = await call(shop, productPaths.search, { body: { search: '', limit: 1 } });
    expect(cards.body.data[0]).toMatchObject({ _id: product._id, averageRating: 4, totalReviews: 1 });
  });

  it('add up however many come, change and go concurrently', async () => {
    await Promise.all(shoppers.map((shopper, n) => review(shopper, (n % 5) + 1)));
    const first = await reviews();
    const leaving = first.data.slice(0, 4);
    const answers = await Promise.all([
      ...leaving.map(({ _id }) =>
        call(shop, deleteReviewPath(_id), { method: 'DELETE', token: admin.token, body: { userId: 'x' } }),
      ),
      ...shoppers.slice(0, 6).map((shopper) => review(shopper, 3)),
      review(meera(), 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { data, ...sums } = await reviews();
    const ratings = data.map(({ rating }) => rating);
    expect(sums.totalReviews).toBe(ratings.length);
    expect(sums.histogram).toEqual([1, 2, 3, 4, 5].map((stars) => ratings.filter((r) => r === stars).length));
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(sums.averageRating).toBe(Math.round(average * 10) / 10);
  });

  it('are deleted by administrators only', async () => {
    const { _id } = dataOf<{ _id: string }>(await review(meera(), 1));
    const remove = (token?: string) =>
      call(shop, deleteReviewPath(_id), {
        method: 'DELETE',
        ...(token ? { token } : {}),
        body: { userId: 'x' },
      });
    expect((await remove()).status).toBe(401);
    expect(await remove(meera().token)).toMatchObject({ status: 403, body: { message: 'Access denied' } });
    expect(await remove(admin.token)).toMatchObject({
      status: 200,
      body: { message: 'Review deleted successfully.' },
    });
    expect(totals(await reviews())).toEqual({
      totalReviews: 0,
      averageRating: 0,
      histogram: [0, 0, 0, 0, 0],
    });
    expect(await remove(admin.token)).toMatchObject({ status: 404, body: { code: 'review.missing' } });
  });

  it('go with their product', async () => {
    await review(meera(), 5);
    const body = { _id: product._id };
    await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body });
    expect((await call(shop, reviewsOfProductPath(product._id))).body.code).toBe('product.missing');
    const database = await aDatabase(shop);
    const left = () =>
      database.collection('reviews').countDocuments({ productId: new ObjectId(product._id) });
    await until('no review is left', async () => (await left()) === 0);
    await database.close();
  });

  it.each([0, 6, 4.5, '5', null, { $gt: 0 }])('refuse a rating of %j', async (rating) => {
    expect((await review(meera(), rating)).status).toBe(400);
    expect((await reviews()).totalReviews).toBe(0);
  });

  it('ask whoever chose no star to choose one', async () => {
    expect((await review(meera(), 0)).body.message).toBe('Please select a rating');
  });

  it('need a product and someone signed in', async () => {
    const body = { productId: UNKNOWN_ID, rating: 5 };
    expect((await call(shop, reviewPaths.add, { body })).status).toBe(401);
    const missing = await call(shop, reviewPaths.add, { token: meera().token, body });
    expect(missing).toMatchObject({ status: 404, body: { code: 'product.missing' } });
    expect((await call(shop, reviewsOfProductPath(UNKNOWN_ID))).status).toBe(404);
    expect((await call(shop, reviewsOfProductPath('nonsense'))).status).toBe(400);
  });

  it.each([['limit=101'], ['limit=-1'], ['page=0'], ['page=1.5'], ['sort=best'], ['rating=0'], ['rating=6']])(
    'refuse to be asked for with %s',
    async (query) => {
      expect((await call(shop, `${reviewsOfProductPath(product._id)}?${query}`)).status).toBe(400);
    },
  );
});
