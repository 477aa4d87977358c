import { IonRouterOutlet, setupIonicReact } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { Route } from 'react-router-dom';
import { RequireSignIn } from '#features/account/components/RequireSignIn.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '../i18n/use-texts';
import { Toasts } from '../ui/toasts/Toasts';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstDataUntilNavigation } from './first-screen/FirstDataUntilNavigation';
import { HomeScreenLater } from './home-screen/HomeScreenLater';
import { NavigationEvents } from './routing/NavigationEvents';
import { PageFrame } from './routing/PageFrame';
import { PageStackLimit } from './routing/PageStackLimit';
import type { PageRoute } from './routing/page-source';
import { RequireAdmin } from './routing/RequireAdmin';
import { routes } from './routing/routes';
import { usePageMotion } from './routing/use-page-motion';
import { Shell } from './Shell';
import { CartPanel } from './shell/CartPanel';
import { OpensNotified } from './shell/OpensNotified';
import { OrderPrompts } from './shell/OrderPrompts';
import { SessionWatch } from './shell/SessionWatch';
import { VariantSheetLater } from './shell/VariantSheetLater';

setupIonicReact({ mode: 'md' });

/** The whole web app: the shell around the pages. */
export function App() {
  const { dismiss } = useTexts(appTexts);
  const motion = usePageMotion();
  return (
    <div className={styles.app}>
      <IonReactRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
        <ErrorBoundary>
          <Shell>
            <IonRouterOutlet animated={motion !== undefined} animation={motion}>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<RoutedPage {...route} />} />
              ))}
            </IonRouterOutlet>
          </Shell>
          <CartPanel />
          <VariantSheetLater />
          <SessionWatch />
          <OrderPrompts />
          <OpensNotified />
          <HomeScreenLater />
          <PageStackLimit />
          <NavigationEvents />
          <FirstDataUntilNavigation />
        </ErrorBoundary>
      </IonReactRouter>
      <Toasts dismissLabel={dismiss} />
    </div>
  );
}

const guards = {
  everyone: ({ Page }: PageRoute) => <Page />,
  'signed-in': ({ Page }: PageRoute) => (
    <RequireSignIn>
      <Page />
    </RequireSignIn>
  ),
  admin: ({ Page }: PageRoute) => (
    <RequireAdmin>
      <Page />
    </RequireAdmin>
  ),
};

function RoutedPage(route: PageRoute) {
  // Ionic gives the view of unknown addresses to the next page: that is another frame.
  return (
    <PageFrame key={route.path} path={route.path} footer={route.audience !== 'admin'}>
      {guards[route.audience](route)}
    </PageFrame>
  );
}
