import { BSONRegExp } from 'bson';
import { describe, expect, it } from 'vitest';
import { literalPrefix, regexOf } from './regex.js';

describe('literalPrefix', () => {
  it.each([
    ['^abc', '', 'abc'],
    ['^a\\.b', '', 'a.b'],
    ['^abc*', '', 'ab'],
    ['^abc?d', '', 'ab'],
    ['^ab{2}', '', 'a'],
    ['^ab+', '', 'a'],
    ['^a(b|c)', '', ''],
    ['^a\\d', '', 'a'],
    ['^नाम', '', 'नाम'],
    ['abc', '', ''],
    ['^abc', 'i', ''],
    ['^abc', 'm', ''],
    ['^a|b', '', ''],
  ])('of /%s/%s is "%s"', (pattern, options, prefix) => {
    expect(literalPrefix(new BSONRegExp(pattern, options))).toBe(prefix);
  });
});

describe('regexOf', () => {
  it('takes options from the operator before those of the pattern', () => {
    expect(regexOf(new BSONRegExp('a', 'm'), 'i').flags).toBe('i');
  });

  it.each([
    ['(', '', 2],
    ['a', 'x', 238],
    [7, '', 2],
  ])('refuses %p with options "%s"', (pattern, options, code) => {
    expect(() => regexOf(pattern, options)).toThrow(expect.objectContaining({ code }));
  });
});
