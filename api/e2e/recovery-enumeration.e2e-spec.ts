import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { forgot, untilIdle, verify } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { isFullRun } from './harness/tier.js';
import { medianDifference } from './harness/timing.js';

/** How many pairs of calls are timed, and how far the two of a pair may be apart in the median. */
const TIMES = isFullRun ? 200 : 60;
const MAX_MS = 10;

let mails: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
});

/** The addresses of so many accounts, written to the database directly: hashing so many passwords takes long. */
async function knownEmails(): Promise<string[]> {
  const { email: first } = await aShopper(shop);
  const emails = Array.from({ length: TIMES }, aFreshEmail);
  const database = await aDatabase(shop);
  const { _id, ...fields } = (await database.collection('users').findOne({ email: first })) ?? {};
  await database.collection('users').insertMany(emails.map((email) => ({ ...fields, email })));
  await database.close();
  return emails;
}

describe.each<[string, (email: string) => Promise<Answered>, number]>([
  ['asking for a code', (email) => forgot(shop, email), 200],
  ['answering a wrong code', (email) => verify(shop, email, '000000'), 400],
])('whether an e-mail has an account does not show in %s', (_, ask, status) => {
  it(`by status, body or time: in the median of ${TIMES} pairs they are within ${MAX_MS} ms`, async () => {
    const known = await knownEmails();
    const seen = { known: new Set<string>(), unknown: new Set<string>() };
    const asked = async (who: keyof typeof seen, email: string) => {
      const answer = await ask(email);
      seen[who].add(`${answer.status} ${answer.text}`);
    };
    let at = 0;
    const difference = await medianDifference(
      TIMES,
      () => asked('known', known[at++] ?? ''),
      () => asked('unknown', aFreshEmail()),
    );
    expect(difference).toBeLessThan(MAX_MS);
    expect([...seen.known]).toEqual([expect.stringMatching(new RegExp(`^${status} `))]);
    expect([...seen.unknown]).toEqual([...seen.known]);
  });
});

describe('mails that a stranger can cause', () => {
  it('are three of twenty asks for a code within an hour, and login still works', async () => {
    const { email, password } = await aShopper(shop);
    const answers = [];
    for (let ask = 0; ask < 20; ask++) answers.push(await forgot(shop, email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await untilIdle(shop);
    expect(mails.mailsTo(email)).toHaveLength(3);
    const login = await call(shop, accountPaths.login, { body: { email, password } });
    expect(login.status).toBe(200);
    expect((await verify(shop, email, await mails.codeFor(email, 3))).status).toBe(200);
  });

  it('are three of eight registrations of an address that has an account, and carry nothing of theirs', async () => {
    const { email, password } = await aShopper(shop);
    const body = { name: 'https://evil.example', email, password, confirmPassword: password };
    for (let attempt = 0; attempt < 8; attempt++) await call(shop, accountPaths.register, { body });
    await untilIdle(shop);
    const notice = { subject: 'You already have an account at Jhola' };
    expect(mails.mailsTo(email)).toMatchObject([notice, notice, notice]);
    expect(JSON.stringify(mails.mailsTo(email))).not.toContain('evil');
  });

  it('reach nobody at an address that has no account', async () => {
    const email = aFreshEmail();
    await forgot(shop, email);
    await untilIdle(shop);
    expect(mails.mailsTo(email)).toEqual([]);
  });

  it('came for every account that asked once', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    await Promise.all([forgot(shop, one.email), forgot(shop, other.email)]);
    await untilIdle(shop);
    expect([mails.codesTo(one.email).length, mails.codesTo(other.email).length]).toEqual([1, 1]);
  });
});
