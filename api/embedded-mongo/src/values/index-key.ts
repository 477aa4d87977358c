import { type Binary, type BSONRegExp, type ObjectId, type Timestamp } from 'bson';
import { notSupported } from '../errors.js';
import { RANK, rankOf } from './compare.js';
import { type Doc, namedFields } from './documents.js';
import { plainNumber } from './numbers.js';

/** Ends a string, document or array inside a key; less than anything that could follow. */
const END = '\u0000';
const scratch = Buffer.alloc(8);

/** Sorts after every key that starts with the same text. */
export const KEY_MAX = '\uffff';

/**
 * A value as text whose order (by UTF-16 code unit) is MongoDB's order of values, so that an index compares with
 * JavaScript's own string comparison. Mostly one byte a character, which V8 keeps and compares as bytes.
 * @throws CommandError for an int64 beyond 2^53, which a double cannot order exactly
 */
export function keyOf(value: unknown): string {
  const rank = rankOf(value);
  const tag = String.fromCharCode(rank);
  switch (rank) {
    case RANK.string:
      return tag + textKey(value as string) + END;
    case RANK.number:
      return tag + numberKey(plainNumber(value as number));
    case RANK.objectId:
      return tag + Buffer.prototype.toString.call((value as ObjectId).id, 'latin1');
    case RANK.date:
      return tag + numberKey((value as Date).getTime());
    case RANK.boolean:
      return tag + (value ? '\u0002' : '\u0001');
    case RANK.missing:
      return String.fromCharCode(RANK.null);
    case RANK.object: {
      let key = tag;
      for (const [name, field] of namedFields(value as Doc)) {
        key += String.fromCharCode(rankOf(field)) + textKey(name) + END + keyOf(field);
      }
      return key + END;
    }
    case RANK.array: {
      let key = tag;
      for (const item of value as unknown[]) key += keyOf(item);
      return key + END;
    }
    case RANK.binary: {
      const binary = value as Binary;
      scratch.writeUInt32BE(binary.length(), 0);
      const bytes = Buffer.from(binary.value()).toString('latin1');
      return tag + scratch.toString('latin1', 0, 4) + String.fromCharCode(binary.sub_type) + bytes;
    }
    case RANK.timestamp:
      return tag + numberKey((value as Timestamp).t) + numberKey((value as Timestamp).i);
    case RANK.regex:
      return (
        tag + textKey((value as BSONRegExp).pattern) + END + textKey((value as BSONRegExp).options) + END
      );
  }
  return tag;
}

/** The first key of the value's type: the lower bound of `$lt` within one type. */
export function typeStart(value: unknown): string {
  return String.fromCharCode(rankOf(value));
}

/** Reverses a key's order, for the descending fields of an index with mixed directions. */
export function invertKey(key: string): string {
  let inverted = '';
  for (let at = 0; at < key.length; at++) inverted += String.fromCharCode(0xffff - key.charCodeAt(at));
  return inverted;
}

/**
 * The first key after all that start with an inverted text: what ends a value is the greatest unit there is once inverted,
 * so that KEY_MAX does not come after it.
 */
export function keyAfter(start: string): string {
  const last = start.length - 1;
  return start.slice(0, last) + String.fromCharCode(start.charCodeAt(last) + 1);
}

/** Text for a key without its end, so that it is also the start of every string with that prefix. */
export function textKey(text: string): string {
  let key = text;
  if (text.includes('\u0000') || text.includes('\u0001')) {
    key = text.replaceAll('\u0001', '\u0001\u0002').replaceAll('\u0000', '\u0001\u0001');
  }
  // Code points beyond U+FFFF come last in UTF-8 but not in UTF-16: move the surrogates above U+E000..U+FFFF.
  if (/[\ud800-\uffff]/.test(key)) {
    key = key.replace(/[\ud800-\uffff]/g, (c) => {
      const unit = c.charCodeAt(0);
      return String.fromCharCode(unit >= 0xe000 ? unit - 0x800 : unit + 0x2000);
    });
  }
  return key;
}

function numberKey(value: number | bigint): string {
  const double = Number(value);
  if (typeof value === 'bigint' && !Number.isSafeInteger(double)) {
    throw notSupported('64-bit integers beyond 2^53 in an index');
  }
  if (Number.isNaN(double)) return '\u0000'.repeat(8);
  scratch.writeDoubleBE(double === 0 ? 0 : double);
  // IEEE 754 orders as unsigned bytes once the sign is flipped, and all bits of negative numbers.
  if (double < 0) for (let at = 0; at < 8; at++) scratch[at] = ~(scratch[at] as number);
  else scratch[0] = (scratch[0] as number) ^ 0x80;
  return scratch.toString('latin1', 0, 8);
}
