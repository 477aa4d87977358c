import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import { KeptPictures } from '../uploads/kept-pictures.service.js';
import type { SentPicture } from '../uploads/sent-picture.service.js';
import { type ReviewPhotoRecord, reviewPhotoModel } from './models/review-photo.model.js';

const HOUR_MS = 3_600_000;
/** A photo whose review is not written by then is deleted. */
const UNUSED_MS = 24 * HOUR_MS;
/** How many of them are deleted at a time. */
const BATCH = 100;

/** The photos of reviews: uploaded by a shopper, shown by one review of theirs, deleted with it (docs/product.md#review-photos). */
@Injectable()
export class ReviewPhotos implements OnModuleInit {
  private readonly log = new Logger('ReviewPhotos');

  constructor(
    @InjectModel(reviewPhotoModel.name) private readonly photos: Model<ReviewPhotoRecord>,
    private readonly pictures: KeptPictures,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat({
      name: 'photos without a review',
      everyMs: HOUR_MS,
      work: () => this.removeUnused(new Date(Date.now() - UNUSED_MS)),
    });
  }

  /**
   * Stores a photo for a review that its shopper is about to write.
   * @returns its address
   * @throws ShopError upload.not-a-picture, upload.too-many-pixels, upload.too-long-a-side; the signal's reason
   */
  add(userId: string, sent: SentPicture, signal: AbortSignal): Promise<string> {
    return this.pictures.keep('reviews', sent, signal, async (address) => {
      await this.photos.create([{ address, userId, createdAt: new Date() }]);
    });
  }

  /**
   * Gives photos to a review, and deletes those that it no longer shows.
   * @param before those it showed
   * @param photos those it shows from now on
   * @throws ShopError review.photo-missing where one is not the shopper's, or is shown by another review
   */
  async assign(
    review: { readonly _id: Types.ObjectId; readonly userId: string },
    before: readonly string[],
    photos: readonly string[],
    session: ClientSession,
  ): Promise<void> {
    const { _id: reviewId, userId } = review;
    const added = photos.filter((address) => !before.includes(address));
    if (added.length > 0) {
      const free = { address: trusted({ $in: added }), userId, reviewId: trusted({ $exists: false }) };
      const { modifiedCount } = await this.photos.updateMany(free, { $set: { reviewId } }, { session });
      if (modifiedCount !== added.length) throw new ShopError('review.photo-missing');
    }
    const gone = before.filter((address) => !photos.includes(address));
    await this.remove(gone, session);
  }

  /** Deletes all photos of a shopper, those without a review among them. */
  async removeAllOf(userId: string, session: ClientSession): Promise<void> {
    const owned = await this.photos.find({ userId }).session(session).lean<ReviewPhotoRecord[]>();
    await this.remove(
      owned.map(({ address }) => address),
      session,
    );
  }

  /** Deletes photos of reviews that are deleted, or that no longer show them. */
  async remove(addresses: readonly string[], session: ClientSession): Promise<void> {
    if (addresses.length === 0) return;
    await this.photos.deleteMany({ address: trusted({ $in: [...addresses] }) }, { session });
    this.transactions.afterCommit(session, () => this.removeFiles(addresses));
  }

  private removeFiles(addresses: readonly string[]): void {
    for (const address of addresses)
      this.pictures
        .remove(address)
        .catch((err: unknown) => this.log.warn({ err, address }, 'A photo could not be deleted'));
  }

  private async removeUnused(before: Date): Promise<void> {
    const unused = { reviewId: trusted({ $exists: false }), createdAt: trusted({ $lt: before }) };
    const found = await this.photos.find(unused).limit(BATCH).lean<ReviewPhotoRecord[]>();
    for (const { _id, address } of found) {
      // A review may have come for it meanwhile.
      const { deletedCount } = await this.photos.deleteOne({ _id, reviewId: trusted({ $exists: false }) });
      if (deletedCount > 0) await this.pictures.remove(address);
    }
    if (found.length === BATCH) await this.removeUnused(before);
  }
}
