import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { type ReactNode, useRef } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWishlist } from '../hooks/use-wishlist';
import { wishlistTexts } from '../texts';
import styles from './Wishlist.module.css';
import { WishlistProduct } from './WishlistProduct';

interface WishlistProps {
  /** What one gets of a product, and what it costs. */
  readonly priceOf: (product: ProductSummary) => ReactNode;
  /** The cart's control for a product. */
  readonly actionFor: (product: ProductSummary) => ReactNode;
}

/** My Wishlist: the grid of products on the wishlist, or what stands instead (docs/product.md#wishlist). */
export function Wishlist({ priceOf, actionFor }: WishlistProps) {
  const texts = useTexts(wishlistTexts);
  const { products, loading, failed, refetch } = useWishlist();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.wishlist}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        {products.length > 0 && <p>{texts.count(products.length)}</p>}
      </header>
      {loading && <WishlistLoading />}
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {!loading && !failed && products.length === 0 && (
        <EmptyState
          picture={<Icon name="heart" size={72} />}
          title={texts.empty}
          text={texts.emptyHint}
          action={<Button to="/">{texts.shopNow}</Button>}
        />
      )}
      {products.length > 0 && (
        <ul className={styles.grid} aria-label={texts.title}>
          {products.map((product) => (
            <li key={product._id}>
              <WishlistProduct
                product={product}
                price={priceOf(product)}
                action={actionFor(product)}
                // the button that was pressed goes with its product
                onRemoved={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const keys = ['a', 'b', 'c', 'd'];

/** Placeholder for a wishlist that is on its way. */
function WishlistLoading() {
  return (
    <LoadingPlaceholder text={useTexts(wishlistTexts).loading}>
      <div className={styles.grid}>
        {keys.map((key) => (
          <div key={key} className={styles.skeleton}>
            <Skeleton shape="picture" />
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </LoadingPlaceholder>
  );
}
