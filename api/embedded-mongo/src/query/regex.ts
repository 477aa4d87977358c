import { BSONRegExp } from 'bson';
import { CommandError, notSupported } from '../errors.js';

/**
 * A pattern of the query language as a JavaScript one.
 * @throws CommandError for a broken pattern and for the option x, which JavaScript lacks
 */
export function regexOf(pattern: unknown, options?: unknown): RegExp {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  if (typeof source !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  if (typeof flags !== 'string') throw new CommandError('BadValue', '$options has to be a string');
  if (flags.includes('x')) throw notSupported('the regular expression option x');
  try {
    return new RegExp(source, flags.replace(/[^ims]/g, ''));
  } catch {
    throw new CommandError('BadValue', `Regular expression is invalid: ${source}`);
  }
}

/** The literal text every match starts with (an index can answer it), or '' when there is none. */
export function literalPrefix(pattern: unknown, options?: unknown): string {
  const regex = regexOf(pattern, options);
  if (regex.ignoreCase || regex.multiline || regex.source.includes('|')) return '';
  const [, literal = '', next = ''] =
    /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])*)([*?{+]?)/.exec(regex.source) ?? [];
  // A quantifier applies to the last character, which then need not be there.
  const sure = next === '' ? literal : literal.replace(/(\\.|[^\\])$/su, '');
  return sure.replace(/\\(.)/gsu, '$1');
}
