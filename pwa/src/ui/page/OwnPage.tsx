import { type ReactNode, useContext, useRef } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PageIsCurrentContext } from './page-context';

interface OwnPageProps {
  /** Whether it is the one on screen. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/**
 * What a page stands in. Pages that were left stay mounted; for what stands in one the address stays what it was then, so that no link
 * of it is rendered anew because another page was opened, or this one again. Whether it is the one on screen it learns by `usePageIsCurrent`.
 */
export function OwnPage({ isCurrent, children }: OwnPageProps) {
  const onScreen = useContext(LocationContext);
  const own = useRef(onScreen);
  if (isCurrent && !isSameAddress(own.current.location, onScreen.location)) own.current = onScreen;
  return (
    <PageIsCurrentContext value={isCurrent}>
      <LocationContext value={own.current}>{children}</LocationContext>
    </PageIsCurrentContext>
  );
}

/** Whether two visits are to the same address, with the same things to say. */
const isSameAddress = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.state === other.state;
