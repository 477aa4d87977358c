import { lazy, Suspense, useState } from 'react';
import { useSession } from '#features/account/hooks/use-session.ts';
import { useCartSummary } from '#features/cart/hooks/use-cart-summary.ts';
import { useInstallOffer } from '#features/install/hooks/use-install-offer.ts';
import { useWayToInstall } from '#features/install/hooks/use-way-to-install.ts';
import { useNewOrders } from '#features/orders/hooks/use-new-orders.ts';
import { atRest } from '../updates/at-rest';
import { useAppBadge } from './use-app-badge';
import { useOwnIcons } from './use-own-icons';
import { useOwnManifest } from './use-own-manifest';
import { useSplashScreens } from './use-splash-screens';

const IosGuide = lazy(async () => ({
  default: (await import('#features/install/components/IosGuide.tsx')).IosGuide,
}));

/**
 * The shop on the device's home screen: the offer to put it there, the number on its icon (pieces in the cart; for an
 * administrator new orders), its icons, and the shortcuts of whoever is signed in.
 */
export function HomeScreen() {
  const { isAdmin } = useSession();
  const { count } = useCartSummary();
  const newOrders = useNewOrders();
  const way = useWayToInstall();
  const [guide, setGuide] = useState<'unseen' | 'open' | 'closed'>('unseen');
  useAppBadge(isAdmin ? newOrders : count);
  useOwnManifest(isAdmin);
  useOwnIcons();
  useSplashScreens(way === 'by-hand');
  useInstallOffer({ way, inCart: count, atRest, showGuide: () => setGuide('open') });
  return (
    guide !== 'unseen' && (
      <Suspense>
        <IosGuide open={guide === 'open'} onClose={() => setGuide('closed')} />
      </Suspense>
    )
  );
}
