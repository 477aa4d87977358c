import { closeSync, constants, existsSync, fdatasync, openSync, readFileSync, write } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Changes } from './changes.js';

/** One call writes and waits for the disk, where the system has that (Windows has not). */
const SYNCED = constants.O_DSYNC ?? 0;

/** Length of the content, epoch, and checksum over both. */
const HEADER = 12;

/**
 * A file of changes, each batch one frame, on disk when `append` resolves. It is written over from its start in every
 * epoch, so that it stops growing; frames of an earlier epoch behind the newest one end it.
 */
export class Journal {
  private readonly file: number;
  private epoch = 0;
  size = 0;

  constructor(path: string) {
    this.file = openSync(path, constants.O_RDWR | constants.O_CREAT | SYNCED, 0o600);
  }

  /** Starts over. What the file held must be stored elsewhere by then. */
  restart(epoch: number): void {
    this.epoch = epoch;
    this.size = 0;
  }

  /** Writes one batch. Calls must not overlap. Rejects when the disk does not take it. */
  append(changes: Changes): Promise<void> {
    const frame = changes.encode(HEADER);
    frame.writeUInt32LE(frame.length - HEADER, 0);
    frame.writeUInt32LE(this.epoch, 4);
    frame.writeUInt32LE(checksum(frame), 8);
    return new Promise((resolve, reject) => {
      const writeFrom = (from: number): void => {
        write(this.file, frame, from, frame.length - from, this.size + from, (error, written) => {
          if (error) reject(error);
          else if (from + written < frame.length) writeFrom(from + written);
          else {
            this.size += frame.length;
            if (SYNCED) resolve();
            else fdatasync(this.file, (failure) => (failure ? reject(failure) : resolve()));
          }
        });
      };
      writeFrom(0);
    });
  }

  close(): void {
    closeSync(this.file);
  }
}

function checksum(frame: Buffer): number {
  return crc32(frame.subarray(HEADER), crc32(frame.subarray(0, 8)));
}

/** What a journal holds of its newest epoch; a torn frame at its end was never acknowledged and is left out. */
export function readJournal(path: string): { epoch: number; changes: Changes } {
  const changes = new Changes();
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  let epoch = 0;
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const end = at + HEADER + bytes.readUInt32LE(at);
    const frame = bytes.subarray(at, end);
    const frameEpoch = bytes.readUInt32LE(at + 4);
    if (end > bytes.length || frame.length <= HEADER || checksum(frame) !== bytes.readUInt32LE(at + 8)) break;
    if (at > 0 && frameEpoch !== epoch) break;
    epoch = frameEpoch;
    changes.add(Changes.decode(frame.subarray(HEADER)));
    at = end;
  }
  return { epoch, changes };
}
