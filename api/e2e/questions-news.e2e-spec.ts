import { ownQuestionsPath, questionPaths } from '@jhola/shared/contracts/questions.contract';
import { QUESTIONS_CHANGED_EVENT, SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { PushService } from '@jhola/test-doubles/doubles/push-service';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { io, type Socket } from 'socket.io-client';
import { subscribe } from './harness/push-shop.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { itInFullRun } from './harness/tier.js';

let mails: MailServer;
let service: PushService;
let shop: OpenShop;
let admin: SignedIn;
let product: TestProduct;
beforeAll(async () => {
  ({ shop, mails, pushService: service } = await connectedShop());
  admin = await anAdmin(shop);
  product = await aProduct(shop, admin, { name: 'Tea <b>&</b> Milk' });
});

const ask = async ({ token }: SignedIn, headers: Record<string, string> = {}, of = shop) =>
  dataOf<{ _id: string }>(
    await call(of, questionPaths.ask, {
      token,
      headers,
      body: { productId: product._id, text: 'WIN-MONEY at evil.example?' },
    }),
  )._id;
const answer = (questionId: string, words: string, of = shop, by = admin) =>
  call(of, questionPaths.answer, { token: by.token, body: { questionId, answer: words } });
const aDeviceOf = async (person: SignedIn, change: object) => {
  const device = service.device();
  dataOf(await subscribe(shop, person, device, change));
  return device;
};

describe('the answer to a question', () => {
  it('is mailed once to who asked, in their language, without what anybody wrote', async () => {
    const meera = await aShopper(shop, 'Meera Nair');
    const id = await ask(meera, { cookie: 'language=hi' });
    await answer(id, 'No, tea is all we have.');
    await answer(id, 'No: tea and milk.');
    await untilIdle(shop);
    const about = () => mails.mailsTo(meera.email).filter(({ subject }) => subject.includes('Tea'));
    const [mail, ...more] = about();
    expect([mail?.subject, more]).toEqual(['Tea <b>&</b> Milk के बारे में आपके सवाल का जवाब आ गया', []]);
    expect(mail?.headers['message-id']).toMatch(new RegExp(`^<question-${id}@`));
    expect(mail?.text).toContain(productPath(product));
    expect(mail?.html).toContain('Tea &lt;b&gt;&amp;&lt;/b&gt; Milk');
    for (const words of ['evil.example', 'tea']) expect(`${mail?.text}`).not.toContain(words);
  });

  it('reaches the devices of who asked, but those that do not want it', async () => {
    const arun = await aShopper(shop, 'Arun Das');
    const wishes = { orderStatus: false, newOrders: false };
    const [older, wanting, quiet] = [
      await aDeviceOf(arun, { wishes }),
      await aDeviceOf(arun, { wishes: { ...wishes, answers: true }, language: 'hi' }),
      await aDeviceOf(arun, { wishes: { ...wishes, answers: false } }),
    ];
    const questionId = await ask(arun);
    await answer(questionId, 'Yes.');
    await answer(questionId, 'Yes, it is.');
    const news = { kind: 'question-answered', questionId, productId: product._id, name: product.name };
    expect(await older.received(1)).toEqual([{ news, language: 'en' }]);
    expect(await wanting.received(1)).toEqual([{ news, language: 'hi' }]);
    await untilIdle(shop);
    expect([older.calls, wanting.calls, quiet.calls]).toEqual([1, 1, 0]);
  });

  itInFullRun('is not mailed with QUESTION_MAILS=off', async () => {
    const silent = await startBriefly({ MAIL_URL: mails.url, QUESTION_MAILS: 'off', TEST_SWEEP_MS: '200' });
    try {
      const [owner, meera] = [await anAdmin(silent), await aShopper(silent, 'Meera Nair')];
      product = await aProduct(silent, owner, { name: 'Silent Tea' });
      await answer(await ask(meera, {}, silent), 'Yes.', silent, owner);
      await untilIdle(silent);
      expect(mails.mailsTo(meera.email).filter(({ subject }) => subject.includes('Tea'))).toEqual([]);
    } finally {
      await silent.stop();
      product = await aProduct(shop, admin, { name: 'More Tea' });
    }
  });
});

describe('a waiting question', () => {
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  const connected = async ({ token }: SignedIn) => {
    const options = { path: SOCKET_PATH, auth: { token }, transports: ['websocket'], forceNew: true };
    const socket = io(shop.url, { ...options, reconnection: false });
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    return socket;
  };

  it('is announced to administrators, and to no shopper', async () => {
    const meera = await aShopper(shop, 'Meera Nair');
    const [office, phone] = [await connected(admin), await connected(meera)];
    const seen: string[] = [];
    phone.onAny((event) => seen.push(event));
    const next = () =>
      new Promise((resolve) => office.once(QUESTIONS_CHANGED_EVENT, (...sent) => resolve(sent)));
    const announced = next();
    const id = await ask(meera);
    expect(await announced).toEqual([]);
    const again = next();
    await answer(id, 'Yes.');
    await again;
    const left = await call(shop, ownQuestionsPath(product._id), { token: meera.token });
    expect([left.body.data, seen]).toEqual([[], []]);
  });
});
