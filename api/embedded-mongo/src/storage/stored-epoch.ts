import { keyBytes } from './key-bytes.js';
import type { TreeReader } from './tree-reader.js';

/** How far the tables reach. */
export interface StoredEpoch {
  /** The newest epoch they have all of; 0 for none. */
  readonly epoch: number;
  /** The last frame of that epoch. */
  readonly sequence: number;
  /** The database they belong to; absent in tables of the first version. */
  readonly id?: string;
  /** Whether the tables' values have checksums; those of the versions before have none. */
  readonly hasSums: boolean;
  /** Whether the tables have the entries of all indexes, as of this epoch. */
  readonly hasIndexes: boolean;
}

const KEY = 'epoch';
/** The first version stored the epoch alone. */
const FIRST_VERSION_BYTES = 4;
/** The version before that of the checksums ended here. */
const BYTES_WITHOUT_SUMS = 18;
/** What the last byte says: the values have checksums. */
const WITH_SUMS = 1;
/** And so: there are the entries of indexes, too. */
const WITH_INDEXES = 2;
/** Chunks of these may have the endings of keys: the version before could not read them, and makes all indexes again. */
const WITH_ENDINGS = 3;
const BYTES = BYTES_WITHOUT_SUMS + 1;

export function readStoredEpoch(reader: TreeReader): StoredEpoch {
  const bytes = reader.get(undefined, keyBytes(KEY));
  if (!bytes) return { epoch: 0, sequence: 0, hasSums: false, hasIndexes: false };
  const epoch = bytes.readUInt32LE(0);
  if (bytes.length === FIRST_VERSION_BYTES) return { epoch, sequence: 0, hasSums: false, hasIndexes: false };
  return {
    epoch,
    sequence: bytes.readUIntLE(4, 6),
    id: bytes.toString('hex', 10, BYTES_WITHOUT_SUMS),
    hasSums: (bytes[BYTES_WITHOUT_SUMS] ?? 0) >= WITH_SUMS,
    hasIndexes: [WITH_INDEXES, WITH_ENDINGS].includes(bytes[BYTES_WITHOUT_SUMS] ?? 0),
  };
}

/** The key and the value that say how far the tables reach. */
export function storedEpochEntry({
  epoch,
  sequence,
  id,
  hasIndexes,
}: Required<Omit<StoredEpoch, 'hasSums'>>): [key: string, value: Buffer] {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUInt32LE(epoch, 0);
  bytes.writeUIntLE(sequence, 4, 6);
  bytes.write(id, 10, 'hex');
  bytes[BYTES_WITHOUT_SUMS] = hasIndexes ? WITH_ENDINGS : WITH_SUMS;
  return [KEY, bytes];
}
