import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';
import { ImageAddress } from './category.contract.js';

/** The paths of docs/product.md#review-calls. */
export const reviewPaths = {
  list: '/api/review/:productId',
  mine: '/api/review/:productId/mine',
  add: '/api/review/add',
  /** An addition of ours: multipart, one `file`. */
  photo: '/api/review/photo',
  delete: '/api/review/delete/:reviewId',
  /** Additions of ours: one photo of a review, and who finds a review helpful. */
  deletePhoto: '/api/review/delete/:reviewId/photo',
  helpful: '/api/review/helpful',
  votes: '/api/review/:productId/helpful',
} as const;

/** The path of one product's reviews. */
export const reviewsOfProductPath = (productId: string) => `/api/review/${productId}`;

/** The path of the signed-in shopper's own review of a product. */
export const ownReviewPath = (productId: string) => `/api/review/${productId}/mine`;

/** The path that deletes one review. */
export const deleteReviewPath = (reviewId: string) => `/api/review/delete/${reviewId}`;

/** The path that takes one photo away from a review. */
export const deleteReviewPhotoPath = (reviewId: string) => `/api/review/delete/${reviewId}/photo`;

/** The path of what the signed-in shopper finds helpful among the reviews of a product. */
export const reviewVotesPath = (productId: string) => `/api/review/${productId}/helpful`;

/** The orders in which reviews can be read; equals come newest first. */
export const ReviewSort = z.enum(['newest', 'helpful', 'highest', 'lowest']);
export type ReviewSort = z.infer<typeof ReviewSort>;

/** How many reviews a page has when `page` is asked for without a `limit`. */
export const REVIEWS_A_PAGE = 10;

/**
 * `limit=0` answers totals only; without `limit`, all are answered (docs/product.md#review-calls). The rest are
 * additions: `offset` passes over the first, `page` (from 1) over whole pages; `rating` answers only the reviews with
 * so many stars.
 */
export const ReviewsQuery = z
  .object({
    limit: z.coerce.number().int().min(0).max(100).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    sort: ReviewSort.default('newest'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
  })
  .meta({ id: 'ReviewsQuery' });
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

/** How many photos a review has at most. */
export const MAX_REVIEW_PHOTOS = 3;

/**
 * A `userId` in the body is not read. `photos`, an addition of ours, are addresses that `photo` has answered to the same shopper;
 * without the field those of a former review stay.
 */
export const AddReviewRequest = z
  .object({
    productId: Id,
    rating: z.number().int().min(1, 'Please select a rating').max(5),
    comment: z.string().trim().max(2000).default(''),
    photos: z
      .array(ImageAddress)
      .max(MAX_REVIEW_PHOTOS)
      .transform((photos) => [...new Set(photos)])
      .optional(),
  })
  .meta({ id: 'AddReviewRequest' });
export type AddReviewRequest = z.infer<typeof AddReviewRequest>;

/** A review (docs/product.md#review-fields). */
export const Review = z
  .object({
    _id: Id,
    name: z.string(),
    avatar: z.string(),
    rating: z.number().int().min(1).max(5),
    comment: z.string(),
    createdAt: Moment,
    /** Additions of ours: addresses of photos, where there are any; and whether the product was delivered to its author. */
    photos: z.array(z.string()).optional(),
    boughtHere: z.boolean().optional(),
    /** How many shoppers find it helpful, where there are any. */
    helpful: z.number().int().min(0).optional(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** How many reviews gave each number of stars: index 0 is one star. */
export const RatingHistogram = z.array(z.number().int().min(0)).length(5);

/** Some reviews of a product. The totals and the histogram are those of all its reviews, whatever was asked for. */
export const ReviewsAnswer = answerOf(z.array(Review))
  .extend({ totalReviews: z.number().int(), averageRating: z.number(), histogram: RatingHistogram })
  .meta({ id: 'ReviewsAnswer' });
export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;
export const ReviewAnswer = answerOf(Review).meta({ id: 'ReviewAnswer' });

/** Which photo of a review an administrator takes away. */
export const DeleteReviewPhotoRequest = z
  .object({ photo: ImageAddress })
  .meta({ id: 'DeleteReviewPhotoRequest' });
export type DeleteReviewPhotoRequest = z.infer<typeof DeleteReviewPhotoRequest>;

/** Whether a shopper finds a review helpful; a repeat changes nothing. */
export const HelpfulRequest = z.object({ reviewId: Id, helpful: z.boolean() }).meta({ id: 'HelpfulRequest' });
export type HelpfulRequest = z.infer<typeof HelpfulRequest>;

/** How many shoppers find the review helpful now. */
export const HelpfulAnswer = answerOf(z.object({ helpful: z.number().int().min(0) })).meta({
  id: 'HelpfulAnswer',
});

/** The reviews of a product that the shopper finds helpful, and the one they wrote. */
export const ReviewVotes = z.object({ helpful: z.array(Id), own: Id.nullable() });
export type ReviewVotes = z.infer<typeof ReviewVotes>;
export const ReviewVotesAnswer = answerOf(ReviewVotes).meta({ id: 'ReviewVotesAnswer' });

/** A photo for a review that is yet to be written. */
export const ReviewPhotoAnswer = answerOf(z.object({ url: z.string() })).meta({ id: 'ReviewPhotoAnswer' });

/** A shopper's own review of a product, or none. */
export const OwnReviewAnswer = answerOf(Review.nullable()).meta({ id: 'OwnReviewAnswer' });
