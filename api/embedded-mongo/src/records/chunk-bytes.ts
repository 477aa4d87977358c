import type { Chunk } from './index-chunk.js';

/** How the keys of a chunk are written: in a row behind all records, one byte or two a letter, as versions before wrote all of them. */
const LATIN1 = 0;
const UTF16 = 1;
/** Of each key what differs from the one before, with its record in front: neighbours in an index begin alike. */
const LATIN1_ENDINGS = 2;
const UTF16_ENDINGS = 3;

/** The form, and how many entries. */
const HEAD = 5;
/** With endings, behind the head: the length of all keys together, in bytes. */
const KEYS_LENGTH = 4;
const RECORD_BYTES = 6;
/** The bytes of a number at most, of which each has seven bits: 2 ** 53 needs as many. */
const NUMBER_BYTES = 8;
const WIDE = /[\u0100-\uffff]/;

/** Memory that is used for one chunk after the other. */
class Room {
  private bytes = new Uint8Array(0);

  of(length: number): Uint8Array {
    if (this.bytes.length < length) this.bytes = new Uint8Array(Math.ceil(length * 1.25));
    return this.bytes;
  }
}

const keysRoom = new Room();
const writtenRoom = new Room();

/** A chunk as the tables store it. */
export function encodeChunk({ keys, records }: Chunk): Buffer {
  const text = keys.join('');
  const unit = WIDE.test(text) ? 2 : 1;
  const all = keysRoom.of(text.length * unit);
  bufferOf(all).write(text, 0, unit === 2 ? 'utf16le' : 'latin1');
  const most = HEAD + KEYS_LENGTH + keys.length * 3 * NUMBER_BYTES + text.length * unit;
  const into = writtenRoom.of(most);
  let at = HEAD + KEYS_LENGTH;
  let before = 0;
  let start = 0;
  for (let n = 0; n < keys.length; n++) {
    const end = start + (keys[n] as string).length * unit;
    const shared = sharedBytes(all, before, start, end) & -unit;
    at = writeNumber(into, at, shared);
    at = writeNumber(into, at, end - start - shared);
    at = writeNumber(into, at, records[n] as number);
    for (let from = start + shared; from < end; from++) into[at++] = all[from] as number;
    before = start;
    start = end;
  }
  const bytes = Buffer.allocUnsafe(at);
  bytes.set(into.subarray(0, at));
  bytes[0] = unit === 2 ? UTF16_ENDINGS : LATIN1_ENDINGS;
  bytes.writeUInt32LE(keys.length, 1);
  bytes.writeUInt32LE(start, HEAD);
  return bytes;
}

/** The chunk that {@link encodeChunk} has stored, of this version or one before. */
export function decodeChunk(bytes: Buffer): Chunk {
  const form = bytes[0];
  return form === LATIN1 || form === UTF16 ? decodeInRow(bytes) : decodeEndings(bytes);
}

function decodeEndings(bytes: Buffer): Chunk {
  const unit = bytes[0] === UTF16_ENDINGS ? 2 : 1;
  const count = bytes.readUInt32LE(1);
  const length = bytes.readUInt32LE(HEAD);
  const all = keysRoom.of(length);
  const records: number[] = [];
  const ends: number[] = [];
  const reader = { bytes, at: HEAD + KEYS_LENGTH };
  let before = 0;
  let start = 0;
  for (let n = 0; n < count; n++) {
    const shared = readNumber(reader);
    const own = readNumber(reader);
    records.push(readNumber(reader));
    let to = start;
    for (let from = before; from < before + shared; from++) all[to++] = all[from] as number;
    const end = reader.at + own;
    for (let from = reader.at; from < end; from++) all[to++] = bytes[from] as number;
    reader.at = end;
    before = start;
    start = to;
    ends.push(to / unit);
  }
  // One text for all keys, of which each is a part.
  return {
    keys: partsOf(bufferOf(all).toString(unit === 2 ? 'utf16le' : 'latin1', 0, length), ends),
    records,
  };
}

function decodeInRow(bytes: Buffer): Chunk {
  const count = bytes.readUInt32LE(1);
  const lengthsAt = HEAD + count * RECORD_BYTES;
  const text = bytes.toString(bytes[0] === UTF16 ? 'utf16le' : 'latin1', lengthsAt + count * 4);
  const records: number[] = [];
  const ends: number[] = [];
  for (let n = 0, end = 0; n < count; n++) {
    end += bytes.readUInt32LE(lengthsAt + n * 4);
    ends.push(end);
    records.push(bytes.readUIntLE(HEAD + n * RECORD_BYTES, RECORD_BYTES));
  }
  return { keys: partsOf(text, ends), records };
}

function partsOf(text: string, ends: readonly number[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const end of ends) {
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts;
}

/** With how many bytes from one place those from another to its end begin alike. */
function sharedBytes(bytes: Uint8Array, before: number, start: number, end: number): number {
  const most = Math.min(start - before, end - start);
  let shared = 0;
  while (shared < most && bytes[before + shared] === bytes[start + shared]) shared++;
  return shared;
}

/** A number of up to 53 bits, seven of them in a byte, the lowest first. @returns the place behind it */
function writeNumber(bytes: Uint8Array, at: number, number: number): number {
  let next = at;
  let left = number;
  while (left >= 128) {
    bytes[next++] = (left % 128) + 128;
    left = Math.floor(left / 128);
  }
  bytes[next++] = left;
  return next;
}

function readNumber(reader: { readonly bytes: Uint8Array; at: number }): number {
  let number = 0;
  let factor = 1;
  for (;;) {
    const byte = reader.bytes[reader.at++] as number;
    number += (byte & 127) * factor;
    if (byte < 128) return number;
    factor *= 128;
  }
}

const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);
