import { useSyncExternalStore } from 'react';
import { canPrompt, justInstalled, onPromptChange } from '../install-prompt';
import { type WayToInstall, wayToInstall } from '../rules/way-to-install';

/** What Safari of iOS says of a page that was opened from the home screen. */
interface SafariNavigator extends Navigator {
  readonly standalone?: boolean;
}

function wayNow(): WayToInstall {
  const { userAgent, maxTouchPoints, standalone }: SafariNavigator = navigator;
  return wayToInstall({
    userAgent,
    touchPoints: maxTouchPoints,
    standalone:
      standalone === true || justInstalled() || window.matchMedia('(display-mode: standalone)').matches,
    canPrompt: canPrompt(),
  });
}

/** How the shop can be installed in this browser, now; `none` on the server. */
export function useWayToInstall(): WayToInstall {
  return useSyncExternalStore(onPromptChange, wayNow, () => 'none');
}
