import { Double } from 'bson';
import { describe, expect, it } from 'vitest';
import { type Doc, keyOfName } from '../values/documents.js';
import { EXPRESSION_OPERATORS } from './expression-operators.js';
import { compileExpression, evaluateVariables } from './expressions.js';

const doc: Doc = {
  _id: 1,
  qty: 250,
  text: 't',
  none: null,
  zero: 0,
  at: new Date(5),
  list: [1, 2],
  items: [{ n: 1 }, { m: 2 }, 3, [{ n: 4 }], { n: null }],
  deep: { list: [{ a: [{ b: 1 }, { b: 2 }] }, { a: { b: 3 } }] },
  counts: { [keyOfName('0')]: 'zero' },
};
const value = (spec: unknown): unknown => compileExpression(spec, { limit: 250, pair: { a: 1 } })(doc);

/** `$cond` by names; an object with the field `then` in code is taken for a promise. */
const condition = (...parts: [string, unknown][]): Doc => ({ $cond: Object.fromEntries(parts) });

describe('expressions', () => {
  /** By the operator: cases from its page in MongoDB's manual, and what the manual says about null, missing and types. */
  const cases: Record<string, [spec: unknown, expected: unknown][]> = {
    $cmp: [
      [{ $cmp: ['$qty', 250] }, 0],
      [{ $cmp: ['$qty', 300] }, -1],
      [{ $cmp: ['$qty', 200] }, 1],
    ],
    $eq: [
      [{ $eq: ['$qty', 250] }, true],
      [{ $eq: ['$qty', new Double(250)] }, true],
      [{ $eq: ['$qty', '250'] }, false],
      [{ $eq: ['$missing', null] }, false],
      [{ $eq: [{ a: 1, b: 2 }, { $literal: { b: 2, a: 1 } }] }, false],
    ],
    $ne: [[{ $ne: ['$qty', 250] }, false]],
    $gt: [
      [{ $gt: ['$qty', 250] }, false],
      // Of different types, in the order of types.
      [{ $gt: ['$text', 250] }, true],
      [{ $gt: ['$at', '$list'] }, true],
    ],
    $gte: [[{ $gte: ['$qty', 250] }, true]],
    $lt: [
      [{ $lt: ['$qty', 250] }, false],
      [{ $lt: ['$missing', null] }, true],
    ],
    $lte: [[{ $lte: ['$qty', 250] }, true]],
    $and: [
      [{ $and: [1, 'green'] }, true],
      [{ $and: [] }, true],
      [{ $and: [[null], [false], [0]] }, true],
      [{ $and: [null, true] }, false],
      [{ $and: [0, true] }, false],
    ],
    $or: [
      [{ $or: [true, false] }, true],
      [{ $or: [[false], false] }, true],
      [{ $or: [null, 0, '$missing'] }, false],
      [{ $or: [] }, false],
    ],
    $not: [
      [{ $not: [true] }, false],
      [{ $not: [[false]] }, false],
      [{ $not: [false] }, true],
      [{ $not: [null] }, true],
      [{ $not: [0] }, true],
    ],
    $cond: [
      [condition(['if', { $gte: ['$qty', 250] }], ['then', 30], ['else', 20]), 30],
      [{ $cond: [{ $gte: ['$qty', 300] }, 30, 20] }, 20],
      [{ $cond: ['$text', 'yes', 'no'] }, 'yes'],
    ],
    $ifNull: [
      [{ $ifNull: ['$missing', 'Unspecified'] }, 'Unspecified'],
      [{ $ifNull: ['$none', '$missing', 'last'] }, 'last'],
      [{ $ifNull: ['$zero', 1] }, 0],
      [{ $ifNull: ['$none', null] }, null],
    ],
    $in: [
      [{ $in: [2, [1, 2, 3]] }, true],
      [{ $in: ['abc', ['xyz', 'abc']] }, true],
      [{ $in: [['a'], ['a']] }, false],
      [{ $in: [['a'], [['a']]] }, true],
      [{ $in: ['$qty', [new Double(250)]] }, true],
    ],
    $size: [
      [{ $size: '$list' }, 2],
      [{ $size: [[]] }, 0],
    ],
  };

  it('has cases for each operator', () => {
    expect(Object.keys(EXPRESSION_OPERATORS)).toEqual(Object.keys(cases));
  });

  it.each(Object.values(cases).flat())('%j is %j', (spec, expected) => {
    expect(value(spec)).toEqual(expected);
  });

  it.each<[unknown, unknown]>([
    ['$qty', 250],
    ['$missing', undefined],
    ['$items.n', [1, null]],
    ['$deep.list.a.b', [[1, 2], 3]],
    ['$text.x', undefined],
    ['$list.0', []],
    ['$counts.0', 'zero'],
    ['$$ROOT.qty', 250],
    ['$$CURRENT.text', 't'],
    ['$$limit', 250],
    ['$$pair.a', 1],
    ['$$REMOVE', undefined],
    ['text', 'text'],
    [{ $literal: '$qty' }, '$qty'],
    [
      { a: '$qty', b: '$missing', c: { d: ['$missing'] } },
      { a: 250, c: { d: [null] } },
    ],
    [{}, {}],
  ])('reads %j as %j', (spec, expected) => {
    expect(value(spec)).toEqual(expected);
  });

  it.each<[code: number, spec: unknown]>([
    [16020, { $eq: [1] }],
    [16020, { $not: [1, 2] }],
    [16020, { $cond: [1, 2] }],
    [17080, condition(['then', 1], ['else', 2])],
    [17081, { $cond: { if: 1, else: 2 } }],
    [17082, condition(['if', 1], ['then', 2])],
    [17083, condition(['if', 1], ['then', 2], ['else', 3], ['other', 4])],
    [1257300, { $ifNull: ['$a'] }],
    [40081, { $in: [1, '$text'] }],
    [17124, { $size: '$missing' }],
    [15983, { $eq: [1, 1], $ne: [1, 1] }],
    [16410, { a: 1, $b: 1 }],
    [16872, '$'],
    [40353, '$a.'],
    [15998, '$a..b'],
    [16410, '$a.$b'],
    [17276, '$$unknown'],
    [238, { $dateTrunc: { date: '$at', unit: 'day' } }],
    [238, { $add: ['$qty', 1] }],
    [238, { $function: { body: '', args: [], lang: 'js' } }],
  ])('refuses with %i: %j', (code, spec) => {
    expect(() => value(spec)).toThrow(expect.objectContaining({ code }));
  });

  it('evaluates variables without a document, and refuses names that are none', () => {
    expect(evaluateVariables({ a: { $cond: [true, 1, 2] }, b: '$field' })).toEqual({ a: 1, b: null });
    expect(() => evaluateVariables({ Upper: 1 })).toThrow(expect.objectContaining({ code: 9 }));
  });
});
