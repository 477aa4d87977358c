import { setTimeout as passed } from 'node:timers/promises';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { NEW_ORDER_EVENT, ORDER_CHANGED_EVENT } from '@jhola/shared/contracts/realtime.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import type { Socket } from 'socket.io-client';
import { DatabaseProcess } from '../harness/database-process.js';
import { type RedisServer, redisInstalled, startRedis } from '../harness/redis.js';
import { anOpenSocket, nextEvent } from '../harness/sockets.js';

/** What has no right to a socket any more loses it in the next round. */
const DROPPED_WITHIN_MS = 5_000;

const withRedis = redisInstalled ? describe : describe.skip;
withRedis(
  redisInstalled
    ? 'sockets of two processes on one Redis'
    : 'sockets of two processes on one Redis (skipped: no redis-server on this machine)',
  () => {
    let database: DatabaseProcess;
    let redis: RedisServer;
    let first: Shop;
    let second: Shop;
    let admin: SignedIn;
    let meera: Customer;
    let dal: TestProduct;
    const open: Socket[] = [];

    beforeAll(async () => {
      [database, redis] = await Promise.all([DatabaseProcess.start(), startRedis()]);
      const env = {
        MONGODB_URI: database.uri,
        JWT_SECRET: 'one secret for all processes of it',
        REDIS_URL: redis.url,
        // Without Redis a process reaches its own pages alone: each shop is one process here.
        WORKERS: '1',
        // The rounds that look for ended sessions; where nothing else is said, they are 30 seconds apart.
        TEST_SWEEP_MS: '500',
      };
      first = await startBriefly(env);
      second = await startBriefly(env);
      admin = await anAdmin(first);
      [meera, dal] = await Promise.all([aCustomer(first), aProduct(first, admin, { stock: 1000 })]);
    });
    afterAll(async () => {
      for (const socket of open) socket.disconnect();
      expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
      await redis.stop();
      await database.stopAndRemove();
    });

    const socketAt = async (shop: Shop, { token }: SignedIn): Promise<Socket> => {
      const socket = await anOpenSocket(shop, token);
      open.push(socket);
      return socket;
    };
    /** All events a socket receives, in order. */
    const eventsOf = (socket: Socket): unknown[] => {
      const events: unknown[] = [];
      socket.onAny((event, message) => events.push([event, message]));
      return events;
    };

    it('notify an administrator of the other process of a new order, once, and no customer', async () => {
      const [adminSocket, customer] = await Promise.all([socketAt(second, admin), socketAt(second, meera)]);
      const [byAdmin, byCustomer] = [eventsOf(adminSocket), eventsOf(customer)];
      const received = nextEvent(adminSocket, NEW_ORDER_EVENT);
      const orderId = await placeOrder(first, meera, dal, 3);
      expect(await received).toEqual({ orderId, totalAmt: 300 });

      // Whatever else was on its way has come before the next event, for Redis and sockets keep the order.
      const moved = [nextEvent(adminSocket, ORDER_CHANGED_EVENT), nextEvent(customer, ORDER_CHANGED_EVENT)];
      await call(first, orderPaths.cancel, { token: meera.token, body: { orderId } });
      await Promise.all(moved);
      expect(byAdmin).toEqual([
        [NEW_ORDER_EVENT, { orderId, totalAmt: 300 }],
        [ORDER_CHANGED_EVENT, { orderId }],
      ]);
      expect(byCustomer).toEqual([[ORDER_CHANGED_EVENT, { orderId }]]);
    });

    it('close when their session ends in the other process, and only those', async () => {
      const again = await signIn(first, meera.email, meera.password);
      const [leaving, staying] = await Promise.all([socketAt(second, again), socketAt(second, meera)]);
      const closed = nextEvent(leaving, 'disconnect');
      await call(first, accountPaths.logout, { token: again.token });
      expect(await closed).toBe('io server disconnect');
      expect(staying.connected).toBe(true);
    });

    it('of an administrator whose role the other process has taken away close, and receive no order after that', async () => {
      const arjun = await aCustomer(first);
      await call(first, customerPaths.setRole, {
        token: admin.token,
        body: { userId: arjun.userId, role: 'ADMIN' },
      });
      const raised = await signIn(second, arjun.email, arjun.password);
      const socket = await socketAt(second, raised);
      const events = eventsOf(socket);
      const closed = nextEvent(socket, 'disconnect');
      dataOf(
        await call(first, customerPaths.setRole, {
          token: admin.token,
          body: { userId: arjun.userId, role: 'USER' },
        }),
      );
      await closed;
      const adminSocket = await socketAt(second, admin);
      const received = nextEvent(adminSocket, NEW_ORDER_EVENT);
      await placeOrder(first, meera, dal);
      await received;
      expect(events).toEqual([]);

      // Signed in again as a customer they receive their own.
      const lowered = await signIn(second, arjun.email, arjun.password);
      const byLowered = eventsOf(await socketAt(second, lowered));
      const receivedAgain = nextEvent(adminSocket, NEW_ORDER_EVENT);
      await placeOrder(first, meera, dal);
      await receivedAgain;
      expect(byLowered).toEqual([]);
    });

    it('go on within each process while Redis is away, lose ended sessions in the next round, and reach all again with it', async () => {
      await redis.stop();
      const [here, there, again] = await Promise.all([
        socketAt(first, admin),
        socketAt(second, admin),
        signIn(first, meera.email, meera.password),
      ]);
      const leaving = await Promise.all([socketAt(first, again), socketAt(second, again)]);
      const byThere = eventsOf(there);
      const received = nextEvent(here, NEW_ORDER_EVENT);
      const orderId = await placeOrder(first, meera, dal);
      expect(await received).toEqual({ orderId, totalAmt: 100 });

      const closed = Promise.all(leaving.map((socket) => nextEvent(socket, 'disconnect')));
      await call(first, accountPaths.logout, { token: again.token });
      const inTime = new AbortController();
      await Promise.race([
        closed,
        passed(DROPPED_WITHIN_MS, undefined, { signal: inTime.signal }).then(() => {
          throw new Error('A socket of an ended session is open after many rounds');
        }),
      ]);
      inTime.abort();
      expect(byThere).toEqual([]);

      await redis.restart();
      // What is sent before the connection is back reaches its own process only.
      await until('the other process hears again', async () => {
        await placeOrder(first, meera, dal);
        return byThere.length > 0;
      });
      const isLogged = () => first.log.some((line) => line.includes('Redis is away'));
      await until('it to be logged', () => Promise.resolve(isLogged()));
    });
  },
);
