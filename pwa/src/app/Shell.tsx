import { lazy, type ReactNode, Suspense } from 'react';
import styles from './App.module.css';
import { useFrame } from './admin/use-frame';
import { OnScreen } from './routing/Router';
import { BottomNavigation } from './shell/BottomNavigation';
import { DemoRibbon } from './shell/DemoRibbon';
import { Header } from './shell/Header';
import { SkipLink } from './shell/SkipLink';

// Where their code cannot be fetched, the shop's own parts still lead on.
const AdminHead = lazy(() =>
  import('./admin/AdminHead').then(
    ({ AdminHead }) => ({ default: AdminHead }),
    () => ({ default: Header }),
  ),
);
const AdminBottomBar = lazy(() =>
  import('./admin/AdminBottomBar').then(
    ({ AdminBottomBar }) => ({ default: AdminBottomBar }),
    () => ({ default: BottomNavigation }),
  ),
);

/**
 * What stands around the pages: the shop's header and bar, or on an administrator's pages those of the administrators, whose
 * code is loaded with the first of these pages (docs/product.md#admin-frame).
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shell} data-shell>
      <SkipLink />
      <DemoRibbon />
      <OnScreen>
        <Head />
      </OnScreen>
      <div className={styles.outlet}>{children}</div>
      <OnScreen>
        <Foot />
      </OnScreen>
    </div>
  );
}

function Head() {
  const frame = useFrame();
  if (frame === 'shop') return <Header />;
  if (frame === 'unknown') return null;
  return (
    <Suspense>
      <AdminHead />
    </Suspense>
  );
}

function Foot() {
  const frame = useFrame();
  if (frame === 'shop') return <BottomNavigation />;
  if (frame === 'unknown') return null;
  return (
    <Suspense>
      <AdminBottomBar />
    </Suspense>
  );
}
