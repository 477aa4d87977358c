import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { PairCountRecord } from '#features/orders/bought-together/models/pair-count.model.js';
import { orderSearchParts } from '#features/orders/order-search.js';

const LINES = 3;
const BATCH_SIZE = 2000;
const DAY_MS = 24 * 3_600_000;
const FIRST_NAMES = ['Asha', 'Ravi', 'Meena', 'Imran', 'Kavya', 'Joseph', 'Sunita', 'Arjun'];
const LAST_NAMES = ['Verma', 'Iyer', 'Khan', 'Das', 'Reddy', 'Fernandes', 'Gill', 'Shah'];

/** What orders to make. */
export interface MadeOrders {
  readonly count: number;
  /** They are spread evenly over so many days before now. */
  readonly days: number;
  /** How many shoppers placed them. */
  readonly shoppers: number;
  readonly productIds: readonly ObjectId[];
  /** The number of the sales count that is said to hold them; none where they are still to be counted. */
  readonly countedIn?: number;
}

/** Opens the embedded database of a data folder whose shop is not running, and closes it after the work. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
    await database.close();
  }
}

/**
 * Writes orders as the shop keeps them, once it has noted what is bought together: a tenth cancelled, some products ordered far more
 * often than others.
 */
export async function insertOrders(db: Db, made: MadeOrders): Promise<void> {
  const now = Date.now();
  const shoppers = Array.from({ length: made.shoppers }, () => new ObjectId());
  for (let from = 0; from < made.count; from += BATCH_SIZE) {
    const length = Math.min(BATCH_SIZE, made.count - from);
    const orders = Array.from({ length }, (_, at) => anOrder(from + at, now, made, shoppers));
    await db.collection('orders').insertMany(orders);
  }
  const pairCounts = db.collection<PairCountRecord>('boughtPairCounts');
  await pairCounts.updateOne({ _id: 'pairs' }, { $set: { complete: true } }, { upsert: true });
}

function anOrder(n: number, now: number, made: MadeOrders, shoppers: readonly ObjectId[]) {
  const { count, days, productIds, countedIn } = made;
  const createdAt = new Date(now - (count - n) * ((days * DAY_MS) / count));
  const cancelled = n % 10 === 0;
  const products = productIds.length;
  const lines = Array.from({ length: LINES }, (_, at) => ({
    productId: productIds[Math.floor(products * (((n * 31 + at * 17) % products) / products) ** 3)],
    name: `Product ${n % products}`,
    image: ['/demo-images/product.svg'],
    unit: '1 kg',
    pricePaise: 10_000,
    discount: 0,
    quantity: 1 + (n % 3),
    subTotalPaise: 10_000 * (1 + (n % 3)),
  }));
  const shopper = n % shoppers.length;
  const name = `${FIRST_NAMES[shopper % 8]} ${LAST_NAMES[Math.floor(shopper / 8) % 8]}`;
  const mobile = `9${String(shopper).padStart(9, '0')}`;
  const copies = { customer: { name, mobile }, deliveryAddress: anAddress(name, mobile) };
  return {
    orderId: `ORD-B${String(n).padStart(9, '0')}`,
    userId: shoppers[shopper],
    ...copies,
    createdAt,
    paymentStatus: cancelled ? 'CANCELLED' : 'PLACED',
    group: cancelled ? 'cancelled' : 'newPending',
    payment: { method: 'COD', state: cancelled ? 'VOID' : 'DUE' },
    totalPaise: lines.reduce((sum, { subTotalPaise }) => sum + subTotalPaise, 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines,
    statusHistory: [{ status: 'PLACED', updatedAt: createdAt }],
    searchParts: orderSearchParts(copies),
    pairsCounted: true,
    ...(countedIn !== undefined && { countedIn }),
  };
}

const anAddress = (name: string, mobile: string) => ({
  name,
  building: 'Flat 12, Lotus Court',
  street: '4th Cross, Indiranagar',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  country: 'India',
  postalCode: '560038',
  mobile,
  address: 'Flat 12, Lotus Court, 4th Cross, Indiranagar, Bengaluru, Karnataka 560038',
});
