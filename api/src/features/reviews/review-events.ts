import { eventType } from '../../platform/events/event-type.js';

/** A product's reviews are other ones now, and so is its rating. */
export const reviewsChanged = eventType<{ productId: string }>('review.changed');
