import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { productTag } from '../catalogue/structure/answer-tags.js';
import { type ReviewRecord, reviewModel } from './models/review.model.js';

/** Keeps the avatars of reviews up to date. */
@Injectable()
export class Reviewers {
  constructor(
    @InjectModel(reviewModel.name) private readonly reviews: Model<ReviewRecord>,
    private readonly userDirectory: UserDirectory,
    private readonly answers: ResponseCache,
  ) {}

  /** Copies a user's current avatar into all their reviews; a repeat is harmless. */
  async showAvatarOf(userId: string): Promise<void> {
    const person = (await this.userDirectory.byIds([userId])).get(userId);
    if (!person) return;
    const reviewed = await this.reviews.find({ userId }, { productId: 1 }).lean();
    await this.reviews.updateMany({ userId }, { $set: { avatar: person.avatar } });
    this.answers.drop(reviewed.map(({ productId }) => productTag(productId.toHexString())));
  }
}
