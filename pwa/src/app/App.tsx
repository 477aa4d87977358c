import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '../i18n/use-texts';
import { Toasts } from '../ui/toasts/Toasts';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstDataUntilNavigation } from './first-screen/FirstDataUntilNavigation';
import { HomeScreenLater } from './home-screen/HomeScreenLater';
import { NavigationEvents } from './routing/NavigationEvents';
import { PageStack } from './routing/PageStack';
import { OnScreen, Router } from './routing/Router';
import { Shell } from './Shell';
import { CartPanel } from './shell/CartPanel';
import { OpensNotified } from './shell/OpensNotified';
import { OrderPrompts } from './shell/OrderPrompts';
import { SessionWatch } from './shell/SessionWatch';
import { VariantSheetLater } from './shell/VariantSheetLater';

/** The whole web app: the shell around the pages. */
export function App() {
  const { dismiss } = useTexts(appTexts);
  return (
    <div className={styles.app}>
      <Router>
        <ErrorBoundary>
          <Shell>
            <PageStack />
          </Shell>
          <OnScreen>
            <CartPanel />
            <VariantSheetLater />
            <SessionWatch />
            <OrderPrompts />
            <OpensNotified />
            <HomeScreenLater />
            <NavigationEvents />
            <FirstDataUntilNavigation />
          </OnScreen>
        </ErrorBoundary>
      </Router>
      <Toasts dismissLabel={dismiss} />
    </div>
  );
}
