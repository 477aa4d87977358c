import type { PastImport } from '@jhola/shared/contracts/import-history.contract';
import { useQueryResult } from '#data/queries/use-query-result.ts';
import { useAsking } from './use-asking';

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
  useAsking(running && current, refetch);
  return { imports, setImports: (answered: PastImport[]) => setData(() => answered) };
}
