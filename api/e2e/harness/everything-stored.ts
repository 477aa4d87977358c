import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { EJSON } from 'bson';
import { MongoClient } from 'mongodb';

/** All documents of every collection, each as text. */
export type EverythingStored = Readonly<Record<string, readonly string[]>>;

/** How far work in the background has come: it moves by itself, whatever is called. */
const MOVES_BY_ITSELF = 'catalogueWalks';

/** What a shop's database holds, document by document, once every event is handled. */
export async function everythingStored(shop: Pick<OpenShop, 'databaseUri'>): Promise<EverythingStored> {
  const client = await MongoClient.connect(shop.databaseUri);
  try {
    const database = client.db();
    await until('no event is left', async () => (await database.collection('events').countDocuments()) === 0);
    const stored: Record<string, string[]> = {};
    for (const { name } of await database.listCollections().toArray()) {
      if (name === MOVES_BY_ITSELF) continue;
      const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
      stored[name] = documents.map((document) => EJSON.stringify(document));
    }
    return stored;
  } finally {
    await client.close();
  }
}

/** The collections, by name, in which one of these texts is found. */
export function traces(stored: EverythingStored, texts: readonly string[]): string[] {
  return Object.entries(stored)
    .filter(([, documents]) =>
      documents.some((document) => texts.some((text) => document.toLowerCase().includes(text.toLowerCase()))),
    )
    .map(([name]) => name)
    .sort();
}
