import { lazy, type ReactNode } from 'react';
import { RequireSignIn } from '#features/account/components/RequireSignIn.tsx';
import { useSession } from '#features/account/hooks/use-session.ts';
import { PageWaiting } from './PageWaiting';

const NotFoundPage = lazy(async () => ({
  default: (await import('#pages/not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** Lets administrators see its content; for everyone else there is no such page. The server decides by itself. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { user, isAdmin } = useSession();
  return <RequireSignIn>{isAdmin ? children : user ? <NotFoundPage /> : <PageWaiting />}</RequireSignIn>;
}
