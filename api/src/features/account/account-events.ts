import { eventType } from '../../platform/events/event-type.js';

/** Somebody looks different now; what shows them has to follow. */
export const avatarChanged = eventType<{ userId: string }>('account.avatar-changed');
