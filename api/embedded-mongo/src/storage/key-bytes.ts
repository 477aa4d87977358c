import * as lmdb from 'lmdb';
import type { StoreKey } from './changes.js';

/** LMDB's package has these two, but its types leave them out. */
const { keyValueToBuffer, bufferToKeyValue } = lmdb as unknown as {
  keyValueToBuffer: (key: StoreKey) => Buffer;
  bufferToKeyValue: (bytes: Buffer) => StoreKey;
};

/** A key as LMDB stores it; the bytes are ordered as the keys are. */
export const keyBytes = (key: StoreKey): Buffer => keyValueToBuffer(key);

/** The key that {@link keyBytes} made bytes of. */
export const keyFromBytes = (bytes: Buffer): StoreKey => bufferToKeyValue(bytes);
