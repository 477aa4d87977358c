import { eventType } from '../../../platform/events/event-type.js';

/** A product is no longer in the catalogue; whoever keeps something of it may let that go. */
export const productDeleted = eventType<{ productId: string }>('catalogue.product-deleted');
