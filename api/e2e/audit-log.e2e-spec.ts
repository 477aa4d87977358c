import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions, auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { questionPaths } from '@jhola/shared/contracts/questions.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { activityOf, must } from './harness/activity.js';
import { catalogue, deletions } from './harness/audit-exercises/catalogue-exercises.js';
import {
  type AuditGround,
  aCategory,
  type Exercise,
  type Exercises,
  IMAGE,
  idOf,
} from './harness/audit-exercises/exercise.js';
import { files, settings } from './harness/audit-exercises/file-exercises.js';
import { orders, people, voices } from './harness/audit-exercises/order-exercises.js';
import { aCardShop, orderByCard, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { audienceOf, nameOf } from './harness/route-audiences.js';
import { routesOf } from './harness/routes.js';

let provider: Provider;
let database: InsideDatabase;
const ground = {} as AuditGround;
beforeAll(async () => {
  provider = await aProvider();
  const shop = await aCardShop(provider);
  database = await aDatabase(shop);
  const admin = await anAdmin(shop);
  const meera = await aCustomer(shop);
  const dal = await aProduct(shop, admin, { name: 'Ordered dal', stock: 50 });
  const order = await placeOrder(shop, meera, dal, 2);
  const card = await orderByCard(shop, meera, dal);
  provider.simulator.pay(card.id);
  await paymentBecomes(shop, meera, card.orderId, 'PAID');
  await must(
    call(shop, reviewPaths.add, {
      token: meera.token,
      body: { productId: dal._id, rating: 1, comment: 'Stones in it' },
    }),
  );
  const review = await database.collection('reviews').findOne({});
  await database.collection('reviews').updateOne({}, { $set: { photos: [IMAGE] } });
  const question = await idOf(
    call(shop, questionPaths.ask, {
      token: meera.token,
      body: { productId: dal._id, text: 'Are there stones in it?' },
    }),
  );
  const ids = {
    ...{ category: '', other: '', subcategory: '', product: '' },
    ...{ order, cardOrder: card.orderId, review: String(review?._id), question },
  };
  Object.assign(ground, { shop, admin, meera, log: activityOf(shop, admin), ids });
});
afterAll(async () => {
  await database.close();
  await ground.shop.stop();
  await provider.stop();
});

describe('the audit log (promise 60)', () => {
  const exercised = new Set<string>();
  const seen = new Set<string>();
  const exercises: Exercises = {
    ...catalogue(ground),
    ...orders(ground),
    ...voices(ground),
    ...people(ground),
    ...files(ground),
    ...settings(ground),
    ...deletions(ground),
  };

  it.each(Object.keys(exercises))('tells of %s', async (name) => {
    const { routes, work, entries } = exercises[name] as Exercise;
    const found = await ground.log.recorded(work);
    for (const route of routes) exercised.add(route);
    for (const { action } of found) seen.add(action);
    expect(found).toMatchObject(entries());
    expect(found).toHaveLength(entries().length);
    for (const { actor, address, at } of found) {
      expect(actor).toEqual({ kind: 'admin', userId: ground.admin.userId, name: 'Shop Admin' });
      expect(address).toBe('127.0.0.1');
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(120_000);
    }
  });

  it('names the browser and system', async () => {
    const [entry] = await ground.log.list('?area=stock');
    expect(entry?.device).toBe('Chrome on Linux');
  });

  it('knows every call with which an administrator changes something or takes data out', async () => {
    const reads = [
      /^GET (?!.*\/export$)/,
      /^POST \/api\/user\/admin\/customers\/(find|details)$/,
      /^POST \/api\/product\/(get|admin\/(details|found|bulk-preview))$/,
      /^POST \/api\/stock\/admin\/(list|history)$/,
    ];
    const { routes } = await routesOf(ground.shop);
    const acting = routes
      .map(nameOf)
      .filter((route) => audienceOf(route) === 'admin' && !reads.some((read) => read.test(route)));
    // Only an empty shop takes it: its entry is read in owner-demo.e2e-spec.ts.
    const elsewhere = ['POST /api/product/admin/demo/start'];
    expect(acting.filter((route) => !exercised.has(route))).toEqual(elsewhere);
  });

  it('has no entry of what was refused', async () => {
    await ground.log.act(categoryPaths.add, { body: aCategory('Tea') });
    const entries = await ground.log.recorded(async () => {
      const refused = await Promise.all([
        ground.log.act(categoryPaths.add, { body: aCategory('tea') }),
        ground.log.act(productPaths.delete, { method: 'DELETE', body: { _id: 'f'.repeat(24) } }),
        ground.log.act(orderPaths.adminUpdateStatus, {
          body: { orderId: ground.ids.order, status: 'PLACED' },
        }),
        ground.log.act(customerPaths.setRole, { body: { userId: ground.admin.userId, role: 'USER' } }),
        ground.log.act(auditLogPaths.exportCsv, {}, ground.meera),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([409, 404, 409, 409, 403]);
    });
    expect(entries).toEqual([]);
  });

  it('cannot be changed by any call', async () => {
    const { routes } = await routesOf(ground.shop);
    expect(routes.filter(({ path }) => path.startsWith('/api/activity')).map(({ method }) => method)).toEqual(
      ['GET', 'GET'],
    );
    const [entry] = await ground.log.list('?limit=1');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [auditLogPaths.list, `${auditLogPaths.list}/${entry?._id}`]) {
        expect((await ground.log.act(path, { method, body: { action: 'reviews.deleted' } })).status).toBe(
          404,
        );
      }
    }
    expect(await ground.log.list('?limit=1')).toEqual([entry]);
  });

  it('is for administrators only', async () => {
    const statuses = await Promise.all(
      Object.values(auditLogPaths).flatMap((path) => [
        call(ground.shop, path),
        call(ground.shop, path, { token: ground.meera.token }),
      ]),
    );
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 401, 403]);
  });

  it('keeps an entry for two years', async () => {
    const entry = await database.collection('auditLog').findOne({});
    const [from, until]: [Date, Date] = [entry?.at, entry?.expiresAt];
    expect(until.getTime() - from.getTime()).toBeGreaterThanOrEqual(730 * 86_400_000);
    const indexes = await database.collection('auditLog').indexes();
    expect(indexes.find(({ key }) => key.expiresAt)).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('has words for nothing that is not recorded', () => {
    // What is recorded of sign-ins, of accounts and of commands is proved by other files.
    const elsewhere: Readonly<Record<string, readonly string[]>> = {
      'audit-log-accounts': [
        'sign-in.succeeded',
        'sign-in.ended',
        'account.password-changed',
        'account.second-factor-on',
        'account.second-factor-off',
        'account.recovery-codes-replaced',
        'account.deleted',
      ],
      'audit-log-refused': ['sign-in.refused'],
      'audit-log-recovery': [
        'account.passkey-added',
        'account.passkey-removed',
        'account.email-changed',
        'account.password-reset',
      ],
      'owner-commands': ['people.administrator-made'],
      'audit-log-commands': ['files.pincodes-imported', 'orders.sales-recounted'],
      'backup-download': ['files.backup-restored'],
      'owner-demo': ['files.demo-started'],
    };
    const missing = Object.entries(elsewhere).flatMap(([file, actions]) => {
      const text = readFileSync(join(__dirname, `${file}.e2e-spec.ts`), 'utf8');
      return actions.filter((action) => !text.includes(`'${action}'`));
    });
    expect(missing).toEqual([]);
    const named = Object.values(elsewhere).flat();
    expect(auditActions.filter((action) => !seen.has(action) && !named.includes(action))).toEqual([]);
  });
});
