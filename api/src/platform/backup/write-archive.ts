import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { MANIFEST, type Manifest, readManifest } from './manifest.js';

/** Of a tar archive: a file's header is one block, and its bytes fill whole ones. */
const BLOCK = 512;
/** The longest name that a header of one block holds. */
const MAX_NAME_BYTES = 100;

interface Member {
  readonly path: string;
  readonly bytes: number;
}

/** A backup in a folder, as the one file that it is downloaded as: a tar archive with the manifest first. */
export interface BackupArchive {
  readonly manifest: Manifest;
  /** Of the whole archive. */
  readonly bytes: number;
  /** The archive's bytes, read from the folder while they are sent: it is never whole in memory, nor on disk. */
  read(): AsyncIterable<Buffer>;
}

/**
 * Opens a backup for its download.
 * @param folder that of a whole backup, which stays as it is while it is read
 * @throws BackupRefused when there is none
 */
export async function openArchive(folder: string): Promise<BackupArchive> {
  const manifest = await readManifest(folder);
  const { size } = await stat(join(folder, MANIFEST));
  const members = [{ path: MANIFEST, bytes: size }, ...manifest.files];
  const tooLong = members.find(({ path }) => Buffer.byteLength(path) > MAX_NAME_BYTES);
  if (tooLong) throw new Error(`The name ${tooLong.path} is too long for an archive.`);
  const blocks = members.reduce((sum, { bytes }) => sum + 1 + Math.ceil(bytes / BLOCK), 0);
  return {
    manifest,
    // Two empty blocks are the end of an archive.
    bytes: (blocks + 2) * BLOCK,
    read: () => archived(folder, members, new Date(manifest.takenAt)),
  };
}

function archived(folder: string, members: readonly Member[], mtime: Date): AsyncIterable<Buffer> {
  const archive = pack();
  // Destroyed with the reason, which whoever reads the archive then gets.
  addMembers(archive, folder, members, mtime).catch((error: Error) => archive.destroy(error));
  return archive as AsyncIterable<Buffer>;
}

async function addMembers(
  archive: Pack,
  folder: string,
  members: readonly Member[],
  mtime: Date,
): Promise<void> {
  for (const { path, bytes } of members) {
    const entry = archive.entry({ name: path, size: bytes, mode: 0o600, mtime });
    await pipeline(createReadStream(join(folder, path)), asNodeStream(entry));
  }
  archive.finalize();
}

/** The library's streams are streams of Node.js; their types do not say so. */
const asNodeStream = (stream: ReturnType<Pack['entry']>) => stream as unknown as NodeJS.WritableStream;
