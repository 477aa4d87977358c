import { CommandError } from '../errors.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** One version of a document: its bytes as stored and sent, and its decoded form once somebody asked for it. */
export class StoredRecord {
  private decoded: Doc | undefined;
  /** What holds it for later, and is to know how large it is. */
  cache: { decoded(record: StoredRecord): void } | undefined = undefined;

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
    if (!this.decoded) {
      this.decoded = decodeDocument(this.bytes as Buffer);
      this.cache?.decoded(this);
    }
    return this.decoded;
  }

  get isDecoded(): boolean {
    return this.decoded !== undefined;
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
