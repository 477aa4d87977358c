import { calculateObjectSize, serialize, setInternalBufferSize } from 'bson';
import { CommandError } from '../errors.js';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** One version of a document: its bytes as stored and sent, and its decoded form once somebody asked for it. */
export class StoredRecord {
  private decoded: Doc | undefined;

  /**
   * @param id the record's number in its collection, growing with each insertion
   * @param bytes the document in BSON
   */
  constructor(
    readonly id: number,
    readonly bytes: Uint8Array,
    decoded?: Doc,
  ) {
    this.decoded = decoded;
  }

  /** Encodes a document. @throws CommandError beyond MongoDB's 16 MB */
  static of(id: number, doc: Doc): StoredRecord {
    const bytes = encodeDocument(doc);
    if (bytes.length > MAX_DOCUMENT_BYTES) {
      throw new CommandError('BSONObjectTooLarge', `Document of ${bytes.length} bytes exceeds 16777216`);
    }
    return new StoredRecord(id, bytes, doc);
  }

  /** The document. Shared: never change it. */
  get document(): Doc {
    this.decoded ??= decodeDocument(this.bytes as Buffer);
    return this.decoded;
  }

  /**
   * The same version for a cache: not decoded, since of what was written few are read again, and its bytes in memory of their own. As they
   * were made they lie among others of the same moment, all of which they would hold.
   */
  slim(): StoredRecord {
    const own = Buffer.allocUnsafeSlow(this.bytes.length);
    own.set(this.bytes);
    return new StoredRecord(this.id, own);
  }

  /** Drops the decoded form until it is asked for again. */
  forget(): void {
    this.decoded = undefined;
  }

  /** The document for one look at it: decoded, but not kept. */
  peek(): Doc {
    return this.decoded ?? decodeDocument(this.bytes as Buffer);
  }
}

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
