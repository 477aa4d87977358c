import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PageIsCurrentContext } from './page-context';

interface OwnPageProps {
  /** Whether it is the one on screen. */
  readonly isCurrent: boolean;
  /** The address on screen. */
  readonly address: ComponentProps<typeof LocationContext>['value'];
  readonly children: ReactNode;
}

/**
 * What a page stands in. Pages that were left stay mounted; for what stands in one the address stays what it was then, so that no link
 * of it is rendered anew because another page was opened, or this one again. Whether it is the one on screen it learns by `usePageIsCurrent`.
 */
export function OwnPage({ isCurrent, address, children }: OwnPageProps) {
  const [own, setOwn] = useState(address);
  if (isCurrent && !isSameAddress(own.location, address.location)) setOwn(address);
  return (
    <PageIsCurrentContext value={isCurrent}>
      <LocationContext value={own}>{children}</LocationContext>
    </PageIsCurrentContext>
  );
}

/** Whether two visits are to the same address, with the same things to say. */
const isSameAddress = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.state === other.state;
