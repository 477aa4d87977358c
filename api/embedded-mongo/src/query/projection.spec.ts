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
    ['computes', { both: ['$a.b', '$a.c'], is: { $eq: ['$text', 't'] }, _id: 0 }, { both: [1, 2], is: true }],
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
    ['exclusion in an inclusion', { a: 1, text: 0 }, 31254],
    ['inclusion in an exclusion', { a: 0, text: 1 }, 31253],
    ['an expression in an exclusion', { a: 0, sum: { $literal: 1 } }, 31252],
    ['a path and one inside it', { a: 1, 'a.b': 1 }, 31249],
    ['an empty document', { a: {} }, 51270],
    ['a name that is an operator', { $a: 1 }, 16410],
    ['an unsupported expression', { sum: { $add: ['$a.b', 1] } }, 238],
    ['$slice without numbers', { n: { $slice: 'x' } }, 2],
    ['$slice of nothing', { n: { $slice: [0, 0] } }, 28724],
    ['the positional operator', { 'list.$': 1 }, 238],
  ])('refuses %s', (_words, spec, code) => {
    expect(() => compileProjection(spec)).toThrow(expect.objectContaining({ code }));
  });
});
