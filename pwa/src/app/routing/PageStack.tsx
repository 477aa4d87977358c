import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchRoutes, Route, Routes } from 'react-router-dom';
import { RequireSignIn } from '#features/account/components/RequireSignIn.tsx';
import { historyIndex } from '#ui/history/history-index.ts';
import { pagesSlide } from '#ui/page/pages-slide.ts';
import { slidePages, swapPages } from './change-pages';
import { PageFrame } from './PageFrame';
import styles from './PageStack.module.css';
import { FIRST_PAGE, type MountedPage, navigated, opened, tidied } from './page-history';
import type { PageRoute } from './page-source';
import { RequireAdmin } from './RequireAdmin';
import { type Address, useAddress } from './Router';
import { routes } from './routes';
import { usePageMotion } from './use-page-motion';

/** How long pages that are not kept stay, in milliseconds: they are taken down when nobody waits for the page that was opened. */
const TIDIED_AFTER_MS = 1000;

/**
 * The pages of a walk, the one on screen above those that were left. These stay mounted, so that Back finds them as they were; who goes
 * back further than to the last few gets them built anew from what the device knows.
 */
export function PageStack() {
  const address = useAddress();
  const { key, pathname } = address.location;
  const [history, setHistory] = useState(() => opened({ key, pathname, position: historyIndex() }));
  // Here and not in an effect: the page comes with the address, in one render.
  const after = navigated(history, {
    type: address.navigationType,
    key,
    pathname,
    position: historyIndex(),
  });
  if (after !== history) setHistory(after);

  const stack = useRef<HTMLDivElement>(null);
  const shown = useRef(FIRST_PAGE);
  const endChange = useRef(() => {});
  const motion = usePageMotion();
  useLayoutEffect(() => {
    const { current, step } = history;
    if (!stack.current || shown.current === current.id) return;
    endChange.current();
    const change = {
      entering: elementOf(current.id, stack.current),
      leaving: elementOf(shown.current, stack.current),
    };
    shown.current = current.id;
    if (step && motion && pagesSlide()) endChange.current = slidePages(stack.current, change, step, motion);
    else swapPages(change);
  }, [history, motion]);

  useEffect(() => {
    if (tidied(history) === history) return;
    const left = setTimeout(() => setHistory(tidied), TIDIED_AFTER_MS);
    return () => clearTimeout(left);
  }, [history]);

  return (
    <div ref={stack} className={styles.stack}>
      {history.pages.map((page) => (
        <StackedPage
          key={page.id}
          id={page.id}
          pathname={page.pathname}
          isCurrent={page.id === history.current.id}
          address={address}
        />
      ))}
    </div>
  );
}

function elementOf(id: number, stack: HTMLElement): HTMLElement {
  const element = stack.querySelector<HTMLElement>(`:scope > [data-page="${id}"]`);
  if (!element) throw new Error(`There is no page ${id}`);
  return element;
}

/** What stands on each page, by its route. Made once, so that no page is rendered anew because another was opened. */
const contents = new Map<PageRoute, ReactElement>(
  routes.map((route) => [
    route,
    <Routes key={route.path}>
      <Route path={route.path} element={guarded(route)} />
    </Routes>,
  ]),
);

interface StackedPageProps extends Pick<MountedPage, 'id' | 'pathname'> {
  readonly isCurrent: boolean;
  readonly address: Address;
}

function StackedPage({ id, pathname, isCurrent, address }: StackedPageProps) {
  const [route] = useState(() => routeAt(pathname));
  return (
    <PageFrame id={id} isCurrent={isCurrent} address={address} footer={route.audience !== 'admin'}>
      {contents.get(route)}
    </PageFrame>
  );
}

function routeAt(pathname: string): PageRoute {
  const [match] = matchRoutes([...routes], pathname) ?? [];
  if (!match) throw new Error(`No route matches ${pathname}`);
  return match.route;
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
