import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Events } from '#platform/events/events.service.js';
import { AccountModule } from '../account/account.module.js';
import { avatarChanged } from '../account/account-events.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { onProductsDeleted } from '../catalogue/structure/catalogue-events.js';
import { RevisionBumper } from '../catalogue/structure/revision-bumper.service.js';
import { orderMoved } from '../orders/order-events.js';
import { OrdersModule } from '../orders/orders.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Buyers } from './buyers.service.js';
import { reviewModel } from './models/review.model.js';
import { reviewPhotoModel } from './models/review-photo.model.js';
import { reviewVoteModel } from './models/review-vote.model.js';
import { PersonalReviews } from './personal-reviews.service.js';
import { reviewsChanged } from './review-events.js';
import { ReviewLists } from './review-lists.service.js';
import { ReviewModeration } from './review-moderation.service.js';
import { ReviewPhotos } from './review-photos.service.js';
import { ReviewVotes } from './review-votes.service.js';
import { Reviewers } from './reviewers.service.js';
import { ReviewsController } from './reviews.controller.js';
import { Reviews } from './reviews.service.js';

/** Reviews of products. */
@Module({
  imports: [
    AccountModule,
    CatalogueModule,
    OrdersModule,
    UploadsModule,
    MongooseModule.forFeature([reviewModel, reviewPhotoModel, reviewVoteModel]),
  ],
  controllers: [ReviewsController],
  providers: [
    Reviews,
    ReviewModeration,
    ReviewPhotos,
    ReviewVotes,
    Buyers,
    Reviewers,
    ReviewLists,
    PersonalReviews,
  ],
})
export class ReviewsModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly revisionBumper: RevisionBumper,
    private readonly reviews: Reviews,
    private readonly reviewers: Reviewers,
    private readonly buyers: Buyers,
  ) {}

  onModuleInit(): void {
    // The rating is part of the product in the devices' copies of the catalogue.
    this.events.on(reviewsChanged, ({ productId }) => this.revisionBumper.bump([productId]));
    this.events.on(avatarChanged, ({ userId }) => this.reviewers.showAvatarOf(userId));
    this.events.on(orderMoved, async ({ userId, productIds, stage }) => {
      if (stage === 'DELIVERED') await this.buyers.delivery(userId, productIds);
    });
    onProductsDeleted(this.events, (productIds) => this.reviews.removeProducts(productIds));
  }
}
