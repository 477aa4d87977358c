import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnPage } from './OwnPage';

interface KeptPageProps {
  /** Its path, without the query. */
  readonly path: string;
  readonly children: ReactNode;
}

/** For tests: a page that stays mounted, on screen when the address is its own. */
export function KeptPage({ path, children }: KeptPageProps) {
  return <OwnPage isCurrent={useLocation().pathname === path}>{children}</OwnPage>;
}
