import type { ImportColumns, ImportPhase } from '@jhola/shared/contracts/catalogue-files.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Database } from '#platform/database/database.js';
import { Transactions } from '#platform/database/transactions.js';
import { CatalogueImport } from '../import/catalogue-import.service.js';
import { ColumnMap } from '../import/column-map.js';
import { type ImportRequest, importFile } from '../import/import-file.js';
import type { ImportReport } from '../import/import-report.js';
import { readyMaps } from '../import/ready-maps.js';
import { type ImportJobRecord, importJobModel } from '../models/import-job.model.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { sumsOf } from './import-answer.js';
import { ImportFiles } from './import-files.service.js';

/** How often a run reports its progress. */
const REPORT_EVERY_MS = 500;
/** The limits of one file: data about its rows stays in memory until its end. */
const MAX = { rows: 200_000, refused: 10_000 } as const;

/** A run that is about to start. */
export interface ImportRun {
  readonly job: ImportJobRecord;
  readonly runId: Types.ObjectId;
  readonly by: AdminActor;
  /** Pieces of a new product when the file has no stock. */
  readonly stock: number;
}

/** How a run ended. */
interface Ending {
  readonly phase: ImportPhase;
  readonly report?: ImportReport;
  /** A code for which the web app has a sentence. */
  readonly trouble?: string;
}

/** Reads and imports files in the background, and stores the progress. */
@Injectable()
export class ImportRuns implements OnApplicationBootstrap {
  private readonly log = new Logger('ImportRuns');
  private stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(
    @InjectModel(importJobModel.name) private readonly jobs: Model<ImportJobRecord>,
    private readonly catalogue: CatalogueImport,
    private readonly feed: CatalogueFeed,
    private readonly files: ImportFiles,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  onApplicationBootstrap(): void {
    this.database.beforeClosing(() => {
      this.closing = true;
      return this.cancel();
    });
  }

  /** Starts a run; the caller has made sure that no other one is running. */
  start(run: ImportRun): void {
    this.stop = new AbortController();
    this.running = this.run(run, this.stop).catch((err: unknown) =>
      this.log.error({ err }, 'The outcome of an import could not be stored'),
    );
  }

  /** Ends this process's run and waits until that is stored. */
  async cancel(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(run: ImportRun, stop: AbortController): Promise<void> {
    const { job, runId } = run;
    const mine = { _id: job._id, runId };
    const done = { read: 0, products: 0 };
    const reportProgress = async () => {
      // The phase, too: after a suspend, another process may have marked the run as dead.
      const $set = { ...done, phase: job.phase, aliveAt: new Date() };
      const now = await this.jobs
        .findOneAndUpdate(mine, { $set }, { projection: { cancelWanted: 1 } })
        .lean();
      // Another run owns the job now: this one has been given up.
      if (!now || now.cancelWanted) stop.abort();
    };
    let reported = Promise.resolve();
    const timer = setInterval(() => {
      reported = reported
        .then(reportProgress)
        .catch((err: unknown) => this.log.warn({ err }, 'The progress of an import could not be stored'));
    }, REPORT_EVERY_MS);
    const ending = await this.ended(run, stop.signal, done).finally(() => clearInterval(timer));
    await reported;
    await this.store(run, done, ending);
    if (ending.phase === 'done') await this.files.remove(job.storedAs);
  }

  private async store(
    { job, runId, by }: ImportRun,
    done: { readonly read: number; readonly products: number },
    { phase, report, trouble }: Ending,
  ): Promise<void> {
    const $set = {
      ...{ ...done, phase },
      ...(report && { sums: sumsOf(report), refusedRows: report.refused }),
      ...(trouble && { trouble }),
    };
    await this.transactions.run(async (session) => {
      await this.jobs.updateOne({ _id: job._id, runId }, { $set }, { session });
      if (job.wrote)
        await this.audit.add(session, by, {
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
    run: ImportRun,
    signal: AbortSignal,
    done: { read: number; products: number },
  ): Promise<Ending> {
    try {
      const report = await importFile({
        file: this.files.pathOf(run.job.storedAs),
        map: mapOf(run.job),
        writes: run.job.wrote,
        take: run.job.wrote ? this.writer(run, done) : (rows, taken) => this.catalogue.check(rows, taken),
        onBytes: (count) => {
          done.read += count;
        },
        signal,
        max: MAX,
      });
      if (report.stopped === 'cancelled')
        return { phase: this.closing ? 'interrupted' : 'cancelled', report };
      if (report.stopped) return { phase: 'failed', report, trouble: report.stopped };
      return { phase: run.job.wrote ? 'done' : 'checked', report };
    } catch (err) {
      if (err instanceof ShopError) return { phase: 'failed', trouble: err.code };
      this.log.error({ err }, 'An import failed');
      return { phase: 'failed', trouble: 'server.failed' };
    }
  }

  private writer({ job, by, stock }: ImportRun, done: { products: number }): ImportRequest['take'] {
    const options = { usualStock: stock, counted: { by: by.userId, text: job.fileName } };
    return async (rows, taken) => {
      const written = await this.catalogue.write(rows, taken, options);
      await this.feed.catchUp();
      done.products += rows.length - written.refused.length;
      return written;
    };
  }
}

/** The ready map's rules, if the file has one, with the chosen columns. */
function mapOf({ readyMap, columns }: ImportJobRecord): ColumnMap {
  const ready = readyMap === undefined ? undefined : readyMaps[readyMap];
  return ColumnMap.parse({ ...ready, columns: columns as ImportColumns });
}
