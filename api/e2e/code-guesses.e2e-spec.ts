import { aShopper } from '@jhola/test-doubles/builders/shoppers';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import mongoose, { type Connection } from 'mongoose';
import { MailAllowances } from '../src/features/account/mails/mail-allowances.service.js';
import {
  type MailAllowanceRecord,
  mailAllowanceModel,
} from '../src/features/account/mails/models/mail-allowance.model.js';
import {
  type OneTimeCodeRecord,
  oneTimeCodeModel,
} from '../src/features/account/one-time-codes/models/one-time-code.model.js';
import {
  type CodeRequest,
  OneTimeCodes,
} from '../src/features/account/one-time-codes/one-time-codes.service.js';
import type { ShopConfig } from '../src/platform/config/shop-config.js';
import { forgot, otherThan, verify } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { repeated } from './harness/tier.js';

// The shop's own code on a real database, with a clock that the test sets.
let mails: MailServer;
let shop: OpenShop;
let connection: Connection;
let codes: OneTimeCodes;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
  mongoose.set('sanitizeFilter', true);
  connection = await mongoose.createConnection(shop.databaseUri).asPromise();
  const allowances = connection.model<MailAllowanceRecord>(
    mailAllowanceModel.name,
    mailAllowanceModel.schema,
  );
  codes = new OneTimeCodes(
    connection.model<OneTimeCodeRecord>(oneTimeCodeModel.name, oneTimeCodeModel.schema),
    new MailAllowances(allowances),
    { jwtSecret: 'a secret of this test, long enough' } as ShopConfig,
  );
});
afterAll(async () => {
  await connection.close();
});

const minutes = 60_000;
const noon = new Date(Date.now() + 24 * 60 * minutes);
const later = (ms: number) => new Date(noon.getTime() + ms);

let asks = 0;
/** A request for a code that no other test has made. */
function anAsk(change: Partial<CodeRequest> = {}): CodeRequest {
  asks += 1;
  const email = `ask-${asks}@test.example`;
  return {
    purpose: 'reset',
    subject: email,
    email,
    userId: new mongoose.Types.ObjectId().toHexString(),
    mailId: `mail-${asks}`,
    askedAt: noon,
    ...change,
  };
}

/** An account's current code. */
async function issued(ask: CodeRequest, now = noon): Promise<string> {
  const code = await codes.issue(ask, now);
  if (!code) throw new Error('No code was made');
  return code;
}

describe('a code and the clock', () => {
  it('is good until ten minutes have passed, and not a moment longer', async () => {
    const [ask, other] = [anAsk(), anAsk()];
    const [code, othersCode] = [await issued(ask), await issued(other)];
    expect(await codes.redeem(ask, code, later(10 * minutes - 1))).toBe(ask.userId);
    expect(await codes.redeem(other, othersCode, later(10 * minutes))).toBeUndefined();
  });

  it('is refused when it has been used, and when a newer one was asked for', async () => {
    const ask = anAsk();
    const code = await issued(ask);
    expect(await codes.redeem(ask, code, noon)).toBe(ask.userId);
    expect(await codes.redeem(ask, code, noon)).toBeUndefined();

    const older = await issued({ ...ask, mailId: 'older' });
    const newer = await issued({ ...ask, mailId: 'newer', askedAt: later(1) });
    if (older !== newer) expect(await codes.redeem(ask, older, later(1))).toBeUndefined();
    expect(await codes.redeem(ask, newer, later(1))).toBe(ask.userId);
  });

  it('is not replaced by a retry of an older request', async () => {
    const ask = anAsk();
    await issued(ask);
    const newer = await issued({ ...ask, mailId: 'newer', askedAt: later(1) });
    expect(await codes.issue(ask, later(2))).toBeUndefined();
    expect(await codes.redeem(ask, newer, later(2))).toBe(ask.userId);
  });

  it('is for its purpose, its owner and its address only', async () => {
    const ask = anAsk({ purpose: 'email-change', subject: 'somebody' });
    const code = await issued(ask);
    expect(await codes.redeem({ ...ask, purpose: 'reset' }, code, noon)).toBeUndefined();
    expect(await codes.redeem({ ...ask, subject: 'somebody else' }, code, noon)).toBeUndefined();
    expect(await codes.redeem({ ...ask, email: 'elsewhere@test.example' }, code, noon)).toBeUndefined();
    expect(await codes.redeem(ask, code, noon)).toBe(ask.userId);
  });
});

describe('guesses at a code', () => {
  it('leave it valid four times', async () => {
    const ask = anAsk();
    const code = await issued(ask);
    for (let guess = 1; guess <= 4; guess++) await codes.redeem(ask, otherThan(code), noon);
    expect(await codes.redeem(ask, code, noon)).toBe(ask.userId);
  });

  it('invalidate it after five of a thousand', async () => {
    const ask = anAsk();
    const code = await issued(ask);
    for (let guess = 1; guess <= 1000; guess++) {
      expect(await codes.redeem(ask, otherThan(code), noon)).toBeUndefined();
    }
    expect(await codes.redeem(ask, code, noon)).toBeUndefined();
    const stored = await connection.collection('onetimecodes').findOne({ askedAt: noon, guesses: 5 });
    expect(stored).not.toBeNull();
  });

  it('are checked at most five times when a hundred come concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const ask = anAsk();
      const code = await issued(ask);
      const wrong = Array.from({ length: 100 }, () => codes.redeem(ask, otherThan(code), noon));
      expect((await Promise.all(wrong)).filter(Boolean)).toEqual([]);
      expect(await codes.redeem(ask, code, noon)).toBeUndefined();
    }
  });
});

describe('guesses over HTTP', () => {
  it(`invalidate it after five of ${20 * repeated(50)}`, async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    for (let round = 0; round < repeated(50); round++) {
      const wrong = Array.from({ length: 20 }, () => verify(shop, email, otherThan(code)));
      expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(20).fill(400));
    }
    expect((await verify(shop, email, code)).status).toBe(400);
  });

  it('fail once a hundred have come concurrently', async () => {
    const { email } = await aShopper(shop);
    await forgot(shop, email);
    const code = await mails.codeFor(email);
    const wrong = Array.from({ length: 100 }, () => verify(shop, email, otherThan(code)));
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(100).fill(400));
    expect((await verify(shop, email, code)).status).toBe(400);
  });
});

describe('the mails of one account', () => {
  const claims = async (ask: CodeRequest, count: number, now: Date) => {
    const made = [];
    for (let at = 0; at < count; at++) {
      made.push(
        await codes.issue({ ...ask, mailId: `${ask.mailId}-${now.getTime()}-${at}`, askedAt: now }, now),
      );
    }
    return made.filter((code) => code !== undefined).length;
  };

  it('are three within any hour', async () => {
    const ask = anAsk();
    expect(await claims(ask, 20, noon)).toBe(3);
    expect(await claims(ask, 20, later(60 * minutes - 1))).toBe(0);
    expect(await claims(ask, 20, later(60 * minutes))).toBe(3);
  });

  it('are three also when twenty are requested concurrently', async () => {
    const ask = anAsk();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, at) => codes.issue({ ...ask, mailId: `at-once-${at}` }, noon)),
    );
    expect(made.filter((code) => code !== undefined)).toHaveLength(3);
  });

  it('count a second try of the same mail once', async () => {
    const ask = anAsk();
    for (let attempt = 0; attempt < 5; attempt++) expect(await codes.issue(ask, noon)).toBeDefined();
    expect(await claims({ ...ask, mailId: 'others' }, 5, later(1))).toBe(2);
  });
});
