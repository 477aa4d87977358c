import { Binary, BSONRegExp, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import type { Doc } from '../values/documents.js';
import { asDouble } from '../values/numbers.js';
import { documentOf } from './document-shapes.js';

const maxKey = new MaxKey();
const minKey = new MinKey();

/**
 * Reads one BSON document, keeping number types apart as `values/numbers.ts` describes. (The `bson` package either
 * promotes 1.0 to the same JavaScript number as the int32 1, or wraps every number in an object.)
 * @throws CommandError for broken BSON and for types the embedded database does not store (Decimal128, code, DBPointer)
 */
export function decodeDocument(bytes: Buffer, start = 0): Doc {
  return new Reader(bytes, start).document();
}

/**
 * The names met last, each in the place of its hash: the same few hundred name the fields of millions of documents, and
 * to make a string of bytes costs more than to compare them with one.
 */
const KNOWN_NAMES = 2048;
const LONGEST_KNOWN = 32;
const knownNames = new Array<string | undefined>(KNOWN_NAMES);

/** Whether the bytes from `start` to before `end` are the letters of an ASCII text. */
function isTextAt(bytes: Buffer, start: number, end: number, text: string): boolean {
  if (text.length !== end - start) return false;
  for (let at = start; at < end; at++) if (bytes[at] !== text.charCodeAt(at - start)) return false;
  return true;
}

/** MongoDB's own limit for stored documents is 180. */
const MAX_DEPTH = 200;

class Reader {
  private depth = 0;
  /** The fields that were read of the documents that are not whole yet, an inner one's above those of the outer. */
  private readonly names: string[] = [];
  private readonly values: unknown[] = [];
  private fields = 0;

  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  document(): Doc {
    const end = this.open();
    const start = this.fields;
    for (let type = this.byte(); type !== 0; type = this.byte()) {
      const name = this.name();
      const value = this.value(type);
      this.names[this.fields] = name;
      this.values[this.fields++] = value;
    }
    const doc = documentOf(this.names, this.values, start, this.fields);
    this.fields = start;
    if (this.at !== end) throw new CommandError('FailedToParse', 'Malformed BSON: wrong document length');
    this.depth--;
    return doc;
  }

  private array(): unknown[] {
    this.open();
    const items: unknown[] = [];
    for (let type = this.byte(); type !== 0; type = this.byte()) {
      while (this.byte() !== 0);
      items.push(this.value(type));
    }
    this.depth--;
    return items;
  }

  private value(type: number): unknown {
    const { bytes } = this;
    const start = this.at;
    switch (type) {
      case 0x01:
        this.at += 8;
        return asDouble(bytes.readDoubleLE(start));
      case 0x02:
      case 0x0e:
        return this.text();
      case 0x03:
        return this.document();
      case 0x04:
        return this.array();
      case 0x05: {
        const size = bytes.readInt32LE(start);
        const subType = bytes[start + 4] as number;
        this.at += 5 + size;
        const from = subType === Binary.SUBTYPE_BYTE_ARRAY ? start + 9 : start + 5;
        return new Binary(Uint8Array.prototype.slice.call(bytes, from, start + 5 + size), subType);
      }
      case 0x06:
        return null;
      case 0x07:
        this.at += 12;
        return new ObjectId(Uint8Array.prototype.slice.call(bytes, start, start + 12));
      case 0x08:
        return this.byte() === 1;
      case 0x09:
        this.at += 8;
        return new Date(bytes.readInt32LE(start + 4) * 0x1_0000_0000 + bytes.readUInt32LE(start));
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.name(), this.name());
      case 0x10:
        this.at += 4;
        return bytes.readInt32LE(start);
      case 0x11:
        this.at += 8;
        return new Timestamp({ i: bytes.readUInt32LE(start), t: bytes.readUInt32LE(start + 4) });
      case 0x12:
        this.at += 8;
        return bytes.readBigInt64LE(start);
      case 0x7f:
        return maxKey;
      case 0xff:
        return minKey;
      case 0x13:
        throw notSupported('Decimal128');
    }
    throw notSupported(`the BSON type 0x${type.toString(16)}`);
  }

  private open(): number {
    const end = this.at + this.bytes.readInt32LE(this.at);
    if (end > this.bytes.length || end < this.at + 5) {
      throw new CommandError('FailedToParse', 'Malformed BSON: length beyond the message');
    }
    if (++this.depth > MAX_DEPTH) throw new CommandError('Overflow', 'BSON document is nested too deeply');
    this.at += 4;
    return end;
  }

  private byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new CommandError('FailedToParse', 'Malformed BSON: document ends early');
    return byte;
  }

  /** The name of a field, or the text of a regular expression, which end with a zero. */
  private name(): string {
    const start = this.at;
    let wide = 0;
    let hash = 0;
    for (let byte = this.byte(); byte !== 0; byte = this.byte()) {
      wide |= byte;
      hash = (hash * 31 + byte) | 0;
    }
    const end = this.at - 1;
    if (wide >= 0x80) return this.bytes.toString('utf8', start, end);
    if (end - start > LONGEST_KNOWN) return this.bytes.toString('latin1', start, end);
    const place = hash & (KNOWN_NAMES - 1);
    const known = knownNames[place];
    if (known !== undefined && isTextAt(this.bytes, start, end, known)) return known;
    const name = this.bytes.toString('latin1', start, end);
    knownNames[place] = name;
    return name;
  }

  private text(): string {
    const start = this.at + 4;
    this.at = start + this.bytes.readInt32LE(this.at);
    if (this.at > this.bytes.length || this.at <= start) {
      throw new CommandError('FailedToParse', 'Malformed BSON: string beyond the message');
    }
    return this.bytes.toString('utf8', start, this.at - 1);
  }
}
