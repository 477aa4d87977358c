import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { auditActions, auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { deliveryAreasPaths } from '@jhola/shared/contracts/delivery-areas.contract';
import { newOrderMailsPath } from '@jhola/shared/contracts/new-order-mails.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { deleteQuestionPath, questionPaths } from '@jhola/shared/contracts/questions.contract';
import { deleteReviewPhotoPath, reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf, type Sent } from '@jhola/test-doubles/call';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { type Activity, activityOf, must } from './harness/activity.js';
import { allowDownload, askForBackup, cancelBackup, prepareBackup } from './harness/backup-download.js';
import { aCardShop, aProvider, orderByCard, type Provider, paymentBecomes } from './harness/card.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { importEnded, importState, manyRows, sendFile } from './harness/import-file.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { audienceOf, nameOf } from './harness/route-audiences.js';
import { routesOf } from './harness/routes.js';

const IMAGE = '/illustrations/no-data.svg';

let provider: Provider;
let shop: Shop;
let database: InsideDatabase;
let admin: SignedIn;
let log: Activity;
beforeAll(async () => {
  provider = await aProvider();
  shop = await aCardShop(provider);
  database = await aDatabase(shop);
  admin = await anAdmin(shop);
  log = activityOf(shop, admin);
});

const act = (path: string, sent?: Sent, by?: Pick<SignedIn, 'token'>) => log.act(path, sent, by);
const activity = (query: string) => log.list(query);
const recorded = (work: () => Promise<unknown>) => log.recorded(work);
afterAll(async () => {
  await database.close();
  await shop.stop();
  await provider.stop();
});

/** What each writing call of an administrator leaves in the log. */
interface Exercise {
  /** The calls, as the shop's description names them. */
  readonly routes: readonly string[];
  readonly work: () => Promise<unknown>;
  readonly entries: () => readonly object[];
}

describe('the audit log (promise 60)', () => {
  let meera: Customer;
  let ids: Record<
    'category' | 'other' | 'subcategory' | 'product' | 'order' | 'cardOrder' | 'review' | 'question',
    string
  >;
  const exercised = new Set<string>();
  const seen = new Set<string>();

  const idOf = async (answer: Promise<Answered>): Promise<string> =>
    dataOf<{ _id: string }>(await answer)._id;

  beforeAll(async () => {
    meera = await aCustomer(shop);
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
    ids = {
      ...{ category: '', other: '', subcategory: '', product: '' },
      ...{ order, cardOrder: card.orderId, review: String(review?._id), question },
    };
  });

  const category = (name: string) => ({ name, image: IMAGE });
  const exercises: Record<string, Exercise> = {
    'a category added, renamed': {
      routes: ['POST /api/category/add-category', 'PUT /api/category/update'],
      work: async () => {
        ids.category = await idOf(act(categoryPaths.add, { body: category('Staples') }));
        ids.other = await idOf(act(categoryPaths.add, { body: category('Fruit') }));
        await must(
          act(categoryPaths.update, {
            method: 'PUT',
            body: { _id: ids.category, ...category('Dal & more') },
          }),
        );
        await must(
          act(categoryPaths.update, {
            method: 'PUT',
            body: { _id: ids.category, ...category('Dal & more') },
          }),
        );
      },
      entries: () => [
        {
          action: 'catalogue.category-created',
          subject: { type: 'category', id: ids.category, name: 'Staples' },
          after: category('Staples'),
        },
        { action: 'catalogue.category-created', subject: { name: 'Fruit' } },
        // the second time it already had this name
        {
          action: 'catalogue.category-changed',
          subject: { name: 'Staples' },
          before: { name: 'Staples' },
          after: { name: 'Dal & more' },
        },
      ],
    },
    'a subcategory added, moved': {
      routes: ['POST /api/subcategory/create', 'PUT /api/subcategory/update'],
      work: async () => {
        const body = { name: 'Toor', image: IMAGE };
        ids.subcategory = await idOf(
          act(subcategoryPaths.create, { body: { ...body, category: [ids.category] } }),
        );
        const _id = ids.subcategory;
        await must(
          act(subcategoryPaths.update, {
            method: 'PUT',
            body: { _id, ...body, category: [ids.category, ids.other] },
          }),
        );
      },
      entries: () => [
        {
          action: 'catalogue.subcategory-created',
          subject: { type: 'subcategory', name: 'Toor' },
          after: { category: ['Dal & more'] },
        },
        {
          action: 'catalogue.subcategory-changed',
          before: { category: ['Dal & more'] },
          after: { category: ['Dal & more', 'Fruit'] },
        },
      ],
    },
    'a product added, changed': {
      routes: ['POST /api/product/create', 'PUT /api/product/update-product-details'],
      work: async () => {
        const made = await aProduct(shop, { token: admin.token }, { name: 'Toor dal', price: 40, stock: 5 });
        ids.product = made._id;
        await must(
          act(productPaths.update, { method: 'PUT', body: { _id: made._id, price: 42.5, published: false } }),
        );
      },
      entries: () => [
        {
          action: 'catalogue.product-created',
          subject: { type: 'product', id: ids.product, name: 'Toor dal' },
          after: { name: 'Toor dal', price: 40, stock: 5, published: true },
        },
        {
          action: 'catalogue.product-changed',
          before: { price: 40, published: true },
          after: { price: 42.5, published: false },
        },
      ],
    },
    'many products changed at once': {
      routes: ['POST /api/product/admin/bulk-edit'],
      work: () =>
        must(
          act(bulkEditPaths.apply, {
            body: { productIds: [ids.product, 'f'.repeat(24)], change: { discount: 10 } },
          }),
        ),
      entries: () => [
        {
          action: 'catalogue.products-changed',
          itemCount: 1,
          items: [
            {
              subject: { type: 'product', id: ids.product, name: 'Toor dal' },
              before: { discount: 0 },
              after: { discount: 10 },
            },
          ],
        },
      ],
    },
    'stock adjusted': {
      routes: ['POST /api/stock/admin/adjust'],
      work: () =>
        must(
          act(stockPaths.adjust, {
            headers: { 'idempotency-key': aKey() },
            body: { productId: ids.product, change: -2, reason: 'DAMAGED' },
          }),
        ),
      entries: () => [
        {
          action: 'stock.adjusted',
          subject: { name: 'Toor dal' },
          before: { stock: 5 },
          after: { stock: 3, reason: 'DAMAGED' },
        },
      ],
    },
    'orders printed, moved, noted, refunded, items cancelled': {
      routes: [
        'POST /api/order/admin/update-status',
        'POST /api/order/update-status',
        'POST /api/order/admin/bulk-status',
        'POST /api/order/admin/note',
        'POST /api/order/admin/shipment',
        'POST /api/order/admin/cancel-items',
        'POST /api/order/admin/print',
      ],
      work: async () => {
        const { product_details: lines } = await orderOf(shop, meera, ids.order);
        const items = lines.map(({ productId }) => ({ productId, quantity: 1 }));
        await must(act(adminOrderPaths.cancelItems, { body: { orderId: ids.order, items } }));
        await must(act(adminOrderPaths.print, { body: { orderIds: [ids.order], paper: 'packing-slips' } }));
        await must(act(orderPaths.adminUpdateStatus, { body: { orderId: ids.order, status: 'CONFIRMED' } }));
        await must(act(orderPaths.updateStatus, { body: { orderId: ids.order, status: 'SHIPPED' } }));
        await must(
          act(adminOrderPaths.note, {
            headers: { 'idempotency-key': aKey() },
            body: { orderId: ids.order, text: 'Rang twice' },
          }),
        );
        await must(
          act(adminOrderPaths.shipment, {
            body: { orderId: ids.order, shipment: { carrier: 'Delhivery', trackingNumber: 'DL 1' } },
          }),
        );
        await must(
          act(adminOrderPaths.bulkStatus, {
            body: { orderIds: [ids.cardOrder], status: 'CANCELLED' },
          }),
        );
      },
      entries: () => [
        {
          action: 'orders.items-cancelled',
          subject: { type: 'order', id: ids.order },
          after: { text: '1 × Ordered dal (1 kg)' },
        },
        { action: 'files.orders-printed', after: { paper: 'packing-slips', printed: 1 } },
        {
          action: 'orders.moved',
          subject: { type: 'order', id: ids.order },
          before: { stage: 'PLACED' },
          after: { stage: 'CONFIRMED' },
        },
        { action: 'orders.moved', before: { stage: 'CONFIRMED' }, after: { stage: 'SHIPPED' } },
        { action: 'orders.note-added', subject: { id: ids.order } },
        {
          action: 'orders.shipment-set',
          subject: { type: 'order', id: ids.order },
          after: { carrier: 'Delhivery', trackingNumber: 'DL 1' },
        },
        { action: 'orders.moved', subject: { id: ids.cardOrder }, after: { stage: 'CANCELLED' } },
        {
          action: 'orders.refund-asked',
          subject: { id: ids.cardOrder },
          before: { payment: 'PAID' },
          after: { payment: 'REFUNDING' },
        },
      ],
    },
    'a photo of a review removed': {
      routes: ['DELETE /api/review/delete/{reviewId}/photo'],
      work: () => must(act(deleteReviewPhotoPath(ids.review), { method: 'DELETE', body: { photo: IMAGE } })),
      entries: () => [
        {
          action: 'reviews.photo-removed',
          subject: { type: 'review', id: ids.review },
          before: { image: [IMAGE] },
        },
      ],
    },
    'a question answered, and deleted': {
      routes: ['POST /api/question/admin/answer', 'DELETE /api/question/admin/delete/{questionId}'],
      work: async () => {
        const body = { questionId: ids.question, answer: 'None at all.' };
        await must(act(questionPaths.answer, { body }));
        await must(act(deleteQuestionPath(ids.question), { method: 'DELETE' }));
      },
      entries: () => [
        {
          action: 'questions.answered',
          subject: { type: 'question', id: ids.question },
          after: { answer: 'None at all.' },
        },
        {
          action: 'questions.deleted',
          subject: { type: 'question', id: ids.question },
          before: { question: 'Are there stones in it?', answer: 'None at all.', author: meera.userId },
        },
      ],
    },
    'a review deleted': {
      routes: ['DELETE /api/review/delete/{reviewId}'],
      work: () => must(act(reviewPaths.delete.replace(':reviewId', ids.review), { method: 'DELETE' })),
      entries: () => [
        {
          action: 'reviews.deleted',
          subject: { type: 'review', id: ids.review },
          before: { rating: 1, comment: 'Stones in it', author: meera.userId },
        },
      ],
    },
    'a person blocked, and made an administrator': {
      routes: ['POST /api/user/admin/customers/status', 'POST /api/user/admin/customers/role'],
      work: async () => {
        const { userId } = await aShopper(shop, 'Ravi Kumar');
        ids.other = userId;
        await must(act(customerPaths.setStatus, { body: { userId, status: 'Blocked' } }));
        await must(act(customerPaths.setStatus, { body: { userId, status: 'Active' } }));
        await must(act(customerPaths.setRole, { body: { userId, role: 'ADMIN' } }));
      },
      entries: () => [
        {
          action: 'people.status-changed',
          subject: { type: 'user', id: ids.other, name: 'Ravi Kumar' },
          before: { status: 'Active' },
          after: { status: 'Blocked' },
        },
        { action: 'people.status-changed', before: { status: 'Blocked' }, after: { status: 'Active' } },
        { action: 'people.role-changed', before: { role: 'USER' }, after: { role: 'ADMIN' } },
      ],
    },
    'files brought in and taken out': {
      routes: [
        'POST /api/product/admin/import/upload',
        'POST /api/product/admin/import/start',
        'GET /api/product/admin/export',
        'GET /api/order/admin/export',
        'GET /api/activity/admin/export',
        'POST /api/file/upload',
      ],
      work: async () => {
        await sendFile(shop, admin, 'name,price\nSalt,20\n,1\n', { name: 'list.csv' });
        const columns = { name: 'name', price: 'price' };
        await must(act(catalogueFilePaths.start, { body: { columns, dryRun: true } }));
        await importEnded(shop, admin);
        await must(act(catalogueFilePaths.start, { body: { columns, dryRun: false } }));
        await importEnded(shop, admin);
        await until(
          'the end of the import is recorded',
          async () => (await activity('?limit=1'))[0]?.action === 'files.import-ended',
        );
        // nothing runs any more: there is nothing to cancel, and nothing is recorded
        await must(act(catalogueFilePaths.cancel, { method: 'POST' }));
        await must(act(catalogueFilePaths.exportCsv));
        await must(act(`${adminOrderPaths.exportCsv}?group=cancelled&search=Meera`));
        await must(act(`${auditLogPaths.exportCsv}?area=stock`));
        await uploadPicture(shop, admin, await plainPicture(40, 40).png().toBuffer());
      },
      entries: () => [
        { action: 'files.import-uploaded', subject: { type: 'file', name: 'list.csv' } },
        {
          action: 'files.import-started',
          subject: { name: 'list.csv' },
          after: { columns: { name: 'name', price: 'price' } },
        },
        {
          action: 'files.import-ended',
          after: { outcome: 'done', created: 1, updated: 0, refused: 1 },
        },
        { action: 'files.products-exported' },
        // without the name that was searched for
        { action: 'files.orders-exported', after: { group: 'cancelled', searched: true } },
        { action: 'files.activity-exported', after: { area: 'stock' } },
        {
          action: 'files.picture-uploaded',
          subject: { type: 'file', name: expect.stringMatching(/^\/uploads\/pictures\//) },
        },
      ],
    },
    'an import cancelled': {
      routes: ['POST /api/product/admin/import/cancel'],
      work: async () => {
        await sendFile(shop, admin, manyRows(6000), { name: 'long.csv' });
        const columns = { name: 'name', price: 'price' };
        await must(act(catalogueFilePaths.start, { body: { columns, dryRun: false } }));
        await until('some products are written', async () => (await importState(shop, admin)).products > 0);
        await must(act(catalogueFilePaths.cancel, { method: 'POST' }));
      },
      entries: () => [
        { action: 'files.import-uploaded', subject: { name: 'long.csv' } },
        { action: 'files.import-started', subject: { name: 'long.csv' } },
        { action: 'files.import-cancelled', subject: { type: 'file', name: 'long.csv' } },
        { action: 'files.import-ended', after: { outcome: 'cancelled', refused: 0 } },
      ],
    },
    'the settings of the shop saved': {
      routes: ['PUT /api/shop-settings/admin/save', 'PUT /api/order/admin/new-order-mails'],
      work: async () => {
        const { version, ...settings } = defaultShopSettings;
        const body = { version, settings: { ...settings, supportPhone: '+91 22 1234 5678' } };
        await must(act(shopSettingsPaths.save, { method: 'PUT', body }));
        await must(act(newOrderMailsPath, { method: 'PUT', body: { to: 'shop', address: '' } }));
      },
      entries: () => [
        {
          action: 'settings.changed',
          before: { supportPhone: '+91 80 4718 2200' },
          after: { supportPhone: '+91 22 1234 5678' },
        },
        { action: 'settings.changed', after: { newOrderMails: 'shop' } },
      ],
    },
    'where the shop delivers saved': {
      routes: ['PUT /api/delivery-areas/admin/save'],
      work: async () => {
        const everywhere = {
          name: 'India',
          codes: ['*'],
          districts: [],
          promise: { unit: 'days', count: 3 },
        };
        await must(
          act(deliveryAreasPaths.save, { method: 'PUT', body: { version: 0, areas: [everywhere] } }),
        );
      },
      entries: () => [
        {
          action: 'settings.delivery-areas-changed',
          before: { deliveryAreas: [] },
          after: { deliveryAreas: ['India: *; 3 days; free'] },
        },
      ],
    },
    'a backup taken, downloaded and thrown away': {
      routes: [
        'POST /api/backup/admin/start',
        'POST /api/backup/admin/allow-download',
        'POST /api/backup/admin/cancel',
      ],
      work: async () => {
        await prepareBackup(shop, admin);
        const { cookie } = await allowDownload(shop, admin);
        await (await askForBackup(shop, cookie)).arrayBuffer();
        // It takes nothing out, and there is nothing any more that it could remove.
        await must(cancelBackup(shop, admin));
      },
      entries: () => [
        { action: 'files.backup-taken', subject: { type: 'file' }, after: { bytes: expect.any(Number) } },
        { action: 'files.backup-downloaded', subject: { type: 'file' } },
      ],
    },
    'a product and its categories deleted': {
      routes: [
        'DELETE /api/product/delete-product',
        'DELETE /api/subcategory/delete',
        'DELETE /api/category/delete',
      ],
      work: async () => {
        const target = await idOf(act(categoryPaths.add, { body: category('Pulses') }));
        await must(act(productPaths.delete, { method: 'DELETE', body: { _id: ids.product } }));
        await must(act(subcategoryPaths.delete, { method: 'DELETE', body: { _id: ids.subcategory } }));
        await must(
          act(categoryPaths.delete, { method: 'DELETE', body: { _id: ids.category, moveTo: target } }),
        );
      },
      entries: () => [
        { action: 'catalogue.category-created' },
        {
          action: 'catalogue.product-deleted',
          subject: { id: ids.product, name: 'Toor dal' },
          before: { name: 'Toor dal', price: 42.5, stock: 3, discount: 10 },
        },
        { action: 'catalogue.subcategory-deleted', subject: { name: 'Toor' } },
        {
          action: 'catalogue.category-deleted',
          subject: { name: 'Dal & more' },
          after: { movedTo: 'Pulses' },
        },
      ],
    },
  };

  it.each(Object.keys(exercises))('tells of %s', async (name) => {
    const { routes, work, entries } = exercises[name] as Exercise;
    const found = await recorded(work);
    for (const route of routes) exercised.add(route);
    for (const { action } of found) seen.add(action);
    expect(found).toMatchObject(entries());
    expect(found).toHaveLength(entries().length);
    for (const { actor, address, at } of found) {
      expect(actor).toEqual({ kind: 'admin', userId: admin.userId, name: 'Shop Admin' });
      expect(address).toBe('127.0.0.1');
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(120_000);
    }
  });

  it('names the browser and system', async () => {
    const [entry] = await activity('?area=stock');
    expect(entry?.device).toBe('Chrome on Linux');
  });

  it('knows every call with which an administrator changes something or takes data out', async () => {
    const reads = [
      /^GET (?!.*\/export$)/,
      /^POST \/api\/user\/admin\/customers\/(find|details)$/,
      /^POST \/api\/product\/(get|admin\/bulk-preview)$/,
      /^POST \/api\/stock\/admin\/(list|history)$/,
    ];
    const { routes } = await routesOf(shop);
    const acting = routes
      .map(nameOf)
      .filter((route) => audienceOf(route) === 'admin' && !reads.some((read) => read.test(route)));
    expect(acting.filter((route) => !exercised.has(route))).toEqual([]);
  });

  it('has no entry of what was refused', async () => {
    await act(categoryPaths.add, { body: category('Tea') });
    const entries = await recorded(async () => {
      const refused = await Promise.all([
        act(categoryPaths.add, { body: category('tea') }),
        act(productPaths.delete, { method: 'DELETE', body: { _id: 'f'.repeat(24) } }),
        act(orderPaths.adminUpdateStatus, { body: { orderId: ids.order, status: 'PLACED' } }),
        act(customerPaths.setRole, { body: { userId: admin.userId, role: 'USER' } }),
        act(auditLogPaths.exportCsv, {}, meera),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([409, 404, 409, 409, 403]);
    });
    expect(entries).toEqual([]);
  });

  it('cannot be changed by any call', async () => {
    const { routes } = await routesOf(shop);
    expect(routes.filter(({ path }) => path.startsWith('/api/activity')).map(({ method }) => method)).toEqual(
      ['GET', 'GET'],
    );
    const [entry] = await activity('?limit=1');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of [auditLogPaths.list, `${auditLogPaths.list}/${entry?._id}`]) {
        expect((await act(path, { method, body: { action: 'reviews.deleted' } })).status).toBe(404);
      }
    }
    expect(await activity('?limit=1')).toEqual([entry]);
  });

  it('is for administrators only', async () => {
    const statuses = await Promise.all(
      Object.values(auditLogPaths).flatMap((path) => [
        call(shop, path),
        call(shop, path, { token: meera.token }),
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
