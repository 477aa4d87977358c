import type { mongo } from 'mongoose';
import { duplicatesIn } from './duplicate-key.js';

/**
 * Inserts those of some documents whose keys are new, in one command.
 * @returns for each whether it was inserted: a unique index has refused the others
 */
export async function insertNew<Row extends mongo.Document>(
  rows: mongo.Collection<Row>,
  documents: readonly Row[],
): Promise<boolean[]> {
  try {
    await rows.insertMany(documents as readonly mongo.OptionalUnlessRequiredId<Row>[], { ordered: false });
    return documents.map(() => true);
  } catch (error) {
    const { refused } = duplicatesIn(error);
    return documents.map((_, at) => !refused.has(at));
  }
}
