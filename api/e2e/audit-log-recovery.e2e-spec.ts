import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type Passkey, passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import { aFreshEmail, anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { type Activity, activityOf, CHROME, must } from './harness/activity.js';
import { anotherAdmin } from './harness/admins.js';
import { aPasskeyOf } from './harness/passkey.js';
import { aResetToken, newPassword, reset } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';

let mails: MailServer;
let shop: OpenShop;
let owner: SignedIn;
let log: Activity;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
  owner = await anAdmin(shop);
  log = activityOf(shop, owner);
});

const headers = { 'user-agent': CHROME };

/** Moves an account to another mailbox, by the code that goes there. */
async function moveTo(email: string, who: SignedIn): Promise<void> {
  await must(
    log.act(accountPaths.changeEmail, { method: 'PUT', body: { email, password: who.password } }, who),
  );
  const otp = await mails.codeFor(email);
  await must(log.act(accountPaths.confirmEmail, { method: 'PUT', body: { email, otp } }, who));
}

async function resetPasswordOf(email: string): Promise<void> {
  const resetToken = await aResetToken(shop, mails, email);
  await must(reset(shop, email, { resetToken }, { headers }));
}

describe('the audit log (promise 60), of what opens an account', () => {
  it('tells of passkeys of administrators', async () => {
    const lata = await anotherAdmin(shop, owner, 'Lata Iyer');
    const entries = await log.recorded(async () => {
      await aPasskeyOf(shop, lata, headers);
      const [passkey] = dataOf<Passkey[]>(await must(log.act(passkeyPaths.list, {}, lata)));
      const body = { passkeyId: passkey?._id, password: lata.password };
      await must(log.act(passkeyPaths.remove, { body }, lata));
    });
    const by = { actor: { kind: 'admin', userId: lata.userId }, device: 'Chrome on Linux' };
    expect(entries).toHaveLength(2);
    expect(entries).toMatchObject([
      { action: 'account.passkey-added', ...by, after: { name: 'Chrome on Linux' } },
      { action: 'account.passkey-removed', ...by, before: { name: 'Chrome on Linux' } },
    ]);
  });

  it('tells of mailed codes of administrators: another e-mail, masked, and another password, never itself', async () => {
    const asha = await anotherAdmin(shop, owner, 'Asha Rao');
    const email = `new-${aFreshEmail()}`;
    const entries = await log.recorded(async () => {
      await moveTo(email, asha);
      await resetPasswordOf(email);
    });
    const by = {
      actor: { kind: 'admin', userId: asha.userId, name: 'Asha Rao' },
      address: '127.0.0.1',
      device: 'Chrome on Linux',
    };
    expect(entries).toHaveLength(2);
    expect(entries).toMatchObject([
      {
        ...{ action: 'account.email-changed', ...by },
        before: { email: 's•••@test.example' },
        after: { email: 'n•••@test.example' },
      },
      { action: 'account.password-reset', ...by },
    ]);
    for (const secret of [email, asha.email, newPassword])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('tells nothing of customers', async () => {
    const meera = await aShopper(shop);
    const email = aFreshEmail();
    const entries = await log.recorded(async () => {
      await aPasskeyOf(shop, meera);
      await moveTo(email, meera);
      await resetPasswordOf(email);
    });
    expect(entries).toEqual([]);
  });
});
