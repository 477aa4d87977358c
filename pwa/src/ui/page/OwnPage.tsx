import { type ReactNode, useContext, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PageIsCurrentContext } from './page-context';

interface OwnPageProps {
  /** Whether it is the one on screen. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/**
 * What a page stands in. Pages that were left stay mounted; for what stands in one the address stays what it was then, so that no link
 * of it is rendered anew because another page was opened. Whether it is the one on screen it learns by `usePageIsCurrent`.
 */
export function OwnPage({ isCurrent, children }: OwnPageProps) {
  const onScreen = useContext(LocationContext);
  const own = useRef(onScreen);
  if (isCurrent) own.current = onScreen;
  return (
    <PageIsCurrentContext value={isCurrent}>
      <LocationContext value={own.current}>{children}</LocationContext>
    </PageIsCurrentContext>
  );
}
