import { CommandError } from '../errors.js';
import { type Doc, getField, isDoc, namedFields, setField } from '../values/documents.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './collection-index.js';

/** MongoDB's E11000, with the fields drivers and mongoose read. */
export function duplicateKey(collection: Collection, { spec }: CollectionIndex, doc: Doc): CommandError {
  const keyPattern: Doc = {};
  const keyValue: Doc = {};
  for (const { name, path, direction } of spec.fields) {
    setField(keyPattern, name, direction);
    let value: unknown = doc;
    for (const step of path) value = isDoc(value) ? getField(value, step) : undefined;
    setField(keyValue, name, value ?? null);
  }
  const shown = namedFields(keyValue)
    .map(([name, value]) => `${name}: ${shownValue(value)}`)
    .join(', ');
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${spec.name} dup key: { ${shown} }`,
    { keyPattern, keyValue },
  );
}

function shownValue(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId') {
    return `ObjectId('${String(value)}')`;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
