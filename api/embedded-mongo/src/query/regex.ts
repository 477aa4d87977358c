import { BSONRegExp } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { compareStrings } from '../values/compare.js';
import type { ValueTest } from './field-test.js';
import { translatePattern } from './pcre.js';

interface Pattern {
  readonly source: string;
  readonly options: string;
}

/** @throws CommandError for what is no pattern, and for options that MongoDB does not know */
function parsePattern(pattern: unknown, options?: unknown): Pattern {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  const own = pattern instanceof BSONRegExp ? pattern.options : '';
  if (typeof source !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') {
    throw new CommandError('BadValue', '$options has to be a string');
  }
  if (options !== undefined && own !== '') {
    throw new CommandError('Location51075', 'options set in both $regex and $options');
  }
  const flags = options ?? own;
  const [unknown] = flags.replace(/[imsxu]/g, '');
  if (unknown) throw new CommandError('Location51108', `invalid flag in regex options: ${unknown}`);
  if (flags.includes('x')) throw notSupported('the regular expression option x');
  return { source, options: [...flags].sort().join('') };
}

/**
 * A pattern of the query language, which is PCRE2's, as a JavaScript one.
 * @throws CommandError for a broken pattern, the option x, and syntax that JavaScript lacks
 */
export function regexOf(pattern: unknown, options?: unknown): RegExp {
  const { source, options: flags } = parsePattern(pattern, options);
  const ignoreCase = flags.includes('i');
  const translated = translatePattern(source, {
    ignoreCase,
    multiline: flags.includes('m'),
    dotAll: flags.includes('s'),
  });
  try {
    return new RegExp(translated, ignoreCase ? 'iu' : 'u');
  } catch {
    throw new CommandError('Location51091', `Regular expression is invalid: ${source}`);
  }
}

/** What a pattern finds: the texts it matches, and regular expressions that are the same. @throws as {@link regexOf} */
export function patternTest(pattern: unknown, options?: unknown): ValueTest {
  const regex = regexOf(pattern, options);
  const { source, options: flags } = parsePattern(pattern, options);
  return (value) =>
    typeof value === 'string'
      ? regex.test(value)
      : value instanceof BSONRegExp &&
        compareStrings(value.pattern, source) === 0 &&
        compareStrings(value.options, flags) === 0;
}

/** The literal text every match starts with (an index can answer it), or '' when there is none. */
export function literalPrefix(pattern: unknown, options?: unknown): string {
  const { source, options: flags } = parsePattern(pattern, options);
  if (/[im]/.test(flags) || source.includes('|')) return '';
  const [, literal = '', next = ''] =
    /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])*)([*?{+]?)/.exec(source) ?? [];
  // A quantifier applies to the last character, which then need not be there.
  const sure = next === '' ? literal : literal.replace(/(\\.|[^\\])$/su, '');
  return sure.replace(/\\(.)/gsu, '$1');
}
