import { Binary } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPause } from '../pace.js';
import { parseSort } from '../query/sort.js';
import type { Doc } from '../values/documents.js';
import { Collection } from './collection.js';
import { findRecords } from './find-records.js';
import { parseIndexSpec } from './index-spec.js';
import type { Selection } from './query.js';
import { StoredRecord } from './stored-record.js';

function collection(docs: Doc[], indexes: Doc[]): Collection {
  const made = new Collection('test', 'docs', 1);
  const specs = indexes.map((index, at) => parseIndexSpec({ name: `index-${at}`, ...index }));
  made.load(
    docs.map((doc, at) => StoredRecord.of(at + 1, doc)),
    specs,
  );
  return made;
}

const products = Array.from({ length: 1000 }, (_, n) => ({
  _id: n,
  category: `c${n % 20}`,
  price: (n * 37) % 500,
  name: `Product ${n}`,
  tags: [`t${n % 7}`, `t${n % 11}`],
  publish: n % 2 === 0,
}));
const shop = collection(products, [
  { key: { category: 1, price: -1 } },
  { key: { name: 1 }, unique: true },
  { key: { tags: 1 } },
  { key: { price: 1 }, partialFilterExpression: { publish: true } },
]);
const run = (filter: Doc, rest: Omit<Selection, 'filter'> = {}) =>
  withoutPause(findRecords(shop, { filter, ...rest }));

/** Properties take a while on a busy machine. */
const PATIENCE_MS = 60_000;

describe('the planner', () => {
  it.each<[string, Doc, number]>([
    ['equality', { name: 'Product 5' }, 1],
    ['a list of 200 values', { name: { $in: Array.from({ length: 200 }, (_, n) => `Product ${n}`) } }, 200],
    ['equality and a range behind it', { category: 'c1', price: { $gte: 100, $lt: 200 } }, 20],
    ['a prefix', { name: { $regex: '^Product 99' } }, 11],
    ['an element of an array', { tags: 't10' }, 91],
    ['a partial index whose condition the query repeats', { publish: true, price: { $lt: 10 } }, 20],
    ['either of two', { $or: [{ name: 'Product 1' }, { category: 'c3', price: 11 }] }, 3],
    ['the id', { _id: 7 }, 1],
  ])('answers %s from an index', (_words, filter, maxExamined) => {
    const { examined, records, plan } = run(filter);
    expect(plan.index ?? plan.branches).toBeDefined();
    expect(records.length).toBeGreaterThan(0);
    expect(examined).toBeLessThanOrEqual(maxExamined);
  });

  it('decodes no document that is asked for by its id alone', () => {
    const docs = ['a', 1, true, new Binary(Buffer.alloc(3))].map((_id) => ({ _id, n: 1 }));
    const made = new Collection('test', 'docs', 1);
    made.load(
      docs.map((doc, at) => new StoredRecord(at + 1, StoredRecord.of(at + 1, doc).bytes)),
      [],
    );
    const found = (filter: Doc) => withoutPause(findRecords(made, { filter })).records;
    for (const [at, { _id }] of docs.entries()) {
      const [record, ...others] = found({ _id });
      expect([record?.id, record?.isDecoded, others.length]).toEqual([at + 1, false, 0]);
      expect(found({ _id, n: 2 })).toEqual([]);
    }
    expect(found({ _id: 'A' })).toEqual([]);
    expect(found({ _id: { _bsontype: 'Double', value: 1 } })).toEqual([]);
  });

  it('reads only as many documents as a sorted, limited query needs', () => {
    const { examined, records } = run({ category: 'c1' }, { sort: parseSort({ price: 1 }), limit: 12 });
    expect(records).toHaveLength(12);
    expect(examined).toBe(12);
  });

  it('does not use a partial index for a query that may want what it leaves out', () => {
    expect(run({ price: { $lt: 10 } }).plan.index).toBeUndefined();
  });

  it.each([
    ['that is all of the prefix', 'a', { $regex: '^a' }],
    ['that is empty', '', { $lte: 'a' }],
    ['of another length than others', new Binary(Buffer.alloc(3)), { $lt: new Binary(Buffer.alloc(9)) }],
  ])('finds a value %s in a field of the other direction than the first', (_words, b, condition) => {
    const made = collection([{ _id: 1, a: 1, b }], [{ key: { a: -1, b: 1 } }]);
    const { plan, records } = withoutPause(findRecords(made, { filter: { a: 1, b: condition } }));
    expect(plan.index).toBeDefined();
    expect(records).toHaveLength(1);
  });

  it('uses one end of a range over an array, since two elements may satisfy one end each', () => {
    const made = collection([{ _id: 1, n: [1, 10] }], [{ key: { n: 1 } }]);
    expect(withoutPause(findRecords(made, { filter: { n: { $gt: 4, $lt: 6 } } })).records).toHaveLength(1);
  });
});

const scalar = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'ab', 'b'), fc.constant(null));
const field = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const doc = fc.record({ a: field, b: field, c: field }, { requiredKeys: [], noNullPrototype: true });
const condition: fc.Arbitrary<unknown> = fc.oneof(
  scalar,
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: ['$gte'], noNullPrototype: true }),
  fc.record({ $in: fc.array(scalar, { maxLength: 4 }) }, { noNullPrototype: true }),
  fc.constantFrom({ $exists: true }, { $ne: null }, { $regex: '^a' }, { $gt: 2 }, { $lte: 'a' }),
);
const query = fc.oneof(
  fc.record({ a: condition, b: condition, c: condition }, { requiredKeys: [], noNullPrototype: true }),
  fc.record(
    { $or: fc.array(fc.record({ a: condition }, { noNullPrototype: true }), { minLength: 1, maxLength: 3 }) },
    { noNullPrototype: true },
  ),
);
const direction = fc.constantFrom(1, -1);
const order = fc.oneof(
  fc.constant({}),
  fc.record({ a: direction }),
  fc.record({ b: direction, c: direction }),
  fc.record({ a: direction, b: direction }),
);
const SETS: Doc[][] = [
  [{ key: { a: 1 } }, { key: { b: -1, c: 1 } }],
  [{ key: { a: -1, b: 1 } }, { key: { c: 1 }, sparse: true }],
  [{ key: { a: 1, b: 1, c: -1 } }, { key: { b: 1 }, partialFilterExpression: { c: { $exists: true } } }],
];

describe('whatever the indexes', () => {
  it(
    'finds the same documents in the same order as without any',
    () => {
      fc.assert(
        fc.property(
          fc.array(doc, { maxLength: 40 }),
          query,
          order,
          fc.nat(2),
          fc.nat(10),
          (docs, filter, sort, set, limit) => {
            // An order over two arrays is refused by MongoDB and here, so only one field may hold arrays.
            const stored = docs.map((one, at) => ({
              _id: at,
              ...one,
              b: [one.b].flat()[0] ?? 0,
              c: [one.c].flat()[0] ?? null,
            }));
            const selection = {
              filter,
              sort: parseSort(Object.keys(sort).length > 0 ? { ...sort, _id: 1 } : {}),
              limit: limit + 1,
            };
            const found = (indexes: Doc[], chosen: Selection) =>
              withoutPause(findRecords(collection(stored, indexes), chosen)).records.map(
                ({ document }) => document._id,
              );
            const indexed = found(SETS[set] as Doc[], selection);
            if (selection.sort.length > 0) expect(indexed).toEqual(found([], selection));
            const all = { filter };
            expect(found(SETS[set] as Doc[], all).sort()).toEqual(found([], all).sort());
          },
        ),
        { numRuns: 600 },
      );
    },
    PATIENCE_MS,
  );

  it(
    'keeps them right through updates and removals',
    () => {
      fc.assert(
        fc.property(
          fc.array(doc, { minLength: 1, maxLength: 20 }),
          fc.array(fc.tuple(fc.nat(19), fc.option(doc)), { maxLength: 40 }),
          (docs, changes) => {
            const plain = (one: Doc, _id: number): Doc => ({
              _id,
              ...one,
              b: [one.b].flat()[0] ?? 0,
              c: [one.c].flat()[0] ?? 0,
            });
            const made = collection(docs.map(plain), SETS[0] as Doc[]);
            for (const [at, next] of changes) {
              const before = made.records.get(at + 1) ?? null;
              const after = next ? StoredRecord.of(at + 1, plain(next, at)) : null;
              made.apply(at + 1, after, made.indexChanges(before, after));
            }
            const left = [...made.records.values()].map(({ document }) => document);
            const fresh = collection(left, SETS[0] as Doc[]);
            for (const [at, index] of made.indexes.entries())
              expect(index.list.size).toBe(fresh.indexes[at]?.list.size);
          },
        ),
      );
    },
    PATIENCE_MS,
  );
});
