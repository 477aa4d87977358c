import { IonRouterOutlet, RouteManagerContext } from '@ionic/react';
import { useContext, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Route, useLocation } from 'react-router-dom';
import { RequireSignIn } from '#features/account/components/RequireSignIn.tsx';
import { isFirstScreenThere } from '../first-screen/take-over';
import { PageFrame } from './PageFrame';
import type { PageRoute } from './page-source';
import { RequireAdmin } from './RequireAdmin';
import { routes } from './routes';
import { usePageMotion } from './use-page-motion';
import { LEAVES_WITHIN_MS } from './use-put-away';

/** How many pages stay mounted, the one on screen among them. Back finds these as they were left. */
const MAX_PAGES = 4;

/** Made once, so that no page is rendered anew because another was opened. */
const pages = routes.map((route) => (
  // Ionic gives the view of unknown addresses to the next page: by its key that is another frame.
  <Route
    key={route.path}
    path={route.path}
    element={
      <PageFrame key={route.path} path={route.path} footer={route.audience !== 'admin'}>
        {guarded(route)}
      </PageFrame>
    }
  />
));

/**
 * The pages of a walk, the one on screen above the others. Ionic keeps every page mounted: those that were left longest ago are taken
 * down here, once nobody waits for the page that was opened. Who goes back that far gets them built anew from what the device knows.
 */
export function PageStack() {
  const { pathname } = useLocation();
  const motion = usePageMotion();
  const { findViewItemByPathname, unMountViewItem } = useContext(RouteManagerContext);
  const latestFirst = useRef<readonly string[]>([]);
  // Ionic takes a page down when it renders the next time.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  // Ionic adds the first page in a microtask behind the outlet, and React would render it after whatever the shell has started by then.
  // Where nothing is to be looked at meanwhile it comes with the outlet, in one layout.
  useLayoutEffect(() => {
    if (!isFirstScreenThere()) queueMicrotask(() => flushSync(renderAgain));
  }, []);

  useEffect(() => {
    latestFirst.current = [pathname, ...latestFirst.current.filter((path) => path !== pathname)];
    const excess = setTimeout(() => {
      const old = latestFirst.current.slice(MAX_PAGES);
      if (old.length === 0) return;
      latestFirst.current = latestFirst.current.slice(0, MAX_PAGES);
      for (const path of old) {
        const view = findViewItemByPathname(path);
        // the view of unknown addresses answers to every path, also while it shows another
        if (view?.routeData?.match?.pathname === path) unMountViewItem(view);
      }
      renderAgain();
    }, LEAVES_WITHIN_MS);
    return () => clearTimeout(excess);
  }, [pathname, findViewItemByPathname, unMountViewItem]);

  return (
    <IonRouterOutlet animated={motion !== undefined} animation={motion}>
      {pages}
    </IonRouterOutlet>
  );
}

function guarded({ audience, Page }: PageRoute) {
  if (audience === 'everyone') return <Page />;
  const Guard = audience === 'admin' ? RequireAdmin : RequireSignIn;
  return (
    <Guard>
      <Page />
    </Guard>
  );
}
