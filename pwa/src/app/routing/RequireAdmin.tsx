import { lazy, type ReactNode } from 'react';
import { useSession } from '../../features/account/hooks/use-session';
import { PageWaiting } from './PageWaiting';
import { RequireSignIn } from './RequireSignIn';

const NotFoundPage = lazy(async () => ({
  default: (await import('../../pages/not-found/NotFoundPage')).NotFoundPage,
}));

/** Lets administrators see its content; for everyone else there is no such page. The server decides by itself. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { user, isAdmin } = useSession();
  return <RequireSignIn>{isAdmin ? children : user ? <NotFoundPage /> : <PageWaiting />}</RequireSignIn>;
}
