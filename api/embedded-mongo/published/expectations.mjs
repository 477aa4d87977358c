import { MongoBulkWriteError, MongoClientBulkWriteError, MongoServerError } from 'mongodb';
import { asDriverSends } from './driver-differences.mjs';
import { Mismatch, match } from './match.mjs';
import { ITERABLE } from './operations.mjs';

/** @typedef {import('./match.mjs').Doc} Doc */
/** @typedef {import('./entities.mjs').Entities} Entities */

/** @param {Entities} entities */
const byName = (entities) => (/** @type {string} */ name) => entities.get(name);

/**
 * Compares what an operation answered.
 * @param {Doc} operation
 * @param {any} result
 * @param {Entities} entities
 * @throws {Mismatch}
 */
export function checkResult({ name, expectResult }, result, entities) {
  const entity = byName(entities);
  const path = `the result of ${name}`;
  if (!ITERABLE.has(name) || !Array.isArray(expectResult)) {
    match(expectResult, result ?? null, { entity, path });
    return;
  }
  if (result.length !== expectResult.length)
    throw new Mismatch(`${path} has ${result.length} documents instead of ${expectResult.length}`);
  for (const [at, expected] of expectResult.entries())
    match(expected, result[at], { entity, path: `${path}[${at}]` });
}

/**
 * Compares an error that an operation ended with.
 * @param {Doc} operation
 * @param {any} error
 * @param {Entities} entities
 * @throws {Mismatch}
 */
export function checkError({ name, expectError: expected }, error, entities) {
  const entity = byName(entities);
  /** @param {boolean} holds @param {string} what */
  const assert = (holds, what) => {
    if (!holds) throw new Mismatch(`the error of ${name} should ${what} and is: ${error.message}`);
  };
  const isOfServer = error instanceof MongoServerError || error instanceof MongoClientBulkWriteError;
  if (expected.isClientError !== undefined)
    assert(isOfServer !== expected.isClientError, `come from the ${isOfServer ? 'driver' : 'server'}`);
  if (expected.errorContains)
    assert(
      error.message.toLowerCase().includes(expected.errorContains.toLowerCase()),
      `contain “${expected.errorContains}”`,
    );
  if (expected.errorCode !== undefined)
    assert(error.code === expected.errorCode, `have the code ${expected.errorCode}`);
  if (expected.errorCodeName)
    assert(error.codeName === expected.errorCodeName, `be called ${expected.errorCodeName}`);
  for (const label of expected.errorLabelsContain ?? [])
    assert(error.hasErrorLabel?.(label) === true, `have the label ${label}`);
  for (const label of expected.errorLabelsOmit ?? [])
    assert(error.hasErrorLabel?.(label) !== true, `not have the label ${label}`);
  if (expected.errorResponse)
    match(expected.errorResponse, error.errorResponse, { entity, path: `the error of ${name}` });
  for (const [index, wanted] of Object.entries(expected.writeErrors ?? {}))
    match(wanted, error.writeErrors.get(Number(index)), { entity, path: `the write error ${index}` });
  if (expected.expectResult) {
    const partial = error instanceof MongoBulkWriteError ? error.result : error.partialResult;
    match(expected.expectResult, partial, { entity, path: `the partial result of ${name}` });
  }
}

/**
 * Compares what the clients told of their commands: which, in which order, with which fields.
 * @param {Doc[]} expectations
 * @param {Entities} entities
 * @throws {Mismatch}
 */
export function checkEvents(expectations, entities) {
  const entity = byName(entities);
  for (const { client, events, eventType = 'command', ignoreExtraEvents = false } of expectations) {
    const seen = (entities.events.get(client) ?? []).filter(({ type }) =>
      type.startsWith(eventType === 'cmap' ? 'connection' : 'command'),
    );
    const names = seen.map(({ type, fields }) => `${type} ${fields.commandName ?? ''}`.trim()).join(', ');
    if (seen.length < events.length || (seen.length > events.length && !ignoreExtraEvents))
      throw new Mismatch(`there should be ${events.length} events and there are ${seen.length}: ${names}`);
    for (const [at, event] of events.entries()) {
      const [[type, fields] = /** @type {never} */ ([])] = Object.entries(event);
      const path = `the event ${at + 1}`;
      if (seen[at]?.type !== type) throw new Mismatch(`${path} should be ${type} among ${names}`);
      for (const [name, expected] of Object.entries(fields)) {
        const actual = seen[at]?.fields[name];
        const wanted = name === 'command' ? asDriverSends(expected, actual) : expected;
        match(wanted, actual, { entity, path: `${path}, ${name}` });
      }
    }
  }
}

/**
 * Compares what is stored in the end.
 * @param {Doc[]} outcome
 * @param {Entities} entities
 * @throws {Mismatch}
 */
export async function checkOutcome(outcome, entities) {
  for (const { databaseName, collectionName, documents } of outcome) {
    const stored = await entities.observer
      .db(databaseName)
      .collection(collectionName)
      .find({}, { sort: { _id: 1 } })
      .toArray();
    match(documents, stored, { entity: byName(entities), path: `what ${collectionName} holds` });
  }
}
