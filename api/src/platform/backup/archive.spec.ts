import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { filesBelow, measureFile } from './copy-files.js';
import { FORMAT, MANIFEST, writeManifest } from './manifest.js';
import { readArchive } from './read-archive.js';
import { openArchive } from './write-archive.js';

const contents: Readonly<Record<string, Buffer>> = {
  'database/tables/data.mdb': Buffer.alloc(3_000_001, 'd'),
  'keys/jwt-secret': Buffer.from('secret'),
  'uploads/avatars/empty.webp': Buffer.alloc(0),
  'uploads/pictures/block.avif': Buffer.alloc(512, 'p'),
};
let root: string;
let folder: string;
let file: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'archive-'));
  folder = join(root, 'backup');
  file = join(root, 'backup.tar');
  await aBackup(contents);
  await pipeline(Readable.from((await openArchive(folder)).read()), createWriteStream(file));
});
afterEach(() => rmSync(root, { recursive: true }));

async function aBackup(files: typeof contents, format = FORMAT): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const measured = [];
  for (const path of Object.keys(files)) measured.push({ path, ...(await measureFile(join(folder, path))) });
  const takenAt = '2026-11-25T04:00:00.000Z';
  await writeManifest(folder, {
    ...{ format, shopVersion: '9', takenAt, documents: {}, picturesElsewhere: false },
    files: measured,
  });
}

/** Puts the file's bytes from an offset on in place of those that were there. */
function overwrite(offset: number, bytes: string): void {
  const all = readFileSync(file);
  all.write(bytes, offset);
  writeFileSync(file, all);
}

const unpack = () => readArchive(file, (path) => join(root, 'unpacked', path));

describe('a backup as one file', () => {
  it('has exactly the bytes that were announced, and holds every file as it was', async () => {
    const archive = await openArchive(folder);
    expect(readFileSync(file).length).toBe(archive.bytes);
    expect(await unpack()).toEqual(archive.manifest);
    expect(await filesBelow(join(root, 'unpacked'))).toEqual(Object.keys(contents));
    for (const [path, bytes] of Object.entries(contents)) {
      expect(readFileSync(join(root, 'unpacked', path)).equals(bytes)).toBe(true);
    }
  });

  it('is compared without being stored where nobody wants it stored', async () => {
    await readArchive(file, () => undefined);
    expect(existsSync(join(root, 'unpacked'))).toBe(false);
  });

  it('is let go of when it is not read to its end', async () => {
    const before = readdirSync('/dev/fd').length;
    for (let reads = 0; reads < 20; reads++) {
      for await (const _part of (await openArchive(folder)).read()) break;
    }
    await expectSoon(() => readdirSync('/dev/fd').length <= before);
  });

  it('fails where a file was cut short meanwhile, instead of ending early', async () => {
    const archive = await openArchive(folder);
    truncateSync(join(folder, 'database/tables/data.mdb'), 2_000_000);
    const reading = (async () => {
      for await (const _part of archive.read());
    })();
    await expect(reading).rejects.toThrow('Size mismatch');
  });

  it.each([
    ['cut in the middle of a file', () => truncateSync(file, 2_000_000), 'is damaged'],
    ['cut between two files', () => truncateSync(file, 1024 + 512), 'is missing'],
    ['empty', () => truncateSync(file, 0), 'backup.json is missing'],
    ['with another byte in a file', () => overwrite(1_000_000, 'x'), 'data.mdb in'],
    ['with another byte in a header', () => overwrite(1024, 'x'), 'is damaged'],
    ['no archive at all', () => writeFileSync(file, 'x'.repeat(5000)), 'is damaged'],
  ])('is refused %s', async (_how, harm, reason) => {
    harm();
    await expect(unpack()).rejects.toThrow(reason);
  });

  it('is refused where it holds a file that its manifest does not name, or none of a shop', async () => {
    const { pack } = await import('tar-stream');
    const other = pack();
    other.entry({ name: '../../outside' }, 'x');
    other.finalize();
    await pipeline(Readable.from(other as AsyncIterable<Buffer>), createWriteStream(file));
    await expect(unpack()).rejects.toThrow('no backup of a shop');
    const more = pack();
    more.entry({ name: MANIFEST }, readFileSync(join(folder, MANIFEST)));
    more.entry({ name: 'uploads/../../../outside' }, 'x');
    more.finalize();
    await pipeline(Readable.from(more as AsyncIterable<Buffer>), createWriteStream(file));
    await expect(unpack()).rejects.toThrow('is not of the backup');
    expect(readdirSync(root).sort()).toEqual(['backup', 'backup.tar']);
  });

  it('says that a newer shop has made it', async () => {
    await aBackup(contents, FORMAT + 1);
    await expect(openArchive(folder)).rejects.toThrow('made by a newer shop (9)');
  });
});

async function expectSoon(isSo: () => boolean): Promise<void> {
  const until = Date.now() + 5000;
  while (!isSo() && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
  expect(isSo()).toBe(true);
}
