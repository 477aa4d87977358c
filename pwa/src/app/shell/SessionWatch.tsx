import { useLocation, useNavigate } from 'react-router-dom';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { useSessionLost } from '#features/account/hooks/use-session-lost.ts';

/** Sends the shopper to /login when the session has ended and cannot be refreshed (docs/product.md#session-lost). */
export function SessionWatch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useSessionLost(() => navigate('/login', { state: { from: pathname + search } satisfies CameFrom }));
  return null;
}
