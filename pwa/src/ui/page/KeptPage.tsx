import { type ReactNode, useContext } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { OwnPage } from './OwnPage';

interface KeptPageProps {
  /** Its path, without the query. */
  readonly path: string;
  readonly children: ReactNode;
}

/** For tests: a page that stays mounted, on screen when the address is its own. */
export function KeptPage({ path, children }: KeptPageProps) {
  const onScreen = useContext(UNSAFE_LocationContext);
  return (
    <OwnPage isCurrent={onScreen.location.pathname === path} address={onScreen}>
      {children}
    </OwnPage>
  );
}
