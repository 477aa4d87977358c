import { describe, expect, it } from 'vitest';
import type { Doc } from '../values/documents.js';
import { compileProjection } from './projection.js';

const doc: Doc = {
  _id: 1,
  a: { b: 1, c: 2 },
  list: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 3],
  n: [1, 2, 3, 4],
  text: 't',
};

describe('a projection', () => {
  it.each<[string, Doc, Doc]>([
    ['includes fields, and the id', { text: 1 }, { _id: 1, text: 't' }],
    ['includes without the id', { text: true, _id: 0 }, { text: 't' }],
    ['includes the id alone', { _id: 1 }, { _id: 1 }],
    ['includes a nested field', { 'a.b': 1, _id: 0 }, { a: { b: 1 } }],
    ['reads nested documents as paths', { a: { c: 1 }, _id: 0 }, { a: { c: 2 } }],
    ['includes inside an array', { 'list.x': 1, _id: 0 }, { list: [{ x: 1 }, { x: 2 }] }],
    ['excludes fields', { a: 0, list: 0, n: 0 }, { _id: 1, text: 't' }],
    [
      'excludes inside an array',
      { 'list.y': 0, a: 0, n: 0, text: 0, _id: 0 },
      { list: [{ x: 1 }, { x: 2 }, 3] },
    ],
    ['slices from the end', { n: { $slice: -2 }, a: 0, list: 0, text: 0 }, { _id: 1, n: [3, 4] }],
    [
      'slices from the middle, of what it includes',
      { n: { $slice: [1, 2] }, text: 1 },
      { _id: 1, text: 't', n: [2, 3] },
    ],
    [
      'picks the first element that matches',
      { list: { $elemMatch: { x: 2 } } },
      { _id: 1, list: [{ x: 2, y: 2 }] },
    ],
    ['computes', { sum: { $add: ['$a.b', '$a.c'] }, _id: 0 }, { sum: 3 }],
  ])('%s', (_words, spec, expected) => {
    const before = structuredClone(doc);
    expect(compileProjection(spec)?.(doc)).toEqual(expected);
    expect(doc).toEqual(before);
  });

  it('that wants everything is none', () => {
    expect(compileProjection({})).toBeUndefined();
    expect(compileProjection(undefined)).toBeUndefined();
  });

  it.each<[string, Doc, number]>([
    ['inclusion mixed with exclusion', { a: 1, text: 0 }, 2],
    ['a path and one inside it', { a: 1, 'a.b': 1 }, 2],
    ['the positional operator', { 'list.$': 1 }, 238],
  ])('refuses %s', (_words, spec, code) => {
    expect(() => compileProjection(spec)).toThrow(expect.objectContaining({ code }));
  });
});
