/** Some neighbouring entries of an index: keys in order, each with its record. */
export interface Chunk {
  readonly keys: string[];
  readonly records: number[];
}

/** What is known of a chunk without reading it. */
export interface ChunkEntry {
  readonly number: number;
  readonly count: number;
  readonly lastKey: string;
  readonly lastRecord: number;
}

const LATIN1 = 0;
const UTF16 = 1;
const HEAD = 5;
const RECORD_BYTES = 6;
const WIDE = /[\u0100-\uffff]/;

/** A chunk as the tables store it: how many entries, the records, the keys' lengths, and all keys in a row. */
export function encodeChunk({ keys, records }: Chunk): Buffer {
  const text = keys.join('');
  const isWide = WIDE.test(text);
  const textAt = HEAD + keys.length * (RECORD_BYTES + 4);
  const bytes = Buffer.allocUnsafe(textAt + text.length * (isWide ? 2 : 1));
  bytes[0] = isWide ? UTF16 : LATIN1;
  bytes.writeUInt32LE(keys.length, 1);
  let at = HEAD;
  for (const record of records) at = bytes.writeUIntLE(record, at, RECORD_BYTES);
  for (const key of keys) at = bytes.writeUInt32LE(key.length, at);
  bytes.write(text, at, isWide ? 'utf16le' : 'latin1');
  return bytes;
}

export function decodeChunk(bytes: Buffer): Chunk {
  const count = bytes.readUInt32LE(1);
  const lengthsAt = HEAD + count * RECORD_BYTES;
  const text = bytes.toString(bytes[0] === UTF16 ? 'utf16le' : 'latin1', lengthsAt + count * 4);
  const keys: string[] = [];
  const records: number[] = [];
  let from = 0;
  for (let n = 0; n < count; n++) {
    const length = bytes.readUInt32LE(lengthsAt + n * 4);
    keys.push(text.slice(from, from + length));
    records.push(bytes.readUIntLE(HEAD + n * RECORD_BYTES, RECORD_BYTES));
    from += length;
  }
  return { keys, records };
}

/** An entry of the directory as the tables store it. */
export function encodeEntry({ count, lastKey, lastRecord }: ChunkEntry): Buffer {
  const isWide = WIDE.test(lastKey);
  const bytes = Buffer.allocUnsafe(HEAD + RECORD_BYTES + lastKey.length * (isWide ? 2 : 1));
  bytes[0] = isWide ? UTF16 : LATIN1;
  bytes.writeUInt32LE(count, 1);
  bytes.writeUIntLE(lastRecord, HEAD, RECORD_BYTES);
  bytes.write(lastKey, HEAD + RECORD_BYTES, isWide ? 'utf16le' : 'latin1');
  return bytes;
}

export function decodeEntry(number: number, bytes: Buffer): ChunkEntry {
  return {
    number,
    count: bytes.readUInt32LE(1),
    lastRecord: bytes.readUIntLE(HEAD, RECORD_BYTES),
    lastKey: bytes.toString(bytes[0] === UTF16 ? 'utf16le' : 'latin1', HEAD + RECORD_BYTES),
  };
}

/** The same text in memory of its own. */
export function copyOf(text: string): string {
  const encoding = WIDE.test(text) ? 'utf16le' : 'latin1';
  return Buffer.from(text, encoding).toString(encoding);
}
