import { Binary, Long } from 'bson';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import { documents, equalities, filter, update } from '../testing/oracle/generators.js';
import { matches, type Plain } from '../testing/oracle/query.js';
import { RANDOM, settings, tried } from '../testing/oracle/sizes.js';
import { checkConflicts, inserted, type Places, Refused, updated } from '../testing/oracle/update.js';
import { type Document, fromDatabase, isNumber, textOf } from '../testing/oracle/values.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';

let database: CommandRunner;
let transactions = 0;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

const UPDATES_OF_ONE = 20;
const ELEMENTS: Plain = { $gt: 1 };

interface Change {
  readonly filter: Plain;
  readonly update: Plain;
  /** Asks for an element of `a`, which `$` then is; undefined when the update has no `$`. */
  readonly from: number | undefined;
  readonly upsert: boolean;
}

const change: fc.Arbitrary<Change> = fc
  .record({
    filter,
    update,
    equal: equalities,
    from: fc.integer({ min: -1, max: 2 }),
    upserts: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ filter: any, update: made, equal, from, upserts }) => {
    const usesMatch = pathsOf(made).some((path) => path.split('.').includes('$'));
    if (usesMatch) return { filter: { a: { $gte: from } }, update: made, from, upsert: false };
    return { filter: upserts === 0 ? equal : any, update: made, from: undefined, upsert: upserts === 0 };
  });

const pathsOf = (made: Plain): string[] =>
  Object.values(made).flatMap((fields) => Object.keys(fields as Plain));

/** The element that `{ a: { $gte: from } }` finds. */
function matchedIn(doc: Document, from: number | undefined): Places {
  const a = doc.get('a');
  if (from === undefined || !Array.isArray(a)) return {};
  const matched = a.findIndex((item) => isNumber(item) && Number(item) >= from);
  return matched < 0 ? {} : { matched };
}

type Outcome = { docs: readonly Document[]; matched: number } | { codes: readonly number[] };

/** What MongoDB does: all documents that match are changed, or the statement is refused. */
function outcome(docs: readonly Document[], { filter, update, from, upsert }: Change): Outcome {
  const codes: number[] = [];
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      codes.push(error.code);
      return undefined;
    }
  };
  attempt(() => checkConflicts(update));
  if (codes.length > 0) return { codes };
  const found = docs.filter((doc) => matches(doc, filter));
  const after = docs.map((doc) => {
    if (!found.includes(doc)) return doc;
    const places = { filter: { e: ELEMENTS }, ...matchedIn(doc, from) };
    return attempt(() => updated(doc, update, places)) ?? doc;
  });
  const made = found.length === 0 && upsert ? attempt(() => inserted(filter, update)) : undefined;
  if (codes.length > 0) return { codes };
  return { docs: made ? [...after, made] : after, matched: found.length + (made ? 1 : 0) };
}

/** A document without the _id that the database has made. */
const shown = (doc: Document): string =>
  textOf(typeof doc.get('_id') === 'number' ? doc : new Map([...doc].filter(([name]) => name !== '_id')));

async function contents(collection: string, session: Doc): Promise<string[]> {
  // As it came: names of digits would move in objects.
  const reply = decodeDocument(
    await database.answer({ find: collection, hint: { $natural: 1 }, batchSize: 1000, ...session }),
  );
  return ((reply.cursor as Doc).firstBatch as Doc[])
    .map((doc) => shown(fromDatabase(doc) as Document))
    .sort();
}

/** Runs the update, and compares the answer and everything that is there afterwards. @returns whether it was refused */
async function check(
  collection: string,
  change: Change,
  expected: Outcome,
  before: readonly Document[],
  rest: Doc,
  session: Doc,
): Promise<boolean> {
  const { filter: q, update: u, upsert } = change;
  const arrayFilters = pathsOf(u).some((path) => path.includes('$[e]'))
    ? { arrayFilters: [{ e: ELEMENTS }] }
    : {};
  const reply = await database.run({
    update: collection,
    updates: [{ q, u, multi: true, upsert, ...arrayFilters, ...rest }],
    ...session,
  });
  const [error] = (reply.writeErrors ?? []) as Doc[];
  if ('codes' in expected) {
    expect(expected.codes).toContain(error?.code);
    if (!session.lsid) expect(await contents(collection, session)).toEqual(before.map(shown).sort());
    return true;
  }
  expect(reply).not.toHaveProperty('writeErrors');
  expect(reply).toMatchObject({ ok: 1, n: expected.matched });
  expect(await contents(collection, session)).toEqual(expected.docs.map(shown).sort());
  return false;
}

const INDEXES: Doc[] = [{ a: 1 }, { 'a.x': 1 }, { b: -1 }, { 'b.x': 1 }, { c: 1 }].map((key) => ({
  key,
  name: JSON.stringify(key),
}));

/** The same update inside a transaction; what it commits, or leaves when it is aborted, is looked at from outside. */
async function inTransaction(change: Change, expected: Outcome, before: readonly Document[]): Promise<void> {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(++transactions);
  const session = {
    lsid: { id: new Binary(bytes, Binary.SUBTYPE_UUID) },
    txnNumber: Long.fromInt(1),
    autocommit: false,
  };
  await database.run({ find: 'transacted', ...session, startTransaction: true });
  const isRefused = await check('transacted', change, expected, before, {}, session);
  expect(await contents('transacted', {})).toEqual(before.map(shown).sort());
  const end = await database.run({ commitTransaction: 1, ...session });
  expect(end.code).toBe(isRefused ? 251 : undefined);
  const after = 'codes' in expected ? before : expected.docs;
  expect(await contents('transacted', {})).toEqual(after.map(shown).sort());
}

/** What the database gave ids to, the next update may match: the oracle goes on with documents that have one. */
const withIds = (docs: readonly Document[]): Document[] =>
  docs.filter((doc) => typeof doc.get('_id') === 'number');

it(`makes ${RANDOM} random updates as an oracle does: by scan, by index, and in transactions`, async () => {
  const property = fc.asyncProperty(
    documents,
    fc.array(change, { minLength: UPDATES_OF_ONE, maxLength: UPDATES_OF_ONE }),
    async (start, changes) => {
      for (const collection of ['scanned', 'indexed', 'transacted']) {
        await database.run({ drop: collection });
        if (collection !== 'scanned') await database.run({ createIndexes: collection, indexes: INDEXES });
        await database.run({ insert: collection, documents: start as unknown as Doc[] });
      }
      let docs: readonly Document[] = start;
      for (const one of changes) {
        const before = docs;
        const expected = outcome(before, one);
        await tried(before, one, async () => {
          await check('scanned', one, expected, before, { hint: { $natural: 1 } }, {});
          await check('indexed', one, expected, before, {}, {});
          await inTransaction(one, expected, before);
        });
        if ('codes' in expected) continue;
        docs = withIds(expected.docs);
        if (docs.length === expected.docs.length) continue;
        for (const collection of ['scanned', 'indexed', 'transacted']) {
          await database.run({
            delete: collection,
            deletes: [{ q: { _id: { $type: 'objectId' } }, limit: 0 }],
          });
        }
      }
    },
  );
  await fc.assert(property, settings(UPDATES_OF_ONE));
}, 3_600_000);
