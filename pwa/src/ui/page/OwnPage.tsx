import { type ReactNode, useContext, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PageIsCurrentContext } from './page-context';

interface OwnPageProps {
  /** Its path, without the query. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * What a page stands in. Ionic keeps the pages that were left; for what stands in one the address stays what it was then, so that no link
 * of it is rendered anew because another page was opened. Whether it is the one on screen it learns by `usePageIsCurrent`.
 */
export function OwnPage({ path, children }: OwnPageProps) {
  const onScreen = useContext(LocationContext);
  const current = onScreen.location.pathname === path;
  const own = useRef(onScreen);
  if (current) own.current = onScreen;
  return (
    <PageIsCurrentContext value={current}>
      <LocationContext value={own.current}>{children}</LocationContext>
    </PageIsCurrentContext>
  );
}
