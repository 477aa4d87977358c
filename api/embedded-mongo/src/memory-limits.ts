/** How much of a database is in memory, how long one works before the next, and when what was written goes to the tables. */
export interface MemoryLimits {
  /** Of documents that were read, with what is decoded of them. */
  readonly documentBytes: number;
  /** Of indexes that were used. */
  readonly indexBytes: number;
  /** How many entries of an index are read and written as one. */
  readonly chunkPairs: number;
  /** Collections up to this size are scanned document by document through memory; larger ones from the tables. */
  readonly smallCollection: number;
  /**
   * How many records of one query stay in memory for the next, of a collection that is not small: one that reads more (to fill a search
   * index, to count orders) would put what others ask for again and again out of it.
   */
  readonly cachedPerQuery: number;
  /** Of one query's results; of what is beyond it the numbers are kept, and the documents are read when they are asked for. */
  readonly resultBytes: number;
  /** Of what one command sorts or groups, or an aggregation results in; it is refused beyond it. */
  readonly workBytes: number;
  /** Of what others replace while a command that reads for long rests, and it has not come to yet; it fails beyond it. */
  readonly watchBytes: number;
  /** How long a command works on before others have their turn, in milliseconds. */
  readonly sliceMs: number;
  /** Of the results that all cursors together have in memory; the one that was used longest ago is closed first. */
  readonly cursorBytes: number;
  /** How many cursors may be open. */
  readonly cursors: number;
  /** Of what one transaction writes; a statement beyond it is refused. */
  readonly transactionBytes: number;
  /** Of the documents one transaction still sees that others have replaced; beyond it the transaction is ended. */
  readonly snapshotBytes: number;
  /** How many sessions may be remembered for retries; a new one beyond them is refused. */
  readonly sessions: number;
  /** Of what the journal holds of each document's newest version, at which it goes to the tables. */
  readonly checkpointBytes: number;
  /** How many parts of indexes have changed when the journal goes to the tables, whatever its size. */
  readonly checkpointChunks: number;
  /** With how many changed parts of indexes a checkpoint has much of them; those of an import have, one after the other. */
  readonly busyChunks: number;
  /** While they do, the share of the bounds that is left. */
  readonly busyShare: { readonly caches: number; readonly checkpoints: number };
  /** The tables' file is compared with its checksum before the database opens up to this size, and otherwise right after. */
  readonly comparedFirst: number;
}

/** What the shop runs with. */
export const MEMORY_LIMITS: MemoryLimits = {
  documentBytes: 48 * 1024 * 1024,
  indexBytes: 32 * 1024 * 1024,
  chunkPairs: 128,
  smallCollection: 2000,
  cachedPerQuery: 200,
  resultBytes: 4 * 1024 * 1024,
  workBytes: 100 * 1024 * 1024,
  watchBytes: 64 * 1024 * 1024,
  sliceMs: 8,
  cursorBytes: 64 * 1024 * 1024,
  cursors: 1000,
  transactionBytes: 64 * 1024 * 1024,
  snapshotBytes: 32 * 1024 * 1024,
  sessions: 20_000,
  checkpointBytes: 8 * 1024 * 1024,
  checkpointChunks: 4000,
  busyChunks: 1500,
  busyShare: { caches: 1 / 4, checkpoints: 1 / 2 },
  comparedFirst: 256 * 1024 * 1024,
};
