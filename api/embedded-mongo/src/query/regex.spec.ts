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
  const finds = (pattern: string, options: string, text: string): boolean =>
    regexOf(new BSONRegExp(pattern, options)).test(text);

  // What PCRE2's documentation (pcre2pattern) says, and JavaScript reads otherwise.
  it.each<[string, string, string, boolean]>([
    ['a$', '', 'a\n', true],
    ['a$', '', 'a\n\n', false],
    ['a$', '', 'a\r', false],
    ['a$', 'm', 'a\nb', true],
    ['a$', 'm', 'a\rb', false],
    ['^b', '', 'a\nb', false],
    ['^b', 'm', 'a\nb', true],
    ['^b', 'm', 'a\rb', false],
    ['^', 'm', '', true],
    ['a\n^$', 'm', 'a\n', false],
    ['^a.b$', '', 'a\rb', true],
    ['^a.b$', '', 'a\nb', false],
    ['^a.b$', 's', 'a\nb', true],
    ['^.$', '', '😀', true],
    ['^.$', '', '\u2028', true],
    ['\\s', '', '\u00a0', false],
    ['\\s', '', '\v', true],
    ['^[\\s]$', '', '\ufeff', false],
    ['^[\\S]$', '', '\u00a0', true],
    ['^[\\S]$', '', ' ', false],
    ['\\Ab', 'm', 'a\nb', false],
    ['a\\Z', '', 'a\n', true],
    ['a\\z', '', 'a\n', false],
    ['[]a]', '', ']', true],
    ['[^]a]', '', ']', false],
    ['a{,', '', 'a{,', true],
    ['a{x}', '', 'a{x}', true],
    ['\\x{1F600}', '', '😀', true],
    ['\\e', '', '\u001b', true],
    ['\\@\\-\\_', '', '@-_', true],
    ['\\p{Lu}', '', 'Ä', true],
    ['\\pL', '', 'ä', true],
    ['ÄRGER', 'i', 'ärger', true],
    ['^ग्राहक$', 'i', 'ग्राहक', true],
    ['(?<year>\\d{4})', '', '2026', true],
  ])('/%s/%s on %j finds: %s', (pattern, options, text, found) => {
    expect(finds(pattern, options, text)).toBe(found);
  });

  it('takes the options of the operator, for a pattern that has none', () => {
    expect(regexOf(new BSONRegExp('a'), 'i').test('A')).toBe(true);
  });

  it.each([
    ['(', '', 51091],
    ['[a', '', 51091],
    ['a\\', '', 51091],
    ['\\u0041', '', 51091],
    ['a{2,70000}', '', 51091],
    ['a', 'g', 51108],
    ['a', 'x', 238],
    [new BSONRegExp('a', 'm'), 'i', 51075],
    [7, '', 2],
    ['a', 7, 2],
    ['a++', '', 238],
    ['a*+', '', 238],
    ['a{2}+', '', 238],
    ['a{,3}', '', 238],
    ['(?>a)', '', 238],
    ['(?i)a', '', 238],
    ['(?#a)', '', 238],
    ['(?P<a>a)', '', 238],
    ['(?<=a)b', '', 238],
    ['(?|a)', '', 238],
    ['(?R)', '', 238],
    ['(*UCP)a', '', 238],
    ['\\Qa\\E', '', 238],
    ['a\\Kb', '', 238],
    ['\\R', '', 238],
    ['\\h', '', 238],
    ['\\v', '', 238],
    ['(a)\\1', '', 238],
    ['\\012', '', 238],
    ['\\p{Greek}', '', 238],
    ['[[:alpha:]]', '', 238],
    ['\\bword', 'i', 238],
    ['[\\w]', 'i', 238],
  ])('refuses %s with options "%s"', (pattern, options, code) => {
    expect(() => regexOf(pattern, options)).toThrow(expect.objectContaining({ code }));
  });
});
