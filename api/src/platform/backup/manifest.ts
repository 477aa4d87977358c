import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupRefused } from './backup-refused.js';
import { filesBelow, measureFile } from './copy-files.js';

/** The file of a backup that is written last: it says what the others are. */
export const MANIFEST = 'backup.json';

/** Grows when older shops cannot restore a backup any more. */
export const FORMAT = 1;

const Manifest = z.object({
  format: z.number().int(),
  shopVersion: z.string(),
  /** When the moment was that the backup holds. */
  takenAt: z.iso.datetime(),
  /** Documents by collection. */
  documents: z.record(z.string(), z.number().int()),
  /** Whether pictures are kept in a bucket, which is not part of the backup. */
  picturesElsewhere: z.boolean(),
  files: z.array(
    z.object({
      path: z.string().regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
});

export type Manifest = z.infer<typeof Manifest>;

/** The bytes of all files of a backup. */
export const backupBytes = ({ files }: Manifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flag: 'wx', flush: true });
}

/**
 * Reads the manifest of a backup and compares every file with it.
 * @throws BackupRefused when there is no whole backup, with the file that is not as it was
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Map(manifest.files.map((file) => [file.path, file]));
  const present = new Set(await filesBelow(folder));
  for (const path of known.keys()) {
    if (!present.has(path)) throw new BackupRefused(`${join(folder, path)} is missing. ${ANOTHER}`);
  }
  for (const { path, bytes, sha256 } of known.values()) {
    const found = await measureFile(join(folder, path));
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupRefused(`${join(folder, path)} is damaged. ${ANOTHER}`);
    }
  }
  return manifest;
}

/** The remedy for a backup that is not whole. */
export const ANOTHER = 'Use another backup.';

/** Reads the manifest of a backup in a folder. @throws BackupRefused when there is none that this shop can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefused(`${path} cannot be read (${code}): ${folder} is no whole backup. ${ANOTHER}`);
  }
  return parseManifest(text, path, folder);
}

/**
 * @param path, backup what the sentences of a refusal name
 * @throws BackupRefused for a damaged manifest, and for one of a newer shop
 */
export function parseManifest(text: string, path: string, backup: string): Manifest {
  const parsed = Manifest.safeParse(jsonOf(text));
  if (!parsed.success) throw new BackupRefused(`${path} is damaged. ${ANOTHER}`);
  if (parsed.data.format > FORMAT) {
    throw new BackupRefused(
      `${backup} was made by a newer shop (${parsed.data.shopVersion}). Update this one first.`,
    );
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
