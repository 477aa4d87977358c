import { useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { changesLeft } from '../commands/changes-left';
import { logOut } from '../commands/log-out';
import { menuTexts } from '../menu-texts';

/** How logging out stands. */
interface LogOut {
  /** What waits is being sent, or the shopper is being logged out. */
  readonly busy: boolean;
  /** How many changes logging out would lose: the shopper is asked whether to do it all the same. 0 when nobody is asked. */
  readonly unsent: number;
  /** Logs out, unless changes wait that cannot be sent now. */
  readonly ask: () => Promise<boolean>;
  /** Logs out, whatever waits. */
  readonly leave: () => Promise<boolean>;
  /** Does not log out. */
  readonly stay: () => void;
}

/**
 * Logging out, without losing what was done offline unless the shopper wants it.
 * @param done called when the shopper is logged out
 */
export function useLogOut(done: () => void): LogOut {
  const { busy, run } = useMutation(useTexts(menuTexts).wentWrong);
  const [unsent, setUnsent] = useState(0);

  const goOut = async () => {
    await logOut();
    setUnsent(0);
    done();
  };
  const ask = () =>
    run(async () => {
      const left = await changesLeft();
      if (left > 0) setUnsent(left);
      else await goOut();
    });
  return { busy, unsent, ask, leave: () => run(goOut), stay: () => setUnsent(0) };
}
