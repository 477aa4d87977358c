import type { BackupState } from '@jhola/shared/contracts/backup.contract';
import { useEffect } from 'react';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** How often the server is asked how far it is. */
const ASK_MS = 1000;

/** What is known of the shop's backup; nothing of it is kept on the device. */
export interface BackupKnown {
  /** Undefined until it is known. */
  readonly state: BackupState | undefined;
  readonly failed: boolean;
  readonly refetch: () => void;
  /** Shows the backup as a call has just answered it. */
  readonly setState: (state: BackupState) => void;
}

/**
 * The shop's one backup, asked for again and again while it is prepared or waits to be downloaded: a browser downloads
 * without a word to the page.
 * @param current whether the page is on the screen
 */
export function useBackup(current: boolean): BackupKnown {
  const {
    answer: state,
    state: fetching,
    refetch,
    setData,
  } = useQueryResult<BackupState>('backup', async () =>
    (await import('#data/api/backup-api.ts')).backupState(),
  );
  const changes = state !== undefined && ['preparing', 'ready', 'downloading'].includes(state.phase);
  useEffect(() => {
    if (!changes || !current) return;
    const asking = setInterval(refetch, ASK_MS);
    return () => clearInterval(asking);
  }, [changes, current, refetch]);

  const failed = state === undefined && fetching === 'failed';
  return { state, failed, refetch, setState: (answered) => setData(() => answered) };
}
