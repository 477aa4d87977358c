import { Route, Routes } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { type ServerHead, ServerHeadContext } from '#head/server-head.ts';
import styles from '../app/App.module.css';
import { isAdminPath } from '../app/admin/use-frame';
import { PageBody } from '../app/routing/PageBody';
import stack from '../app/routing/PageStack.module.css';
import { PageWaiting } from '../app/routing/PageWaiting';
import type { PageRoute } from '../app/routing/page-source';
import { routes } from '../app/routing/routes';
import { BottomNavigation } from '../app/shell/BottomNavigation';
import { DemoRibbon } from '../app/shell/DemoRibbon';
import { Header } from '../app/shell/Header';
import { SkipLink } from '../app/shell/SkipLink';
import { type FirstData, FirstDataContext } from '../data/db/first-data';
import { ShopSettingsContext } from '../data/queries/use-shop-settings';
import type { LocaleState } from '../i18n/locale';
import { LocaleContext } from '../i18n/use-texts';

interface FirstScreenProps {
  /** Path and query, as far as the page depends on it. */
  readonly location: string;
  readonly locale: LocaleState;
  readonly data: FirstData;
  /** Shown instead of the route's page when there is nothing at its address. */
  readonly fallback?: PageRoute;
  readonly head: ServerHead;
}

/** The first screen as a visitor sees it: the app's own shell and page, without what needs a browser. */
export function FirstScreen({ location, locale, data, fallback, head }: FirstScreenProps) {
  const { pathname } = new URL(location, head.origin);
  // whose frame it gets is known when it is known who is asking
  const forAdmin = isAdminPath(pathname);
  return (
    <LocaleContext value={locale}>
      <ShopSettingsContext value={data.shop}>
        <FirstDataContext value={{ data }}>
          <ServerHeadContext value={head}>
            <StaticRouter location={location} future={{ v7_relativeSplatPath: true }}>
              <div className={styles.app}>
                <div className={styles.shell}>
                  <SkipLink />
                  <DemoRibbon />
                  {!forAdmin && <Header />}
                  <div className={styles.outlet}>
                    <div className={stack.stack}>
                      <div className={stack.stack}>
                        {' '}
                        <PageBody footer={!forAdmin}>
                          <Routes>
                            {routes.map((route) => (
                              <Route
                                key={route.path}
                                path={route.path}
                                element={<Visited {...(fallback ?? route)} />}
                              />
                            ))}
                          </Routes>
                        </PageBody>
                      </div>
                    </div>{' '}
                  </div>
                  {!forAdmin && <BottomNavigation />}
                </div>
              </div>
            </StaticRouter>
          </ServerHeadContext>
        </FirstDataContext>
      </ShopSettingsContext>
    </LocaleContext>
  );
}

/** The server does not know who is asking: pages of a signed-in shopper begin as they do in the app, waiting. */
function Visited({ audience, Page }: PageRoute) {
  return audience === 'everyone' ? <Page /> : <PageWaiting />;
}
