import { eventType } from '#platform/events/event-type.js';

/** A user has another avatar; what shows it has to follow. */
export const avatarChanged = eventType<{ userId: string }>('account.avatar-changed');
