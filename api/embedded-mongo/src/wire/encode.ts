import { calculateObjectSize, serialize, setInternalBufferSize } from 'bson';
import { type Doc, isDoc, namedFields } from '../values/documents.js';

/** BSON as MongoDB would store it: fields computed to nothing are left out. */
export function encodeDocument(doc: Doc): Uint8Array {
  const named = hasMarks(doc) ? (withNames(doc) as Doc) : doc;
  try {
    return serialize(named, { ignoreUndefined: true });
  } catch (error) {
    // Its working memory has room for one document of 16 MB; answers and records of long batches can be larger.
    if (!(error instanceof RangeError)) throw error;
    setInternalBufferSize(calculateObjectSize(doc, { ignoreUndefined: true }));
    return serialize(named, { ignoreUndefined: true });
  }
}

/** Whether keys of the document, or of one in it, differ from the names of the fields. */
function hasMarks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasMarks);
  if (!isDoc(value)) return false;
  for (const key in value) if (key.charCodeAt(0) === 0 || hasMarks(value[key])) return true;
  return false;
}

/** The same with maps for documents: in them names of digits stay where they are. */
function withNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNames);
  if (!isDoc(value)) return value;
  return new Map(namedFields(value).map(([name, inner]) => [name, withNames(inner)]));
}
