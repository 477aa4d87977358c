import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { Footer } from '../shell/Footer';
import styles from './PageBody.module.css';
import { PageWaiting } from './PageWaiting';

/**
 * What scrolls on every page: its content, with an error boundary of its own, and the footer. A plain element scrolls:
 * Ionic's content would put the footer into the main landmark, where it is none.
 */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-scroll-area>
      <main className={styles.content} data-page-content tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
