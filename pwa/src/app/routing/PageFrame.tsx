import { IonContent, IonPage } from '@ionic/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { PagePathContext } from '../page-context';
import { Footer } from '../shell/Footer';
import styles from './PageFrame.module.css';
import { PageWaiting } from './PageWaiting';

/** What every page stands in: Ionic's page with its own scrolling, the footer, and an error boundary of its own. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [ownPath] = useState(pathname);
  return (
    <PagePathContext value={ownPath}>
      <IonPage>
        <IonContent>
          <div className={styles.page}>
            <div className={styles.content} data-page-content tabIndex={-1}>
              <ErrorBoundary>
                <Suspense fallback={<PageWaiting />}>{children}</Suspense>
              </ErrorBoundary>
            </div>
            <Footer />
          </div>
        </IonContent>
      </IonPage>
    </PagePathContext>
  );
}
