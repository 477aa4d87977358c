import { eventType } from '#platform/events/event-type.js';

/** A product was deleted; features that store something for it may remove that. */
export const productDeleted = eventType<{ productId: string }>('catalogue.product-deleted');
