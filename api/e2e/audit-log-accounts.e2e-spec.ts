import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf, type Sent } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { Secret, TOTP } from 'otpauth';
import { type Activity, activityOf, CHROME, must } from './harness/activity.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let database: InsideDatabase;
let admin: SignedIn;
let meera: SignedIn;
let log: Activity;
beforeAll(async () => {
  shop = await sharedShop();
  database = await aDatabase(shop);
  admin = await anAdmin(shop);
  meera = await aShopper(shop);
  log = activityOf(shop, admin);
});
afterAll(() => database.close());

const act = (path: string, sent?: Sent, by?: Pick<SignedIn, 'token'>) => log.act(path, sent, by);
const activity = (query: string) => log.list(query);
const recorded = (work: () => Promise<unknown>) => log.recorded(work);
const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

describe('the audit log (promise 60)', () => {
  describe('of sign-ins', () => {
    const login = (sent: object) =>
      call(shop, accountPaths.login, { body: sent, headers: { 'user-agent': CHROME } });

    it('tells of administrators who come, go, and are not let in; of customers nothing', async () => {
      const { email, password } = admin;
      const entries = await recorded(async () => {
        await login({ email: meera.email, password: 'wrong-password-1' });
        await login({ email, password: 'wrong-password-1' });
        const [{ accesstoken: token }] = [(await must(login({ email, password }))).body.data];
        await must(act(accountPaths.logout, {}, { token }));
        await until('the refused sign-in is recorded', async () =>
          (await activity('?area=sign-in')).some(({ action }) => action === 'sign-in.refused'),
        );
      });
      expect(entries.filter(({ action }) => action === 'sign-in.refused')).toMatchObject([
        {
          actor: { kind: 'visitor' },
          subject: { type: 'user', id: admin.userId, name: 'Shop Admin' },
          after: { reason: 'account.wrong-credentials' },
          address: '127.0.0.1',
          device: 'Chrome on Linux',
        },
      ]);
      expect(entries.filter(({ action }) => action !== 'sign-in.refused')).toMatchObject([
        {
          action: 'sign-in.succeeded',
          actor: { kind: 'admin', userId: admin.userId },
          after: { secondFactor: false },
        },
        { action: 'sign-in.ended', after: { devices: 'this' } },
      ]);
    });
  });

  describe('of an administrator’s own account', () => {
    it('tells of password, second factor and leaving, and outlasts the account', async () => {
      const made = await aShopper(shop, 'Lata Iyer');
      await must(act(customerPaths.setRole, { body: { userId: made.userId, role: 'ADMIN' } }));
      let lata = await signIn(shop, made.email, made.password);
      const newPassword = 'another-long-password';
      const code = (secret: string, at: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
      const entries = await recorded(async () => {
        await must(
          act(
            accountPaths.changePassword,
            {
              method: 'PUT',
              body: { password: lata.password, newPassword, confirmPassword: newPassword },
            },
            lata,
          ),
        );
        lata = await signIn(shop, made.email, newPassword);
        await must(act(sessionPaths.endOthers, { method: 'DELETE' }, lata));
        const { secret } = dataOf<{ secret: string }>(
          await act(secondFactorPaths.start, { body: { password: newPassword } }, lata),
        );
        const now = Date.now();
        const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(
          await act(secondFactorPaths.confirm, { body: { code: code(secret, now) } }, lata),
        );
        const [first, second] = recoveryCodes;
        const { recoveryCodes: others } = dataOf<{ recoveryCodes: string[] }>(
          await act(secondFactorPaths.recoveryCodes, { body: { password: newPassword, code: first } }, lata),
        );
        expect(others).not.toContain(second);
        await must(act(secondFactorPaths.end, { body: { password: newPassword, code: others[0] } }, lata));
        await must(
          act(accountPaths.deleteAccount, { method: 'DELETE', body: { password: newPassword } }, lata),
        );
      });
      expect(actionsOf(entries)).toEqual([
        'account.password-changed',
        'sign-in.succeeded',
        'sign-in.ended',
        'account.second-factor-on',
        'account.recovery-codes-replaced',
        'account.second-factor-off',
        'account.deleted',
      ]);
      for (const { actor } of entries) expect(actor).toEqual({ kind: 'admin', userId: lata.userId });
      expect(JSON.stringify(entries)).not.toContain(newPassword);
    });

    it('is part of the export of their data', async () => {
      const { body } = await act(accountPaths.exportData);
      expect(body.data.activity[0]).toMatchObject({ action: expect.any(String), address: '127.0.0.1' });
      expect((await call(shop, accountPaths.exportData, { token: meera.token })).body.data.activity).toEqual(
        [],
      );
    });
  });

  it('forgets a customer who leaves, not what was done', async () => {
    const asha = await aShopper(shop, 'Asha Canary');
    await must(act(customerPaths.setStatus, { body: { userId: asha.userId, status: 'Blocked' } }));
    await must(act(customerPaths.setStatus, { body: { userId: asha.userId, status: 'Active' } }));
    const dal = await aProduct(shop, admin);
    const { token } = await signIn(shop, asha.email, asha.password);
    await must(
      call(shop, reviewPaths.add, {
        token,
        body: { productId: dal._id, rating: 2, comment: 'Canary words' },
      }),
    );
    const review = await database.collection('reviews').findOne({ comment: 'Canary words' });
    await must(act(reviewPaths.delete.replace(':reviewId', String(review?._id)), { method: 'DELETE' }));
    const stored = async () => JSON.stringify(await database.collection('auditLog').find().toArray());
    expect(await stored()).toContain(asha.userId);
    expect(await stored()).toContain('Canary words');
    await must(
      call(shop, accountPaths.deleteAccount, { method: 'DELETE', token, body: { password: asha.password } }),
    );
    expect(await stored()).not.toContain(asha.userId);
    expect(await stored()).not.toContain('Canary words');
    const [deleted, , blocked] = await activity('?limit=10').then((all) =>
      all.filter(({ action }) => /^(reviews|people)/.test(action)),
    );
    expect([deleted?.before, blocked?.after]).toEqual([
      { rating: 2, productId: dal._id },
      { status: 'Blocked' },
    ]);
  });
});
