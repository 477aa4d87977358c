import type { PastImport } from '@jhola/shared/contracts/import-history.contract';
import { useEffect } from 'react';
import { useQueryResult } from '#data/queries/use-query-result.ts';

/** How often the server is asked how far an undo is. */
const ASK_MS = 1000;

/**
 * The imports that have been, asked for again and again while one of them is undone.
 * @param current whether the page is on the screen
 * @param latest changes whenever there is another one
 */
export function usePastImports(current: boolean, latest: string) {
  const {
    answer: imports,
    refetch,
    setData,
  } = useQueryResult<PastImport[]>(`past-imports ${latest}`, async () =>
    (await import('#data/api/catalogue-files-api.ts')).pastImports(),
  );
  const running = imports?.some(({ undo }) => undo?.phase === 'undoing') ?? false;
  useEffect(() => {
    if (!running || !current) return;
    const asking = setInterval(refetch, ASK_MS);
    return () => clearInterval(asking);
  }, [running, current, refetch]);
  return { imports, setImports: (answered: PastImport[]) => setData(() => answered) };
}
