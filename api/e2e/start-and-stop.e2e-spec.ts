import { once } from 'node:events';
import { rmSync, statSync, truncateSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { aShopper, signIn } from './harness/builders.js';
import { call } from './harness/call.js';
import { startShop } from './harness/start-shop.js';

describe('a start', () => {
  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['JWT_SECRET', { MONGODB_URI: 'mongodb://127.0.0.1:1/shop' }],
    ['DEMO_CATALOGUE', { DEMO_CATALOGUE: 'many' }],
  ])('ends with one line that names %s when it is wrong', async (name, env: Record<string, string>) => {
    const failure = await startShop(env).catch((error: Error) => error.message);
    expect(failure).toMatch(new RegExp(`^The shop did not open:\\n${name} [^\\n]+$`));
  });

  it('keeps accounts, and the sessions in them, over a stop', async () => {
    const before = await startShop();
    const shopper = await aShopper(before);
    expect(await before.stop({ keepData: true })).toBe(0);

    const after = await startShop({ DATA_DIR: before.dataDir });
    expect((await call(after, accountPaths.userDetails, { token: shopper.token })).status).toBe(200);
    expect((await signIn(after, shopper.email, shopper.password)).userId).toBe(shopper.userId);
    await after.stop();
  });

  it('ends with one line that names the file and the remedy when the database is damaged', async () => {
    const before = await startShop();
    await aShopper(before);
    expect(await before.stop({ keepData: true })).toBe(0);
    const folder = join(before.dataDir, 'database');
    const data = join(folder, 'tables/data.mdb');
    const size = statSync(data).size;
    truncateSync(data, 10_000);

    const failure = await startShop({ DATA_DIR: before.dataDir }).catch((error: Error) => error.message);
    expect(failure).toBe(
      `The shop did not open:\n${data} ends after 10000 of ${size} bytes. Restore all of ${folder} from one backup; without a backup, move that folder away and the shop starts empty.`,
    );
    rmSync(before.dataDir, { recursive: true });
  });

  it('keeps every account it has answered for over a kill', async () => {
    const before = await startShop();
    const shopper = await aShopper(before);
    await before.kill();

    const after = await startShop({ DATA_DIR: before.dataDir });
    expect((await signIn(after, shopper.email, shopper.password)).userId).toBe(shopper.userId);
    await after.stop();
  });
});

describe('a stop', () => {
  it('is no failure in the very moment the shop opens', async () => {
    for (let start = 0; start < 3; start++) expect(await (await startShop()).stop()).toBe(0);
  });

  it('finishes the request it is in, and does not wait for clients that only keep their connection', async () => {
    const shop = await startShop();
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
    const ended = shop.stop();
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
