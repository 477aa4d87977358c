import type { Socket as Wire } from 'node:net';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startMeasured } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import type { Socket } from 'socket.io-client';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { rawAnswer, rawConnection, untilClosed } from './harness/raw-request.js';
import { anOpenSocket, socketUpgrade } from './harness/sockets.js';
import { isFullRun, itInFullRun, repeated } from './harness/tier.js';
import { stopWatching, watchMemory } from './harness/watch-memory.js';

const MEGABYTE = 1024 * 1024;
/** The shop's own times, so short that one can wait for them; its numbers are its own. */
const times = {
  headersMs: 1000,
  idleMs: 1000,
  bodySilenceMs: 1000,
  bodyMs: 2000,
  uploadMs: 9000,
  checkMs: 200,
  unknownSocketMs: 1500,
};

const form = 'content-type: multipart/form-data; boundary=b';
const PART = [
  '--b',
  'content-disposition: form-data; name="file"; filename="tea.png"',
  'content-type: image/png',
  '',
  '',
].join('\r\n');

/** How many sockets one person asks for, so many at a time that none is refused for its address. */
const SOCKETS = repeated(2000);
const SOCKETS_AT_A_TIME = 25;
/** How much more memory the shop may have, in megabytes, and how soon a stalled request has ended. */
const MAX_MORE = 80;
const MINUTE_MS = 60_000;

/** The shop's own times in the full run, too. */
const whichTimes = isFullRun ? ['short', 'own'] : ['short'];

describe('promise 53: whoever sends nothing more', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startMeasured({
      TEST_CONNECTION_LIMITS: JSON.stringify({ ...times, connectionsPerAddress: 400 }),
    });
  });
  afterEach(stopWatching);
  afterAll(() => shop.stop());

  /** Sends the head of a request and waits for what comes until the shop hangs up. */
  async function begun(lines: readonly string[], { from, at = shop }: { from?: string; at?: Shop } = {}) {
    const wire = await rawConnection(at, from);
    const received = untilClosed(wire);
    wire.write(lines.join('\r\n'));
    return { wire, received };
  }

  const head = (method: string, path: string, length: number, headers: string): string[] => [
    `${method} ${path} HTTP/1.1`,
    'host: shop',
    `content-length: ${length}`,
    headers,
    '',
    '',
  ];
  const json = (length: number) => head('POST', accountPaths.login, length, 'content-type: application/json');
  const avatar = (length: number, { token }: SignedIn) =>
    head('PUT', accountPaths.uploadAvatar, length, `${form}\r\nauthorization: Bearer ${token}`);

  it.each(whichTimes)(
    'is answered 408 after %s times, two hundred concurrently, and others are served meanwhile',
    async (which) => {
      const at = which === 'short' ? shop : await startMeasured();
      const memory = watchMemory(at);
      const from = Date.now();
      const stalled = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const one = await begun(json(1000), { at });
          one.wire.write('{"email":');
          return one;
        }),
      );
      expect((await call(at, healthPath)).status).toBe(200);
      await until('all have ended', async () => stalled.every(({ wire }) => wire.closed), MINUTE_MS);
      expect(Date.now() - from).toBeLessThanOrEqual(MINUTE_MS);
      const ended = await Promise.all(stalled.map(({ received }) => received));
      expect(memory.grown()).toBeLessThanOrEqual(MAX_MORE);
      expect(new Set(ended.map((text) => rawAnswer(text).status))).toEqual(new Set([408]));
      const { text, headers } = rawAnswer(ended[0] ?? '');
      expect(JSON.parse(text)).toMatchObject({ success: false, error: true, code: 'request.too-slow' });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      if (at !== shop) await at.stop();
    },
    120_000,
  );

  it('or a byte now and then has an end, too', async () => {
    const { wire, received } = await begun(json(1000));
    const drip = setInterval(() => wire.write(' '), 300);
    const answer = rawAnswer(await received);
    clearInterval(drip);
    expect(answer.status).toBe(408);
  });

  it('is hung up on before its headers are whole, and between two requests', async () => {
    const silent = await begun(['']);
    const half = await begun(['GET / HTTP/1.1', 'host: sh']);
    const idle = await begun([`GET ${healthPath} HTTP/1.1`, 'host: shop', '', '']);
    const [, unfinished, answered] = await Promise.all([silent.received, half.received, idle.received]);
    expect(rawAnswer(unfinished).status).toBe(408);
    expect(rawAnswer(answered).status).toBe(200);
  });

  it('or sends slowly, but sends, is served', async () => {
    const shopper = await aShopper(shop);
    const picture = await plainPicture(300, 300).png().toBuffer();
    const body = Buffer.concat([Buffer.from(PART), picture, Buffer.from('\r\n--b--\r\n')]);
    const { wire, received } = await begun(avatar(body.length, shopper));
    const pieces = 12;
    const sizeOfOne = Math.ceil(body.length / pieces);
    let sent = 0;
    await new Promise<void>((resolve) => {
      const drip = setInterval(() => {
        wire.write(body.subarray(sent, sent + sizeOfOne));
        sent += sizeOfOne;
        if (sent < body.length) return;
        clearInterval(drip);
        resolve();
      }, 200);
    });
    const answer = rawAnswer(await received);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('/uploads/avatars/')]);
  });

  itInFullRun(
    'after almost all of a picture takes no memory, and has few such requests',
    async () => {
      // A busy machine needs longer for all the rest to come.
      const change = isFullRun ? {} : { ...times, bodySilenceMs: 4000, uploadMs: 120_000 };
      const shop = await startMeasured({ TEST_CONNECTION_LIMITS: JSON.stringify(change) });
      const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(shop)));
      const almost = Buffer.concat([Buffer.from(PART), Buffer.alloc(10 * MEGABYTE - 1000)]);
      const admin = await anAdmin(shop);
      // Its heaps then have the size that pictures sent one after another need: what more there is, is for those that stall.
      for (let taken = 0; taken < 12; taken += 1)
        expect((await uploadPicture(shop, admin, Buffer.alloc(9 * MEGABYTE))).status).toBe(415);
      const memory = watchMemory(shop);
      const sent: Awaited<ReturnType<typeof begun>>[] = [];
      const send = async (person: SignedIn | undefined) => {
        const upload = await begun(avatar(10 * MEGABYTE, person as SignedIn), { at: shop });
        upload.wire.write(almost);
        sent.push(upload);
      };
      // Those that were taken go on, byte by byte, until all others have their answer; from then on they are silent.
      const unanswered = () => sent.filter(({ wire }) => wire.bytesRead === 0);
      const drip = setInterval(() => {
        for (const { wire } of unanswered()) wire.write(' ');
      }, 200);
      await Promise.all(Array.from({ length: 20 }, () => send(shoppers[0])));
      await until('those of one person beyond six are refused', async () => unanswered().length <= 6);
      const ofOnePerson = new Set(sent);
      await Promise.all(Array.from({ length: 100 }, (_, index) => send(shoppers[1 + (index % 11)])));
      await until('all beyond sixty are refused', async () => unanswered().length <= 60);
      clearInterval(drip);
      const silentSince = Date.now();
      const taken = new Set(unanswered());
      const answers = await Promise.all(
        sent.map(async (upload) => ({ upload, answer: rawAnswer(await upload.received) })),
      );
      expect(Date.now() - silentSince).toBeLessThanOrEqual(MINUTE_MS);
      const grown = memory.grown();
      const ended = answers.filter(({ upload }) => taken.has(upload));
      const refused = answers.filter(({ upload }) => !taken.has(upload));
      expect(ended.map(({ answer }) => answer.status)).toEqual(Array(60).fill(408));
      expect(new Set(refused.map(({ answer }) => answer.headers['retry-after']))).toEqual(new Set(['5']));
      const first = refused.filter(({ upload }) => ofOnePerson.has(upload));
      expect(first.map(({ answer }) => answer.status)).toEqual(Array(14).fill(429));
      // Eleven others have six each at most, which is more than is left: some find no room, some have their six already.
      const others = refused.filter(({ upload }) => !ofOnePerson.has(upload));
      expect(others.map(({ answer }) => answer.status)).toContain(503);
      expect([429, 503]).toEqual(
        expect.arrayContaining([...new Set(others.map(({ answer }) => answer.status))]),
      );
      expect(grown).toBeLessThanOrEqual(MAX_MORE);
      // All that was taken is given back.
      expect((await uploadPicture(shop, admin, await plainPicture(9, 9).png().toBuffer())).status).toBe(200);
      await shop.stop();
    },
    180_000,
  );

  it('over sockets is one of few of a person, and of few who say nothing', async () => {
    const shopper = await aShopper(shop);
    const memory = watchMemory(shop);
    const opened: PromiseSettledResult<Socket>[] = [];
    while (opened.length < SOCKETS) {
      const some = Array.from({ length: SOCKETS_AT_A_TIME }, () => anOpenSocket(shop, shopper.token));
      opened.push(...(await Promise.allSettled(some)));
    }
    expect(memory.grown()).toBeLessThanOrEqual(MAX_MORE);
    const open = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.data?.code] : []));
    expect(open).toHaveLength(20);
    expect(new Set(refused)).toEqual(new Set(['request.too-many']));
    expect(opened).toHaveLength(SOCKETS);
    const [first] = open as [Socket];
    first.disconnect();
    await until('there is room for another', async () => {
      const another = await anOpenSocket(shop, shopper.token).catch(() => undefined);
      another?.disconnect();
      return another !== undefined;
    });

    const silent = await Promise.all(
      Array.from({ length: 80 }, () => begun(socketUpgrade, { from: '127.0.0.3' })),
    );
    // The socket library waits for half a minute where nothing answers the frame with which the shop closes.
    for (const { wire } of silent)
      wire.on('data', (chunk: Buffer) => void (chunk.includes(CLOSE_FRAME) && wire.end()));
    const ended = await Promise.all(silent.map(({ received }) => received));
    expect(ended.filter((text) => rawAnswer(text).status === 101)).toHaveLength(50);
    for (const socket of open) socket.disconnect();
  }, 300_000);

  it('has so many connections from one address', async () => {
    const wires: Wire[] = [];
    for (let count = 0; count < 420; count += 1)
      wires.push((await rawConnection(shop, '127.0.0.2')).resume());
    await until('those beyond are hung up on', async () => wires.filter(({ closed }) => closed).length >= 20);
    expect((await call(shop, healthPath)).status).toBe(200);
    for (const wire of wires) wire.destroy();
  });
});

/** The first byte of the frame with which a WebSocket closes; texts and the frames before it have none. */
const CLOSE_FRAME = 0x88;
