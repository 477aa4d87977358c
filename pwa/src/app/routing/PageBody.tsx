import { type ReactNode, type RefObject, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { Footer } from '../shell/Footer';
import styles from './PageBody.module.css';
import { PageWaiting } from './PageWaiting';

interface PageBodyProps {
  /** Gets the main content. */
  readonly content?: RefObject<HTMLElement | null>;
  /** Whether the shop's footer ends it: not on pages of administrators. */
  readonly footer?: boolean;
  readonly children: ReactNode;
}

/**
 * What scrolls on every page: its content, with an error boundary of its own, and the footer.
 */
export function PageBody({ content, footer = true, children }: PageBodyProps) {
  return (
    <div className={styles.page} data-scroll-area>
      <main ref={content} className={styles.content} data-page-content tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={<PageWaiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {footer && <Footer />}
    </div>
  );
}
