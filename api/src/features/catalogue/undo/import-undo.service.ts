import {
  MAX_PAST_IMPORTS,
  MAX_UNDO_STAYS,
  type PastImport,
} from '@jhola/shared/contracts/import-history.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { Transactions } from '#platform/database/transactions.js';
import type { DurableQueue } from '#platform/jobs/durable-queue.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { type ImportChangeRecord, importChangeModel } from '../models/import-change.model.js';
import { type ImportJobRecord, importJobModel } from '../models/import-job.model.js';
import { type PastImportRecord, pastImportModel, undoUntil } from '../models/past-import.model.js';
import { type PictureImportRecord, pictureImportModel } from '../models/picture-import.model.js';
import { CatalogueFeed } from '../structure/catalogue-feed.service.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { UndoBatch } from './undo-batch.service.js';

/** Products of one transaction: orders of them wait so long. */
const BATCH = 100;

/** Undoes imports in the background: what an import changed goes back in batches, and a restart goes on where it was. */
@Injectable()
export class ImportUndo {
  private readonly queue: DurableQueue<PastImportRecord>;

  constructor(
    @InjectModel(pastImportModel.name) private readonly imports: Model<PastImportRecord>,
    @InjectModel(importChangeModel.name) private readonly changes: Model<ImportChangeRecord>,
    @InjectModel(pictureImportModel.name) private readonly pictures: Model<PictureImportRecord>,
    @InjectModel(importJobModel.name) private readonly running: Model<ImportJobRecord>,
    private readonly batch: UndoBatch,
    private readonly writes: CatalogueWrites,
    private readonly feed: CatalogueFeed,
    private readonly mutex: KeyedMutex,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    jobs: Jobs,
  ) {
    this.queue = jobs.longQueue<PastImportRecord>({
      name: 'import-undos',
      model: imports,
      dueAt: 'undo.dueAt',
      failures: 'undo.failures',
      facts: ({ fileName }) => ({ fileName }),
      handle: (record, closing) => this.run(record, closing),
    });
  }

  /** The imports that can be undone or were, the newest first. */
  async list(): Promise<PastImport[]> {
    const records = await this.imports
      .find()
      .sort({ at: -1, _id: -1 })
      .limit(MAX_PAST_IMPORTS)
      .lean<PastImportRecord[]>();
    return records.map(pastImportOf);
  }

  /**
   * Begins to undo an import.
   * @throws ShopError import.running while a file is imported; import.undo-missing; import.undone-before
   */
  async start(by: AdminActor, importId: string): Promise<PastImport> {
    if (await this.running.exists({ _id: 'import', phase: 'importing' }))
      throw new ShopError('import.running');
    const total = await this.changes.countDocuments({ importId });
    const undo = {
      phase: 'undoing',
      total,
      handled: 0,
      restored: 0,
      deleted: 0,
      stayed: 0,
      stays: [],
    } as const;
    const started = await this.transactions.run(async (session) => {
      const known = await this.imports.findById(importId).session(session).lean<PastImportRecord>();
      if (!known || undoUntil(known) <= new Date()) throw new ShopError('import.undo-missing');
      const record = await this.imports
        .findOneAndUpdate(
          { _id: importId, undo: trusted({ $exists: false }) },
          { $set: { undo: { ...undo, by, dueAt: new Date() } } },
          { session, returnDocument: 'after' },
        )
        .lean<PastImportRecord>();
      if (!record) throw new ShopError('import.undone-before');
      // Pictures that are still to come would be taken back as soon as they are there.
      await this.pictures.updateOne(
        { _id: importId, phase: 'running' },
        { $set: { cancelWanted: true } },
        { session },
      );
      await this.audit.add(session, by, {
        action: 'files.import-undo-started',
        subject: { type: 'file', name: record.fileName },
        after: { created: record.created, updated: record.updated },
      });
      return record;
    });
    this.queue.wake();
    return pastImportOf(started);
  }

  /** Whether one is being undone. */
  async isRunning(): Promise<boolean> {
    return (await this.imports.exists({ 'undo.dueAt': trusted({ $exists: true }) })) !== null;
  }

  /** Undoes what is left; answers whether all is done. */
  private async run(record: PastImportRecord, closing: AbortSignal): Promise<boolean> {
    while (!closing.aborted) {
      const changes = await this.next(record);
      if (changes.length === 0) {
        await this.end(record);
        this.feed.keepSoon();
        return true;
      }
      const ids = changes.map(({ targetId }) => targetId.toHexString());
      await this.mutex.runExclusive(ids, () => this.undo(record, changes));
    }
    return false;
  }

  /** The next changes, all of one rank. */
  private async next({ _id }: PastImportRecord): Promise<ImportChangeRecord[]> {
    const changes = await this.changes
      .find({ importId: _id })
      .sort({ rank: 1, _id: 1 })
      .limit(BATCH)
      .lean<ImportChangeRecord[]>();
    return changes.filter(({ rank }) => rank === changes[0]?.rank);
  }

  private async undo({ _id, fileName, undo }: PastImportRecord, changes: readonly ImportChangeRecord[]) {
    const counted = { by: undo?.by.userId ?? '', text: fileName };
    await this.writes.run(async (session, revision) => {
      const { restored, deleted, stays } = await this.batch.undo(changes, { session, revision, counted });
      const done = changes.map((change) => change._id);
      // With what is undone, so that nothing is undone twice.
      await this.changes.deleteMany({ _id: trusted({ $in: done }) }, { session });
      await this.imports.updateOne(
        { _id },
        {
          $inc: {
            'undo.handled': changes.length,
            'undo.restored': restored,
            'undo.deleted': deleted,
            'undo.stayed': stays.length,
          },
          $push: { 'undo.stays': { $each: stays, $slice: MAX_UNDO_STAYS } },
        },
        { session },
      );
    });
  }

  private async end({ _id, fileName, undo }: PastImportRecord): Promise<void> {
    if (!undo) return;
    await this.transactions.run(async (session) => {
      const ended = await this.imports
        .findOneAndUpdate(
          { _id, 'undo.phase': 'undoing' },
          { $set: { 'undo.phase': 'undone' }, $unset: { 'undo.dueAt': 1 } },
          { session, returnDocument: 'after' },
        )
        .lean<PastImportRecord>();
      if (!ended?.undo) return;
      const { restored, deleted, stayed } = ended.undo;
      await this.audit.add(session, undo.by, {
        action: 'files.import-undo-ended',
        subject: { type: 'file', name: fileName },
        after: { restored, deleted, stayed },
      });
    });
  }
}

function pastImportOf(record: PastImportRecord): PastImport {
  const { _id, fileName, at, created, updated, undo } = record;
  const shown = undo && {
    ...{ phase: undo.phase, total: undo.total, handled: undo.handled },
    ...{ restored: undo.restored, deleted: undo.deleted, stayed: undo.stayed, stays: undo.stays },
  };
  return {
    _id: _id.toHexString(),
    ...{ fileName, at: at.toISOString(), created, updated, undoUntil: undoUntil(record).toISOString() },
    ...(shown && { undo: shown }),
  };
}
