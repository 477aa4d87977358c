import { useState } from 'react';
import { changesLeft } from '../commands/changes-left';
import { logOut } from '../commands/log-out';

/** How logging out stands. */
interface LogOut {
  /** What waits is being sent, or the shopper is being logged out. */
  readonly busy: boolean;
  /** How many changes logging out would lose: the shopper is asked whether to do it all the same. 0 when nobody is asked. */
  readonly unsent: number;
  /** Logs out, unless changes wait that cannot be sent now. */
  readonly ask: () => Promise<void>;
  /** Logs out, whatever waits. */
  readonly leave: () => Promise<void>;
  /** Does not log out. */
  readonly stay: () => void;
}

/**
 * Logging out, without losing what was done offline unless the shopper wants it.
 * @param done called when the shopper is logged out
 */
export function useLogOut(done: () => void): LogOut {
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    setBusy(true);
    await logOut();
    setBusy(false);
    setUnsent(0);
    done();
  };
  const ask = async () => {
    setBusy(true);
    const left = await changesLeft();
    setBusy(false);
    if (left > 0) setUnsent(left);
    else await leave();
  };
  return { busy, unsent, ask, leave, stay: () => setUnsent(0) };
}
