import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '../i18n/use-texts';
import { Toasts } from '../ui/toasts/Toasts';
import styles from './App.module.css';
import { BackgroundPartsLater } from './BackgroundPartsLater';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstDataUntilNavigation } from './first-screen/FirstDataUntilNavigation';
import { NavigationEvents } from './routing/NavigationEvents';
import { PageStack } from './routing/PageStack';
import { OnScreen, Router } from './routing/Router';
import { Shell } from './Shell';
import { CartPanel } from './shell/CartPanel';
import { OpensNotified } from './shell/OpensNotified';
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
            <OpensNotified />
            <BackgroundPartsLater />
            <NavigationEvents />
            <FirstDataUntilNavigation />
          </OnScreen>
        </ErrorBoundary>
      </Router>
      <Toasts dismissLabel={dismiss} />
    </div>
  );
}
