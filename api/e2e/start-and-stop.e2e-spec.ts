import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { isFullRun, itInFullRun } from './harness/tier.js';

/** How often a shop is stopped in the very moment it opens. */
const TIMES = isFullRun ? 3 : 1;

/** Data folders whose names do not survive as they are in a URI, by which the driver gets the database's address. */
const ODD = 'With Capitals and spaces, 50% off, 20%25, é ü ₹ #?&@:';
const LONG = 'so-long-that-no-socket-fits-'.repeat(4);

/** One shop, which is stopped, killed and started again from one test to the next. */
let shop: Shop;
let shopper: SignedIn;
const parent = mkdtempSync(join(tmpdir(), 'jhola-starts-'));
beforeAll(async () => {
  shop = await startBriefly({ DATA_DIR: join(parent, ODD) });
  shopper = await aShopper(shop);
});
afterAll(() => rmSync(parent, { recursive: true }));
const again = () => startBriefly({ DATA_DIR: shop.dataDir });

describe('a start', () => {
  it('ends with one line that names a setting that is wrong', async () => {
    const failure = await startBriefly({ PORT: 'eighty' }).catch((error: Error) => error.message);
    expect(failure).toMatch(/^The shop did not open:\nPORT [^\n]+$/);
  });

  itInFullRun(`may have a data folder called ${LONG}`, async () => {
    const other = await startBriefly({ DATA_DIR: join(parent, LONG) });
    expect((await call(other, healthPath)).status).toBe(200);
    expect(await other.stop()).toBe(0);
  });

  describe('of a shop that has accounts', () => {
    it(`may have a data folder called ${ODD}`, async () => {
      expect((await call(shop, healthPath)).status).toBe(200);
    });

    it('keeps them, and the sessions in them, over a stop', async () => {
      expect(await shop.stop({ keepData: true })).toBe(0);
      shop = await again();
      expect((await call(shop, accountPaths.userDetails, { token: shopper.token })).status).toBe(200);
      expect((await signIn(shop, shopper.email, shopper.password)).userId).toBe(shopper.userId);
    });

    it('keeps every account it has answered for over a kill', async () => {
      const { email, password, userId } = await aShopper(shop);
      await shop.kill();
      shop = await again();
      expect((await signIn(shop, email, password)).userId).toBe(userId);
    });
  });
});

describe('a stop', () => {
  it('is no failure in the very moment the shop opens', async () => {
    for (let start = 0; start < TIMES; start++) expect(await (await startBriefly()).stop()).toBe(0);
  });

  it('finishes the request it is in, and does not wait for clients that only keep their connection', async () => {
    const { email, password } = await aShopper(shop);
    const idleClient = new Agent({ keepAlive: true });
    const busyClient = new Agent({ keepAlive: true });

    // An idle client: it has had an answer and keeps its connection open.
    const idle = request(`${shop.url}${healthPath}`, { agent: idleClient }).end();
    const [answered] = await once(idle, 'response');
    const idleSocket = answered.socket;
    answered.resume();
    await once(answered, 'end');
    const idleClosed = once(idleSocket, 'close');

    // A request under way: the shop has read its head, says so, and waits for the rest of its body.
    const body = JSON.stringify({ email, password });
    const underWay = request(`${shop.url}${accountPaths.login}`, {
      method: 'POST',
      agent: busyClient,
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    underWay.flushHeaders();
    await once(underWay, 'continue');

    const began = performance.now();
    const ended = shop.stop({ keepData: true });
    await idleClosed;
    const response = once(underWay, 'response');
    underWay.end(body);
    const [login] = await response;
    expect([login.statusCode, login.headers.connection]).toEqual([200, 'close']);
    login.resume();

    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(9_000);
    idleClient.destroy();
    busyClient.destroy();
  });
});

describe('a start of the shop that has stopped', () => {
  beforeAll(async () => {
    await shop.stop({ keepData: true });
  });

  it('ends with one line that names the file and the remedy when the database is damaged', async () => {
    const folder = join(shop.dataDir, 'database');
    const data = join(folder, 'tables/data.mdb');
    const size = statSync(data).size;
    truncateSync(data, 10_000);
    const failure = await again().catch((error: Error) => error.message);
    expect(failure).toBe(
      `The shop did not open:\n${data} ends after 10000 of ${size} bytes. Restore all of ${folder} from one backup; without a backup, move that folder away and the shop starts empty.`,
    );
  });
});
