import { eventType } from '#platform/events/event-type.js';

/** A product's reviews, and so its rating, have changed. */
export const reviewsChanged = eventType<{ productId: string }>('review.changed');
