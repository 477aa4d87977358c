import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { usePageIsCurrent } from './page-context';

/** Where a page stands: its own address, also while another page lies over it. */
export interface OwnLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query string with its question mark, or ''. */
  readonly search: string;
  /** What the page was led to with, by another page of the shop; an address typed by hand has none. */
  readonly state: unknown;
}

/** The address of the page a component stands in. Earlier pages stay mounted; theirs must not change with the screen's. */
export function useOwnLocation(): OwnLocation {
  const current = usePageIsCurrent();
  const { search, state } = useLocation();
  const params = useParams();
  const own = useRef<OwnLocation>({ params, search, state });
  if (current) own.current = { params, search, state };
  return own.current;
}
