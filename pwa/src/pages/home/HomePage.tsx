import type { Category } from '@jhola/shared/contracts/category.contract';
import { Fragment, useRef } from 'react';
import { useCategories } from '#data/queries/use-categories.ts';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { CategoryRow } from '#features/catalogue/components/CategoryRow.tsx';
import { firstListingOf } from '#features/catalogue/rules/first-listing.ts';
import { CategoryStrip } from '#features/home/components/CategoryStrip.tsx';
import { Newsletter } from '#features/home/components/Newsletter.tsx';
import { homeTexts } from '#features/home/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { shopThings } from '#head/shop-things.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePageSlice, WHOLE } from '#ui/page/page-slices.tsx';
import { BackToTop } from '#ui/scroll/BackToTop.tsx';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';
import { NothingOnSale } from '../empty-shop/NothingOnSale';
import { shopProductCard } from '../product-card/ShopProductCard';
import styles from './HomePage.module.css';
import { HomeTop } from './HomeTop';
import { OwnRows } from './OwnRows';
import { RowsWaiting } from './RowsWaiting';

/** The rows of a shopper's own stand below so many categories: those that the server's first answer has. */
const OWN_ROWS_BELOW = 2;

/** Home (docs/product.md#home): greeting, banners, categories, rows of products, newsletter. */
export function HomePage() {
  const texts = useTexts(homeTexts);
  const shop = useShopSettings();
  const { categories, subcategories, loading, failed, none, refetch } = useCategories();
  const products = useRef<HTMLElement>(null);
  const toProducts = () => {
    products.current?.scrollIntoView({ behavior: scrollBehaviour() });
    products.current?.focus({ preventScroll: true });
  };
  // A phone shows one row.
  const slice = usePageSlice();
  const rows = slice === WHOLE ? categories : categories.slice(0, slice);
  const listingOf = (category: Category) => firstListingOf(category, subcategories);

  return (
    <div className={styles.home}>
      <PageHead
        title={`${shop.name}: ${shop.tagline}`}
        structuredData={(whole) => shopThings(shop, whole)}
        description={shop.description}
        keywords={texts.keywords}
        canonical="/"
      />
      <HomeTop none={none} onShopNow={toProducts} />
      {none && <NothingOnSale />}
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
        {rows.map((category, index) => (
          <Fragment key={category._id}>
            <CategoryRow category={category} seeAll={listingOf(category)} renderCard={shopProductCard} />
            {/* Only the device knows of them: below what the server sends, so that nothing moves when they come. */}
            {index === Math.min(OWN_ROWS_BELOW, categories.length) - 1 && <OwnRows />}
          </Fragment>
        ))}
      </section>
      {slice === WHOLE && <Newsletter />}
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
