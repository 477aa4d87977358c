import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { aResetToken, forgot, newPassword, reset, untilIdle, verify } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';

let mails: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
});

const details = (token: string) => call(shop, accountPaths.userDetails, { token });
const login = (email: string, password: string) =>
  call(shop, accountPaths.login, { body: { email, password } });

describe('somebody who has forgotten the password', () => {
  it('sets a new password with it, and signs in by that one only', async () => {
    const { email, password } = await aShopper(shop);
    const resetToken = await aResetToken(shop, mails, email);
    expect((await reset(shop, email, { resetToken })).body).toMatchObject({ success: true });
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, newPassword)).status).toBe(200);
  });

  it('has proved the e-mail address by it', async () => {
    const { email } = await aShopper(shop);
    await reset(shop, email, { resetToken: await aResetToken(shop, mails, email) });
    const { token } = await signIn(shop, email, newPassword);
    expect((await details(token)).body.data.verify_email).toBe(true);
  });

  it('ends every session, and is reported by mail', async () => {
    const { email, password, token, refreshToken } = await aShopper(shop);
    const phone = await signIn(shop, email, password);
    await reset(shop, email, { resetToken: await aResetToken(shop, mails, email) });
    expect([(await details(token)).status, (await details(phone.token)).status]).toEqual([401, 401]);
    const refreshed = await call(shop, accountPaths.refreshToken, { method: 'POST', token: refreshToken });
    expect(refreshed.status).toBe(401);
    const [, notice] = await mails.arrived(email, 2);
    expect(notice?.subject).toBe('The password of your Jhola account was changed');
  });

  it('may choose no common password, and keeps the right to choose another', async () => {
    const { email } = await aShopper(shop);
    const resetToken = await aResetToken(shop, mails, email);
    const common = { newPassword: 'password1', confirmPassword: 'password1' };
    const refused = await reset(shop, email, { resetToken, ...common });
    expect([refused.status, refused.body.code]).toEqual([400, 'account.common-password']);
    expect((await reset(shop, email, { resetToken })).status).toBe(200);
  });

  it('may choose no password made of their own name', async () => {
    const { email } = await aShopper(shop, 'Kamala Deshpande');
    const resetToken = await aResetToken(shop, mails, email);
    const own = { newPassword: 'DeshpandeKamala', confirmPassword: 'DeshpandeKamala' };
    const refused = await reset(shop, email, { resetToken, ...own });
    expect([refused.status, refused.body.code]).toEqual([400, 'account.personal-password']);
  });

  it('answers in the shop’s own words that the passwords differ', async () => {
    const { status, body } = await reset(shop, aFreshEmail(), { confirmPassword: 'something-else' });
    expect([status, body.message]).toEqual([400, 'New password and confirm password must be same']);
  });
});

describe('setting a new password', () => {
  const refusal = [403, 'account.reset-refused'];

  it('is refused by the e-mail address alone', async () => {
    const { email, password } = await aShopper(shop);
    await aResetToken(shop, mails, email);
    const { status, body } = await reset(shop, email);
    expect([status, body.code]).toEqual(refusal);
    expect((await login(email, password)).status).toBe(200);
  });

  it('is refused by another account’s secret', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    const [resetToken] = [
      await aResetToken(shop, mails, one.email),
      await aResetToken(shop, mails, other.email),
    ];
    const { status, body } = await reset(shop, other.email, { resetToken });
    expect([status, body.code]).toEqual(refusal);
    // Nor does it say which passwords would be accepted.
    const common = { newPassword: 'password1', confirmPassword: 'password1' };
    expect((await reset(shop, other.email, { resetToken, ...common })).body.code).toBe(refusal[1]);
    expect((await login(other.email, other.password)).status).toBe(200);
    expect((await reset(shop, one.email, { resetToken })).status).toBe(200);
  });

  it('is refused by a secret that has been used', async () => {
    const { email } = await aShopper(shop);
    const resetToken = await aResetToken(shop, mails, email);
    await reset(shop, email, { resetToken });
    const again = await reset(shop, email, { resetToken });
    expect([again.status, again.body.code]).toEqual(refusal);
  });

  it('happens once when one secret comes ten times concurrently', async () => {
    const { email } = await aShopper(shop);
    const resetToken = await aResetToken(shop, mails, email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(shop, email, { resetToken })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(new Array(9).fill(refusal));
    await untilIdle(shop);
    expect(mails.mailsTo(email)).toHaveLength(2);
  });

  it('is refused by an older secret once there is a newer one, and by one that is too old', async () => {
    const { email, userId } = await aShopper(shop);
    const older = await aResetToken(shop, mails, email);
    const newer = await aResetToken(shop, mails, email);
    expect((await reset(shop, email, { resetToken: older })).status).toBe(403);
    const database = await aDatabase(shop);
    const permits = database.collection('resetpermits');
    const permit = (await permits.find().toArray()).find(({ _id }) => String(_id) === userId);
    await permits.updateOne({ _id: permit?._id }, { $set: { expiresAt: new Date() } });
    await database.close();
    expect((await reset(shop, email, { resetToken: newer })).status).toBe(403);
  });

  it('is refused alike for an address that nobody has', async () => {
    const { email } = await aShopper(shop);
    const known = await reset(shop, email, { resetToken: 'x'.repeat(43) });
    const unknown = await reset(shop, aFreshEmail(), { resetToken: 'x'.repeat(43) });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });
});

describe('the cookie that carries the secret', () => {
  it('is for no script and no other site, and comes with the one call that needs it', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const { headers, body } = await verify(shop, email, await mails.codeFor(email));
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain(body.data.resetToken);
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=900',
      `Path=${accountPaths.resetPassword}`,
      'SameSite=Strict',
    ]);
  });

  it('is enough to set the password, and is taken back then', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const verified = await verify(shop, email, await mails.codeFor(email));
    const [cookie = ''] = (verified.headers.get('set-cookie') ?? '').split(';');
    const done = await reset(shop, email, {}, { headers: { cookie: `language=hi; ${cookie}` } });
    expect(done.status).toBe(200);
    expect(done.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('is not accepted from a page of another site', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const verified = await verify(shop, email, await mails.codeFor(email));
    const [cookie = ''] = (verified.headers.get('set-cookie') ?? '').split(';');
    const from = (origin: string) => reset(shop, email, {}, { headers: { cookie, origin } });
    expect((await from('https://elsewhere.example')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from(shop.url)).status).toBe(200);
  });

  it('goes over https only where the shop does', async () => {
    const overTls = await startBriefly({
      MAIL_URL: mails.url,
      PUBLIC_URL: 'https://shop.example',
      RATE_LIMITS: 'on',
    });
    const { email } = await aShopper(overTls);
    await forgot(overTls, email);
    const { headers } = await verify(overTls, email, await mails.codeFor(email));
    expect(headers.get('set-cookie')).toMatch(/; Secure(;|$)/);
    expect(mails.mailsTo(email)[0]?.from).toBe('Jhola <no-reply@shop.example>');
    await overTls.stop();
  });
});
