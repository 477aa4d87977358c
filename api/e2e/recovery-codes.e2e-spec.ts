import { aShopper } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { forgot, otherThan, reset, verify } from './harness/recovery.js';
import { connectedShop, loggedBy } from './harness/shared-shop.js';

let mails: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
});

describe('somebody who has forgotten the password', () => {
  it('gets a code by mail, as text and as HTML, in the shop’s name', async () => {
    const { email } = await aShopper(shop, 'Meera Nair');
    expect((await forgot(shop, email)).status).toBe(200);
    const code = await mails.codeFor(email);
    const [mail] = mails.mailsTo(email);
    expect(mail?.from).toBe('Jhola <no-reply@localhost>');
    expect(mail?.subject).toBe('Your code for a new Jhola password');
    expect(mail?.text).toContain('Hello Meera,');
    expect(mail?.html).toContain(`>${code}<`);
  });

  it('finds no development mailbox in a shop that sends mails', async () => {
    const { text } = await call(shop, '/dev/mailbox', { headers: { accept: 'text/html' } });
    expect(text).not.toContain('Mailbox of');
  });
});

describe('a one-time code', () => {
  it('is used once', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    expect((await verify(shop, email, code)).status).toBe(200);
    const again = await verify(shop, email, code);
    expect([again.status, again.body.code]).toEqual([400, 'account.code-wrong']);
  });

  it('is used once also when it comes twenty times concurrently', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(shop, email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is invalid once a newer one has been requested', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const older = await mails.codeFor(email);
    await forgot(shop, email);
    const newer = await mails.codeFor(email, 2);
    expect((await verify(shop, email, older)).status).toBe(older === newer ? 200 : 400);
    expect((await verify(shop, email, newer)).status).toBe(older === newer ? 400 : 200);
  });

  it('is invalid after ten minutes', async () => {
    const { email, userId } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    const database = await aDatabase(shop);
    const codes = database.collection('onetimecodes');
    const [stored] = (await codes.find().toArray()).filter((one) => String(one.userId) === userId);
    const goodForMs = stored?.expiresAt.getTime() - stored?.askedAt.getTime();
    expect(goodForMs).toBeGreaterThan(9.5 * 60_000);
    expect(goodForMs).toBeLessThanOrEqual(10 * 60_000 + 5_000);
    await codes.updateOne({ _id: stored?._id }, { $set: { expiresAt: new Date() } });
    await database.close();
    expect((await verify(shop, email, code)).status).toBe(400);
  });

  it('of one account opens no other', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    await forgot(shop, one.email);
    await forgot(shop, other.email);
    const code = await mails.codeFor(one.email);
    const others = await mails.codeFor(other.email);
    expect((await verify(shop, other.email, code)).status).toBe(code === others ? 200 : 400);
    expect((await verify(shop, one.email, code)).status).toBe(200);
  });

  it('stands in clear nowhere in the database and nowhere in the log', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    const { body } = await verify(shop, email, code);
    const secret = body.data.resetToken;
    await reset(shop, email, { resetToken: otherThan('000000') });
    const database = await aDatabase(shop);
    for (const name of ['onetimecodes', 'resetpermits', 'mailallowances', 'events']) {
      const stored = JSON.stringify(await database.collection(name).find().toArray());
      expect(stored).not.toContain(`"${code}"`);
      expect(stored).not.toContain(secret);
    }
    await database.close();
    const log = loggedBy(shop);
    expect(log).not.toContain(`"${code}"`);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(email);
  });
});
