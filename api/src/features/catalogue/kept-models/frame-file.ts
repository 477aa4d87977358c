import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Before each frame: its length in bytes, and its CRC-32; the last one has no bytes. */
const HEAD_BYTES = 8;
/** No frame is longer: a larger length is damage. */
const MAX_FRAME_BYTES = 64 * 1024 * 1024;
/** How much more room is taken than a frame needs, for those after it. */
const GROWTH = 1.25;
/** A half-written file older than this belongs to no running write. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Writes a file of frames in place of the one before, durably; readers see the old file until the new one is whole.
 * @param frames are taken one by one, with a rest after each
 * @param signal gives it up: the file before stays
 * @throws the signal's reason; what the disk refuses
 */
export async function writeFrames(
  path: string,
  frames: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeAbandoned(path);
  const partial = `${path}.${process.pid}.partial`;
  try {
    const file = await open(partial, 'w', 0o600);
    try {
      const room = new Room();
      for (const frame of frames) {
        signal.throwIfAborted();
        await writeFrame(file, frame, room);
      }
      await writeFrame(file, '', room);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * The frames of a file, one by one; none when there is no such file.
 * @throws Error when it is damaged, or ends too early
 */
export async function* readFrames(path: string): AsyncGenerator<string> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!file) return;
  const room = new Room();
  try {
    while (true) {
      const head = await fill(file, room.of(HEAD_BYTES));
      const length = head.readUInt32LE(0);
      const sum = head.readUInt32LE(4);
      if (length > MAX_FRAME_BYTES) throw new Error('A frame has an impossible length');
      const bytes = await fill(file, room.of(length));
      if (crc32(bytes) !== sum) throw new Error('A frame is not as it was written');
      if (length === 0) return;
      yield bytes.toString();
    }
  } finally {
    await file.close();
  }
}

async function writeFrame(file: FileHandle, frame: string, room: Room): Promise<void> {
  const length = Buffer.byteLength(frame);
  const all = room.of(HEAD_BYTES + length);
  all.write(frame, HEAD_BYTES);
  all.writeUInt32LE(length, 0);
  all.writeUInt32LE(crc32(all.subarray(HEAD_BYTES)), 4);
  await file.writeFile(all);
}

async function fill(file: FileHandle, bytes: Buffer): Promise<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, null);
    if (bytesRead === 0) throw new Error('The file ends too early');
    at += bytesRead;
  }
  return bytes;
}

/** Room for one frame after the other: a buffer for each would grow the process by as much as the file has. */
class Room {
  private bytes = Buffer.alloc(0);

  /** So many bytes, in place of those of before. */
  of(length: number): Buffer {
    if (this.bytes.length < length) this.bytes = Buffer.alloc(Math.ceil(length * GROWTH));
    return this.bytes.subarray(0, length);
  }
}

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.partial')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
}
