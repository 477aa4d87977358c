import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { NEW_ORDER_EVENT, ORDER_CHANGED_EVENT, SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { sharedShop } from './harness/shared-shop.js';
import { anOpenSocket } from './harness/sockets.js';
import { itInFullRun } from './harness/tier.js';

describe('sockets', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  const open: Socket[] = [];

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    [meera, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin)]);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });

  function aSocket(auth: object, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
    const socket = io(shop.url, {
      path: SOCKET_PATH,
      auth,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...options,
    });
    open.push(socket);
    return socket;
  }
  const once = <Event>(socket: Socket, event: string): Promise<Event> =>
    new Promise((resolve) => socket.once(event, resolve));
  const connected = async ({ token }: SignedIn): Promise<Socket> => {
    const socket = aSocket({ token });
    await once(socket, 'connect');
    return socket;
  };
  /** All events a socket receives, in order. */
  const eventsOf = (socket: Socket): string[] => {
    const events: string[] = [];
    socket.onAny((event) => events.push(event));
    return events;
  };

  it('notify admins of a new order, and no customer', async () => {
    const [adminSocket, customer] = [await connected(admin), await connected(meera)];
    const customerEvents = eventsOf(customer);
    const received = once(adminSocket, NEW_ORDER_EVENT);
    const orderId = await placeOrder(shop, meera, dal, 2);
    expect(await received).toEqual({ orderId, totalAmt: 200 });

    // The customer's next event is that of the move: the new order did not come before it.
    const moved = once(customer, ORDER_CHANGED_EVENT);
    await call(shop, orderPaths.adminUpdateStatus, {
      token: admin.token,
      body: { orderId, status: 'SHIPPED' },
    });
    expect(await moved).toEqual({ orderId });
    expect(customerEvents).toEqual([ORDER_CHANGED_EVENT]);
  });

  it('notify a customer of their own orders only', async () => {
    const arjun = await aCustomer(shop);
    const customer = await connected(arjun);
    const events = eventsOf(customer);
    await call(shop, orderPaths.cancel, {
      token: meera.token,
      body: { orderId: await placeOrder(shop, meera, dal) },
    });
    const received = once(customer, ORDER_CHANGED_EVENT);
    const orderId = await placeOrder(shop, arjun, dal);
    await call(shop, orderPaths.cancel, { token: arjun.token, body: { orderId } });
    expect(await received).toEqual({ orderId });
    expect(events).toHaveLength(1);
  });

  it.each([
    ['without a token', {}, 'auth.required'],
    ['with an operator for a token', { token: { $gt: '' } }, 'auth.required'],
    ['with a made-up token', { token: 'a.b.c' }, 'auth.expired'],
  ])('stay closed %s', async (_, auth, code) => {
    const refusal = await once(aSocket(auth), 'connect_error');
    expect(refusal).toMatchObject({ data: { code } });
  });

  it('stay closed with a refresh token', async () => {
    const refusal = await once(aSocket({ token: admin.refreshToken }), 'connect_error');
    expect(refusal).toMatchObject({ data: { code: 'auth.expired' } });
  });

  it('stay closed to pages of another origin, also with a good token', async () => {
    const foreign = { extraHeaders: { origin: 'https://evil.example' } };
    const refusal = await once(aSocket({ token: admin.token }, foreign), 'connect_error');
    expect(refusal).toMatchObject({ data: { code: 'auth.forbidden' } });
  });

  it('open to the shop’s own pages', async () => {
    const own = { extraHeaders: { origin: shop.url } };
    await once(aSocket({ token: meera.token }, own), 'connect');
  });

  it('close immediately when their session ends, and only those', async () => {
    const again = await signIn(shop, meera.email, meera.password);
    const [leaving, staying] = [await connected(again), await connected(meera)];
    const closed = once(leaving, 'disconnect');
    await call(shop, accountPaths.logout, { token: again.token });
    expect(await closed).toBe('io server disconnect');
    expect(staying.connected).toBe(true);
    expect(await once(aSocket({ token: again.token }), 'connect_error')).toMatchObject({
      data: { code: 'auth.expired' },
    });
  });

  itInFullRun('do not hold up a stop of the shop', async () => {
    const another = await startBriefly();
    const { token } = await aShopper(another);
    const socket = await anOpenSocket(another, token);
    open.push(socket);
    const closed = once(socket, 'disconnect');
    expect(await another.stop()).toBe(0);
    await closed;
  });
});
