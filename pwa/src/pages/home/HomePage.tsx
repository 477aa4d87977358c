import type { Category } from '@jhola/shared/contracts/category.contract';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { useRef } from 'react';
import { shopThings } from '../../app/head/shop-things';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { useSession } from '../../features/account/hooks/use-session';
import { CategoryRow } from '../../features/catalogue/components/CategoryRow';
import { EmptyShop } from '../../features/catalogue/components/EmptyShop';
import { useCategories } from '../../features/catalogue/hooks/use-categories';
import { firstListingOf } from '../../features/catalogue/rules/first-listing';
import { BannerCarousel } from '../../features/home/components/BannerCarousel';
import { CategoryStrip } from '../../features/home/components/CategoryStrip';
import { Hero } from '../../features/home/components/Hero';
import { Newsletter } from '../../features/home/components/Newsletter';
import { useMotion } from '../../features/home/hooks/use-motion';
import { homeTexts } from '../../features/home/texts';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/icons/Icon';
import { BackToTop } from '../../ui/scroll/BackToTop';
import { scrollBehaviour } from '../../ui/scroll/scroll-behaviour';
import { shopProductCard } from '../product-card/ShopProductCard';
import styles from './HomePage.module.css';
import { RowsWaiting } from './RowsWaiting';

/** Home (docs/product.md#home): greeting, banners, categories, a row for each category, newsletter. */
export function HomePage() {
  const texts = useTexts(homeTexts);
  const { user, isAdmin } = useSession();
  const { categories, subcategories, loading, failed, none, refetch } = useCategories();
  const running = usePageIsCurrent();
  const motion = useMotion();
  const products = useRef<HTMLElement>(null);
  const toProducts = () => {
    products.current?.scrollIntoView({ behavior: scrollBehaviour() });
    products.current?.focus({ preventScroll: true });
  };
  const listingOf = (category: Category) => firstListingOf(category, subcategories);

  return (
    <div className={styles.home}>
      <PageHead
        title={texts.title(shopIdentity.name)}
        structuredData={shopThings}
        description={texts.description}
        keywords={texts.keywords}
        canonical="/"
      />
      <div className={styles.top}>
        <Hero username={user?.username} running={running && motion.moving} onShopNow={toProducts} />
        <BannerCarousel running={running} moving={motion.moving} onToggleMoving={motion.toggle} />
      </div>
      {none && <EmptyShop isAdmin={isAdmin} />}
      {failed ? (
        <EmptyState
          picture={<Icon name="offline" size={64} />}
          title={texts.failed}
          action={
            <Button icon="refresh" onClick={refetch}>
              {texts.retry}
            </Button>
          }
        />
      ) : (
        !none && <CategoryStrip categories={categories} loading={loading} listingOf={listingOf} />
      )}
      <section ref={products} className={styles.rows} aria-label={texts.products} tabIndex={-1}>
        {loading && <RowsWaiting />}
        {categories.map((category) => (
          <CategoryRow
            key={category._id}
            category={category}
            seeAll={listingOf(category)}
            renderCard={shopProductCard}
          />
        ))}
      </section>
      <Newsletter />
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
