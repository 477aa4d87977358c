import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { ErrorAnswer } from '@jhola/shared/contracts/answer.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { questionPaths } from '@jhola/shared/contracts/questions.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { aFreshEmail, anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, type Sent } from '@jhola/test-doubles/call';
import { type Shop, startBriefly, testAdmin } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './harness/database.js';
import { redisInstalled, startRedis } from './harness/redis.js';
import { itInFullRun } from './harness/tier.js';

const password = 'a-long-enough-password';
/** More calls than any limit of an account allows. */
const MANY = 31;

/** A call that pretends to come from elsewhere each time. */
const pretending = (at: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${at}`,
  forwarded: `for=203.0.113.${at}`,
  'x-real-ip': `203.0.113.${at}`,
});

/** Makes the calls one after the other until one is refused for being one too many. */
async function burst(make: (at: number) => Promise<Answered>, max = MANY): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let at = 1; at <= max && answers.at(-1)?.status !== 429; at++) answers.push(await make(at));
  return answers;
}

function expectTooMany(answers: readonly Answered[], least: number): void {
  expect(answers.length).toBeGreaterThan(least);
  const last = answers.at(-1);
  expect([last?.status, last?.body.code]).toEqual([429, 'request.too-many']);
  expect(ErrorAnswer.safeParse(last?.body).success).toBe(true);
  const seconds = Number(last?.headers.get('retry-after'));
  expect(Number.isInteger(seconds) && seconds > 0 && seconds <= 3600).toBe(true);
  expect(answers.slice(0, -1).map(({ status }) => status)).not.toContain(429);
}

describe('promise 48: a burst whose X-Forwarded-For changes each time', () => {
  let shop: Shop;
  let shopper: Customer;
  let product: TestProduct;
  beforeAll(async () => {
    shop = await startBriefly({ RATE_LIMITS: 'on' });
    shopper = await aCustomer(shop);
    product = await aProduct(shop, await anAdmin(shop), { stock: 100 });
  });
  afterAll(() => shop.stop());

  const signedIn = (): Sent => ({ token: shopper.token });
  const email = 'burst@test.example';
  const bursts: Record<string, { path: string; least: number; sent: () => Sent }> = {
    login: { path: accountPaths.login, least: 10, sent: () => ({ body: { email, password: 'wrong' } }) },
    register: {
      path: accountPaths.register,
      least: 10,
      sent: () => ({ body: { name: 'A', email, password, confirmPassword: password } }),
    },
    'a one-time code': {
      path: accountPaths.forgotPassword,
      least: 3,
      sent: () => ({ method: 'PUT', body: { email } }),
    },
    'a guess at a code': {
      path: accountPaths.verifyOtp,
      least: 1,
      sent: () => ({ method: 'PUT', body: { email: 'guess@test.example', otp: '000000' } }),
    },
    review: {
      path: reviewPaths.add,
      least: 10,
      sent: () => ({ ...signedIn(), body: { productId: product._id, rating: 5 } }),
    },
    checkout: {
      path: orderPaths.cashOnDelivery,
      least: 10,
      sent: () => ({
        ...signedIn(),
        headers: { 'idempotency-key': aKey() },
        body: {
          list_items: [{ productId: product._id, quantity: 1 }],
          totalAmt: 100,
          address: shopper.addressId,
        },
      }),
    },
    upload: {
      path: accountPaths.uploadAvatar,
      least: 10,
      sent: () => ({ ...signedIn(), method: 'PUT' }),
    },
  };

  it('leaves an account ten questions an hour, of which five may wait', async () => {
    const body = { productId: product._id, text: 'Is it good for dosa?' };
    const ask = () => call(shop, questionPaths.ask, { token: shopper.token, body });
    const statuses: number[] = [];
    for (let n = 0; n <= 10; n += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409, 409, 429]);
  });

  it.each(Object.entries(bursts))(
    'is stopped with 429 and Retry-After: %s',
    async (_, { path, least, sent }) => {
      const answers = await burst((at) => {
        const { headers, ...rest } = sent();
        return call(shop, path, { ...rest, headers: { ...headers, ...pretending(at) } });
      }, 70);
      expectTooMany(answers, least);
    },
  );

  it('does nothing more once it is stopped', async () => {
    const database = await aDatabase(shop);
    const counts = async () => [
      await database.collection('orders').countDocuments(),
      await database.collection('users').countDocuments(),
    ];
    const before = await counts();
    for (const name of ['checkout', 'register'] as const) {
      const { path, sent } = bursts[name] as (typeof bursts)[string];
      expect((await call(shop, path, sent())).status).toBe(429);
    }
    expect(await counts()).toEqual(before);
    await database.close();
  });

  it('leaves another shopper of the same household free to shop', async () => {
    const other = await aCustomer(shop);
    const { status } = await call(shop, orderPaths.cashOnDelivery, {
      token: other.token,
      headers: { 'idempotency-key': aKey() },
      body: {
        list_items: [{ productId: product._id, quantity: 1 }],
        totalAmt: 100,
        address: other.addressId,
      },
    });
    expect(status).toBe(200);
  });

  it('is stopped too when it names another e-mail each time', async () => {
    const answers = await burst(
      () => call(shop, accountPaths.login, { body: { email: aFreshEmail(), password: 'wrong' } }),
      70,
    );
    expectTooMany(answers, 30);
    // Whoever comes from that address waits, the right password or not.
    const right = await call(shop, accountPaths.login, { body: testAdmin });
    expect(right.status).toBe(429);
  });
});

describe('behind a proxy that is trusted', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startBriefly({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => shop.stop());

  const login = (forwardedFor: string) =>
    call(shop, accountPaths.login, {
      body: { email: 'proxied@test.example', password: 'wrong' },
      headers: { 'x-forwarded-for': forwardedFor },
    });

  it('counts the address the proxy names, not what the client wrote before it', async () => {
    const answers = await burst((at) => login(`203.0.113.${at}, 198.51.100.1`));
    expectTooMany(answers, 10);
    expect((await login('198.51.100.2')).status).toBe(401);
  });
});

const withRedis = redisInstalled ? describe : describe.skip;
withRedis(
  redisInstalled
    ? 'limits of two processes with REDIS_URL'
    : 'limits of two processes with REDIS_URL (skipped: no redis-server on this machine)',
  () => {
    const secret = { JWT_SECRET: 'the-secret-of-two-processes-of-tests' };

    it('are counted together, in Redis, and go on without it', async () => {
      const redis = await startRedis();
      const settings = { RATE_LIMITS: 'on', REDIS_URL: redis.url, ...secret };
      const first = await startBriefly(settings);
      const second = await startBriefly({ ...settings, MONGODB_URI: first.databaseUri });
      try {
        const shops = [first, second];
        const guess = (email: string) => (at: number) =>
          call(shops[at % 2] as Shop, accountPaths.login, { body: { email, password: 'wrong' } });
        const answers = await burst(guess('together@test.example'));
        expectTooMany(answers, 9);
        expect(answers).toHaveLength(11);

        await redis.stop();
        const from = performance.now();
        const alone = await burst((at) => guess('alone@test.example')(2 * at));
        expect(performance.now() - from).toBeLessThan(10_000);
        expect(alone).toHaveLength(11);
        const warnings = () => first.log.filter((line) => line.includes('Redis does not answer'));
        await until('the warning to be logged', () => Promise.resolve(warnings().length > 0));
        expect(warnings()).toHaveLength(1);

        await redis.restart();
        await until('Redis is used again', async () => {
          await call(first, healthPath);
          return first.log.some((line) => line.includes('Redis answers again'));
        });
      } finally {
        await second.stop();
        await first.stop();
        await redis.stop();
      }
    });

    itInFullRun('do not keep a shop from opening while Redis is away', async () => {
      const shop = await startBriefly({ RATE_LIMITS: 'on', REDIS_URL: 'redis://127.0.0.1:1', ...secret });
      const shopper: SignedIn = await aShopper(shop);
      expect(shopper.token).not.toBe('');
      await shop.stop();
    });
  },
);
