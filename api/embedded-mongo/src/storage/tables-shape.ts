import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';

/** Where LMDB's two first pages say what they are: the newer of them (by its transaction) counts. */
const AT = { magic: 24, pageSize: 48, lastPage: 144, transaction: 152 };
const HEAD = 160;
const MAGIC = 0xbeefc0de;

/**
 * Looks whether LMDB's file is one and as long as it says. LMDB maps it into memory: where it ends too early, reading it
 * ends the process.
 * @throws DatabaseDamaged
 */
export function checkTablesShape({ folder, data }: DatabaseFiles): void {
  const file = openSync(data, 'r');
  try {
    const { size } = fstatSync(file);
    const head = Buffer.alloc(HEAD);
    readSync(file, head, 0, HEAD, 0);
    const pageSize = head.readUInt32LE(AT.pageSize);
    const second = Buffer.alloc(HEAD);
    readSync(file, second, 0, HEAD, pageSize);
    const [newest] = [head, second].sort((a, b) =>
      Number(b.readBigUInt64LE(AT.transaction) - a.readBigUInt64LE(AT.transaction)),
    );
    const ends = (Number(newest?.readBigUInt64LE(AT.lastPage)) + 1) * pageSize;
    const known = [head, second].every((page) => page.readUInt32LE(AT.magic) === MAGIC);
    if (!known) throw new DatabaseDamaged(folder, data, 'is damaged at its beginning');
    if (size < ends) throw new DatabaseDamaged(folder, data, `ends after ${size} of at least ${ends} bytes`);
  } finally {
    closeSync(file);
  }
}
