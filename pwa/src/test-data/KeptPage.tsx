import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnPage } from '#ui/page/OwnPage.tsx';

interface KeptPageProps {
  /** Its path, without the query. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page that stays mounted, on screen when the address is its own. */
export function KeptPage({ path, children }: KeptPageProps) {
  return <OwnPage isCurrent={useLocation().pathname === path}>{children}</OwnPage>;
}
