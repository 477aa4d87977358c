import { Injectable, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PersonalData, type PersonalDataSource } from '../account/personal-data/personal-data.service.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';
import { ReviewPhotos } from './review-photos.service.js';
import { ReviewVotes } from './review-votes.service.js';
import { Reviews } from './reviews.service.js';

/** A user's rights to their reviews: they are deleted with the account, and the products' ratings are adjusted. */
@Injectable()
export class PersonalReviews implements PersonalDataSource, OnModuleInit {
  constructor(
    @InjectModel(reviewModel.name) private readonly records: Model<ReviewRecord>,
    private readonly reviews: Reviews,
    private readonly photos: ReviewPhotos,
    private readonly votes: ReviewVotes,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.provide('reviews', this);
  }

  async export(userId: string) {
    const [records, votes] = await Promise.all([
      this.records.find({ userId }).sort({ createdAt: 1 }).lean<ReviewRecord[]>(),
      this.votes.all(userId),
    ]);
    const written = records.map(
      ({ _id, productId, name, avatar, rating, comment, createdAt, photos, boughtHere }) => ({
        _id: _id.toHexString(),
        productId: productId.toHexString(),
        name,
        avatar,
        rating,
        comment,
        createdAt,
        photos: photos ?? [],
        boughtHere: boughtHere ?? false,
      }),
    );
    const found = votes.map(({ reviewId, productId, createdAt }) => ({
      findsHelpful: reviewId.toHexString(),
      productId: productId.toHexString(),
      createdAt,
    }));
    return [...written, ...found];
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    const records = await this.records.find({ userId }, { _id: 1 }).session(session).lean();
    for (const { _id } of records) await this.reviews.remove(_id.toHexString(), session);
    await this.photos.removeAllOf(userId, session);
    await this.votes.removeAllOf(userId, session);
  }
}
