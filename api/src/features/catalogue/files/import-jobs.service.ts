import { stat } from 'node:fs/promises';
import type { ImportJob, StartImportRequest } from '@jhola/shared/contracts/catalogue-files.contract';
import { unreadPriceColumns } from '@jhola/shared/domain/imports/unread-price-columns';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { unreadable } from '#platform/http/sent-file.js';
import { guessColumns, sellingPriceColumns } from '../import/guess-columns.js';
import { mapForHeader, nameOfMap } from '../import/ready-maps.js';
import { ImportFiles } from '../import-files/import-files.service.js';
import { mustBeWhole, type SentFile } from '../import-files/sent-file.js';
import { type ImportJobRecord, importJobModel } from '../models/import-job.model.js';
import { ImportUndo } from '../undo/import-undo.service.js';
import { firstRows } from './first-rows.js';
import { importAnswer } from './import-answer.js';
import { ImportRuns, runningPhases } from './import-runs.service.js';

const JOB = { _id: 'import' } as const;
const running = () => ({ phase: trusted({ $in: runningPhases }) });
const atRest = () => ({ phase: trusted({ $nin: runningPhases }) });

/** The shop's one import: all processes share it, it survives a reload of the page, and only one runs. */
@Injectable()
export class ImportJobs implements OnApplicationBootstrap {
  constructor(
    @InjectModel(importJobModel.name) private readonly jobs: Model<ImportJobRecord>,
    private readonly files: ImportFiles,
    private readonly runs: ImportRuns,
    private readonly undo: ImportUndo,
    private readonly config: ShopConfig,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Files that belong to no import are removed. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.isSoleWriter) return;
    const storedAs = (await this.current())?.storedAs;
    await this.files.sweep('csv', new Set(storedAs ? [storedAs] : []));
  }

  /** The progress; null before the first import. */
  async state(): Promise<ImportJob | null> {
    const record = await this.current();
    return record ? importAnswer(record) : null;
  }

  /**
   * Stores a file to be imported and replaces the former one.
   * @throws ShopError import.running, import.too-large, import.too-many-rows, import.not-csv, request.malformed
   */
  async take(by: AdminActor, sent: SentFile): Promise<ImportJob> {
    const { fileName, stream } = sent;
    const known = await this.current();
    if (known && runningPhases.includes(known.phase)) {
      stream.resume();
      throw new ShopError('import.running');
    }
    const storedAs = await this.files
      .keep(stream, 'csv')
      .catch((error: Error) => Promise.reject(unreadable(error)));
    try {
      mustBeWhole(sent);
      return await this.replace(by, fileName, storedAs);
    } catch (error) {
      await this.files.remove(storedAs);
      throw error;
    }
  }

  /**
   * Starts to read the file, or to import it.
   * @throws ShopError import.running, import.undoing, import.file-missing, import.column-missing; import.price-unclear where products would be
   *   sold at full price although the file has another one, and nobody has said so
   */
  async start(by: AdminActor, request: StartImportRequest): Promise<ImportJob> {
    const known = await this.current();
    const isThere = known && known.phase !== 'done' && (await this.files.has(known.storedAs));
    if (!isThere) throw new ShopError('import.file-missing');
    const missing = Object.values(request.columns).find((column) => !known.header.includes(column));
    if (missing) throw new ShopError('import.column-missing', { column: missing });
    const { columns, dryRun, encoding, fullPrice } = request;
    const [unread] = unreadPriceColumns(sellingPriceColumns(known), columns);
    if (unread !== undefined && !fullPrice) throw new ShopError('import.price-unclear', { column: unread });
    if (!dryRun && (await this.undo.isRunning())) throw new ShopError('import.undoing');
    const dueAt = this.runs.leaseUntil();
    const started = await this.transactions.run(async (session) => {
      const job = await this.jobs
        .findOneAndUpdate(
          { ...JOB, ...atRest(), storedAs: known.storedAs },
          {
            $set: {
              ...{
                columns,
                readAs: encoding,
                dueAt,
                phase: dryRun ? 'checking' : 'importing',
                wrote: !dryRun,
              },
              ...{ runId: new Types.ObjectId(), read: 0, products: 0, refusedRows: [], cancelWanted: false },
            },
            $unset: { sums: 1, samples: 1, trouble: 1 },
          },
          { returnDocument: 'after', session },
        )
        .lean<ImportJobRecord>();
      if (!job) throw new ShopError('import.running');
      if (!dryRun)
        await this.audit.add(session, by, {
          action: 'files.import-started',
          subject: { type: 'file', name: job.fileName },
          after: { columns: { ...columns }, stock: request.stock },
        });
      return job;
    });
    this.runs.start(started, dueAt, { by, stock: request.stock });
    return importAnswer(started);
  }

  /** Ends the run, in whichever process; written batches stay. Without a run nothing happens. */
  async cancel(by: AdminActor): Promise<ImportJob | null> {
    await this.transactions.run(async (session) => {
      const cancelled = await this.jobs
        .findOneAndUpdate({ ...JOB, ...running() }, { $set: { cancelWanted: true } }, { session })
        .lean<ImportJobRecord>();
      if (cancelled)
        await this.audit.add(session, by, {
          action: 'files.import-cancelled',
          subject: { type: 'file', name: cancelled.fileName },
        });
    });
    await this.runs.cancel();
    return this.state();
  }

  private current(): Promise<ImportJobRecord | null> {
    return this.jobs.findOne(JOB).lean<ImportJobRecord>();
  }

  private async replace(by: AdminActor, fileName: string, storedAs: string): Promise<ImportJob> {
    const path = this.files.pathOf(storedAs);
    const [begins, { size }] = await Promise.all([firstRows(path), stat(path)]);
    if (!begins) throw new ShopError('import.not-csv');
    const map = mapForHeader(begins.header);
    const job: ImportJobRecord = {
      ...JOB,
      ...begins,
      ...{ fileName, storedAs, size, uploadedAt: new Date() },
      ...(map && { readyMap: nameOfMap(map) }),
      columns: map?.columns ?? guessColumns(begins),
      ...{ phase: 'ready', wrote: false, read: 0, products: 0, refusedRows: [] },
    };
    const replacing = this.transactions.run(async (session) => {
      const replaced = await this.jobs
        .findOneAndReplace({ ...JOB, ...atRest() }, job, { upsert: true, returnDocument: 'before', session })
        .lean<ImportJobRecord>();
      await this.audit.add(session, by, {
        action: 'files.import-uploaded',
        subject: { type: 'file', name: fileName },
        after: { bytes: size },
      });
      return replaced;
    });
    const before = await replacing.catch((error: unknown) => {
      throw isDuplicateKey(error) ? new ShopError('import.running') : error;
    });
    if (before) await this.files.remove(before.storedAs);
    return importAnswer(job);
  }
}
