import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Size and checksum of a whole file. */
export interface FileSum {
  readonly size: number;
  readonly sum: number;
}

const CHUNK = 1024 * 1024;

export const isSameSum = (one: FileSum, other: FileSum): boolean =>
  one.size === other.size && one.sum === other.sum;

export function fileSumSync(path: string): FileSum {
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    let [size, sum] = [0, 0];
    for (let read = -1; read !== 0; size += read) {
      read = readSync(file, chunk, 0, CHUNK, size);
      sum = crc32(chunk.subarray(0, read), sum);
    }
    return { size, sum };
  } finally {
    closeSync(file);
  }
}

/** Like {@link fileSumSync}, with room for other work between its parts. */
export async function fileSum(path: string): Promise<FileSum> {
  const file = await open(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    let [size, sum] = [0, 0];
    for (let read = -1; read !== 0; size += read) {
      read = (await file.read(chunk, 0, CHUNK, size)).bytesRead;
      sum = crc32(chunk.subarray(0, read), sum);
    }
    return { size, sum };
  } finally {
    await file.close();
  }
}
