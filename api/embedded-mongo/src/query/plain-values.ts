import { Binary, BSONRegExp, Double } from 'bson';
import { notSupported } from '../errors.js';
import { type Doc, isDoc, setField } from '../values/documents.js';

/** Binary data that `mingo`, which compares unknown objects by their text, can distinguish. */
class ComparableBinary extends Binary {
  override toString(): string {
    return `${this.sub_type}:${super.toString('base64')}`;
  }
}

/**
 * A value as `mingo` can compute with it: plain numbers instead of int64 and marked doubles. Anything that needs no
 * change is handed on as it is, so that most documents are not copied.
 * @throws CommandError for an int64 beyond 2^53, which `mingo` would add and compare wrongly
 */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') {
    if (!Number.isSafeInteger(Number(value)))
      throw notSupported('64-bit integers beyond 2^53 in an expression');
    return Number(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Double) return value.value;
  if (value instanceof Binary) return new ComparableBinary(value.value(), value.sub_type);
  if (value instanceof BSONRegExp) return new RegExp(value.pattern, value.options.replace(/[^ims]/g, ''));
  if (Array.isArray(value)) {
    const items = value.map(plainValue);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  return isDoc(value) ? plainDocument(value) : value;
}

/** {@link plainValue} for a whole document. */
export function plainDocument(doc: Doc): Doc {
  let copy: Doc | undefined;
  for (const name in doc) {
    const value = doc[name];
    const plain = plainValue(value);
    if (plain === value) continue;
    copy ??= { ...doc };
    setField(copy, name, plain);
  }
  return copy ?? doc;
}
