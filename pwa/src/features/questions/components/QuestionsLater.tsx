import { lazy, Suspense } from 'react';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import styles from './QuestionsLater.module.css';

const Questions = lazy(async () => ({ default: (await import('./Questions')).Questions }));

interface QuestionsLaterProps {
  readonly productId: string;
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
}

/** The questions about a product, which are loaded once they come near the screen (docs/product.md#questions). */
export function QuestionsLater(props: QuestionsLaterProps) {
  const [ref, near] = useNearScreen<HTMLDivElement>(600);
  return (
    <div ref={ref} className={styles.later}>
      {near && (
        <Suspense>
          <Questions {...props} />
        </Suspense>
      )}
    </div>
  );
}
