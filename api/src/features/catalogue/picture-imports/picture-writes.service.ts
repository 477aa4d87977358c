import type { RefusedPicture } from '@jhola/shared/contracts/picture-imports.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { contentPrint } from '../import/content-print.js';
import { CHANGE_RANKS, type ImportChangeRecord, importChangeModel } from '../models/import-change.model.js';
import { expiryFrom, type PastImportRecord, pastImportModel } from '../models/past-import.model.js';
import {
  MAX_STORED_REFUSALS,
  type PictureImportRecord,
  pictureImportModel,
  storedRefusals,
} from '../models/picture-import.model.js';
import { type PictureTaskRecord, pictureTaskModel } from '../models/picture-task.model.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { CatalogueWrites } from '../structure/catalogue-writes.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';

/** What became of the pictures of one product. */
export interface PicturesOfProduct {
  /** The addresses of those that are stored. */
  readonly stored: readonly string[];
  readonly refused: readonly RefusedPicture[];
}

/** What an undo restores; null for a field that was missing. */
const picturesOf = ({ image, pictureAddresses }: ProductRecord) => ({
  image,
  pictureAddresses: pictureAddresses ?? null,
});

/** Gives products their pictures, and keeps what that changed for the undo of the import. */
@Injectable()
export class PictureWrites {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    @InjectModel(pictureTaskModel.name) private readonly tasks: Model<PictureTaskRecord>,
    @InjectModel(pictureImportModel.name) private readonly imports: Model<PictureImportRecord>,
    @InjectModel(importChangeModel.name) private readonly changes: Model<ImportChangeRecord>,
    @InjectModel(pastImportModel.name) private readonly past: Model<PastImportRecord>,
    private readonly writes: CatalogueWrites,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Ends a task: its product's pictures become these, unless there are none.
   * @returns whether the product has got them: it may be gone, or the import undone meanwhile
   */
  async end(of: PictureImportRecord, task: PictureTaskRecord, pictures: PicturesOfProduct): Promise<boolean> {
    return this.mutex.runExclusive([task.productId.toHexString()], () =>
      this.writes.run(async (session, revision) => {
        const { deletedCount } = await this.tasks.deleteOne({ _id: task._id }, { session });
        // Another process has ended it.
        if (deletedCount === 0) return false;
        const given = await this.give(of, task, pictures, { session, revision });
        const { refused } = pictures;
        await this.imports.updateOne(
          { _id: of._id },
          {
            $inc: { handled: 1, refused: refused.length, pictures: given ? pictures.stored.length : 0 },
            $push: { refusals: { $each: storedRefusals(refused), $slice: MAX_STORED_REFUSALS } },
          },
          { session },
        );
        return given;
      }),
    );
  }

  private async give(
    of: PictureImportRecord,
    { productId, sources, changeId }: PictureTaskRecord,
    { stored, refused }: PicturesOfProduct,
    { session, revision }: { readonly session: ClientSession; readonly revision: number },
  ): Promise<boolean> {
    if (stored.length === 0) return false;
    const undone = { _id: of._id, undo: trusted({ $exists: true }) };
    if (await this.past.exists(undone).session(session)) return false;
    const before = await this.products.findById(productId).session(session).lean<ProductRecord>();
    if (!before) return false;
    // After a refusal the next list with the same addresses tries again, unless it would be refused for their number again.
    const isWhole = of.source === 'addresses' && refused.every(({ reason }) => reason === 'too-many');
    const pictureAddresses = isWhole ? sources : (before.pictureAddresses ?? []);
    const $set = { image: stored, pictureAddresses, revision };
    const after = await this.products
      .findOneAndUpdate({ _id: productId }, { $set }, { session, returnDocument: 'after' })
      .lean<ProductRecord>();
    if (!after) return false;
    if (changeId) await this.keepPrint(changeId, before, after, session);
    else await this.keepChange(of, before, after, session);
    return true;
  }

  /** A product that the import created, and that nobody has edited since, is still as the import wrote it. */
  private async keepPrint(
    changeId: Types.ObjectId,
    before: ProductRecord,
    after: ProductRecord,
    session: ClientSession,
  ): Promise<void> {
    await this.changes.updateOne(
      { _id: changeId, 'created.print': contentPrint(before) },
      { $set: { 'created.print': contentPrint(after) } },
      { session },
    );
  }

  private async keepChange(
    { _id: importId, fileName, source }: PictureImportRecord,
    before: ProductRecord,
    after: ProductRecord,
    session: ClientSession,
  ): Promise<void> {
    const at = new Date();
    const expiresAt = expiryFrom(at);
    const { collection } = this.changes;
    await collection.insertOne(
      {
        _id: new Types.ObjectId(),
        ...{ importId, rank: CHANGE_RANKS.product, targetId: after._id, at, expiresAt },
        ...{ before: picturesOf(before), after: picturesOf(after) },
      },
      { session },
    );
    await this.past.updateOne(
      { _id: importId },
      {
        ...(source === 'zip' && { $inc: { updated: 1 } }),
        $set: { expiresAt },
        $setOnInsert: { fileName, at, created: 0, ...(source !== 'zip' && { updated: 1 }) },
      },
      { upsert: true, session },
    );
  }
}
