import type { AccountSession } from '@jhola/shared/contracts/sessions.contract';
import { useState } from 'react';
import { usePull } from '../../../sync/use-pull';

/** Where the shopper is signed in, as the server says; nothing of it is kept on the device. */
export interface Sessions {
  /** Missing until the server has answered. */
  readonly sessions: readonly AccountSession[] | undefined;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** The shopper's sign-ins, the newest first. */
export function useSessions(): Sessions {
  const [sessions, setSessions] = useState<readonly AccountSession[]>();
  const { state, again } = usePull('sessions', async () =>
    setSessions(await (await import('../../../api-client/profile-api')).sessions()),
  );
  return { sessions, failed: !sessions && state === 'failed', again };
}
