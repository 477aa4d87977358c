import { stat } from 'node:fs/promises';
import { MAX_PICTURE_IMPORTS, type PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Transactions } from '#platform/database/transactions.js';
import { unreadable } from '#platform/http/sent-file.js';
import { PicturePlans } from '../import/picture-plans.service.js';
import { ImportFiles } from '../import-files/import-files.service.js';
import { mustBeWhole, type SentFile } from '../import-files/sent-file.js';
import { expiryFrom } from '../models/past-import.model.js';
import {
  type PictureImportRecord,
  pictureImportModel,
  storedRefusals,
} from '../models/picture-import.model.js';
import { pictureImportOf, SHOWN_REFUSALS } from './picture-import-answer.js';
import { PictureRuns } from './picture-runs.service.js';
import { ZipProducts } from './zip-products.service.js';

/** Tasks of one write. */
const BATCH = 1000;

/** Pictures of many products from a ZIP, and those of imported lists, as administrators see and steer them. */
@Injectable()
export class PictureImports implements OnApplicationBootstrap {
  constructor(
    @InjectModel(pictureImportModel.name) private readonly imports: Model<PictureImportRecord>,
    private readonly files: ImportFiles,
    private readonly products: ZipProducts,
    private readonly plans: PicturePlans,
    private readonly runs: PictureRuns,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly config: ShopConfig,
  ) {}

  /** ZIP files that no import needs are removed. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.isSoleWriter) return;
    const open = await this.imports
      .find({ dueAt: trusted({ $exists: true }) }, { storedAs: 1 })
      .lean<PictureImportRecord[]>();
    await this.files.sweep('zip', new Set(open.flatMap(({ storedAs }) => storedAs ?? [])));
  }

  /** The newest first. */
  async list(): Promise<PictureImport[]> {
    const records = await this.imports
      .find()
      .slice('refusals', SHOWN_REFUSALS)
      .sort({ at: -1, _id: -1 })
      .limit(MAX_PICTURE_IMPORTS)
      .lean<PictureImportRecord[]>();
    return records.map(pictureImportOf);
  }

  /**
   * Stores a ZIP, gives its files to products by their names, and begins to draw them.
   * @throws ShopError import.running while another ZIP is drawn; import.too-large, import.not-zip, import.zip-empty, import.zip-too-many,
   *   import.zip-bomb, request.malformed
   */
  async take(by: AdminActor, sent: SentFile): Promise<PictureImport> {
    if (await this.imports.exists({ source: 'zip', dueAt: trusted({ $exists: true }) })) {
      sent.stream.resume();
      throw new ShopError('import.running');
    }
    const keeping = this.files.keep(sent.stream, 'zip');
    const storedAs = await keeping.catch((error: Error) => Promise.reject(unreadable(error)));
    try {
      mustBeWhole(sent);
      return await this.begin(by, sent.fileName, storedAs);
    } catch (error) {
      await this.files.remove(storedAs);
      throw error;
    }
  }

  /**
   * Ends an import, in whichever process; what products have got stays.
   * @throws ShopError import.pictures-missing
   */
  async cancel(by: AdminActor, importId: string): Promise<PictureImport[]> {
    await this.transactions.run(async (session) => {
      const known = await this.imports.findById(importId).session(session).lean<PictureImportRecord>();
      if (!known) throw new ShopError('import.pictures-missing');
      if (known.phase !== 'running' || known.cancelWanted) return;
      await this.imports.updateOne({ _id: importId }, { $set: { cancelWanted: true } }, { session });
      await this.audit.add(session, by, {
        action: 'files.pictures-import-cancelled',
        subject: { type: 'file', name: known.fileName },
      });
    });
    this.runs.cancel(importId);
    return this.list();
  }

  private async begin(by: AdminActor, fileName: string, storedAs: string): Promise<PictureImport> {
    const path = this.files.pathOf(storedAs);
    const [{ tasks, refusals }, { size: bytes }] = await Promise.all([
      this.products.grouped(path),
      stat(path),
    ]);
    const at = new Date();
    const record: PictureImportRecord = {
      _id: new Types.ObjectId(),
      ...{ fileName, source: 'zip', storedAs, by, at, phase: 'running' },
      ...{ products: tasks.length, handled: 0, pictures: 0, refused: refusals.length },
      ...{ refusals: storedRefusals(refusals), dueAt: at, expiresAt: expiryFrom(at) },
    };
    // Before the import: after a crash in between they belong to none, and expire.
    for (let from = 0; from < tasks.length; from += BATCH)
      await this.plans.write(record._id, tasks.slice(from, from + BATCH));
    await this.transactions.run(async (session) => {
      await this.imports.create([record], { session });
      await this.audit.add(session, by, {
        action: 'files.pictures-import-started',
        subject: { type: 'file', name: fileName },
        after: { bytes, products: tasks.length, refused: refusals.length },
      });
    });
    this.runs.wake();
    return pictureImportOf(record);
  }
}
