import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { WishedProduct } from '../../features/wishlist/components/WishedProduct';
import { useWishlist } from '../../features/wishlist/hooks/use-wishlist';
import { wishlistTexts as texts } from '../../features/wishlist/texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loading } from '../../ui/feedback/Loading';
import { Icon } from '../../ui/icons/Icon';
import { CardCart } from '../product-card/CardCart';
import styles from './WishlistPage.module.css';

/** My Wishlist (section 2, Dashboard). */
export function WishlistPage() {
  const { products, loading, failed, again } = useWishlist();
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <div className={styles.header}>
        <h1>{texts.title}</h1>
        {products.length > 0 && <p>{texts.count(products.length)}</p>}
      </div>
      {loading && <Loading text={texts.loading} />}
      {failed && (
        <EmptyState
          picture={<Icon name="offline" size={64} />}
          title={texts.failed}
          action={
            <Button icon="refresh" onClick={again}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {!loading && !failed && products.length === 0 && (
        <EmptyState
          picture={<Icon name="heart" size={72} />}
          title={texts.empty}
          text={texts.emptyHint}
          action={<Button to="/">{texts.shopNow}</Button>}
        />
      )}
      <ul className={styles.grid} aria-label={texts.title}>
        {products.map((product) => (
          <li key={product._id}>
            <WishedProduct product={product} action={<CardCart product={product} />} />
          </li>
        ))}
      </ul>
    </DashboardLayout>
  );
}
