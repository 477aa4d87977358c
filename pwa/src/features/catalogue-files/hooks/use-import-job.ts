import type { ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { useQueryResult } from '#data/queries/use-query-result.ts';
import { isRunning } from '../rules/import-job';
import { useAsking } from './use-asking';

/** What is known of the import; nothing of it is kept on the device. */
export interface ImportKnown {
  /** Undefined until it is known; null where no file was ever sent. */
  readonly job: ImportJob | null | undefined;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** Shows the import as a call has just answered it. */
  readonly setJob: (job: ImportJob | null) => void;
}

/**
 * The shop's one import, asked for again and again while it runs.
 * @param current whether the page is on the screen
 */
export function useImportJob(current: boolean): ImportKnown {
  const {
    answer: job,
    state,
    refetch,
    setData,
  } = useQueryResult<ImportJob | null>('import-job', async () =>
    (await import('#data/api/catalogue-files-api.ts')).importState(),
  );
  useAsking(isRunning(job) && current, refetch);

  const failed = job === undefined && state === 'failed';
  return { job, failed, refetch, setJob: (answered) => setData(() => answered) };
}
