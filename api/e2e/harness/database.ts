import { type Collection, type Document, MongoClient } from 'mongodb';
import type { Shop } from './start-shop.js';

/** A look inside a running shop. */
export interface InsideDatabase {
  collection(name: string): Collection<Document>;
  close(): Promise<void>;
}

/** Opens the database of a running shop, for what no answer shows. Close it in the same test. */
export async function aDatabase(shop: Pick<Shop, 'databaseUri'>): Promise<InsideDatabase> {
  const client = await MongoClient.connect(shop.databaseUri);
  return {
    collection: (name) => client.db().collection(name),
    close: () => client.close(),
  };
}
