import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import {
  deleteReviewPath,
  ReviewsAnswer,
  type ReviewVotes,
  reviewPaths,
  reviewsOfProductPath,
  reviewVotesPath,
} from '@jhola/shared/contracts/reviews.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { aDatabase } from './harness/database.js';
import { leave } from './harness/personal-data.js';
import { sharedShop } from './harness/shared-shop.js';

describe('finding a review helpful', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let voters: SignedIn[];
  let author: SignedIn;
  let product: TestProduct;
  let reviewId: string;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    voters = await Promise.all([0, 1, 2, 3].map((n) => aShopper(shop, `Voter ${n}`)));
  });
  beforeEach(async () => {
    [product, author] = [await aProduct(shop, admin), await aShopper(shop)];
    reviewId = await aReview(author, 'Good.');
  });

  const voter = (n = 0) => voters[n] as SignedIn;
  const aReview = async ({ token }: SignedIn, comment: string) =>
    dataOf<{ _id: string }>(
      await call(shop, reviewPaths.add, { token, body: { productId: product._id, rating: 4, comment } }),
    )._id;
  const vote = (who: SignedIn | undefined, helpful: unknown = true, of: unknown = reviewId) =>
    call(shop, reviewPaths.helpful, { ...(who && { token: who.token }), body: { reviewId: of, helpful } });
  const shown = async (query = '') =>
    ReviewsAnswer.strict().parse((await call(shop, `${reviewsOfProductPath(product._id)}${query}`)).body)
      .data;
  const counts = async () => (await shown()).map(({ helpful }) => helpful);
  const votesOf = async ({ token }: SignedIn) =>
    dataOf<ReviewVotes>(await call(shop, reviewVotesPath(product._id), { token }));

  it('counts each shopper once, and not any more once it is taken back', async () => {
    expect((await vote(voter(0))).body.data).toEqual({ helpful: 1 });
    expect((await vote(voter(0))).body.data).toEqual({ helpful: 1 });
    expect((await vote(voter(1))).body.data).toEqual({ helpful: 2 });
    expect(await counts()).toEqual([2]);
    expect(await votesOf(voter(0))).toEqual({ helpful: [reviewId], own: null });
    expect(await votesOf(author)).toEqual({ helpful: [], own: reviewId });
    expect((await vote(voter(0), false)).body.data).toEqual({ helpful: 1 });
    expect((await vote(voter(0), false)).body.data).toEqual({ helpful: 1 });
    expect((await vote(voter(1), false)).body.data).toEqual({ helpful: 0 });
    expect(await counts()).toEqual([undefined]);
    expect(await votesOf(voter(0))).toEqual({ helpful: [], own: null });
  });

  it('counts right when many vote at the same moment, each of them several times', async () => {
    const answers = await Promise.all(voters.flatMap((who) => [vote(who), vote(who), vote(who)]));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await counts()).toEqual([4]);
    await Promise.all(voters.flatMap((who) => [vote(who, false), vote(who, false)]));
    expect(await counts()).toEqual([undefined]);
  });

  it('is for others’ reviews that exist, and for shoppers who are signed in', async () => {
    expect((await vote(undefined)).status).toBe(401);
    expect((await call(shop, reviewVotesPath(product._id))).status).toBe(401);
    const own = await vote(author);
    expect([own.status, own.body.code]).toEqual([403, 'review.own']);
    expect((await vote(voter(), true, UNKNOWN_ID)).body.code).toBe('review.missing');
    for (const [helpful, of] of [
      ['yes', reviewId],
      [undefined, reviewId],
      [true, 'none'],
      [true, { $ne: null }],
    ])
      expect((await vote(voter(), helpful === undefined ? null : helpful, of)).status).toBe(400);
    expect((await call(shop, reviewVotesPath(UNKNOWN_ID), { token: author.token })).body.code).toBe(
      'product.missing',
    );
    expect(await counts()).toEqual([undefined]);
  });

  it('sorts reviews by it, newest first among equals, those that lost their votes too', async () => {
    const second = await aReview(voter(0), 'Second.');
    await aReview(voter(1), 'Third.');
    await aReview(voter(2), 'Fourth.');
    const comments = async () => (await shown('?sort=helpful')).map(({ comment }) => comment);
    await vote(voter(3));
    await vote(voter(3), true, second);
    await vote(author, true, second);
    expect(await comments()).toEqual(['Second.', 'Good.', 'Fourth.', 'Third.']);
    expect((await shown('?sort=helpful&limit=1&page=2')).map(({ comment }) => comment)).toEqual(['Good.']);
    await vote(voter(3), false);
    expect(await comments()).toEqual(['Second.', 'Fourth.', 'Third.', 'Good.']);
  });

  it('stays with a review that is written anew, and goes with what is deleted', async () => {
    await vote(voter());
    const again = { productId: product._id, rating: 2, comment: 'Not so good.' };
    const written = await call(shop, reviewPaths.add, { token: author.token, body: again });
    expect(written.body.data.helpful).toBe(1);
    expect(await shown()).toMatchObject([{ comment: 'Not so good.', helpful: 1 }]);

    const database = await aDatabase(shop);
    const stored = () =>
      database.collection('reviewVotes').countDocuments({ productId: new ObjectId(product._id) });
    const leaver = await aShopper(shop, 'Leaver');
    await vote(leaver);
    expect(await counts()).toEqual([2]);
    const exported = await call(shop, accountPaths.exportData, { token: leaver.token });
    expect(exported.body.data.reviews).toMatchObject([{ findsHelpful: reviewId, productId: product._id }]);
    await leave(shop, leaver, { password: leaver.password });
    expect([await counts(), await stored()]).toEqual([[1], 1]);

    await call(shop, deleteReviewPath(reviewId), { token: admin.token, method: 'DELETE' });
    expect(await stored()).toBe(0);

    await vote(voter(), true, await aReview(author, 'Once more.'));
    expect(await stored()).toBe(1);
    const body = { _id: product._id };
    await call(shop, productPaths.delete, { token: admin.token, method: 'DELETE', body });
    await until('no vote is left', async () => (await stored()) === 0);
    await database.close();
  });
});
