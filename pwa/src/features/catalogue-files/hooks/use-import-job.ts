import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { useEffect, useRef, useState } from 'react';
import { usePull } from '../../../sync/use-pull';
import { isRunning } from '../rules/import-job';

/** How often the server is asked how far it is. */
const ASK_MS = 1000;

/** What is known of the import; nothing of it is kept on the device. */
export interface ImportKnown {
  /** Undefined until it is known; null where no file was ever sent. */
  readonly job: ImportJob | null | undefined;
  readonly failed: boolean;
  readonly again: () => void;
  /** Shows the import as a call has just answered it. */
  readonly put: (job: ImportJob | null) => void;
}

/**
 * The shop's one import, asked for again and again while it runs.
 * @param current whether the page is on the screen
 */
export function useImportJob(current: boolean): ImportKnown {
  const [known, setKnown] = useState<{ readonly job: ImportJob | null }>();
  const puts = useRef(0);
  const { state, again } = usePull('import-job', async () => {
    const before = puts.current;
    const job = await (await import('../../../api-client/catalogue-files-api')).importState();
    // an answer that was on its way while something was begun or ended is of before that
    if (puts.current === before) setKnown({ job });
  });
  const running = isRunning(known?.job);
  useEffect(() => {
    if (!running || !current) return;
    const asking = setInterval(again, ASK_MS);
    return () => clearInterval(asking);
  }, [running, current, again]);

  const put = (job: ImportJob | null) => {
    puts.current += 1;
    setKnown({ job });
  };
  return { job: known?.job, failed: !known && state === 'failed', again, put };
}
