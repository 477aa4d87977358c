import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { loaded } from '#data/db/loaded.ts';

/** The shop on the home screen, once nothing of the first screen is waited for any more. */
export function HomeScreenLater() {
  const [HomeScreen, setHomeScreen] = useState<ComponentType>();
  useEffect(() => {
    afterFirstInteraction()
      .then(() => loaded(() => import('./HomeScreen')))
      .then(
        (code) => setHomeScreen(() => code.HomeScreen),
        (error: unknown) => console.error('The home screen could not be seen to', error),
      );
  }, []);
  return HomeScreen ? <HomeScreen /> : null;
}
