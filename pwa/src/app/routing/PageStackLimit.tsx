import { RouteManagerContext } from '@ionic/react';
import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How many pages stay mounted, the one on screen among them. Back finds these as they were left. */
const MAX_PAGES = 4;

/**
 * Takes down the pages that were left longest ago, since Ionic keeps every page of a walk mounted. Who goes back that far
 * gets them built anew from what the device knows. Renders nothing.
 */
export function PageStackLimit() {
  const { pathname } = useLocation();
  const { findViewItemByPathname, unMountViewItem } = useContext(RouteManagerContext);
  const latestFirst = useRef<readonly string[]>([]);

  useEffect(() => {
    const seen = [pathname, ...latestFirst.current.filter((path) => path !== pathname)];
    latestFirst.current = seen.slice(0, MAX_PAGES);
    for (const path of seen.slice(MAX_PAGES)) {
      const view = findViewItemByPathname(path);
      // the view of unknown addresses answers to every path, also while it shows another
      if (view?.routeData?.match?.pathname === path) unMountViewItem(view);
    }
  }, [pathname, findViewItemByPathname, unMountViewItem]);

  return null;
}
