import { pushPaths } from '@jhola/shared/contracts/push.contract';
import { anAdmin, type SignedIn } from './builders.js';
import { type Answered, call } from './call.js';
import { aDatabase } from './database.js';
import { type Device, type PushService, startPushService, subscribe } from './push-service.js';
import { aCustomer, aProduct, type Customer, type Sold } from './shopping.js';
import { type Shop, startShop } from './start-shop.js';

/** A shop that sends its messages to a push service of the test, with who is needed to tell somebody of something. */
export interface PushShop {
  readonly service: PushService;
  readonly shop: Shop;
  readonly admin: SignedIn;
  readonly meera: Customer;
  /** There is plenty of it. */
  readonly dal: Sold;
  /** A device of this person, subscribed. */
  aDeviceOf(person: SignedIn, change?: object): Promise<Device>;
  /** How many devices the shop knows of this person. */
  subscribed(person: SignedIn): Promise<number>;
  /** What tells that every message before it was sent: messages of one device leave in their order. */
  tried(person: SignedIn, device: Device): Promise<Answered>;
  stop(): Promise<void>;
}

/** Starts both. */
export async function aPushShop(): Promise<PushShop> {
  const service = await startPushService();
  const shop = await startShop(service.env);
  const admin = await anAdmin(shop);
  const [meera, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { stock: 500 })]);
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
    async subscribed({ userId }) {
      const database = await aDatabase(shop);
      const found = await database.collection('pushSubscriptions').find().toArray();
      await database.close();
      return found.filter((row) => String(row.userId) === userId).length;
    },
    tried: (person, { endpoint }) => call(shop, pushPaths.test, { token: person.token, body: { endpoint } }),
    async stop() {
      await shop.stop();
      await service.stop();
    },
  };
}
