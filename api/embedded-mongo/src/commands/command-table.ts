import { paced, type Work } from '../pace.js';
import { aggregate } from './aggregate.js';
import { embeddedBackup, embeddedStatus } from './backup-commands.js';
import { bulkWrite } from './bulk-write.js';
import {
  create,
  createIndexes,
  drop,
  dropDatabase,
  dropIndexes,
  listCollections,
  listDatabases,
  listIndexes,
} from './collection-commands.js';
import type { Context, Reply } from './context.js';
import { explain } from './explain.js';
import { count, distinct, find, getMore, killCursors } from './read-commands.js';
import {
  abortTransaction,
  buildInfo,
  commitTransaction,
  connectionStatus,
  endSessions,
  hello,
  ping,
} from './server-commands.js';
import { findAndModify, insert, remove, update } from './write-commands.js';

export interface Command {
  readonly run: (context: Context) => Reply | Promise<Reply>;
  /** The arguments it understands; others are refused rather than ignored. Absent: takes any. */
  readonly takes?: ReadonlySet<string>;
  /** May run inside a transaction. */
  readonly transactional?: boolean;
  /** Answers what is stored only: of the collection it names, or of any. */
  readonly reads?: 'one' | 'any';
  /** The driver may send it again with the same transaction number. */
  readonly retryable?: boolean;
}

/** Arguments any command may carry. */
export const COMMON_ARGUMENTS = new Set([
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** A command that gives others their turn while it works for long. */
const atPace =
  (work: (context: Context) => Work<Reply>): Command['run'] =>
  (context) =>
    paced(work(context), context.pace);

const takes = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const write = { transactional: true, retryable: true };
const WRITE_ARGUMENTS = 'ordered bypassDocumentValidation let';

/** Every command there is, by its name in lower case. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    hello: { run: hello },
    isMaster: { run: hello },
    ping: { run: ping },
    embeddedBackup: { run: embeddedBackup, takes: takes('embeddedBackup hold') },
    embeddedStatus: { run: embeddedStatus, takes: takes('embeddedStatus') },
    buildInfo: { run: buildInfo },
    connectionStatus: { run: connectionStatus },
    endSessions: { run: endSessions },
    killSessions: { run: endSessions },
    insert: { run: insert, takes: takes(`insert documents ${WRITE_ARGUMENTS}`), ...write },
    update: { run: update, takes: takes(`update updates ${WRITE_ARGUMENTS}`), ...write },
    delete: { run: remove, takes: takes(`delete deletes ${WRITE_ARGUMENTS}`), ...write },
    // Of MongoDB 8: statements on several collections travel together.
    bulkWrite: {
      run: bulkWrite,
      takes: takes(`bulkWrite ops nsInfo errorsOnly cursor ${WRITE_ARGUMENTS}`),
      ...write,
    },
    findAndModify: {
      run: findAndModify,
      takes: takes(
        'findAndModify query update remove new upsert sort fields arrayFilters hint bypassDocumentValidation let',
      ),
      ...write,
    },
    find: {
      run: atPace(find),
      takes: takes(
        'find filter sort projection skip limit batchSize singleBatch hint let noCursorTimeout allowDiskUse allowPartialResults tailable awaitData oplogReplay',
      ),
      transactional: true,
      reads: 'one',
    },
    getMore: { run: getMore, takes: takes('getMore collection batchSize'), transactional: true },
    killCursors: { run: killCursors, transactional: true },
    aggregate: {
      run: atPace(aggregate),
      takes: takes('aggregate pipeline cursor explain allowDiskUse hint let bypassDocumentValidation'),
      transactional: true,
      reads: 'any',
    },
    // As in MongoDB: a transaction counts by aggregation.
    count: { run: atPace(count), takes: takes('count query limit skip hint fields'), reads: 'one' },
    distinct: {
      run: atPace(distinct),
      takes: takes('distinct key query hint'),
      transactional: true,
      reads: 'one',
    },
    explain: { run: atPace(explain) },
    create: { run: create },
    drop: { run: drop },
    dropDatabase: { run: dropDatabase },
    createIndexes: { run: createIndexes, takes: takes('createIndexes indexes commitQuorum') },
    dropIndexes: { run: dropIndexes, takes: takes('dropIndexes index') },
    listIndexes: { run: listIndexes, reads: 'any' },
    listCollections: { run: listCollections, reads: 'any' },
    listDatabases: { run: listDatabases, reads: 'any' },
    commitTransaction: { run: commitTransaction },
    abortTransaction: { run: abortTransaction },
  }).map(([name, command]) => [name.toLowerCase(), command]),
);
