import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { type Extract, extract } from 'tar-stream';
import { BackupRefused } from './backup-refused.js';
import { type FileRecord, measureStream, storeFile } from './copy-files.js';
import { ANOTHER, MANIFEST, type Manifest, parseManifest } from './manifest.js';

/** A file in an archive. */
type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** Room for the manifest of some hundred thousand pictures. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

/**
 * Reads the one file of a downloaded backup, and compares every file in it with the manifest: its name, its size and
 * its checksum. What the manifest does not name is refused, so that nothing is stored beside the places that are meant.
 * @param file a path
 * @param targetOf where a file of the backup is stored; undefined: it is compared only
 * @throws BackupRefused when it is no whole backup, with what is wrong
 */
export async function readArchive(
  file: string,
  targetOf: (path: string) => string | undefined,
): Promise<Manifest> {
  const archive = extract();
  const source = createReadStream(file);
  source.on('error', (error) => archive.destroy(error));
  // The library's streams are streams of Node.js; their types do not say so.
  source.pipe(archive as unknown as NodeJS.WritableStream);
  let manifest: Manifest | undefined;
  const waiting = new Map<string, FileRecord>();
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      if (manifest === undefined) {
        manifest = parseManifest(await manifestText(entry, file), `${MANIFEST} in ${file}`, file);
        for (const expected of manifest.files) waiting.set(expected.path, expected);
      } else {
        const expected = waiting.get(name);
        if (!expected) throw new BackupRefused(`${name} in ${file} is not of the backup. ${ANOTHER}`);
        await readMember(entry, expected, targetOf(name), file);
        waiting.delete(name);
      }
    }
  } catch (error) {
    throw isOfArchive(error as Error) ? new BackupRefused(`${file} is damaged. ${ANOTHER}`) : error;
  } finally {
    source.destroy();
  }
  const [missing] = waiting.keys();
  if (manifest === undefined || missing !== undefined) {
    throw new BackupRefused(`${file} is no whole backup: ${missing ?? MANIFEST} is missing. ${ANOTHER}`);
  }
  return manifest;
}

async function manifestText(entry: Entry, file: string): Promise<string> {
  const { name, size } = entry.header;
  if (name !== MANIFEST || size > MAX_MANIFEST_BYTES) {
    throw new BackupRefused(`${basename(file)} is no backup of a shop. ${ANOTHER}`);
  }
  const parts: Buffer[] = [];
  for await (const part of entry) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function readMember(
  entry: Entry,
  { path, bytes, sha256 }: FileRecord,
  target: string | undefined,
  file: string,
): Promise<void> {
  const content = () => Readable.from(entry as AsyncIterable<Buffer>, { objectMode: false });
  const found = await (target === undefined ? measureStream(content()) : storeFile(content, target));
  if (found.bytes !== bytes || found.sha256 !== sha256) {
    throw new BackupRefused(`${path} in ${file} is damaged. ${ANOTHER}`);
  }
}

/** Errors about the archive's own form are plain errors without a code. */
const isOfArchive = (error: Error & { readonly code?: string }): boolean =>
  error.constructor === Error && error.code === undefined;
