import type { notificationTexts } from '../texts';

/**
 * What a browser can do: show notifications, only those of pages that are open, only once the shop is installed, not while they
 * are blocked, or never.
 */
export type Ability = 'able' | 'while-open' | 'install-first' | 'blocked' | 'unable';

/** What is said where a browser can do less than show notifications. */
export const WHY_NOT = {
  'while-open': 'unsupported',
  'install-first': 'installFirst',
  blocked: 'denied',
  unable: 'unsupported',
} as const satisfies Record<Exclude<Ability, 'able'>, keyof typeof notificationTexts>;

/** What that depends on. */
export interface Browser {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly serviceWorker?: unknown };
  readonly PushManager?: unknown;
  readonly Notification?: { readonly permission: NotificationPermission };
}

/** What this browser can do. Those of iPhone and iPad have notifications in the installed shop alone. */
export function abilityOf({ navigator, PushManager, Notification }: Browser): Ability {
  const { userAgent, maxTouchPoints } = navigator;
  const iOS = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (navigator.serviceWorker && Notification && (PushManager || !iOS)) {
    if (Notification.permission === 'denied') return 'blocked';
    return PushManager ? 'able' : 'while-open';
  }
  return iOS ? 'install-first' : 'unable';
}
