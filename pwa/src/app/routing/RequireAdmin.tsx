import type { ReactNode } from 'react';
import { useSession } from '../../features/account/hooks/use-session';
import { NotFoundPage } from '../../pages/not-found/NotFoundPage';
import { PageWaiting } from './PageWaiting';
import { RequireSignIn } from './RequireSignIn';

/** Lets administrators see its content; for everyone else there is no such page. The server decides by itself. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { user, isAdmin } = useSession();
  return <RequireSignIn>{isAdmin ? children : user ? <NotFoundPage /> : <PageWaiting />}</RequireSignIn>;
}
