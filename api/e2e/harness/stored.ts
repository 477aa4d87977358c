import { createHash } from 'node:crypto';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { BSON, MongoClient } from 'mongodb';

/** A fingerprint of every collection: the number of documents and a hash of them all. */
export type Stored = Readonly<Record<string, string>>;

/** How far work in the background has come: it moves by itself, whatever is called. */
const MOVES_BY_ITSELF = 'catalogueWalks';

/** What a shop's database holds, once everything that was under way has come to rest. */
export async function whatIsStored(shop: Pick<OpenShop, 'databaseUri'>): Promise<Stored> {
  const client = await MongoClient.connect(shop.databaseUri);
  try {
    const database = client.db();
    // Events are handled after the answer; handled ones are deleted.
    const events = database.collection('events');
    await until('no event is left', async () => (await events.countDocuments()) === 0);
    const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
    const stored: Record<string, string> = {};
    for (const name of names) {
      if (name === MOVES_BY_ITSELF) continue;
      const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
      const hash = createHash('sha256');
      for (const document of documents) hash.update(BSON.serialize(document));
      stored[name] = `${documents.length} documents, ${hash.digest('hex')}`;
    }
    return stored;
  } finally {
    await client.close();
  }
}
