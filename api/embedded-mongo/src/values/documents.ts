import { Binary, BSONRegExp, Double, ObjectId, Timestamp } from 'bson';

/**
 * A decoded BSON document. Stored ones are never changed in place: an update makes a copy along its path. Its keys are
 * the names of the fields, those of digits marked by {@link keyOfName}.
 */
export interface Doc {
  [field: string]: unknown;
}

/** Distinguishes a plain document from every other object a decoded value can be (ObjectId, Date, Binary, ...). */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** No name in BSON has it. */
const MARK = '\u0000';

/**
 * The key under which a document has a field. JavaScript moves names that are whole numbers to the front of an object; with
 * the mark in front they stay where they are. A key is its own key.
 */
export function keyOfName(name: string): string {
  const first = name.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^\d+$/.test(name) ? MARK + name : name;
}

/** The name of the field that a document has under a key. */
export function nameOfKey(key: string): string {
  return key.charCodeAt(0) === 0 ? key.slice(1) : key;
}

/** The fields of a document by their names: for paths, in which no name has a mark. */
export function namedFields(doc: Doc): [name: string, value: unknown][] {
  return Object.entries(doc).map(([key, value]) => [nameOfKey(key), value]);
}

/** Writes one field without ever reaching the prototype (a document may carry a field named `__proto__`). */
export function setField(doc: Doc, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(doc, field, { value, writable: true, enumerable: true, configurable: true });
  } else doc[keyOfName(field)] = value;
}

/** Reads one own field; what a document inherits from Object is no field of it. */
export function getField(doc: Doc, field: string): unknown {
  const value = doc[keyOfName(field)];
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
