import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { type Collection, type Document, MongoClient } from 'mongodb';

/** A look inside a running shop. */
export interface InsideDatabase {
  collection(name: string): Collection<Document>;
  /** All documents of some collections, as they were at one moment, in the order of the names. */
  atOneMoment(names: readonly string[]): Promise<readonly (readonly Document[])[]>;
  close(): Promise<void>;
}

/** Opens the database of a running shop, for what no answer shows. Close it in the same test. */
export async function aDatabase(shop: Pick<OpenShop, 'databaseUri'>): Promise<InsideDatabase> {
  const client = await MongoClient.connect(shop.databaseUri);
  return {
    collection: (name) => client.db().collection(name),
    atOneMoment: (names) =>
      client.withSession((session) =>
        session.withTransaction(
          async () => {
            const found: Document[][] = [];
            for (const name of names) {
              found.push(await client.db().collection(name).find({}, { session }).toArray());
            }
            return found;
          },
          { readConcern: { level: 'snapshot' } },
        ),
      ),
    close: () => client.close(),
  };
}
