import {
  type ImportColumns,
  type ImportPhase,
  MAX_IMPORT_ROWS,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { collectEarlier } from '#platform/config/modest-heap.js';
import { Transactions } from '#platform/database/transactions.js';
import type { DurableQueue } from '#platform/jobs/durable-queue.js';
import { Jobs, LONG_LEASE_MS } from '#platform/jobs/jobs.service.js';
import { CatalogueImport } from '../import/catalogue-import.service.js';
import { ColumnMap } from '../import/column-map.js';
import { type ImportRequest, importFile } from '../import/import-file.js';
import type { ImportReport } from '../import/import-report.js';
import { readyMaps } from '../import/ready-maps.js';
import { ImportFiles } from '../import-files/import-files.service.js';
import { type ImportJobRecord, importJobModel } from '../models/import-job.model.js';
import { PictureRuns } from '../picture-imports/picture-runs.service.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { sumsOf } from './import-answer.js';

/**
 * How often a run reports its progress at most, and lets searches and lists know what it wrote: each time, answers are made anew
 * that were ready.
 */
const REPORT_EVERY_MS = 500;
/** The limits of one file: data about its rows stays in memory until its end. */
const MAX = { rows: MAX_IMPORT_ROWS, refused: 10_000 } as const;

/** The phases of a run that has not ended. */
export const runningPhases: ImportPhase[] = ['checking', 'importing'];

/** What only the process that started a run knows. */
interface Started {
  readonly by: AdminActor;
  /** Pieces of a new product when the file has no stock. */
  readonly stock: number;
}

/** A run in the queue: without `started` its process has ended. */
type QueuedRun = ImportJobRecord & { readonly started?: Started };

/** How a run ended. */
interface Ending {
  readonly phase: ImportPhase;
  readonly report?: ImportReport;
  /** A code for which the web app has a sentence. */
  readonly trouble?: string;
}

/** Reads and imports files in the background, and stores the progress. */
@Injectable()
export class ImportRuns implements OnModuleInit {
  private readonly log = new Logger('ImportRuns');
  private readonly queue: DurableQueue<QueuedRun>;
  private stop = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(importJobModel.name) private readonly records: Model<ImportJobRecord>,
    private readonly catalogue: CatalogueImport,
    private readonly feed: CatalogueFeed,
    private readonly files: ImportFiles,
    private readonly pictures: PictureRuns,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    jobs: Jobs,
  ) {
    this.queue = jobs.longQueue<QueuedRun>({
      name: 'imports',
      model: records,
      dueAt: 'dueAt',
      failures: 'failures',
      facts: ({ fileName }) => ({ fileName }),
      handle: async ({ started, ...job }, closing) => {
        await (started ? this.run(job, started, closing) : this.end(job, { phase: 'interrupted' }));
        // A run that has ended has lost its date by now; a date that is there is the next run's.
        return false;
      },
    });
  }

  /** Runs of the version before have no date. They get one, so that the queue finds them. */
  async onModuleInit(): Promise<void> {
    await this.records.updateOne(
      { phase: trusted({ $in: runningPhases }), dueAt: trusted({ $exists: false }) },
      { $set: { dueAt: this.leaseUntil() } },
    );
  }

  /** The `dueAt` of a run that this process is about to start. */
  leaseUntil(): Date {
    return new Date(Date.now() + LONG_LEASE_MS);
  }

  /** Starts a run that is stored; the caller has made sure that no other one is running. */
  start(job: ImportJobRecord, dueAt: Date, started: Started): void {
    this.stop = new AbortController();
    this.running = this.queue.start({ ...job, started }, dueAt);
  }

  /** Ends this process's run and waits until that is stored. */
  async cancel(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(job: ImportJobRecord, started: Started, closing: AbortSignal): Promise<void> {
    const done = { read: 0, products: 0 };
    const asBefore = collectEarlier();
    const ending = await this.ended(job, started, done, closing).finally(asBefore);
    // However it ended: what was written since the last report stays.
    if (job.wrote)
      await this.feed
        .catchUp()
        .catch((err: unknown) => this.log.warn({ err }, 'What an import has written could not be read'));
    await this.end(job, ending, { done, by: started.by });
    if (job.wrote) this.pictures.wake();
    // Refused rows are read from the file when they are downloaded.
    const isUsed = ending.report && ending.report.refused.length > 0;
    if (ending.phase === 'done' && !isUsed) await this.files.remove(job.storedAs);
    if (job.wrote) this.feed.keepSoon();
  }

  /**
   * Stores the end of a run, unless another process has ended it.
   * @param from the process that ran it: how far it came, and for whom
   */
  private async end(
    job: ImportJobRecord,
    { phase, report, trouble }: Ending,
    from?: { readonly done: object; readonly by: AdminActor },
  ): Promise<void> {
    const $set = {
      ...{ ...from?.done, phase },
      ...(report && { sums: sumsOf(report), samples: report.samples, refusedRows: report.refused }),
      ...(trouble && { trouble }),
    };
    await this.transactions.run(async (session) => {
      await this.records.updateOne(unended(job), { $set, $unset: { dueAt: 1 } }, { session });
      if (from && job.wrote)
        await this.audit.add(session, from.by, {
          action: 'files.import-ended',
          subject: { type: 'file', name: job.fileName },
          after: {
            outcome: phase,
            ...(trouble && { trouble }),
            ...(report && { refused: report.refused.length, ...report.written }),
          },
        });
    });
  }

  /** Never throws: every error is an outcome of the run. */
  private async ended(
    job: ImportJobRecord,
    started: Started,
    done: { read: number; products: number },
    closing: AbortSignal,
  ): Promise<Ending> {
    const { stop } = this;
    const take = job.wrote ? this.writer(job, started, done) : this.catalogue.check.bind(this.catalogue);
    let reportedAt = 0;
    try {
      const report = await importFile({
        file: this.files.pathOf(job.storedAs),
        map: mapOf(job),
        encoding: job.readAs ?? 'utf-8',
        writes: job.wrote,
        take: async (rows, taken) => {
          const outcome = await take(rows, taken);
          if (Date.now() - reportedAt < REPORT_EVERY_MS) return outcome;
          reportedAt = Date.now();
          if (job.wrote) await this.feed.catchUp();
          await this.report(job, done, stop).catch((err: unknown) =>
            this.log.warn({ err }, 'The progress of an import could not be stored'),
          );
          return outcome;
        },
        onBytes: (count) => {
          done.read += count;
        },
        signal: AbortSignal.any([stop.signal, closing]),
        max: MAX,
      });
      if (report.stopped === 'cancelled')
        return { phase: closing.aborted ? 'interrupted' : 'cancelled', report };
      if (report.stopped) return { phase: 'failed', report, trouble: report.stopped };
      return { phase: job.wrote ? 'done' : 'checked', report };
    } catch (err) {
      if (err instanceof ShopError) return { phase: 'failed', trouble: err.code };
      this.log.error({ err }, 'An import failed');
      return { phase: 'failed', trouble: 'server.failed' };
    }
  }

  /** Stores the progress, and stops a run that is cancelled or that another process has ended. */
  private async report(job: ImportJobRecord, done: object, stop: AbortController): Promise<void> {
    const now = await this.records
      .findOneAndUpdate(unended(job), { $set: done }, { projection: { cancelWanted: 1 } })
      .lean();
    if (!now || now.cancelWanted) stop.abort();
  }

  private writer(
    { fileName, runId }: ImportJobRecord,
    { by, stock }: Started,
    done: { products: number },
  ): ImportRequest['take'] {
    const options = {
      importId: runId ?? new Types.ObjectId(),
      usualStock: stock,
      counted: { by: by.userId, text: fileName },
      actor: by,
    };
    return async (rows, taken) => {
      const written = await this.catalogue.write(rows, taken, options);
      done.products += rows.length - written.refused.length;
      return written;
    };
  }
}

/** This run of the import, unless it has ended. */
const unended = ({ _id, runId, phase }: ImportJobRecord) => ({ _id, runId, phase });

/** The ready map's rules, if the file has one, with the chosen columns. */
function mapOf({ readyMap, columns }: ImportJobRecord): ColumnMap {
  const ready = readyMap === undefined ? undefined : readyMaps[readyMap];
  return ColumnMap.parse({ ...ready, columns: columns as ImportColumns });
}
