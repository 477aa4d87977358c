import { useRef, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import { useReviews } from '../hooks/use-reviews';
import { ALL_REVIEWS, pagesOf, type ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';
import { RatingSummary } from './RatingSummary';
import { ReviewList } from './ReviewList';
import { ReviewPages } from './ReviewPages';
import styles from './Reviews.module.css';
import { ReviewTools } from './ReviewTools';
import { WriteReview } from './WriteReview';

interface ReviewsProps {
  /** Of the section's element, so that others can lead to it. */
  readonly id: string;
  readonly productId: string;
  readonly signedIn: boolean;
  /** The administrator who may delete reviews; missing for everyone else. */
  readonly adminId?: string;
}

/**
 * What shoppers say of a product (docs/product.md#reviews): how many stars it got, three reviews, all of them page by
 * page on demand, and a form for one's own.
 */
export function Reviews({ id, productId, signedIn, adminId }: ReviewsProps) {
  const texts = useTexts(reviewTexts);
  const [sectionRef, near] = useNearScreen<HTMLDivElement>(600);
  const top = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<ReviewsView>();
  const { known, waiting, failed, refetch } = useReviews(productId, view, near);
  const pages = pagesOf(known?.total ?? 0);

  /** Another page begins at the top of the section, with the focus there. */
  const changeView = (next: ReviewsView | undefined) => {
    setView(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: scrollBehaviour() });
  };
  const pick = (rating: number | undefined) => setView({ ...(view ?? ALL_REVIEWS), rating, page: 1 });
  const shortened = () => {
    if (view && view.page > 1 && known?.reviews.length === 1) setView({ ...view, page: view.page - 1 });
  };

  return (
    <section id={id} className={styles.reviews} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} ref={top} tabIndex={-1}>
        {texts.title}
      </h2>
      <div ref={sectionRef} className={styles.columns}>
        <div className={styles.summary}>
          {known && known.ratings.totalReviews > 0 && (
            <RatingSummary ratings={known.ratings} rating={view?.rating} onPick={pick} />
          )}
          {known?.ratings.totalReviews === 0 && (
            <p className={styles.none}>
              <b>{texts.none}</b>
              {texts.noneHint}
            </p>
          )}
          <WriteReview productId={productId} signedIn={signedIn} shown={view} />
        </div>
        <div className={styles.list}>
          {view && <ReviewTools view={view} onChange={setView} />}
          {failed ? (
            <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />
          ) : (
            <ReviewList
              reviews={known?.reviews}
              waiting={waiting}
              productId={productId}
              signedIn={signedIn}
              adminId={adminId}
              shown={view}
              onDeleted={shortened}
            />
          )}
          {view && known?.total === 0 && known.ratings.totalReviews > 0 && <p>{texts.noneOfStars}</p>}
          {view && pages > 1 && (
            <ReviewPages page={view.page} pages={pages} onPage={(page) => changeView({ ...view, page })} />
          )}
          {!view && known && known.total > known.reviews.length && (
            <Button variant="outline" onClick={() => changeView(ALL_REVIEWS)}>
              {texts.more(known.total - known.reviews.length)}
            </Button>
          )}
          {view && (
            <Button variant="quiet" onClick={() => changeView(undefined)}>
              {texts.fewer}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
