import { matchPath, useLocation } from 'react-router-dom';
import { useOnline } from '#connection/use-online.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { adminRoutes } from '../routing/admin-routes';

/** What stands around the page: the shop's header and bars, or those of administrators; `unknown` until it is known who asks. */
type Frame = 'shop' | 'admin' | 'unknown';

/** Whether an address is one of an administrator's pages. */
export const isAdminPath = (pathname: string): boolean =>
  adminRoutes.some(({ path }) => matchPath(path, pathname));

/** The frame of the page on screen: an administrator's pages have their own (docs/product.md#admin-frame). */
export function useFrame(): Frame {
  const { pathname } = useLocation();
  const { signedIn, user, isAdmin } = useSession();
  const online = useOnline();
  if (!signedIn || (user && !isAdmin) || !isAdminPath(pathname)) return 'shop';
  if (user) return 'admin';
  // without a connection it may never be known
  return online ? 'unknown' : 'shop';
}
