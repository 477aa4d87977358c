import { BSONRegExp, Double, Long, Timestamp } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

/** What MongoDB's manual says about updates, where an embedded database could easily do something else in silence. */
let database: CommandRunner;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

/** The one error of an update of the documents with `_id` 1, or the command's own. */
async function refusal(before: Doc, u: Doc, rest: Doc = {}): Promise<unknown> {
  await database.fill('updated', [{ _id: 1, ...before }]);
  const reply = await database.run({ update: 'updated', updates: [{ q: { _id: 1 }, u, ...rest }] });
  expect(await database.find('updated', {})).toEqual([{ _id: 1, ...before }]);
  return reply.code ?? (reply.writeErrors as Doc[] | undefined)?.[0]?.code;
}

/** What an upsert inserts where nothing matches; the error's code when it is refused. */
async function upserted(q: Doc, u: Doc = { $set: { made: true } }): Promise<unknown> {
  await database.fill('upserted', []);
  const reply = await database.run({ update: 'upserted', updates: [{ q, u, upsert: true }] });
  const [error] = (reply.writeErrors ?? []) as Doc[];
  const [made] = await database.find('upserted', {});
  if (error) expect(made).toBeUndefined();
  return error ? error.code : made;
}

describe('an update', () => {
  it.each<[string, Doc, Doc, Doc]>([
    [
      'pushes at a position from the end',
      { $push: { a: { $each: [8, 9], $position: -1 } } },
      { a: [1, 2] },
      { a: [1, 8, 9, 2] },
    ],
    [
      'sorts by a field of documents, an array in it being one value',
      { $push: { a: { $each: [], $sort: { n: 1 } } } },
      { a: [{ n: [5, 1] }, { n: 3 }, {}, 7] },
      { a: [{}, 7, { n: 3 }, { n: [5, 1] }] },
    ],
    ['keeps nothing', { $push: { a: { $each: [1], $slice: 0 } } }, { a: [1, 2] }, { a: [] }],
    ['makes an array of nothing', { $push: { a: { $each: [] } } }, {}, { a: [] }],
    [
      'pulls what a pattern finds',
      { $pull: { a: new BSONRegExp('^x') } },
      { a: ['x1', 'y', ['x2']] },
      { a: ['y'] },
    ],
    [
      'pulls a number, but no array with it',
      { $pull: { a: 5 } },
      { a: [5, [5], new Double(5)] },
      { a: [[5]] },
    ],
    ['pulls all documents', { $pull: { a: {} } }, { a: [{ b: 1 }, 2] }, { a: [2] }],
    ['does several things to bits', { $bit: { n: { and: 12, or: 3 } } }, { n: 5 }, { n: 7 }],
    ['makes bits long', { $bit: { n: { or: Long.fromInt(2) } } }, { n: 1 }, { n: 3n }],
    ['renames into a document', { $rename: { 'a.b': 'c.d' } }, { a: { b: 1 } }, { a: {}, c: { d: 1 } }],
    ['renames over a field', { $rename: { a: 'b' } }, { a: 1, b: 2 }, { b: 1 }],
    ['renames nothing', { $rename: { a: 'b.c' } }, { b: 5 }, { b: 5 }],
    ['does nothing by an empty operator', { $set: {} }, { a: 1 }, { a: 1 }],
  ])('%s', async (_words, update, before, after) => {
    expect(await database.update(before, update)).toEqual({ _id: 1, ...after });
  });

  it.each<[string, Doc, Doc, string[]]>([
    [
      'in the order of their names',
      { $set: { z: 1, b: 1, 'm.y': 1, 'm.x': 1, aa: 1 } },
      { q: 1 },
      ['q', 'aa', 'b', 'm', 'z'],
    ],
    ['of all operators together', { $inc: { z: 1 }, $set: { c: 1 }, $push: { a: 1 } }, {}, ['a', 'c', 'z']],
    [
      'and those that are renamed by their new name',
      { $set: { m: 1, z: 1 }, $rename: { a: 'n' } },
      { a: 1 },
      ['m', 'n', 'z'],
    ],
  ])('adds fields %s', async (_words, update, before, names) => {
    const after = await database.update(before, update);
    expect(Object.keys(after ?? {})).toEqual(['_id', ...names]);
  });

  it('adds fields of a nested document in the order of their names', async () => {
    const after = await database.update({}, { $set: { 'm.y': 1, 'm.x': 1 } });
    expect(Object.keys(after?.m as Doc)).toEqual(['x', 'y']);
  });

  it('changes elements by filters with several conditions on one identifier', async () => {
    const items = [
      { n: 1, m: 1 },
      { n: 5, m: 1 },
      { n: 9, m: 2 },
    ];
    const arrayFilters = [{ $or: [{ 'e.n': { $gte: 9 } }, { 'e.m': 1, 'e.n': 1 }] }];
    expect(await database.update({ items }, { $set: { 'items.$[e].hit': true } }, { arrayFilters })).toEqual({
      _id: 1,
      items: [
        { n: 1, m: 1, hit: true },
        { n: 5, m: 1 },
        { n: 9, m: 2, hit: true },
      ],
    });
  });

  it.each<[code: number, string, Doc, Doc, Doc?]>([
    [2, 'an unknown clause of $push', { a: [] }, { $push: { a: { $each: [1], $other: 1 } } }],
    [2, 'a $slice that is no integer', { a: [] }, { $push: { a: { $each: [1], $slice: 1.5 } } }],
    [2, 'a $position that is no number', { a: [] }, { $push: { a: { $each: [1], $position: 'x' } } }],
    [2, 'a $sort that is none', { a: [] }, { $push: { a: { $each: [1], $sort: 2 } } }],
    [2, 'an empty $sort', { a: [] }, { $push: { a: { $each: [1], $sort: {} } } }],
    [2, '$each that is no array', { a: [] }, { $push: { a: { $each: 1 } } }],
    [2, 'an unknown clause of $addToSet', { a: [] }, { $addToSet: { a: { $each: [1], $slice: 1 } } }],
    [2, 'an unknown bit operation', { a: 1 }, { $bit: { a: { and: 1, not: 1 } } }],
    [2, 'bits of a double', { a: 1 }, { $bit: { a: { and: 1.5 } } }],
    [2, 'no bit operation', { a: 1 }, { $bit: { a: {} } }],
    [2, '$currentDate of a text', {}, { $currentDate: { a: 'date' } }],
    [2, 'an option of $currentDate', {}, { $currentDate: { a: { $type: 'date', x: 1 } } }],
    [9, '$pop of another number', { a: [1] }, { $pop: { a: 2 } }],
    [9, '$pop of a text', { a: [1] }, { $pop: { a: 'x' } }],
    [14, '$pop from a number', { a: 1 }, { $pop: { a: 1 } }],
    [2, '$pullAll of no array', { a: [1] }, { $pullAll: { a: 1 } }],
    [66, '$rename to _id', { a: 1 }, { $rename: { a: '_id' } }],
    [66, '$rename of _id', {}, { $rename: { _id: 'a' } }],
    [66, '$unset of _id', {}, { $unset: { _id: 1 } }],
    [2, '$rename to itself', { a: 1 }, { $rename: { a: 'a' } }],
    [40, '$rename to what is set', { a: 1 }, { $rename: { a: 'b' }, $set: { b: 1 } }],
    [40, '$rename into itself', { a: 1 }, { $rename: { a: 'a.b' } }],
    [2, '$rename out of an array', { a: [{ b: 1 }] }, { $rename: { 'a.b': 'c' } }],
    [2, '$rename into an array', { a: [1], b: 1 }, { $rename: { b: 'a.0' } }],
    [2, '$rename of places', { a: [1] }, { $rename: { 'a.$[]': 'b' } }],
    [2, '$rename to no text', { a: 1 }, { $rename: { a: 5 } }],
    [9, 'an array filter that is not used', { a: [1] }, { $set: { b: 1 } }, { arrayFilters: [{ e: 1 }] }],
    [9, 'array filters with a replacement', { a: [1] }, { b: 1 }, { arrayFilters: [{ e: 1 }] }],
    [
      9,
      'two filters of one name',
      { a: [1] },
      { $set: { 'a.$[e]': 1 } },
      { arrayFilters: [{ e: 1 }, { e: 2 }] },
    ],
    [9, 'a filter of two names', { a: [1] }, { $set: { 'a.$[e]': 1 } }, { arrayFilters: [{ e: 1, f: 2 }] }],
    [9, 'a filter of no name', { a: [1] }, { $set: { 'a.$[e]': 1 } }, { arrayFilters: [{}] }],
    [9, 'a filter whose name is none', { a: [1] }, { $set: { 'a.$[E]': 1 } }, { arrayFilters: [{ E: 1 }] }],
    [2, 'a place without its filter, also where there is no element', { a: [] }, { $set: { 'a.$[e]': 1 } }],
    [2, 'places of what is no array', { a: 5 }, { $set: { 'a.$[]': 1 } }],
    [2, 'places of what is not there', {}, { $unset: { 'a.$[]': 1 } }],
    [2, 'a place at the start', { a: [1] }, { $set: { $: 1 } }],
    [2, 'two matched places', { a: [1] }, { $set: { 'a.$.b.$': 1 } }],
    [238, 'a field that is an operator', {}, { $set: { $a: 1 } }],
    [238, 'a field in a document that is an operator', { a: {} }, { $set: { 'a.$b': 1 } }],
    [40, 'places beside a position', { a: [1] }, { $set: { 'a.$[]': 1, 'a.0': 1 } }],
    [40, 'places beside a field', { a: [1] }, { $set: { 'a.$[]': 1 }, $unset: { 'a.x': 1 } }],
    [
      238,
      'places that may be the same',
      { a: [1] },
      { $set: { 'a.$[]': 1, 'a.$[e]': 2 } },
      { arrayFilters: [{ e: 1 }] },
    ],
    [238, 'a matched place beside a position', { a: [1] }, { $set: { 'a.$': 1, 'a.0': 1 } }],
    [2, 'a path with an empty name', {}, { $set: { 'a..b': 1 } }],
    [66, 'another _id', {}, { $set: { _id: 2 } }],
    [66, 'a replacement with another _id', {}, { _id: 2, a: 1 }],
  ])('is refused with %i: %s', async (code, _words, before, update, rest) => {
    expect(await refusal(before, update, rest)).toBe(code);
  });

  it('by a matched place is refused where no element satisfied the query', async () => {
    await database.fill('updated', [{ _id: 1, a: [1, 2] }]);
    for (const q of [{ a: { $ne: 5 } }, { a: { $size: 2 } }, { a: { $not: { $gt: 5 } } }]) {
      const reply = await database.run({ update: 'updated', updates: [{ q, u: { $set: { 'a.$': 9 } } }] });
      expect(reply).toMatchObject({ n: 0, writeErrors: [{ code: 2 }] });
    }
  });
});

describe('an update by a matched place', () => {
  const items = [{ n: 1 }, { n: 2, parts: ['x', 'y'] }];

  it.each<[string, Doc]>([
    ['a field is there', { 'items.parts': { $exists: true } }],
    ['an array has a size', { 'items.parts': { $size: 2 } }],
  ])('means the element in which %s', async (_words, query) => {
    await database.fill('updated', [{ _id: 1, items }]);
    const updates = [{ q: query, u: { $set: { 'items.$.hit': true } } }];
    expect(await database.run({ update: 'updated', updates })).toMatchObject({ n: 1 });
    expect(await database.find('updated', {})).toEqual([
      { _id: 1, items: [{ n: 1 }, { n: 2, parts: ['x', 'y'], hit: true }] },
    ]);
  });

  it('means no element in which a field is missing', async () => {
    await database.fill('updated', [{ _id: 1, items }]);
    const updates = [{ q: { 'items.none': { $exists: false } }, u: { $set: { 'items.$.hit': true } } }];
    expect(await database.run({ update: 'updated', updates })).toMatchObject({
      n: 0,
      writeErrors: [{ code: 2 }],
    });
  });
});

describe('an upsert', () => {
  it.each<[string, Doc, Doc]>([
    ['equalities', { a: 1, b: { $eq: 2 }, 'c.d': 3 }, { a: 1, b: 2, c: { d: 3 } }],
    ['equalities in $and', { $and: [{ a: 1 }, { b: { $gt: 5 } }] }, { a: 1 }],
    ['the only clause of $or', { $or: [{ a: 1 }] }, { a: 1 }],
    ['none of several clauses of $or', { $or: [{ a: 1 }, { a: 2 }] }, {}],
    ['the only value of $in and $all', { a: { $in: [1] }, b: { $all: [2] } }, { a: 1, b: 2 }],
    ['null', { a: null }, { a: null }],
    ['a pattern that is a value', { a: { $eq: new BSONRegExp('x') } }, { a: new BSONRegExp('x') }],
    ['no pattern', { a: new BSONRegExp('x') }, {}],
    ['nothing that is ruled out', { $nor: [{ a: 1 }], b: { $not: { $eq: 1 } }, c: { $ne: 2 } }, {}],
  ])('takes over %s', async (_words, query, expected) => {
    expect(await upserted(query)).toEqual({ _id: expect.anything(), ...expected, made: true });
  });

  it.each<[code: number, string, Doc, Doc?]>([
    [54, 'two values of one field', { $and: [{ a: 1 }, { a: 2 }] }],
    [54, 'one value twice', { a: 1, $and: [{ a: 1 }] }],
    [54, 'two values of $all', { a: { $all: [1, 2] } }],
    [54, 'a field and one inside it', { a: { b: 1 }, 'a.b': 1 }],
    [66, 'another _id than it asked for', { _id: 1 }, { $set: { _id: 2 } }],
    [66, 'another _id in a replacement', { _id: 1 }, { _id: 2 }],
    [53, 'a pattern as _id', { _id: { $eq: new BSONRegExp('x') } }],
    [53, 'an array as _id', { _id: { $eq: [1] } }],
    [2, 'a matched place', { a: [1] }, { $set: { 'a.$': 1 } }],
  ])('is refused with %i: %s', async (code, _words, query, update) => {
    expect(await upserted(query, update)).toBe(code);
  });
});

describe('an insert', () => {
  it('refuses a pattern or an array as _id', async () => {
    for (const _id of [new BSONRegExp('x'), [1]]) {
      expect(await database.run({ insert: 'docs', documents: [{ _id }] })).toMatchObject({
        n: 0,
        writeErrors: [{ code: 2 }],
      });
    }
  });

  it('fills empty timestamps that are its own fields with the time of the server', async () => {
    const empty = new Timestamp({ t: 0, i: 0 });
    const set = new Timestamp({ t: 5, i: 6 });
    await database.fill('docs', [
      { _id: empty, a: empty, b: empty, set, inner: { a: empty }, list: [empty] },
    ]);
    const [made] = await database.find('docs', {});
    expect(made).toMatchObject({ _id: empty, set, inner: { a: empty }, list: [empty] });
    const [a, b] = [made?.a, made?.b] as [Timestamp, Timestamp];
    expect(Math.abs(a.t - Date.now() / 1000)).toBeLessThan(60);
    expect(b.greaterThan(a)).toBe(true);
  });

  it('is filled the same way by a replacement, but not by $set', async () => {
    const empty = new Timestamp({ t: 0, i: 0 });
    expect((await database.update({}, { a: empty }))?.a).not.toEqual(empty);
    expect((await database.update({}, { $set: { a: empty } }))?.a).toEqual(empty);
  });
});

it('findAndModify refuses to remove and also to insert, or to answer what it made', async () => {
  for (const option of ['new', 'upsert']) {
    const command = { findAndModify: 'docs', query: {}, remove: true, [option]: true };
    expect(await database.run(command)).toMatchObject({ code: 9 });
  }
});
