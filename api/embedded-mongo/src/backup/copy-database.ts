import { mkdir, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { DatabaseFiles } from '../storage/database-files.js';
import type { FileSum } from '../storage/file-sum.js';
import type { HeldMoment } from '../storage/held-moment.js';
import { Identity } from '../storage/identity.js';

/** Sends a command to the running database and gives its answer. */
export type RunCommand = (command: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** The shop's disk and processor go on with the shop's work between two of these. */
const CHUNK = 1024 * 1024;
const RENEW_MS = 10_000;

/** A copy of a running database in the making. The tables rest from {@link begin} to {@link end}, writes go on. */
export class DatabaseCopy {
  private readonly from: DatabaseFiles;
  private readonly to: DatabaseFiles;
  private readonly renewal: NodeJS.Timeout;
  private renewalFailure: unknown;

  private constructor(
    from: string,
    to: string,
    private readonly run: RunCommand,
    private readonly hold: unknown,
  ) {
    this.from = new DatabaseFiles(from);
    this.to = new DatabaseFiles(to);
    this.renewal = setInterval(() => {
      this.moment().catch((error) => {
        this.renewalFailure = error;
      });
    }, RENEW_MS).unref();
  }

  /**
   * @param from the folder of the running database
   * @param to a folder that is not there yet
   */
  static async begin(from: string, to: string, run: RunCommand): Promise<DatabaseCopy> {
    const { hold } = await run({ embeddedBackup: 'begin' });
    return new DatabaseCopy(from, to, run, hold);
  }

  /**
   * Copies the tables, which rest.
   * @param onCopied called with the bytes that are copied, and with those of the tables
   * @throws Error when they did not
   */
  async copyTables(onCopied: (bytes: number, ofBytes: number) => void = () => {}): Promise<void> {
    await mkdir(this.to.tables, { recursive: true, mode: 0o700 });
    const { tables, epoch } = await this.moment();
    const copied = await copyPart(this.from.data, this.to.data, tables.size, onCopied);
    const after = await this.moment();
    if (copied.sum !== tables.sum || copied.size !== tables.size || after.epoch !== epoch) {
      throw new Error(
        `${this.from.data} changed while it was copied, or it is damaged: run npm run database:check.`,
      );
    }
  }

  /** Copies the journal up to this moment: the copy is the database of now, whole. May be called again. */
  async copyJournal(): Promise<void> {
    if (this.renewalFailure) throw this.renewalFailure;
    const { id, epoch, sequence, journalBytes, tables } = await this.moment();
    const path = this.from.journalOf(epoch);
    await copyPart(path, this.to.journalOf(epoch), journalBytes);
    await copyPart(path, this.to.journalOf(epoch + 1), 0);
    // A renewed hold: the journal was not written over meanwhile.
    await this.moment();
    await Identity.create(this.to, { id, whole: true, epoch, sequence, tables }).close();
  }

  /** Lets the tables go on. */
  async end(): Promise<void> {
    clearInterval(this.renewal);
    await this.run({ embeddedBackup: 'end', hold: this.hold });
  }

  private async moment(): Promise<HeldMoment> {
    const { moment } = await this.run({ embeddedBackup: 'moment', hold: this.hold });
    return moment as HeldMoment;
  }
}

/** Copies the beginning of a file, on disk when it resolves. @throws Error when the file is shorter */
async function copyPart(
  from: string,
  to: string,
  bytes: number,
  onCopied: (bytes: number, ofBytes: number) => void = () => {},
): Promise<FileSum> {
  const [source, target] = await Promise.all([open(from, 'r'), open(to, 'w', 0o600)]);
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    let [size, sum] = [0, 0];
    while (size < bytes) {
      const { bytesRead } = await source.read(chunk, 0, Math.min(CHUNK, bytes - size), size);
      if (bytesRead === 0) throw new Error(`${from} ends after ${size} of ${bytes} bytes.`);
      const part = chunk.subarray(0, bytesRead);
      await target.writeFile(part);
      sum = crc32(part, sum);
      size += bytesRead;
      onCopied(size, bytes);
    }
    await target.sync();
    return { size, sum };
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}
