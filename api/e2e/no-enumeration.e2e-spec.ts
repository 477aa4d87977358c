import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper } from './harness/builders.js';
import { type Answered, call } from './harness/call.js';
import { aDatabase } from './harness/database.js';
import { type MailServer, startMailServer } from './harness/mail-server.js';
import { comeToRest, forgot, verify } from './harness/recovery.js';
import { type Shop, startShop } from './harness/start-shop.js';

const ASKS = 200;
const MOST_MS_APART = 10;

let mails: MailServer;
let shop: Shop;
beforeAll(async () => {
  mails = await startMailServer();
  shop = await startShop({ MAIL_URL: mails.url });
});
afterAll(async () => {
  await shop.stop();
  await mails.stop();
});

/** The addresses of accounts, made past the front door: so many passwords take long to hash. */
async function knownEmails(): Promise<string[]> {
  const emails = Array.from({ length: ASKS }, aFreshEmail);
  const database = await aDatabase(shop);
  const [some] = await database.collection('users').find().limit(1).toArray();
  const { _id, ...fields } = some ?? {};
  await database.collection('users').insertMany(emails.map((email) => ({ ...fields, email, role: 'USER' })));
  await database.close();
  return emails;
}

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Asks for known and unknown addresses in turn: what is answered, and how long it took in the middle. */
async function compared(ask: (email: string) => Promise<Answered>) {
  const known = await knownEmails();
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const email of known) {
    for (const [who, asked] of [
      ['known', email],
      ['unknown', aFreshEmail()],
    ] as const) {
      const from = performance.now();
      const { status, text } = await ask(asked);
      times[who].push(performance.now() - from);
      answers[who].add(`${status} ${text}`);
    }
  }
  const apart = Math.abs(median(times.known) - median(times.unknown));
  return { answers, apart, known };
}

describe('whether somebody has an account', () => {
  it('shows neither in what is answered to a forgotten password nor in how long that takes', async () => {
    const { answers, apart, known } = await compared((email) => forgot(shop, email));
    expect([...answers.known]).toHaveLength(1);
    expect([...answers.unknown]).toEqual([...answers.known]);
    expect(apart).toBeLessThan(MOST_MS_APART);
    // The known ones did get their mail.
    await comeToRest(shop);
    expect(known.filter((email) => mails.mailsTo(email).length === 1)).toHaveLength(ASKS);
  });

  it('shows neither in what is answered to a wrong code nor in how long that takes', async () => {
    const { answers, apart } = await compared((email) => verify(shop, email, '000000'));
    expect([...answers.known]).toHaveLength(1);
    expect([...answers.unknown]).toEqual([...answers.known]);
    expect(apart).toBeLessThan(MOST_MS_APART);
  });

  it('shows neither in what is answered to a registration nor in how long that takes', async () => {
    const password = 'a-long-enough-password';
    const { answers, apart, known } = await compared((email) =>
      call(shop, accountPaths.register, {
        body: { name: 'Ravi Kumar', email, password, confirmPassword: password },
      }),
    );
    expect([...answers.known]).toHaveLength(1);
    expect([...answers.unknown]).toEqual([...answers.known]);
    expect(apart).toBeLessThan(MOST_MS_APART);
    await comeToRest(shop);
    const told = known.filter((email) => mails.mailsTo(email).length === 1);
    expect(told).toHaveLength(ASKS);
  });

  it('is told to its owner when somebody registers the address again, three times an hour at most', async () => {
    const { email, password } = await aShopper(shop);
    const body = { name: 'https://evil.example', email, password, confirmPassword: password };
    for (let attempt = 0; attempt < 8; attempt++) await call(shop, accountPaths.register, { body });
    await comeToRest(shop);
    const told = mails.mailsTo(email);
    expect(told).toHaveLength(3);
    expect(told[0]?.subject).toBe('You already have an account at Jhola');
    expect(told[0]?.text).not.toContain('evil');
  });

  it('brings no mail to an address that nobody has', async () => {
    const email = aFreshEmail();
    await forgot(shop, email);
    await comeToRest(shop);
    expect(mails.mailsTo(email)).toEqual([]);
  });
});

describe('asking for codes again and again', () => {
  it('brings three mails an hour of twenty asks, and login still works', async () => {
    const { email, password } = await aShopper(shop);
    const answers = [];
    for (let ask = 0; ask < 20; ask++) answers.push(await forgot(shop, email));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await comeToRest(shop);
    expect(mails.mailsTo(email)).toHaveLength(3);
    const login = await call(shop, accountPaths.login, { body: { email, password } });
    expect(login.status).toBe(200);
    expect((await verify(shop, email, await mails.codeFor(email, 3))).status).toBe(200);
  });
});
