import { type AuditEntry, AuditLogAnswer, auditLogPaths } from '@jhola/shared/contracts/audit-log.contract';
import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call, type Sent } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { parse } from 'csv-parse/sync';
import { type Activity, activityOf, must } from './harness/activity.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let admin: SignedIn;
let log: Activity;
const ids = { product: '', other: '' };
beforeAll(async () => {
  shop = await sharedShop();
  admin = await anotherAdmin();
  log = activityOf(shop, admin);
  ids.product = (await aProduct(shop, admin, { name: 'Toor dal of Ilam', stock: 5 }))._id;
  ids.other = (await aProduct(shop, admin, { name: 'Rice, brokenest' }))._id;
  const { product, other } = ids;
  await must(act(productPaths.update, { method: 'PUT', body: { _id: product, price: 42.5 } }));
  await must(act(bulkEditPaths.apply, { body: { productIds: [product, other], change: { discount: 10 } } }));
  const headers = { 'idempotency-key': aKey() };
  await must(act(stockPaths.adjust, { headers, body: { productId: product, change: -2, reason: 'LOST' } }));
  await must(act(productPaths.delete, { method: 'DELETE', body: { _id: product } }));
});

/** An administrator who has done nothing yet. */
async function anotherAdmin(): Promise<SignedIn> {
  const { email, password, userId } = await aShopper(shop, 'Ila Menon');
  await must(
    call(shop, customerPaths.setRole, {
      token: (await anAdmin(shop)).token,
      body: { userId, role: 'ADMIN' },
    }),
  );
  return signIn(shop, email, password);
}
const act = (path: string, sent?: Sent) => log.act(path, sent);
const activity = (query: string) => log.list(query);
const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

describe('an entry of the audit log is found', () => {
  it('by area, by person, by what it was done to, and by day', async () => {
    const areas = await activity('?area=stock&limit=100');
    expect(new Set(areas.map(({ action }) => action))).toEqual(new Set(['stock.adjusted']));
    const own = await activity(`?userId=${admin.userId}&limit=100`);
    expect(own.length).toBe(7);
    expect(own.every(({ actor }) => actor.userId === admin.userId)).toBe(true);
    const ofProduct = await activity('?search=toor%20dal%20of%20il&limit=100');
    expect(actionsOf(ofProduct)).toEqual([
      'catalogue.product-deleted',
      'stock.adjusted',
      'catalogue.products-changed',
      'catalogue.product-changed',
      'catalogue.product-created',
    ]);
    expect(await activity(`?search=${ids.product}&limit=100`)).toEqual(ofProduct);
    expect(actionsOf(await activity('?search=brokenest'))).toEqual([
      'catalogue.products-changed',
      'catalogue.product-created',
    ]);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });
    const [today, yesterday] = [0, 1].map((days) => day.format(Date.now() - days * 86_400_000));
    const all = await activity('?limit=100');
    expect(await activity(`?from=${yesterday}&to=${today}&limit=100`)).toEqual(all);
    expect(await activity('?to=2020-01-01')).toEqual([]);
    expect(await activity('?from=2199-01-01')).toEqual([]);
  });

  it('page by page, none twice and none left out', async () => {
    const all = await activity('?limit=100');
    const paged: AuditEntry[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await call(shop, `${auditLogPaths.list}?limit=3${cursor && `&cursor=${cursor}`}`, {
        token: admin.token,
      });
      const { entries, nextCursor } = AuditLogAnswer.parse(body).data;
      paged.push(...entries);
      if (!nextCursor || paged.length >= all.length) break;
      cursor = nextCursor;
    }
    expect(paged.slice(0, all.length)).toEqual(all);
    const administrators = (await call(shop, auditLogPaths.list, { token: admin.token })).body.data
      .administrators;
    expect(administrators.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Shop Admin', 'Ila Menon']),
    );
  });

  it('refuses what is no filter of it', async () => {
    for (const query of [
      '?area=all',
      '?userId=x',
      '?cursor=ffffffffffffffffffffffff',
      '?from=today',
      '?limit=101',
      '?other=1',
    ]) {
      expect((await act(`${auditLogPaths.list}${query}`)).status).toBe(400);
    }
  });

  it('as a file, with a row for each product of a change of many', async () => {
    const { text, headers } = await act(`${auditLogPaths.exportCsv}?area=catalogue&userId=${admin.userId}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const bulk = rows.find((row) => row.What === 'catalogue.products-changed');
    expect(bulk).toMatchObject({
      Who: 'Ila Menon',
      Of: 'product',
      Name: 'Toor dal of Ilam',
      Before: '{"discount":0}',
      After: '{"discount":10}',
      Address: '127.0.0.1',
    });
    expect(rows.length).toBe((await activity(`?area=catalogue&userId=${admin.userId}&limit=100`)).length + 1);
  });
});
