import * as lmdb from 'lmdb';
import type { StoreKey } from './changes.js';

/** LMDB's package has these two, but its types leave them out. */
const { keyValueToBuffer, bufferToKeyValue } = lmdb as unknown as {
  keyValueToBuffer: (key: StoreKey) => Buffer;
  bufferToKeyValue: (bytes: Buffer) => StoreKey;
};

/** What a positive number begins with; the 64 bits of its double follow, without pairs of zeros behind the fourth byte. */
const POSITIVE = 0x1;
const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);
const [LOW, HIGH] = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? [0, 1] : [1, 0];

/** A key as LMDB's package stores it; the bytes are ordered as the keys are. */
export function keyBytes(key: StoreKey): Buffer {
  if (typeof key !== 'number' || key <= 0) return keyValueToBuffer(key);
  double[0] = key;
  const high = halves[HIGH] as number;
  const low = halves[LOW] as number;
  if ((low & 0xf) !== 0) return keyValueToBuffer(key);
  const second = ((high & 0xf) << 28) | (low >>> 4);
  const bytes = Buffer.allocUnsafe(second === 0 ? 4 : (second & 0xffff) === 0 ? 6 : 8);
  bytes.writeUInt32BE(((POSITIVE << 28) | (high >>> 4)) >>> 0, 0);
  if (bytes.length === 8) bytes.writeUInt32BE(second >>> 0, 4);
  else if (bytes.length === 6) bytes.writeUInt16BE(second >>> 16, 4);
  return bytes;
}

/** The key that {@link keyBytes} made bytes of. */
export function keyFromBytes(bytes: Buffer): StoreKey {
  const { length } = bytes;
  const isShort = length === 4 || length === 6 || length === 8;
  if (!isShort || (bytes[0] as number) >>> 4 !== POSITIVE) return bufferToKeyValue(bytes);
  const first = bytes.readUInt32BE(0);
  const second = length === 8 ? bytes.readUInt32BE(4) : length === 6 ? bytes.readUInt16BE(4) << 16 : 0;
  halves[HIGH] = (first << 4) | (second >>> 28);
  halves[LOW] = second << 4;
  return double[0] as number;
}
