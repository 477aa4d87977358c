import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup: its path with slashes, its size in bytes and its SHA-256 in hexadecimal digits. */
export interface FileRecord {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

const PART = 1024 * 1024;

/** Copies a file for its owner's eyes only; on disk when it resolves. @param from, to paths */
export function copyFile(from: string, to: string): Promise<Omit<FileRecord, 'path'>> {
  return storeFile(() => createReadStream(from, { highWaterMark: PART }), to);
}

/**
 * Stores what is read as a new file for its owner's eyes only; on disk when it resolves.
 * @param from begins to read, once there is a place for it
 * @param to a path
 */
export async function storeFile(from: () => Readable, to: string): Promise<Omit<FileRecord, 'path'>> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const { measure, measured } = measuring();
  await pipeline(from(), measure, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  return measured();
}

/** Reads a file for its size and checksum. */
export function measureFile(path: string): Promise<Omit<FileRecord, 'path'>> {
  return measureStream(createReadStream(path, { highWaterMark: PART }));
}

/** Reads a stream to its end for its size and checksum. */
export async function measureStream(from: Readable): Promise<Omit<FileRecord, 'path'>> {
  const { measure, measured } = measuring();
  measure.resume();
  await pipeline(from, measure);
  return measured();
}

function measuring(): { measure: Transform; measured: () => Omit<FileRecord, 'path'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { measure, measured: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** The files below a folder, by their paths from there, with slashes; none when it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhenMissing);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Makes the names in a folder and in those below as durable as the files. */
export async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name));
  }
  await syncFolder(folder);
}

/** Makes the names in a folder durable. Windows does so by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
