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
        <ForFrame shop={<Header />} admin={<AdminHead />} />
      </OnScreen>
      <div className={styles.outlet}>{children}</div>
      <OnScreen>
        <ForFrame shop={<BottomNavigation />} admin={<AdminBottomBar />} />
      </OnScreen>
    </div>
  );
}

interface ForFrameProps {
  readonly shop: ReactNode;
  /** Loaded when it is shown first. */
  readonly admin: ReactNode;
}

/** A part of the frame that the page on screen has; none until it is known which. */
function ForFrame({ shop, admin }: ForFrameProps) {
  const frame = useFrame();
  if (frame === 'shop') return shop;
  return frame === 'admin' ? <Suspense>{admin}</Suspense> : null;
}
