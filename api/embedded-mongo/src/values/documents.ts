import { Binary, BSONRegExp, Double, ObjectId, Timestamp } from 'bson';

/** A decoded BSON document. Stored ones are never changed in place: an update makes a copy along its path. */
export interface Doc {
  [field: string]: unknown;
}

/** Distinguishes a plain document from every other object a decoded value can be (ObjectId, Date, Binary, ...). */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Writes one field without ever reaching the prototype (a document may carry a field named `__proto__`). */
export function setField(doc: Doc, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(doc, field, { value, writable: true, enumerable: true, configurable: true });
  } else doc[field] = value;
}

/** Reads one own field; what a document inherits from Object is no field of it. */
export function getField(doc: Doc, field: string): unknown {
  const value = doc[field];
  return typeof value === 'function' || (field === '__proto__' && !Object.hasOwn(doc, field))
    ? undefined
    : value;
}

/**
 * Same type, same value, same field order: what makes an update a no-op.
 * @returns true when writing `b` over `a` would leave the same bytes
 */
export function identical(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => identical(item, b[at]));
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (isDoc(a) && isDoc(b)) {
    const names = Object.keys(a);
    const others = Object.keys(b);
    return (
      names.length === others.length &&
      names.every((name, at) => name === others[at] && identical(a[name], b[name]))
    );
  }
  if (a instanceof ObjectId) return a.equals(b as ObjectId);
  if (a instanceof Date) return a.getTime() === (b as Date).getTime();
  if (a instanceof Double) return a.value === (b as Double).value;
  if (a instanceof Binary) {
    const other = b as Binary;
    return a.sub_type === other.sub_type && Buffer.compare(a.value(), other.value()) === 0;
  }
  if (a instanceof BSONRegExp)
    return a.pattern === (b as BSONRegExp).pattern && a.options === (b as BSONRegExp).options;
  if (a instanceof Timestamp) return a.equals(b as Timestamp);
  return false;
}
