import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { loaded } from '#data/db/loaded.ts';

/** The parts that nothing on the first screen waits for, once nothing of it is waited for any more. */
export function BackgroundPartsLater() {
  const [BackgroundParts, setBackgroundParts] = useState<ComponentType>();
  useEffect(() => {
    afterFirstInteraction()
      .then(() => loaded(() => import('./BackgroundParts')))
      .then(
        (code) => setBackgroundParts(() => code.BackgroundParts),
        (error: unknown) => console.error('The home screen and reminders could not be seen to', error),
      );
  }, []);
  return BackgroundParts ? <BackgroundParts /> : null;
}
