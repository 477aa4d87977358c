import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type OpenShop, type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './harness/database.js';
import { forgot, untilIdle, verify } from './harness/recovery.js';
import { sharedShop } from './harness/shared-shop.js';
import { itInFullRun } from './harness/tier.js';

describe('a mail server that is down while the shop is open', () => {
  let mails: MailServer;
  let shop: Shop;
  let waiting: SignedIn;
  let gone: SignedIn;
  beforeAll(async () => {
    const placeholder = await startMailServer();
    await placeholder.stop();
    shop = await startBriefly({
      MAIL_URL: placeholder.url,
      MAIL_FROM: 'Corner shop <hello@corner.example>',
      TEST_SWEEP_MS: '200',
    });
    [waiting, gone] = [await aShopper(shop), await aShopper(shop)];
    for (const { email } of [waiting, gone]) expect((await forgot(shop, email)).status).toBe(200);

    const database = await aDatabase(shop);
    const events = database.collection('events');
    const failed = { failures: { $gt: 0 } };
    await until('both tries have failed', async () => (await events.countDocuments(failed)) === 2);
    const elevenMinutesAgo = Date.now() - 11 * 60_000;
    await events.updateOne({ 'payload.email': gone.email }, { $set: { 'payload.at': elevenMinutesAgo } });
    // The next try comes as soon as the shop looks for what is due.
    mails = await startMailServer(placeholder.port);
    await events.updateMany({}, { $set: { dueAt: new Date() } });
    await database.close();
    await mails.arrived(waiting.email, 1);
    await untilIdle(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await mails.stop();
  });

  it('gets the mail once it is up again, from the sender of the settings, with a code that is good', async () => {
    expect(mails.mailsTo(waiting.email)).toMatchObject([{ from: 'Corner shop <hello@corner.example>' }]);
    expect((await verify(shop, waiting.email, await mails.codeFor(waiting.email))).status).toBe(200);
  });

  it('gets no code that nobody waits for any more', () => {
    expect(mails.mailsTo(gone.email)).toEqual([]);
  });

  it('leaves neither codes nor addresses in the log', () => {
    const log = shop.log.join('\n');
    expect(log).toContain('The mail server did not take a mail: ESOCKET');
    expect(log).not.toContain(waiting.email);
    for (const code of mails.codesTo(waiting.email)) expect(log).not.toContain(`"${code}"`);
  });
});

describe('a mail server that is down when the shop is killed', () => {
  itInFullRun('gets the mail when both are up again', async () => {
    const placeholder = await startMailServer();
    await placeholder.stop();
    const first = await startBriefly({ MAIL_URL: placeholder.url });
    const { email } = await aShopper(first);
    await forgot(first, email);
    await first.kill();

    const mails = await startMailServer(placeholder.port);
    const again = await startBriefly({ MAIL_URL: mails.url, DATA_DIR: first.dataDir });
    expect((await verify(again, email, await mails.codeFor(email))).status).toBe(200);
    await again.stop();
    await mails.stop();
  });
});

describe('the development mailbox', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await sharedShop();
  });
  const page = () => call(shop, '/dev/mailbox', { headers: { accept: 'text/html' } });

  it('shows each mail with its code, the newest first, however often it is looked at', async () => {
    const [first, second] = [await aShopper(shop), await aShopper(shop)];
    for (const { email } of [first, second]) {
      await forgot(shop, email);
      await untilIdle(shop);
    }
    await page();
    const { status, text, headers } = await page();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text.indexOf(second.email)).toBeGreaterThan(-1);
    expect(text.indexOf(second.email)).toBeLessThan(text.indexOf(first.email));
    const [, code = ''] = /<strong>(\d{6})<\/strong>/.exec(text) ?? [];
    expect((await verify(shop, second.email, code)).status).toBe(200);
  });

  it('has no script and no style of its own in the page, and shows a mail’s HTML in a sandbox', async () => {
    const { text } = await page();
    expect(text).not.toMatch(/<script|<style|style="|\son\w+="/);
    const [, html = ''] = /<iframe src="([^"]+)"[^>]* sandbox/.exec(text) ?? [];
    const framed = await call(shop, html);
    expect(framed.text).toContain('Jhola');
    const policy = framed.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';style-src 'unsafe-hashes' 'sha256-.+;sandbox$/);
    expect((await call(shop, '/dev/mailbox/html/none')).status).toBe(404);
    expect((await call(shop, '/dev/mailbox/style.css')).headers.get('content-type')).toContain('text/css');
  });
});

describe('a shop in production without a mail server', () => {
  it('says so once when it opens, shows mails to nobody, and does not reveal who has an account', async () => {
    const shop = await startBriefly({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      RATE_LIMITS: 'on',
    });
    const warnings = () =>
      shop.log.filter((line) => line.includes('MAIL_URL: it is missing: no mail is sent'));
    expect(warnings()).toHaveLength(1);
    const { email } = await aShopper(shop);
    const known = await forgot(shop, email);
    const unknown = await forgot(shop, 'nobody@test.example');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await untilIdle(shop);
    const failures = () => shop.log.filter((line) => line.includes('A mail could not be sent'));
    await until('the failure to be logged', () => Promise.resolve(failures().length > 0));
    expect(failures()).toHaveLength(1);
    expect(shop.log.join('\n')).not.toContain(email);
    expect(shop.log.join('\n')).not.toMatch(/"\d{6}"|code for a new/);
    const mailbox = await call(shop, '/dev/mailbox', { headers: { accept: 'text/html' } });
    expect(mailbox.text).not.toContain('Mailbox of');
    expect(
      (await call(shop, accountPaths.login, { body: { email, password: 'a-long-enough-password' } })).status,
    ).toBe(200);
    await shop.stop();
  });
});
