import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../features/account/hooks/use-session';
import { useCartSummary } from '../../features/cart/hooks/use-cart-summary';
import { useInstallOffer } from '../../features/install/hooks/use-install-offer';
import { useWayToInstall } from '../../features/install/hooks/use-way-to-install';
import { useNewOrders } from '../../features/orders/hooks/use-new-orders';
import { atRest } from '../updates/at-rest';
import { useAppBadge } from './use-app-badge';
import { useOwnManifest } from './use-own-manifest';
import { useSplashScreens } from './use-splash-screens';

const IosGuide = lazy(async () => ({
  default: (await import('../../features/install/components/IosGuide')).IosGuide,
}));

/**
 * The shop on the device's home screen: the offer to put it there, the number on its icon (pieces in the cart; for an
 * administrator new orders), and the shortcuts of whoever is signed in.
 */
export function HomeScreen() {
  const { isAdmin } = useSession();
  const { count } = useCartSummary();
  const newOrders = useNewOrders();
  const way = useWayToInstall();
  const [guide, setGuide] = useState<'unseen' | 'open' | 'closed'>('unseen');
  useAppBadge(isAdmin ? newOrders : count);
  useOwnManifest(isAdmin);
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
