import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_ORDER_EVENT, SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { sharedShop } from './harness/shared-shop.js';
import { anOpenSocket, nextEvent } from './harness/sockets.js';

/** Promise 46: what has no right to a socket any more loses it within a minute. */
const DROPPED_WITHIN_MS = 60_000;
const ORDERS = 5;

describe('promise 46: who receives new orders', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  const open: Socket[] = [];

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    [meera, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { stock: 100 })]);
  });
  afterAll(() => {
    for (const socket of open) socket.disconnect();
  });

  /** The administrator's token as the shop would have made it, with another end. */
  function endingAt(seconds: number): string {
    const secret = readFileSync(join(shop.dataDir, 'keys', 'jwt-secret'), 'utf8').trim();
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString());
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp: seconds })}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  }
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

  /** An attempt to connect, and its outcome. */
  async function eavesdropper(auth: object, options: Partial<ManagerOptions & SocketOptions> = {}) {
    const socket = io(shop.url, {
      path: SOCKET_PATH,
      auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    open.push(socket);
    const events: string[] = [];
    socket.onAny((event: string) => events.push(event));
    const letIn = await Promise.race([
      nextEvent(socket, 'connect').then(() => true),
      nextEvent(socket, 'connect_error').then(() => false),
    ]);
    return { letIn, events };
  }

  it('are administrators with a good token on a page of the shop, and nobody else', async () => {
    const foreign = { extraHeaders: { origin: 'https://evil.example' } };
    const opaque = { extraHeaders: { origin: 'null' } };
    const refused = await Promise.all([
      eavesdropper({}),
      eavesdropper({ token: '' }),
      eavesdropper({ token: ['a', 'b'] }),
      eavesdropper({ token: { $ne: null } }),
      eavesdropper({ token: endingAt(inSeconds(-1)) }),
      eavesdropper({ token: `${admin.token.slice(0, -2)}xx` }),
      eavesdropper({ token: admin.refreshToken }),
      eavesdropper({}, { query: { token: admin.token } }),
      eavesdropper({}, { extraHeaders: { authorization: `Bearer ${admin.token}` } }),
      eavesdropper({ token: admin.token }, foreign),
      eavesdropper({ token: admin.token }, opaque),
      eavesdropper({ token: admin.token }, { ...foreign, transports: ['polling'] }),
    ]);
    expect(refused.map(({ letIn }) => letIn)).not.toContain(true);
    const customer = await eavesdropper({ token: meera.token });
    expect(customer.letIn).toBe(true);

    const adminSocket = await anOpenSocket(shop, admin.token);
    open.push(adminSocket);
    const orders: unknown[] = [];
    const allReceived = new Promise<void>((resolve) => {
      adminSocket.on(NEW_ORDER_EVENT, (event) => {
        if (orders.push(event) === ORDERS) resolve();
      });
    });
    for (let at = 0; at < ORDERS; at++) await placeOrder(shop, meera, dal);
    await allReceived;
    expect([...refused, customer].flatMap(({ events }) => events)).toEqual([]);
  });

  it('no longer receive them once their token has expired', async () => {
    const socket = await anOpenSocket(shop, endingAt(inSeconds(6)));
    open.push(socket);
    const events: unknown[] = [];
    socket.onAny((event) => events.push(event));
    const closed = nextEvent(socket, 'disconnect');
    const received = nextEvent(socket, NEW_ORDER_EVENT);
    await placeOrder(shop, meera, dal);
    await received;
    const from = performance.now();
    expect(await closed).toBe('io server disconnect');
    expect(performance.now() - from).toBeLessThan(DROPPED_WITHIN_MS);
    const before = events.length;

    const adminSocket = await anOpenSocket(shop, admin.token);
    open.push(adminSocket);
    const receivedElsewhere = nextEvent(adminSocket, NEW_ORDER_EVENT);
    await placeOrder(shop, meera, dal);
    await receivedElsewhere;
    expect(events).toHaveLength(before);
  });

  it('cannot send anything: a message that is too long ends the connection, any other changes nothing', async () => {
    const socket = await anOpenSocket(shop, meera.token);
    const listener = await anOpenSocket(shop, admin.token);
    open.push(socket, listener);
    const events: unknown[] = [];
    listener.onAny((event) => events.push(event));
    socket.emit(NEW_ORDER_EVENT, { orderId: 'ORD-1', totalAmt: 1 });
    socket.emit('join', 'admins');
    const closed = nextEvent(socket, 'disconnect');
    socket.emit('long', 'x'.repeat(10_000));
    expect(await closed).toBe('transport close');
    const received = nextEvent(listener, NEW_ORDER_EVENT);
    const orderId = await placeOrder(shop, meera, dal);
    expect(await received).toMatchObject({ orderId });
    expect(events).toEqual([NEW_ORDER_EVENT]);
  });
});
