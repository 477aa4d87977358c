import { existsSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Changes } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';

/** Length of the content, epoch, and checksum over both. */
const HEADER = 12;
/** One epoch for each journal. */
const EPOCHS_AHEAD = 2;

/**
 * Reads a journal as the first version of the shop wrote it: frames without a sequence, and without the database's id.
 * A torn frame at its end was never acknowledged and is left out.
 * @param stored the newest epoch the tables have
 * @returns the changes of its newest epoch; epoch 0 when there are none
 * @throws DatabaseDamaged when a frame cannot be read and one that the tables have not lies behind it
 */
export function readFirstJournal(
  folder: string,
  path: string,
  stored: number,
): { epoch: number; changes: Changes } {
  const changes = new Changes();
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  let epoch = 0;
  let at = 0;
  for (;;) {
    const content = frameAt(bytes, at);
    const frameEpoch = content ? bytes.readUInt32LE(at + 4) : 0;
    if (!content || (at > 0 && frameEpoch !== epoch)) break;
    epoch = frameEpoch;
    changes.add(Changes.decode(content));
    at += HEADER + content.length;
  }
  for (let behind = at + 1; behind + HEADER <= bytes.length; behind++) {
    const ahead = bytes.readUInt32LE(behind + 4) - stored;
    if (ahead >= 1 && ahead <= EPOCHS_AHEAD && frameAt(bytes, behind)) {
      throw new DatabaseDamaged(folder, path, `is damaged at byte ${at}, with later writes behind it`);
    }
  }
  return { epoch, changes };
}

function frameAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + HEADER > bytes.length) return undefined;
  const content = bytes.subarray(at + HEADER, at + HEADER + bytes.readUInt32LE(at));
  const whole = content.length > 0 && content.length === bytes.readUInt32LE(at);
  const sum = whole && crc32(content, crc32(bytes.subarray(at, at + 8)));
  return sum === bytes.readUInt32LE(at + 8) ? content : undefined;
}
