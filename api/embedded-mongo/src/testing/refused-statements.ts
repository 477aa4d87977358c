import { Long } from 'bson';
import { expect } from 'vitest';
import type { Doc } from '../values/documents.js';
import type { CommandRunner } from './command-runner.js';

/** The indexes of the collection `shop`. */
const INDEXES = [
  { key: { a: 1, b: 1 }, name: 'pair' },
  { key: { u: 1 }, name: 'u', unique: true, sparse: true },
  { key: { n: 1 }, name: 'n' },
];
/** The documents of the collection `shop`. */
const STORED: Doc[] = [
  { _id: 1, a: 1, b: [1], u: 1, n: 5 },
  { _id: 2, a: [2], b: 2, u: 2, n: 5 },
  { _id: 3, u: 3, n: 5 },
];
/** Two arrays cannot be in one key of the index `pair`. */
export const PARALLEL = { a: [1], b: [1] };
/** What a double cannot hold exactly cannot be ordered in an index. */
export const LARGE = Long.fromString('9007199254740993');
/** The codes of the errors that refused statements are answered with. */
export const ERROR = { parallel: 171, duplicate: 11000, unsupported: 238, bad: 2, noArray: 17124 };

/** Makes the collection `shop` anew, with its indexes and documents. */
export async function resetShop(database: CommandRunner): Promise<void> {
  await database.run({ drop: 'shop' });
  await database.run({ createIndexes: 'shop', indexes: INDEXES });
  await database.run({ insert: 'shop', documents: STORED });
}

/** The collection `shop` and its indexes, in memory and by each index, which must agree. */
export async function everythingInShop(database: CommandRunner): Promise<Doc> {
  const scan = await database.find('shop', {}, { sort: { _id: 1 }, hint: { $natural: 1 } });
  for (const { key, sparse } of INDEXES) {
    // A sparse index answers only what asks for its field.
    const byIndex = await database.find('shop', sparse ? { u: { $gt: 0 } } : {}, { hint: key });
    const inIndex = scan.filter((doc) => !sparse || 'u' in doc);
    expect(byIndex.map(({ _id }) => String(_id)).sort()).toEqual(
      inIndex.map(({ _id }) => String(_id)).sort(),
    );
  }
  const { cursor } = await database.run({ listIndexes: 'shop' });
  return { scan, indexes: (cursor as Doc).firstBatch };
}

/** The codes of a reply's errors: the command's own, or those of its statements by their position. */
export const codesOf = ({ code, writeErrors = [] }: Doc): unknown[] =>
  code === undefined ? (writeErrors as Doc[]).map((error) => [error.index, error.code]) : [code];

/** One refused statement of each kind: its command, and the error's code. */
export const STATEMENTS: [what: string, command: Doc, code: number][] = [
  ['an insert of parallel arrays', { insert: 'shop', documents: [{ _id: 9, ...PARALLEL }] }, ERROR.parallel],
  [
    'an insert of an int64 that is too large',
    { insert: 'shop', documents: [{ _id: 9, n: LARGE }] },
    ERROR.unsupported,
  ],
  ['an insert of a taken key', { insert: 'shop', documents: [{ _id: 9, u: 2 }] }, ERROR.duplicate],
  ['an insert of a taken _id', { insert: 'shop', documents: [{ _id: 2, n: 1 }] }, ERROR.duplicate],
  ['an update', { update: 'shop', updates: [{ q: { _id: 3 }, u: { $set: PARALLEL } }] }, ERROR.parallel],
  [
    'an update to a large int64',
    { update: 'shop', updates: [{ q: { _id: 3 }, u: { $set: { n: LARGE } } }] },
    ERROR.unsupported,
  ],
  ['a replacement', { update: 'shop', updates: [{ q: { _id: 3 }, u: PARALLEL }] }, ERROR.parallel],
  [
    'an update of many whose last one is refused',
    { update: 'shop', updates: [{ q: {}, u: { $set: { b: [7] } }, multi: true }] },
    ERROR.parallel,
  ],
  [
    'an update of many to one unique key',
    { update: 'shop', updates: [{ q: {}, u: { $set: { u: 8 } }, multi: true }] },
    ERROR.duplicate,
  ],
  [
    'an upsert',
    { update: 'shop', updates: [{ q: { _id: 9 }, u: { $set: PARALLEL }, upsert: true }] },
    ERROR.parallel,
  ],
  [
    'an upsert of a taken key',
    { update: 'shop', updates: [{ q: { _id: 9 }, u: { $set: { u: 1 } }, upsert: true }] },
    ERROR.duplicate,
  ],
  [
    'an update that cannot be computed',
    { update: 'shop', updates: [{ q: { _id: 1 }, u: { $inc: { b: 1 } } }] },
    14,
  ],
  [
    'a delete whose filter cannot be computed',
    { delete: 'shop', deletes: [{ q: { $expr: { $size: '$n' } }, limit: 0 }] },
    ERROR.noArray,
  ],
  ['findAndModify', { findAndModify: 'shop', query: { _id: 3 }, update: { $set: PARALLEL } }, ERROR.parallel],
  [
    'findAndModify of a taken key',
    { findAndModify: 'shop', query: { _id: 3 }, update: { $set: { u: 1 } } },
    ERROR.duplicate,
  ],
  [
    'findAndModify that inserts',
    { findAndModify: 'shop', query: { _id: 9 }, update: { $set: PARALLEL }, upsert: true },
    ERROR.parallel,
  ],
  [
    'findAndModify whose answer cannot be computed',
    {
      findAndModify: 'shop',
      query: { _id: 3 },
      update: { $set: { n: 1 } },
      fields: { x: { $size: '$n' } },
    },
    ERROR.noArray,
  ],
  [
    'findAndModify that removes, whose answer cannot be computed',
    { findAndModify: 'shop', query: { _id: 3 }, remove: true, fields: { x: { $size: '$n' } } },
    ERROR.noArray,
  ],
  ...[
    ['of _id', { $set: { _id: 9 } }, 66],
    ['of one field twice', { $set: { n: 1 }, $inc: { n: 1 } }, 40],
    ['by an unknown operator', { $raise: { n: 1 } }, 9],
    ['below what is no document', { $set: { 'n.x': 1 } }, 28],
    ['at no matched place', { $set: { 'b.$': 1 } }, ERROR.bad],
    ['beyond 16 MB', { $set: { text: 'x'.repeat(17 * 1024 * 1024) } }, 10334],
  ].map(([what, u, code]): [string, Doc, number] => [
    `an update ${what}`,
    { update: 'shop', updates: [{ q: { _id: 1 }, u }] },
    code as number,
  ]),
  [
    'an update by a filter of places that is unknown',
    { update: 'shop', updates: [{ q: { _id: 1 }, u: { $set: { 'b.$[x]': 1 } } }] },
    ERROR.bad,
  ],
  [
    'an update with the hint of an index that is not there',
    { update: 'shop', updates: [{ q: { _id: 1 }, u: { $set: { n: 1 } }, hint: 'none' }] },
    ERROR.bad,
  ],
  ['an insert of an array as _id', { insert: 'shop', documents: [{ _id: [1] }] }, ERROR.bad],
];
