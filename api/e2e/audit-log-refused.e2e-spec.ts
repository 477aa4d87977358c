import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type PasskeyProof, passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Google, type GoogleUser, startGoogle } from '@jhola/test-doubles/doubles/google';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { activityOf, CHROME, must } from './harness/activity.js';
import { anotherAdmin } from './harness/admins.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { aGoogleUser } from './harness/google-shop.js';
import { aPasskeyOf, aProof } from './harness/passkey.js';

const WRONG = 'not-the-password-1';
/** How many passwords an address may try for an account, how many calls about passkeys it may make, and how many refusals are recorded. */
const MOST = { passwords: 10, passkeyCalls: 120, entries: 100 } as const;
const elsewhere = { origin: 'https://phishing.example' };

let google: Google;
let shop: Shop;
let database: InsideDatabase;
let owner: SignedIn;
beforeAll(async () => {
  google = await startGoogle();
  shop = await startBriefly({ ...google.env, RATE_LIMITS: 'on' });
  database = await aDatabase(shop);
  owner = await anAdmin(shop);
});
afterAll(async () => {
  await database.close();
  await shop.stop();
  await google.stop();
});

const headers = { 'user-agent': CHROME };
const login = ({ email }: { email: string }, password = WRONG, credential?: string) =>
  call(shop, accountPaths.login, { headers, body: { email, password, credential } });
const byGoogle = (user: GoogleUser) =>
  call(shop, accountPaths.googleLogin, { headers, body: { credential: google.credential(user) } });
const show = (proof: PasskeyProof) => call(shop, passkeyPaths.signIn, { headers, body: { proof } });
const outcome = ({ status, body }: Answered) => [status, body.code];

/** The reasons for which nobody was let into this account, the first one first. */
async function refusalsOf({ userId }: SignedIn): Promise<string[]> {
  const refused = { action: 'sign-in.refused', 'subject.id': userId };
  const entries = await database.collection('auditLog').find(refused).sort({ _id: 1 }).toArray();
  return entries.map(({ after }) => after.reason as string);
}

const untilRefused = (who: SignedIn, times: number) =>
  until('the refusals are recorded', async () => (await refusalsOf(who)).length >= times);

/** Whatever was refused before this has had its time to be recorded: entries are not waited for. */
async function untilOthersAreRecorded(): Promise<void> {
  const before = (await refusalsOf(owner)).length;
  expect((await login(owner)).status).toBe(401);
  await untilRefused(owner, before + 1);
}

describe('the audit log (promise 60), of administrators who are not let in', () => {
  it('tells of a passkey that was refused, of customers nothing', async () => {
    const [lata, meera] = [await anotherAdmin(shop, owner, 'Lata Iyer'), await aShopper(shop)];
    const [hers, customers] = [await aPasskeyOf(shop, lata), await aPasskeyOf(shop, meera)];
    expect(outcome(await show(await aProof(shop, customers, elsewhere)))).toEqual([401, 'passkey.refused']);
    expect(outcome(await show(await aProof(shop, hers, elsewhere)))).toEqual([401, 'passkey.refused']);
    await untilRefused(lata, 1);
    await untilOthersAreRecorded();
    const entries = await activityOf(shop, owner).list(`?area=sign-in&search=${lata.userId}`);
    expect(entries.filter(({ action }) => action === 'sign-in.refused')).toMatchObject([
      {
        actor: { kind: 'visitor' },
        subject: { type: 'user', id: lata.userId, name: 'Lata Iyer' },
        after: { reason: 'passkey.refused' },
        address: '127.0.0.1',
        device: 'Chrome on Linux',
      },
    ]);
    expect(await refusalsOf(meera)).toEqual([]);
    expect((await show(await aProof(shop, hers))).status).toBe(200);
  });

  it('tells of a Google account that was refused, of customers nothing', async () => {
    const [asha, meera] = [await anotherAdmin(shop, owner, 'Asha Rao'), await aShopper(shop)];
    for (const { email } of [meera, asha])
      expect(outcome(await byGoogle(aGoogleUser(email)))).toEqual([409, 'google.not-linked']);
    const hers = aGoogleUser(asha.email);
    await must(login(asha, asha.password, google.credential(hers)));
    await must(byGoogle(hers));
    await database.collection('users').updateOne({ email: asha.email }, { $set: { status: 'Blocked' } });
    expect(outcome(await byGoogle(hers))).toEqual([403, 'account.blocked']);
    await untilRefused(asha, 2);
    await untilOthersAreRecorded();
    expect(await refusalsOf(asha)).toEqual(['google.not-linked', 'account.blocked']);
    expect(await refusalsOf(meera)).toEqual([]);
  });

  it('tells once that there were too many passwords, however many come', async () => {
    const [ravi, meera] = [await anotherAdmin(shop, owner, 'Ravi Kumar'), await aShopper(shop)];
    for (const who of [meera, ravi]) {
      const answers: Answered[] = [];
      while (answers.length < MOST.passwords + 8) answers.push(await login(who));
      const tooMany = answers.filter(({ status }) => status === 429);
      expect(tooMany.length).toBeGreaterThanOrEqual(8);
    }
    await untilOthersAreRecorded();
    const reasons = await refusalsOf(ravi);
    expect(reasons.filter((reason) => reason === 'request.too-many')).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set(['account.wrong-credentials', 'request.too-many']));
    expect(reasons.length).toBeLessThanOrEqual(MOST.passwords + 1);
    expect(await refusalsOf(meera)).toEqual([]);
  });

  it('is not filled by a flood of passkeys, and tells once that they were too many', async () => {
    const sita = await anotherAdmin(shop, owner, 'Sita Devi');
    const proof = await aProof(shop, await aPasskeyOf(shop, sita), elsewhere);
    const answers: Answered[] = [];
    while (answers.filter(({ status }) => status === 429).length < 8) {
      answers.push(await show(proof));
      expect(answers.length).toBeLessThan(MOST.passkeyCalls + 8);
    }
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(MOST.entries);
    await untilOthersAreRecorded();
    const reasons = await refusalsOf(sita);
    expect(reasons.filter((reason) => reason === 'request.too-many')).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'passkey.refused')).toHaveLength(MOST.entries);
  });
});
