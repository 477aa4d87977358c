import type { FileSum } from './file-sum.js';

/** One moment of the database while its tables rest: they and so much of the active journal are all of it. */
export interface HeldMoment {
  /** The database's, 16 hexadecimal digits. */
  readonly id: string;
  /** The journal's; the tables have the one before. */
  readonly epoch: number;
  /** The last frame. */
  readonly sequence: number;
  readonly journalBytes: number;
  readonly tables: FileSum;
}
