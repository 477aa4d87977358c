import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  write,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { DatabaseDamaged } from './database-damaged.js';
import { type DatabaseFiles, syncFolder } from './database-files.js';
import type { FileSum } from './file-sum.js';

/** What the other files must be. */
export interface IdentityState {
  /** Names the database; its journals and tables carry the same. 16 hexadecimal digits. */
  readonly id: string;
  /** False until all files were made for the first time; nothing is acknowledged before. */
  readonly whole: boolean;
  /** The journals' epoch; the tables are always older. */
  readonly epoch: number;
  /** The journals reach at least to here. */
  readonly sequence: number;
  /** What the tables' file is while nobody writes to it; null while somebody does. */
  readonly tables: FileSum | null;
}

/** The state is written to two slots alternately, so that one is whole when a crash tears the other. */
const SLOT_BYTES = 512;
const SLOT_AT = [0, 4096] as const;
const FILE_BYTES = 4096 + SLOT_BYTES;
const HEADER = 12;

const writeAt = promisify(write);
const sync = promisify(fdatasync);

/** The file that says which database the folder holds and how far its other files must reach. */
export class Identity {
  private readonly file: number;
  private lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(
    path: string,
    public state: IdentityState,
    private counter: number,
  ) {
    this.file = openSync(path, 'r+');
  }

  /** @returns undefined when there is none @throws DatabaseDamaged when it cannot be read */
  static open({ folder, identity }: DatabaseFiles): Identity | undefined {
    if (!existsSync(identity)) return undefined;
    const [newest] = slotsOf(readFileSync(identity));
    if (!newest) throw new DatabaseDamaged(folder, identity, 'is damaged');
    return new Identity(identity, newest.state, newest.counter);
  }

  /** What the file says, without opening it for writing. @throws DatabaseDamaged when it is missing or cannot be read */
  static read({ folder, identity }: DatabaseFiles): IdentityState {
    if (!existsSync(identity)) throw new DatabaseDamaged(folder, identity, 'is missing');
    const [newest] = slotsOf(readFileSync(identity));
    if (!newest) throw new DatabaseDamaged(folder, identity, 'is damaged');
    return newest.state;
  }

  /** Makes the file, all of it or none. */
  static create({ folder, identity }: DatabaseFiles, state: IdentityState): Identity {
    const bytes = Buffer.alloc(FILE_BYTES);
    bytes.set(slotOf(state, 1), SLOT_AT[1]);
    const draft = `${identity}.new`;
    const file = openSync(draft, 'w', 0o600);
    writeSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, identity);
    syncFolder(folder);
    return new Identity(identity, state, 1);
  }

  /** Changes the state; on disk when it returns. Only before the first {@link write}. */
  writeSync(changes: Partial<IdentityState>): void {
    const { state, slot, at } = this.next(changes);
    writeSync(this.file, slot, 0, slot.length, at);
    fdatasyncSync(this.file);
    this.take(state);
  }

  /** Changes the state; on disk when it resolves. Changes are written one after the other. */
  write(changes: Partial<IdentityState>): Promise<void> {
    const written = this.lastWrite.then(async () => {
      const { state, slot, at } = this.next(changes);
      await writeAt(this.file, slot, 0, slot.length, at);
      await sync(this.file);
      this.take(state);
    });
    this.lastWrite = written.catch(() => undefined);
    return written;
  }

  async close(): Promise<void> {
    await this.lastWrite;
    closeSync(this.file);
  }

  private next(changes: Partial<IdentityState>): { state: IdentityState; slot: Buffer; at: number } {
    const state = { ...this.state, ...changes };
    const counter = this.counter + 1;
    return { state, slot: slotOf(state, counter), at: SLOT_AT[counter % 2] as number };
  }

  /** Only what is on disk counts: after a failure the same slot is written again, never the one that is whole. */
  private take(state: IdentityState): void {
    this.state = state;
    this.counter++;
  }
}

function slotOf(state: IdentityState, counter: number): Buffer {
  const slot = Buffer.alloc(SLOT_BYTES);
  slot.writeUInt32LE(counter, 4);
  slot.writeUInt32LE(slot.write(JSON.stringify(state), HEADER), 8);
  slot.writeUInt32LE(crc32(slot.subarray(4)), 0);
  return slot;
}

/** The whole slots of the file, the newest first. */
function slotsOf(bytes: Buffer): { state: IdentityState; counter: number }[] {
  const slots = SLOT_AT.flatMap((at) => readSlot(bytes.subarray(at, at + SLOT_BYTES)));
  return slots.sort((a, b) => b.counter - a.counter);
}

function readSlot(slot: Buffer): { state: IdentityState; counter: number }[] {
  if (slot.length < SLOT_BYTES || crc32(slot.subarray(4)) !== slot.readUInt32LE(0)) return [];
  const text = slot.toString('utf8', HEADER, HEADER + slot.readUInt32LE(8));
  return [{ state: JSON.parse(text), counter: slot.readUInt32LE(4) }];
}
