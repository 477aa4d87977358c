import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { questionPaths, questionsOfProductPath } from '@jhola/shared/contracts/questions.contract';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { aDatabase } from './harness/database.js';
import { leave } from './harness/personal-data.js';
import { answerTo, askAbout, deleteQuestion } from './harness/questions.js';
import { failedRequests, sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
let meera: SignedIn;
let arun: SignedIn;
let product: TestProduct;

beforeAll(async () => {
  shop = await sharedShop();
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  product = await aProduct(shop, admin);
  [meera, arun] = [await aShopper(shop, 'Meera Nair'), await aShopper(shop, 'Arun Das')];
});

const asked = async (by: SignedIn, text?: string) =>
  dataOf<{ _id: string }>(await askAbout(shop, by, { productId: product._id, ...(text && { text }) }))._id;
const answer = (by: SignedIn, questionId: string, words?: string) => answerTo(shop, by, questionId, words);
const remove = (by: SignedIn, questionId: string) => deleteQuestion(shop, by, questionId);

describe('what is stored of questions', () => {
  it('stand in the activity log once they are answered, changed or deleted', async () => {
    const id = await asked(meera, 'Whose words are these?');
    await answer(admin, id, 'Ours.');
    await answer(admin, id, 'Ours.');
    await answer(admin, id, 'Ours alone.');
    await remove(admin, id);
    const database = await aDatabase(shop);
    const entries = await database
      .collection('auditLog')
      .find({ 'subject.id': id })
      .sort({ at: 1, _id: 1 })
      .toArray();
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['questions.answered', { answer: '' }, { answer: 'Ours.' }],
      ['questions.answered', { answer: 'Ours.' }, { answer: 'Ours alone.' }],
      [
        'questions.deleted',
        {
          question: 'Whose words are these?',
          answer: 'Ours alone.',
          productId: product._id,
          author: meera.userId,
        },
        undefined,
      ],
    ]);
    await leave(shop, meera, { password: meera.password });
    const left = await database
      .collection('auditLog')
      .findOne({ action: 'questions.deleted', 'subject.id': id });
    expect(left?.before).toEqual({ answer: 'Ours alone.', productId: product._id });
    await database.close();
  });

  it('are exported to who asked them, and go with the account and with the product', async () => {
    await answer(admin, await asked(meera));
    await asked(meera, 'This one still waits');
    const exported = dataOf<{ questions: object[] }>(
      await call(shop, accountPaths.exportData, { token: meera.token }),
    );
    expect(exported.questions).toMatchObject([
      { text: 'Is it good for dosa?', answer: 'Yes, very.', productId: product._id },
      { text: 'This one still waits', answer: null, answeredAt: null },
    ]);
    const database = await aDatabase(shop);
    const stored = () =>
      database.collection('questions').countDocuments({ productId: new ObjectId(product._id) });
    expect(await stored()).toBe(2);
    await leave(shop, meera, { password: meera.password });
    const shown = await call(shop, questionsOfProductPath(product._id));
    const waiting = await call(shop, `${questionPaths.waiting}?productId=${product._id}`, {
      token: admin.token,
    });
    expect([shown.body.data, waiting.body.totalCount, await stored()]).toEqual([[], 0, 0]);

    await answer(admin, await asked(arun));
    expect(await stored()).toBe(1);
    await call(shop, productPaths.delete, {
      token: admin.token,
      method: 'DELETE',
      body: { _id: product._id },
    });
    await until('the questions are gone', async () => (await stored()) === 0);
    await database.close();
  });

  it('are found by their indexes', async () => {
    await answer(admin, await asked(meera));
    const database = await aDatabase(shop);
    const indexes = await database.collection('questions').indexes();
    expect(indexes.map(({ key }) => Object.keys(key).join())).toEqual([
      '_id',
      'productId,answeredAt,_id',
      'answeredAt,createdAt,_id',
      'userId,productId,createdAt',
    ]);
    await database.close();
  });

  it('fails nothing in the shop', () => {
    expect(failedRequests(shop)).toEqual([]);
  });
});
