import {
  MAX_PICTURES_OF_PRODUCT,
  type PictureImport,
  type RefusedPicture,
} from '@jhola/shared/contracts/picture-imports.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import type { DurableQueue } from '#platform/jobs/durable-queue.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { ImportFiles } from '../import-files/import-files.service.js';
import { type PictureImportRecord, pictureImportModel } from '../models/picture-import.model.js';
import { type PictureTaskRecord, pictureTaskModel } from '../models/picture-task.model.js';
import { PictureLoader, type StoredPicture } from './picture-loader.service.js';
import { PictureWrites } from './picture-writes.service.js';
import { type LoadedPicture, ZipPictures } from './zip-pictures.js';

/** Products whose pictures are fetched at the same time. */
const CONCURRENCY = 4;

/** Where the pictures of an import are. */
interface PictureSource {
  /** Products at the same time. */
  readonly concurrency: number;
  readonly load: (source: string, signal: AbortSignal) => Promise<LoadedPicture>;
  readonly nameOf: (source: string) => string;
  readonly close: () => void;
}

/** Gives products the pictures of imports in the background: a restart goes on where it was. */
@Injectable()
export class PictureRuns {
  private readonly queue: DurableQueue<PictureImportRecord>;
  private readonly stops = new Map<string, AbortController>();

  constructor(
    @InjectModel(pictureImportModel.name) private readonly imports: Model<PictureImportRecord>,
    @InjectModel(pictureTaskModel.name) private readonly tasks: Model<PictureTaskRecord>,
    private readonly files: ImportFiles,
    private readonly loader: PictureLoader,
    private readonly writes: PictureWrites,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    jobs: Jobs,
  ) {
    this.queue = jobs.longQueue<PictureImportRecord>({
      name: 'picture-imports',
      model: imports,
      dueAt: 'dueAt',
      failures: 'failures',
      facts: ({ fileName }) => ({ fileName }),
      handle: async (record, closing) => {
        await this.run(record, closing);
        // An import that has ended has lost its date by now; a date that is there is that of pictures that came meanwhile.
        return false;
      },
    });
  }

  /** Call it after an import is written that is due. */
  wake(): void {
    this.queue.wake();
  }

  /** Has an import that is to be cancelled end now, if this process runs it; another process sees it within a few pictures. */
  cancel(importId: string): void {
    this.stops.get(importId)?.abort();
  }

  private async run(record: PictureImportRecord, closing: AbortSignal): Promise<void> {
    const stop = new AbortController();
    const id = record._id.toHexString();
    this.stops.set(id, stop);
    const source = await this.sourceOf(record);
    try {
      if (source) await this.work(record, source, AbortSignal.any([closing, stop.signal]));
      else await this.end(record, 'failed');
    } finally {
      source?.close();
      this.stops.delete(id);
    }
  }

  private async work(record: PictureImportRecord, source: PictureSource, signal: AbortSignal): Promise<void> {
    const { _id: importId } = record;
    for (;;) {
      const now = await this.imports.findById(importId, { cancelWanted: 1 }).lean<PictureImportRecord>();
      if (!now) return;
      if (now.cancelWanted) {
        await this.end(record, 'cancelled');
        return;
      }
      if (signal.aborted) return;
      const tasks = await this.tasks
        .find({ importId })
        .sort({ _id: 1 })
        .limit(source.concurrency)
        .lean<PictureTaskRecord[]>();
      if (tasks.length === 0 && (await this.end(record, 'done'))) return;
      const given = await Promise.allSettled(tasks.map((task) => this.give(record, source, task, signal)));
      const failed = given.find((one) => one.status === 'rejected');
      if (failed && !signal.aborted) throw failed.reason;
    }
  }

  /** Gives a product its pictures. What is stored of them is removed again where it does not get them. */
  private async give(
    record: PictureImportRecord,
    source: PictureSource,
    task: PictureTaskRecord,
    signal: AbortSignal,
  ): Promise<void> {
    const stored: string[] = [];
    const refused: RefusedPicture[] = [];
    let given = false;
    try {
      for (const one of task.sources) {
        const name = source.nameOf(one);
        const picture = await this.picture(source, one, stored.length, signal);
        if (picture.ok) stored.push(picture.address);
        else refused.push({ name, reason: picture.reason });
      }
      given = await this.writes.end(record, task, { stored, refused });
    } finally {
      if (!given) await this.loader.remove(stored);
    }
  }

  private async picture(
    source: PictureSource,
    one: string,
    stored: number,
    signal: AbortSignal,
  ): Promise<StoredPicture> {
    if (stored === MAX_PICTURES_OF_PRODUCT) return { ok: false, reason: 'too-many' };
    const loaded = await source.load(one, signal);
    return loaded.ok ? this.loader.store(loaded.bytes, signal) : loaded;
  }

  /** Undefined where the ZIP is gone or damaged. */
  private async sourceOf({ source, storedAs = '' }: PictureImportRecord): Promise<PictureSource | undefined> {
    if (source === 'addresses')
      return {
        concurrency: CONCURRENCY,
        load: (address, signal) => this.loader.fetch(address, signal),
        nameOf: (address) => address,
        close: () => {},
      };
    if (!(await this.files.has(storedAs))) return undefined;
    const zip = await ZipPictures.open(this.files.pathOf(storedAs)).catch((error: unknown) => {
      if (error instanceof ShopError) return undefined;
      throw error;
    });
    return (
      zip && {
        concurrency: 1,
        load: (index) => zip.load(Number(index)),
        nameOf: (index) => zip.paths[Number(index)] ?? '',
        close: () => zip.close(),
      }
    );
  }

  /** Stores how an import ended; false where it is to go on, because pictures have come meanwhile. */
  private async end({ _id, storedAs }: PictureImportRecord, phase: PictureImport['phase']): Promise<boolean> {
    const ended = await this.transactions.run(async (session) => {
      if (phase === 'done' && (await this.tasks.exists({ importId: _id }).session(session))) return false;
      const record = await this.imports
        .findOneAndUpdate(
          { _id, phase: 'running' },
          { $set: { phase }, $unset: { dueAt: 1, cancelWanted: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<PictureImportRecord>();
      if (!record) return true;
      if (phase !== 'done') await this.tasks.deleteMany({ importId: _id }, { session });
      const { by, fileName, pictures, refused } = record;
      await this.audit.add(session, by, {
        action: 'files.pictures-import-ended',
        subject: { type: 'file', name: fileName },
        after: { outcome: phase, pictures, refused },
      });
      return true;
    });
    if (ended && storedAs) await this.files.remove(storedAs);
    return ended;
  }
}
