import { eventType } from '#platform/events/event-type.js';

/** Where the shop delivers was saved; open pages fetch it. */
export const deliveryAreasChanged = eventType<{ version: number }>('delivery-areas.changed');
