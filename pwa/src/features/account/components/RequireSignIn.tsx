import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { showHeaderMessage } from '#features/account/header-message.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { menuTexts } from '#features/account/menu-texts.ts';
import { translate } from '#i18n/locale.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';

/** Where /login sends the shopper back to. */
export interface CameFrom {
  readonly from?: string;
}

/**
 * Lets the signed-in see its content; sends a visitor to /login, which comes back afterwards
 * (docs/product.md#route-guards).
 */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const { signedIn } = useSession();
  const { pathname, search } = useLocation();
  const current = usePageIsCurrent();

  useEffect(() => {
    if (!signedIn && current) showHeaderMessage(translate(menuTexts).loginRequired);
  }, [signedIn, current]);

  if (signedIn) return children;
  // A page that stays mounted behind the current one leaves the way alone.
  if (!current) return null;
  return <Navigate to="/login" replace state={{ from: pathname + search } satisfies CameFrom} />;
}
