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
