import { Id, PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  AddReviewRequest,
  DeleteReviewPhotoRequest,
  HelpfulAnswer,
  HelpfulRequest,
  OwnReviewAnswer,
  ReviewAnswer,
  ReviewPhotoAnswer,
  ReviewSort,
  ReviewsAnswer,
  ReviewsQuery,
  ReviewVotesAnswer,
  reviewPaths,
} from '@jhola/shared/contracts/reviews.contract';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { ONE_FILE } from '../uploads/one-file.js';
import { SentPictures } from '../uploads/sent-picture.service.js';
import { whileWaiting } from '../uploads/while-waiting.js';
import { ReviewLists } from './review-lists.service.js';
import { ReviewModeration } from './review-moderation.service.js';
import { ReviewPhotos } from './review-photos.service.js';
import { ReviewVotes } from './review-votes.service.js';
import { Reviews } from './reviews.service.js';

/** The calls of docs/product.md#review-calls. */
@ApiTags('Reviews')
@Controller()
export class ReviewsController {
  constructor(
    private readonly lists: ReviewLists,
    private readonly reviews: Reviews,
    private readonly moderation: ReviewModeration,
    private readonly photos: ReviewPhotos,
    private readonly votes: ReviewVotes,
    private readonly sent: SentPictures,
  ) {}

  @Get(reviewPaths.list)
  @Audience('public')
  @DocumentedAnswer(ReviewsAnswer)
  @ApiQuery({ name: 'limit', required: false, description: '0 answers the totals only; without it, all.' })
  @ApiQuery({ name: 'offset', required: false, description: 'How many of the first are passed over.' })
  @ApiQuery({ name: 'page', required: false, description: 'From 1; pages of `limit`, or of 10 without it.' })
  @ApiQuery({ name: 'sort', required: false, enum: ReviewSort.options })
  @ApiQuery({ name: 'rating', required: false, description: 'Only the reviews with so many stars, 1 to 5.' })
  list(
    @Param('productId', { schema: Id }) productId: string,
    @Query({ schema: ReviewsQuery }) query: ReviewsQuery,
  ) {
    return this.lists.of(productId, query);
  }

  /** The shopper's former review of the product, for editing. */
  @Get(reviewPaths.mine)
  @Audience('customer')
  @DocumentedAnswer(OwnReviewAnswer)
  async mine(@CurrentUser() { userId }: Principal, @Param('productId', { schema: Id }) productId: string) {
    return ok('Own review', await this.reviews.of(userId, productId));
  }

  /** What the shopper finds helpful among the reviews of a product. */
  @Get(reviewPaths.votes)
  @Audience('customer')
  @Answers(ReviewVotesAnswer)
  async votesOf(@CurrentUser() { userId }: Principal, @Param('productId', { schema: Id }) productId: string) {
    return ok('Your votes', await this.votes.of(userId, productId));
  }

  @Post(reviewPaths.helpful)
  @Audience('customer')
  @Writes(HelpfulAnswer)
  async helpful(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: HelpfulRequest }) request: HelpfulRequest,
  ) {
    return ok('Thank you.', { helpful: await this.votes.change(userId, request) });
  }

  @Post(reviewPaths.add)
  @Audience('customer')
  @Limited('reviews')
  @Writes(ReviewAnswer)
  async add(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: AddReviewRequest }) request: AddReviewRequest,
  ) {
    return ok('Review submitted successfully!', await this.reviews.add(userId, request));
  }

  /** One photo for a review that is about to be written. */
  @Post(reviewPaths.photo)
  @Audience('customer')
  @Limited('uploads')
  @TakesFile()
  @Writes(ReviewPhotoAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  async photo(
    @CurrentUser() { userId }: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const waiting = whileWaiting(reply);
    const url = await this.sent.receive(request, (sent) => this.photos.add(userId, sent, waiting));
    return ok('Photo uploaded successfully!', { url });
  }

  /** A `userId` in the body is not read: administrators delete any review. */
  @Delete(reviewPaths.delete)
  @Audience('admin')
  @Writes(PlainAnswer)
  async delete(@ActingAdmin() by: AdminActor, @Param('reviewId', { schema: Id }) reviewId: string) {
    await this.moderation.delete(by, reviewId);
    return ok('Review deleted successfully.');
  }

  /** One photo of a review of any author; the review stays. */
  @Delete(reviewPaths.deletePhoto)
  @Audience('admin')
  @Writes(PlainAnswer)
  async deletePhoto(
    @ActingAdmin() by: AdminActor,
    @Param('reviewId', { schema: Id }) reviewId: string,
    @Body({ schema: DeleteReviewPhotoRequest }) { photo }: DeleteReviewPhotoRequest,
  ) {
    await this.moderation.deletePhoto(by, reviewId, photo);
    return ok('Photo deleted.');
  }
}
