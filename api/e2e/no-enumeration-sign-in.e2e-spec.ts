import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Google } from '@jhola/test-doubles/doubles/google';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { connectedShop } from './harness/shared-shop.js';
import { itInFullRun } from './harness/tier.js';
import { medianDifference } from './harness/timing.js';

/** How many pairs of calls are timed, and how far the two of a pair may be apart in the median. */
const TIMES = 200;
const MAX_MS = 10;

let google: Google;
let shop: OpenShop;
let known: SignedIn;
beforeAll(async () => {
  ({ google, shop } = await connectedShop());
  known = await aShopper(shop);
});

const login = (email: string): Promise<Answered> =>
  call(shop, accountPaths.login, { body: { email, password: 'not-the-password' } });
const googleLogin = (email: string): Promise<Answered> => {
  const credential = google.credential(
    { sub: randomUUID(), email, name: 'Ravi Kumar' },
    { claims: { aud: 'another shop' } },
  );
  return call(shop, accountPaths.googleLogin, { body: { credential } });
};

describe.each([
  ['a wrong password', login, 401],
  ['a bad token of Google', googleLogin, 401],
])('whether an e-mail has an account does not show in how %s is refused', (_, ask, status) => {
  it('not by status or body', async () => {
    const [answer, other] = [await ask(known.email), await ask(aFreshEmail())];
    expect([answer.status, other.status]).toEqual([status, status]);
    expect(other.text).toBe(answer.text);
  });

  itInFullRun(
    `not by time: in the median of ${TIMES} pairs they are within ${MAX_MS} ms`,
    async () => {
      const difference = await medianDifference(
        TIMES,
        () => ask(known.email),
        () => ask(aFreshEmail()),
      );
      expect(difference).toBeLessThan(MAX_MS);
    },
    180_000,
  );
});
