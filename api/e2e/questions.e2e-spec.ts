import {
  MAX_WAITING_QUESTIONS,
  OwnQuestionsAnswer,
  ownQuestionsPath,
  QuestionsAnswer,
  questionPaths,
  questionsOfProductPath,
  WaitingQuestionsAnswer,
} from '@jhola/shared/contracts/questions.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
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

const ask = (by: SignedIn | undefined, text?: unknown, more: object = {}) =>
  askAbout(shop, by, { productId: product._id, ...(text !== undefined && { text }), ...more });
const asked = async (shopper: SignedIn, text?: string) =>
  dataOf<{ _id: string }>(await ask(shopper, text))._id;
const answer = (by: SignedIn | undefined, questionId: unknown, words?: unknown) =>
  answerTo(shop, by, questionId, words);
const remove = (by: SignedIn | undefined, questionId: string) => deleteQuestion(shop, by, questionId);
const shown = async (query = '') =>
  QuestionsAnswer.strict().parse((await call(shop, `${questionsOfProductPath(product._id)}${query}`)).body);
const texts = async (query = '') => (await shown(query)).data.map(({ text }) => text);
const own = async ({ token }: SignedIn) =>
  OwnQuestionsAnswer.parse((await call(shop, ownQuestionsPath(product._id), { token })).body).data.map(
    ({ text }) => text,
  );
const waiting = async (query = `?productId=${product._id}`) =>
  WaitingQuestionsAnswer.strict().parse(
    (await call(shop, `${questionPaths.waiting}${query}`, { token: admin.token })).body,
  );

describe('a question', () => {
  it('is seen by who asked it and by administrators until it is answered, then by everybody', async () => {
    const id = await asked(meera);
    expect(await shown()).toMatchObject({ data: [], totalQuestions: 0 });
    expect([await own(meera), await own(arun)]).toEqual([['Is it good for dosa?'], []]);
    const { data, totalCount } = await waiting();
    expect([totalCount, data]).toMatchObject([
      1,
      [{ _id: id, name: 'Meera Nair', text: 'Is it good for dosa?', product: { _id: product._id } }],
    ]);
    expect(data[0]?.product.name).toBe(product.name);

    const { body } = await answer(admin, id, '  Yes, very. ');
    expect([body.message, body.data.answer]).toEqual(['Answer saved.', 'Yes, very.']);
    expect(await shown()).toMatchObject({
      data: [{ _id: id, name: 'Meera Nair', text: 'Is it good for dosa?', answer: 'Yes, very.' }],
      totalQuestions: 1,
    });
    expect([await own(meera), (await waiting()).totalCount]).toEqual([[], 0]);
  });

  it('shows nobody the id of who asked', async () => {
    await answer(admin, await asked(meera));
    await asked(arun, 'And is it good for idli?');
    const { text } = await call(shop, questionsOfProductPath(product._id));
    expect([text.includes(meera.userId), text.includes('idli')]).toEqual([false, false]);
  });

  it('keeps its place when its answer is changed, and is gone once it is deleted', async () => {
    const [first, second] = [
      await asked(meera, 'Which is the first?'),
      await asked(meera, 'And the second?'),
    ];
    await answer(admin, first, 'This one.');
    await answer(admin, second, 'That one.');
    const before = await shown();
    expect(before.data.map(({ _id }) => _id)).toEqual([second, first]);
    await answer(admin, first, 'This one here.');
    const after = await shown();
    expect(after.data.map(({ _id, answer: words }) => [_id, words])).toEqual([
      [second, 'That one.'],
      [first, 'This one here.'],
    ]);
    expect(after.data[1]?.answeredAt).toBe(before.data[1]?.answeredAt);
    expect((await remove(admin, second)).body.message).toBe('Question deleted.');
    expect(await texts()).toEqual(['Which is the first?']);
    expect((await remove(admin, second)).body.code).toBe('question.missing');
    expect((await answer(admin, second)).body.code).toBe('question.missing');
  });

  it('is read a page at a time, the newest answer first', async () => {
    for (const n of [1, 2, 3, 4, 5]) await answer(admin, await asked(meera, `This is question ${n}`));
    expect(await texts('?limit=2')).toEqual(['This is question 5', 'This is question 4']);
    expect(await texts('?limit=2&page=3')).toEqual(['This is question 1']);
    expect(await shown('?limit=2&page=4')).toMatchObject({ data: [], totalQuestions: 5 });
  });

  it('waits in the order of asking, and can only be counted', async () => {
    for (const n of [1, 2, 3]) await asked(meera, `This is question ${n}`);
    const page = await waiting(`?productId=${product._id}&limit=2`);
    expect(page.data.map(({ text }) => text)).toEqual(['This is question 1', 'This is question 2']);
    expect(await waiting(`?productId=${product._id}&limit=0`)).toMatchObject({ data: [], totalCount: 3 });
    expect((await waiting('?limit=0')).totalCount).toBeGreaterThanOrEqual(3);
  });

  it('is asked once by a repeated call, and not without end', async () => {
    const headers = { 'idempotency-key': aKey() };
    const body = { productId: product._id, text: 'Is this asked twice?' };
    const send = () => call(shop, questionPaths.ask, { token: meera.token, body, headers });
    expect((await send()).body.data._id).toBe((await send()).body.data._id);
    for (let n = 2; n <= MAX_WAITING_QUESTIONS; n += 1) await asked(meera, `This is question ${n}`);
    const refused = await ask(meera, 'This is one too many');
    expect([refused.status, refused.body.code]).toEqual([409, 'question.too-many']);
    expect(await own(meera)).toHaveLength(MAX_WAITING_QUESTIONS);
    expect((await ask(arun)).status).toBe(200);
  });
});

describe('questions', () => {
  it('are asked by nobody who is not signed in, and answered and deleted by administrators only', async () => {
    const id = await asked(meera);
    expect((await ask(undefined)).status).toBe(401);
    for (const [who, status] of [
      [undefined, 401],
      [meera, 403],
    ] as const) {
      const token = who && { token: who.token };
      expect((await answer(who, id)).status).toBe(status);
      expect((await remove(who, id)).status).toBe(status);
      expect((await call(shop, questionPaths.waiting, { ...token })).status).toBe(status);
    }
    expect((await call(shop, ownQuestionsPath(product._id))).status).toBe(401);
    expect((await waiting()).data).toMatchObject([{ _id: id }]);
    expect((await shown()).totalQuestions).toBe(0);
  });

  it.each([
    ['too short', 'Why?'],
    ['only spaces', '                  '],
    ['too long', 'w'.repeat(501)],
    ['no text', 42],
    ['missing', null],
  ])('are refused when they are %s', async (_, text) => {
    expect((await ask(meera, text)).status).toBe(400);
    expect(await own(meera)).toEqual([]);
  });

  it('are refused about no product, a draft, and with an answer that is none', async () => {
    expect((await ask(meera, undefined, { productId: UNKNOWN_ID })).body.code).toBe('product.missing');
    expect((await ask(meera, undefined, { productId: { $ne: null } })).status).toBe(400);
    const draft = await aProduct(shop, admin, { published: false });
    expect((await ask(meera, undefined, { productId: draft._id })).body.code).toBe('product.missing');
    for (const path of [questionsOfProductPath(draft._id), questionsOfProductPath(UNKNOWN_ID)]) {
      expect((await call(shop, path)).body.code).toBe('product.missing');
    }
    expect((await call(shop, questionsOfProductPath('none'))).status).toBe(400);
    for (const query of ['?page=0', '?limit=101', '?limit=x', '?page=1.5']) {
      expect((await call(shop, `${questionsOfProductPath(product._id)}${query}`)).status).toBe(400);
    }
    const id = await asked(meera);
    for (const words of ['', '   ', 'w'.repeat(2001), { $gt: '' }, undefined]) {
      expect((await answer(admin, id, words === undefined ? null : words)).status).toBe(400);
    }
    expect((await answer(admin, 'none')).status).toBe(400);
    expect((await remove(admin, 'none')).status).toBe(400);
    expect((await answer(admin, UNKNOWN_ID)).body.code).toBe('question.missing');
    expect(await own(meera)).toHaveLength(1);
  });

  it('fail nothing in the shop', () => {
    expect(failedRequests(shop)).toEqual([]);
  });
});
