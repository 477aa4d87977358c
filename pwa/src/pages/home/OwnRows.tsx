import { ProductRowSection } from '#features/catalogue/components/ProductRowSection.tsx';
import { useOffers } from '#features/catalogue/hooks/use-product-list.ts';
import { useRecentlyViewed } from '#features/catalogue/hooks/use-recently-viewed.ts';
import { homeTexts } from '#features/home/texts.ts';
import { useBoughtProducts } from '#features/orders/hooks/use-bought-products.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import { shopProductCard } from '../product-card/ShopProductCard';
import styles from './OwnRows.module.css';

/**
 * The rows that are no category's: what the shopper bought before, what is reduced most, what was looked at. Nothing of a
 * kind of which there is none (docs/product.md#own-rows).
 */
export function OwnRows() {
  const texts = useTexts(homeTexts);
  const bought = useBoughtProducts();
  const viewed = useRecentlyViewed();
  const [ref, near] = useNearScreen<HTMLDivElement>();
  const offers = useOffers(near);
  return (
    <div ref={ref} className={styles.rows}>
      <ProductRowSection title={texts.buyAgain} products={bought} renderCard={shopProductCard} />
      {!offers.failed && (
        <ProductRowSection
          title={texts.offers}
          products={offers.products}
          far={!near}
          renderCard={shopProductCard}
        />
      )}
      <ProductRowSection title={texts.recentlyViewed} products={viewed} renderCard={shopProductCard} />
    </div>
  );
}
