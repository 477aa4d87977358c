import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import { useQueryResult } from '#data/queries/use-query-result.ts';
import { useAsking } from './use-asking';

/**
 * The last picture imports, asked for again and again while one of them runs.
 * @param current whether the page is on the screen
 * @param latest changes whenever an import of a list has ended: it may have brought pictures
 */
export function usePictureImports(current: boolean, latest: string) {
  const {
    answer: imports,
    refetch,
    setData,
  } = useQueryResult<PictureImport[]>(`picture-imports ${latest}`, async () =>
    (await import('#data/api/catalogue-files-api.ts')).pictureImports(),
  );
  const running = imports?.some(({ phase }) => phase === 'running') ?? false;
  useAsking(running && current, refetch);
  return { imports, setImports: (answered: PictureImport[]) => setData(() => answered) };
}
