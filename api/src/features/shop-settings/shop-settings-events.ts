import { eventType } from '#platform/events/event-type.js';

/** The shop's settings were saved; open pages fetch them. */
export const shopSettingsChanged = eventType<{ version: number }>('shop-settings.changed');
