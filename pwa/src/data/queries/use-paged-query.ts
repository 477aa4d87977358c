import { useEffect, useRef, useState } from 'react';
import { type QueryResult, useQueryResult } from './use-query-result';

/** A page of a list that is not stored on the device. */
export interface PagedQuery<Page> {
  /** The page, or the one before until this one is here. */
  readonly found: Page | undefined;
  /** The server is asked for another page than the one that is shown. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** Asks for the page anew. */
  readonly refetch: () => void;
  /** Shows the page as it stands after a change; nothing while another is on its way. */
  readonly setData: QueryResult<Page>['setData'];
}

/**
 * A page of a list that no store keeps.
 * @param name which page of which list
 * @param run asks the API
 * @param current whether the list is on the screen: what changed meanwhile is asked for when it comes back
 */
export function usePagedQuery<Page>(
  name: string,
  run: () => Promise<Page>,
  current: boolean,
): PagedQuery<Page> {
  const { answer, state, refetch, setData } = useQueryResult(name, run);
  const [shown, setShown] = useState(answer);
  if (answer !== undefined && answer !== shown) setShown(answer);

  const wasCurrent = useRef(current);
  useEffect(() => {
    if (current && !wasCurrent.current) refetch();
    wasCurrent.current = current;
  }, [current, refetch]);

  const isHere = answer !== undefined;
  const failed = !isHere && state === 'failed';
  return {
    found: failed ? undefined : (answer ?? shown),
    busy: !isHere && !failed,
    failed,
    refetch,
    setData,
  };
}
