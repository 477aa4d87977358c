import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { MouseEvent } from 'react';
import { cardTexts } from '#features/catalogue/texts/cards.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Stars } from '#ui/product/Stars.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import styles from './ProductRating.module.css';

interface ProductRatingProps {
  readonly product: ProductSummary;
  /** The id of the element with the reviews. */
  readonly reviewsId: string;
}

/** Stars and the number of reviews; leads down to the reviews. */
export function ProductRating({ product, reviewsId }: ProductRatingProps) {
  const card = useTexts(cardTexts);
  const texts = useTexts(productTexts);
  const count = card.reviews(product.totalReviews);

  const follow = (event: MouseEvent) => {
    const reviews = document.getElementById(reviewsId);
    // The page scrolls inside the app: its address stays as it is.
    event.preventDefault();
    reviews?.scrollIntoView({ behavior: scrollBehaviour() });
    reviews?.focus({ preventScroll: true });
  };

  return (
    <p className={styles.rating}>
      <Stars rating={product.averageRating} label={card.rating(product.averageRating)} />
      {product.totalReviews > 0 && <b>{product.averageRating.toFixed(1)}</b>}
      <a href={`#${reviewsId}`} aria-label={texts.seeReviews(count)} onClick={follow}>
        {count}
      </a>
    </p>
  );
}
