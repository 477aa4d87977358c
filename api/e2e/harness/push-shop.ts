import { pushPaths } from '@jhola/shared/contracts/push.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Device, PushService } from '@jhola/test-doubles/doubles/push-service';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './database.js';
import { connectedShop } from './shared-shop.js';

/** A shop that sends its messages to a push service of the test, with the accounts that tests of it need. */
export interface PushShop {
  readonly service: PushService;
  readonly shop: OpenShop;
  readonly admin: SignedIn;
  readonly meera: Customer;
  /** There is plenty of it. */
  readonly dal: TestProduct;
  /** A device of this person, subscribed. */
  aDeviceOf(person: SignedIn, change?: object): Promise<Device>;
  /** How many devices the shop knows of this person. */
  subscribed(person: SignedIn): Promise<number>;
  /** What the shop has written to this person's devices: how many messages, and how many of them still wait. */
  written(person: SignedIn): Promise<{ messages: number; waiting: number }>;
  /** Shows that every message before it was sent: messages of one device are sent in their order. */
  tried(person: SignedIn, device: Device): Promise<Answered>;
}

/** The connected shop of this worker, its push service, and people of its own. */
export async function aPushShop(): Promise<PushShop> {
  const { pushService: service, shop } = await connectedShop();
  const admin = await anAdmin(shop);
  const [meera, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { stock: 500 })]);
  async function rowsOf(collection: string, { userId }: SignedIn) {
    const database = await aDatabase(shop);
    const rows = await database.collection(collection).find().toArray();
    await database.close();
    return rows.filter((row) => String(row.userId) === userId);
  }
  return {
    service,
    shop,
    admin,
    meera,
    dal,
    async aDeviceOf(person, change = {}) {
      const device = service.device();
      const { status, text } = await subscribe(shop, person, device, change);
      if (status !== 200) throw new Error(`The device was not subscribed: ${text}`);
      return device;
    },
    async subscribed(person) {
      return (await rowsOf('pushSubscriptions', person)).length;
    },
    async written(person) {
      const rows = await rowsOf('pushMessages', person);
      return { messages: rows.length, waiting: rows.filter(({ dueAt }) => dueAt).length };
    },
    tried: (person, device) => tried(shop, person, device),
  };
}

/** Has a test sent to a device of this person. */
export const tried = (shop: OpenShop, { token }: SignedIn, { endpoint }: Device): Promise<Answered> =>
  call(shop, pushPaths.test, { token, body: { endpoint } });

/** Subscribes a device for this person; what the shop answers. */
export function subscribe(
  shop: OpenShop,
  { token }: SignedIn,
  { endpoint, keys }: Pick<Device, 'endpoint' | 'keys'>,
  change: object = {},
): Promise<Answered> {
  const wishes = { orderStatus: true, newOrders: true };
  return call(shop, pushPaths.subscribe, {
    token,
    body: { endpoint, keys, wishes, language: 'en', ...change },
  });
}
