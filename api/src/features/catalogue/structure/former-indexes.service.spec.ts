import { type Model, mongo } from 'mongoose';
import type { ProductRecord } from '../models/product.model.js';
import { FormerIndexes } from './former-indexes.service.js';

/** A start with these indexes of products; which are dropped. */
async function startWith(names: readonly string[], refusal?: Error): Promise<readonly string[]> {
  const dropped: string[] = [];
  const collection = {
    indexes: async () => names.map((name) => ({ name })),
    dropIndex: async (name: string) => {
      if (refusal) throw refusal;
      dropped.push(name);
    },
  };
  await new FormerIndexes({ collection } as unknown as Model<ProductRecord>).onApplicationBootstrap();
  return dropped;
}

it('drops the index that an earlier version had, and no other', async () => {
  expect(await startWith(['_id_', 'nameLower_1', 'nameLower_1__id_1'])).toEqual(['nameLower_1']);
  expect(await startWith(['_id_', 'nameLower_1__id_1'])).toEqual([]);
});

it('starts where another process has dropped it meanwhile, and not where the database fails', async () => {
  const refused = (code: number) => startWith(['nameLower_1'], new mongo.MongoServerError({ code }));
  await expect(refused(27)).resolves.toEqual([]);
  await expect(refused(13)).rejects.toThrow();
});
