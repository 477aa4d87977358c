import { Entities } from './entities.mjs';
import { checkError, checkEvents, checkOutcome, checkResult } from './expectations.mjs';
import { Mismatch } from './match.mjs';
import { LeftOut, perform } from './operations.mjs';

/** @typedef {import('./match.mjs').Doc} Doc */
/** @typedef {{ kind: 'passed' | 'refused' | 'left out' | 'wrong', reason: string }} Ending */

/** CommandNotFound, CommandNotSupported, NotImplemented */
const REFUSALS = new Set([59, 115, 238]);

/** An operation that the database refused by a code for what it does not support. */
class Refused extends Error {}

/** What the database does not support, should an error say that. @param {any} error */
function refusalOf(error) {
  const refused = [error, error.errorResponse, ...[error.writeErrors ?? []].flat()].find((each) =>
    REFUSALS.has(each?.code),
  );
  return refused?.errmsg ?? refused?.message;
}

/**
 * @param {Doc} operation
 * @param {Entities} entities
 * @returns {Promise<string | undefined>} the refusal that it expected, if there was one: what comes after may depend on it
 */
async function runOperation(operation, entities) {
  const { expectError, expectResult, saveResultAsEntity, ignoreResultAndError, name } = operation;
  let result;
  try {
    result = await perform(operation, entities);
  } catch (error) {
    if (ignoreResultAndError) return undefined;
    if (error instanceof LeftOut || error instanceof Mismatch) throw error;
    const refusal = refusalOf(error);
    if (!expectError) {
      if (refusal) throw new Refused(refusal);
      throw new Mismatch(`${name} failed: ${/** @type {Error} */ (error).message}`);
    }
    try {
      checkError(operation, error, entities);
    } catch (mismatch) {
      throw refusal ? new Refused(refusal) : mismatch;
    }
    return refusal;
  }
  if (expectError) throw new Mismatch(`${name} should have failed`);
  if (expectResult !== undefined) checkResult(operation, result, entities);
  if (saveResultAsEntity) entities.byName.set(saveResultAsEntity, result);
  return undefined;
}

/** @param {Doc[]} initialData @param {Entities} entities */
async function fill(initialData, { observer }) {
  for (const { databaseName, collectionName, documents, createOptions = {} } of initialData) {
    const database = observer.db(databaseName);
    await database.dropCollection(collectionName);
    await database.createCollection(collectionName, createOptions);
    if (documents.length > 0) await database.collection(collectionName).insertMany(documents);
  }
}

/**
 * Runs one case from its data to its outcome.
 * @param {Doc} file with `createEntities` and `initialData`
 * @param {Doc} test
 * @param {string} uri
 * @param {import('mongodb').MongoClient} observer
 * @returns {Promise<Ending>}
 */
export async function runCase(file, test, uri, observer) {
  const entities = new Entities(uri, observer);
  let refusal;
  try {
    await fill(file.initialData ?? [], entities);
    await entities.create(file.createEntities ?? []);
    for (const operation of test.operations) refusal = (await runOperation(operation, entities)) ?? refusal;
    checkEvents(test.expectEvents ?? [], entities);
    await checkOutcome(test.outcome ?? [], entities);
    return { kind: 'passed', reason: '' };
  } catch (error) {
    const reason = /** @type {Error} */ (error).message;
    if (error instanceof LeftOut) return { kind: 'left out', reason };
    if (error instanceof Refused) return { kind: 'refused', reason };
    if (error instanceof Mismatch && refusal) return { kind: 'refused', reason: refusal };
    return {
      kind: 'wrong',
      reason: error instanceof Mismatch ? reason : String(/** @type {Error} */ (error).stack),
    };
  } finally {
    await entities.close();
  }
}
