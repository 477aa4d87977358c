import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { type Collection, MongoClient } from 'mongodb';

const SECONDS = 2;
const CATEGORIES = 60;

interface Product {
  _id: number;
  name: string;
  category: string;
  pricePaise: number;
  stock: number;
  publish: boolean;
  createdAt: Date;
  description: string;
}

interface Row {
  readonly products: number;
  readonly operation: string;
  readonly parallel: number;
  readonly 'per second': number;
  readonly 'median ms': string;
  readonly 'p99 ms': string;
}

function product(id: number): Product {
  const text = `Product ${id}, woven and dyed by hand, washable at thirty degrees. `;
  return {
    _id: id,
    name: `Product ${id}`,
    category: `category-${id % CATEGORIES}`,
    pricePaise: ((id * 7919) % 500_000) + 100,
    stock: 1_000_000,
    publish: true,
    createdAt: new Date(1_700_000_000_000 + id * 1000),
    description: text.repeat(20),
  };
}

/** Repeats one operation on several concurrent lanes and measures its speed. */
async function measure(
  products: number,
  operation: string,
  parallel: number,
  run: (n: number) => Promise<unknown>,
): Promise<Row> {
  for (let n = 0; n < 200; n++) await run(n);
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let n = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await run(n++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const perSecond = Math.round(times.length / SECONDS);
  return { products, operation, parallel, 'per second': perSecond, 'median ms': at(0.5), 'p99 ms': at(0.99) };
}

async function fill(products: Collection<Product>, count: number): Promise<void> {
  await products.createIndex({ category: 1, pricePaise: 1 });
  await products.createIndex({ createdAt: -1 });
  await products.createIndex({ name: 1 }, { unique: true });
  for (let from = 0; from < count; from += 1000) {
    await products.insertMany(
      Array.from({ length: Math.min(1000, count - from) }, (_, at) => product(from + at)),
    );
  }
}

async function operations(client: MongoClient, count: number, parallel: number): Promise<Row[]> {
  const products = client.db().collection<Product>('products');
  const orders = client.db().collection('orders');
  const any = (n: number): number => (n * 7919) % count;
  const byCategory = (n: number) =>
    products
      .find({ category: `category-${n % CATEGORIES}`, publish: true })
      .sort({ pricePaise: 1 })
      .limit(12)
      .toArray();
  const order = (n: number) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        for (const _id of [any(2 * n), any(2 * n + 1)]) {
          await products.updateOne({ _id, stock: { $gte: 1 } }, { $inc: { stock: -1 } }, { session });
        }
        await orders.insertOne({ product: any(n), at: new Date() }, { session });
      }),
    );
  return [
    await measure(count, 'find by id', parallel, (n) => products.findOne({ _id: any(n) })),
    await measure(count, 'indexed find, sort, limit 12', parallel, byCategory),
    await measure(count, 'durable $inc', parallel, (n) =>
      products.updateOne({ _id: any(n) }, { $inc: { stock: -1 } }),
    ),
    await measure(count, 'transaction (2 updates, 1 insert)', parallel, order),
  ];
}

async function bench(count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-bench-'));
  try {
    const filling = await startEmbeddedDatabase({ dataDir });
    const filler = await MongoClient.connect(filling.uri);
    await fill(filler.db().collection<Product>('products'), count);
    await filler.close();
    await filling.close();
    const before = performance.now();
    const database = await startEmbeddedDatabase({ dataDir });
    const client = await MongoClient.connect(database.uri, { maxPoolSize: 40 });
    await client.db().command({ ping: 1 });
    const started = performance.now() - before;
    const rows = [...(await operations(client, count, 1)), ...(await operations(client, count, 32))];
    console.table(rows);
    const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
    console.log(
      `${count} products: ready after ${Math.round(started)} ms; ${memory} MB with this client in the process`,
    );
    await client.close();
    await database.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

for (const count of [5_000, 50_000]) await bench(count);
