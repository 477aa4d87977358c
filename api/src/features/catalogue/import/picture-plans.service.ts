import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { AuditActor } from '#platform/audit-log/audit-actor.js';
import { expiryFrom } from '../models/past-import.model.js';
import { type PictureImportRecord, pictureImportModel } from '../models/picture-import.model.js';
import { type PictureTaskRecord, pictureTaskModel } from '../models/picture-task.model.js';
import type { ProductRecord } from '../models/product.model.js';
import type { ImportedProduct } from './read-product.js';

/** The pictures that a row names for its product. */
export type PlannedPictures = Pick<PictureTaskRecord, 'productId' | 'sources' | 'changeId'>;

/** The addresses a row names, unless the product's pictures were fetched from the same ones. */
export const newPictures = (
  { pictures }: Pick<ImportedProduct, 'pictures'>,
  before: Pick<ProductRecord, 'pictureAddresses'> | undefined,
): readonly string[] => (isSame(pictures, before?.pictureAddresses ?? []) ? [] : pictures);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** The import that names pictures. */
export interface PicturesOf {
  readonly importId: Types.ObjectId;
  readonly fileName: string;
  readonly by: AuditActor;
}

/** Writes down which pictures an import is to fetch. The shop fetches them in the background, after a restart too. */
@Injectable()
export class PicturePlans {
  constructor(
    @InjectModel(pictureImportModel.name) private readonly imports: Model<PictureImportRecord>,
    @InjectModel(pictureTaskModel.name) private readonly tasks: Model<PictureTaskRecord>,
  ) {}

  /** Adds pictures in the transaction that writes their products; none to an import whose pictures were cancelled meanwhile. */
  async add(session: ClientSession, of: PicturesOf, planned: readonly PlannedPictures[]): Promise<void> {
    if (planned.length === 0) return;
    const { importId, fileName, by } = of;
    if (await this.isCancelled(importId, session)) return;
    const at = new Date();
    const expiresAt = expiryFrom(at);
    await this.imports.updateOne(
      { _id: importId },
      {
        $inc: { products: planned.length },
        $set: { phase: 'running', expiresAt },
        $setOnInsert: { fileName, by, at, source: 'addresses', dueAt: at },
      },
      { upsert: true, session },
    );
    // A process that has it keeps it: only one that has ended is due again.
    await this.imports.updateOne(
      { _id: importId, dueAt: trusted({ $exists: false }) },
      { $set: { dueAt: at } },
      { session },
    );
    await this.write(importId, planned, session);
  }

  private async isCancelled(importId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const known = await this.imports
      .findById(importId, { phase: 1, cancelWanted: 1 })
      .session(session)
      .lean<PictureImportRecord>();
    return known?.phase === 'cancelled' || known?.cancelWanted === true;
  }

  /** Writes tasks, in a transaction or without. */
  async write(
    importId: Types.ObjectId,
    planned: readonly PlannedPictures[],
    session?: ClientSession,
  ): Promise<void> {
    const expiresAt = expiryFrom(new Date());
    // By the driver: checking each again would take longer than writing it.
    await this.tasks.collection.insertMany(
      planned.map((one) => ({ _id: new Types.ObjectId(), importId, expiresAt, ...one })),
      session ? { session } : {},
    );
  }
}
