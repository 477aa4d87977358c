import { useEffect, useState } from 'react';
import { useLive } from '#data/db/use-live.ts';
import { notifiesWhileOpen } from '#data/push/page-notifications.ts';
import { type PushDevice, readPushDevice } from '#data/push/push-device-row.ts';
import { type Ability, abilityOf } from '../rules/ability';

/** How notifications stand on this device. */
export interface Notifications {
  readonly ability: Ability;
  /** The device as the shop knows it; null while they are off, undefined until that is known. */
  readonly device: PushDevice | null | undefined;
  /** New orders are shown while the shop is open, since the browser takes no push messages; undefined until that is known. */
  readonly whileOpen: boolean | undefined;
  /** Looks again at what the browser allows. */
  readonly recheck: () => void;
}

/** How notifications stand on this device, kept up to date. */
export function useNotifications(): Notifications {
  const [ability, setAbility] = useState(() => abilityOf(window));
  const device = useLive(async (store) => (await readPushDevice(store)) ?? null, []);
  const whileOpen = useLive(notifiesWhileOpen, []);
  const recheck = () => setAbility(abilityOf(window));
  useEffect(() => {
    // The shopper may have been in the browser's settings meanwhile.
    const check = () => setAbility(abilityOf(window));
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  return { ability, device, whileOpen, recheck };
}
