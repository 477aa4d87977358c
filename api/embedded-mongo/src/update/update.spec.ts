import { Double } from 'bson';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../values/documents.js';
import { compileUpdate } from './update.js';

const apply = (doc: Doc, update: Doc, filter: Doc = {}, arrayFilters: Doc[] = []): Doc =>
  compileUpdate(update, filter, arrayFilters).apply(doc);

describe('an update', () => {
  it.each<[string, Doc, Doc, Doc]>([
    ['sets a nested field and makes what leads to it', { $set: { 'a.b.c': 1 } }, {}, { a: { b: { c: 1 } } }],
    ['fills an array up to the index it sets', { $set: { 'a.2': 1 } }, { a: [0] }, { a: [0, null, 1] }],
    ['unsets a field', { $unset: { 'a.b': '' } }, { a: { b: 1, c: 2 } }, { a: { c: 2 } }],
    ['leaves null where it unsets an element', { $unset: { 'a.0': '' } }, { a: [1, 2] }, { a: [null, 2] }],
    ['unsets nothing where there is nothing', { $unset: { 'x.y': '' } }, { a: 1 }, { a: 1 }],
    ['adds to what is missing', { $inc: { n: 5 } }, {}, { n: 5 }],
    ['grows beyond 32 bits', { $inc: { n: 1 } }, { n: 0x7fffffff }, { n: 2147483648n }],
    ['stays a double', { $inc: { n: new Double(1) } }, { n: 1 }, { n: new Double(2) }],
    ['multiplies', { $mul: { n: 3, missing: 2 } }, { n: 2 }, { n: 6, missing: 0 }],
    ['takes the smaller', { $min: { n: 1, m: 9 } }, { n: 2, m: 3 }, { n: 1, m: 3 }],
    ['takes the larger', { $max: { n: 1, m: 9 } }, { n: 2, m: 3 }, { n: 2, m: 9 }],
    ['renames', { $rename: { a: 'b.c' } }, { a: 1 }, { b: { c: 1 } }],
    [
      'pushes at a position',
      { $push: { a: { $each: [8, 9], $position: 1 } } },
      { a: [1, 2] },
      { a: [1, 8, 9, 2] },
    ],
    [
      'keeps the last of what it pushes',
      { $push: { a: { $each: [3, 4], $slice: -2 } } },
      { a: [1, 2] },
      { a: [3, 4] },
    ],
    [
      'sorts documents by a field',
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 2 }] },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    ['adds what a set lacks', { $addToSet: { a: { $each: [1, 3, 3] } } }, { a: [1, 2] }, { a: [1, 2, 3] }],
    ['pulls by value', { $pull: { a: 1 } }, { a: [1, 2, 1] }, { a: [2] }],
    ['pulls by operators', { $pull: { a: { $gte: 2 } } }, { a: [1, 2, 3] }, { a: [1] }],
    [
      'pulls documents by a query',
      { $pull: { a: { n: 1 } } },
      { a: [{ n: 1, m: 1 }, { n: 2 }] },
      { a: [{ n: 2 }] },
    ],
    [
      'pulls documents by one of two queries',
      { $pull: { a: { $or: [{ n: 1 }, { m: 2 }] } } },
      { a: [{ n: 1 }, { n: 2, m: 2 }, { n: 3 }, 1] },
      { a: [{ n: 3 }, 1] },
    ],
    ['pulls all of a list', { $pullAll: { a: [1, 2] } }, { a: [1, 2, 3] }, { a: [3] }],
    ['pops from the front', { $pop: { a: -1 } }, { a: [1, 2] }, { a: [2] }],
    ['works on bits', { $bit: { n: { xor: 3 } } }, { n: 5 }, { n: 6 }],
    ['replaces all but the id', { b: 1 }, { _id: 7, a: 1 }, { _id: 7, b: 1 }],
    [
      'never reaches a prototype',
      { $set: { '__proto__.polluted': 1 } },
      {},
      JSON.parse('{"__proto__":{"polluted":1}}'),
    ],
  ])('%s', (_words, update, before, after) => {
    const frozen = structuredClone(before);
    expect(apply(before, update)).toEqual(after);
    expect(before).toEqual(frozen);
    expect(({} as Doc).polluted).toBeUndefined();
  });

  it.each<[string, Doc]>([
    ['$set', { $set: { a: 1, 'b.c': 'x' } }],
    ['$unset', { $unset: { missing: '' } }],
    ['$inc', { $inc: { a: 0 } }],
    ['$max', { $max: { a: 0 } }],
    ['$addToSet', { $addToSet: { list: 1 } }],
    ['$pull', { $pull: { list: 5 } }],
  ])('answers the same document when %s changes nothing', (_operator, update) => {
    const doc = { a: 1, b: { c: 'x' }, list: [1] };
    expect(apply(doc, update)).toBe(doc);
  });

  it('shares what it does not change', () => {
    const doc = { kept: { deep: 1 }, changed: { deep: 1 } };
    expect(apply(doc, { $set: { 'changed.deep': 2 } }).kept).toBe(doc.kept);
  });

  it.each<[string, Doc, number]>([
    ['two operators on one path', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path inside another', { $set: { a: 1, 'a.b': 1 } }, 40],
    ['an unknown operator', { $frobnicate: { a: 1 } }, 9],
    ['a field inside a number', { $set: { 'n.x': 1 } }, 28],
    ['$ without an array in the query', { $set: { 'list.$': 1 } }, 2],
    ['an array filter nobody gave', { $set: { 'list.$[x]': 1 } }, 2],
    ['an update by pipeline', [{ $set: { a: 1 } }] as never, 238],
  ])('refuses %s', (_words, update, code) => {
    expect(() => apply({ n: 1, list: [1] }, update)).toThrow(expect.objectContaining({ code }));
  });

  it('inserts the query’s equalities, then the update’s fields, id first', () => {
    const filter = { user: 'u', $and: [{ 'product.id': { $eq: 5 } }, { quantity: { $gte: 1 } }] };
    const inserted = compileUpdate({ $inc: { quantity: 1 }, $setOnInsert: { _id: 9 } }, filter).insert();
    expect(inserted).toEqual({ _id: 9, user: 'u', product: { id: 5 }, quantity: 1 });
    expect(Object.keys(inserted)[0]).toBe('_id');
  });
});
