import { ProductRowSection } from '#features/catalogue/components/ProductRowSection.tsx';
import { useRecentlyViewed } from '#features/catalogue/hooks/use-recently-viewed.ts';
import { homeTexts } from '#features/home/texts.ts';
import { useBoughtProducts } from '#features/orders/hooks/use-bought-products.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { shopProductCard } from '../product-card/ShopProductCard';

/** Rows of the shopper's own: what was bought before and what was looked at; nothing for who has neither. */
export function OwnRows() {
  const texts = useTexts(homeTexts);
  const bought = useBoughtProducts();
  const viewed = useRecentlyViewed();
  return (
    <>
      <ProductRowSection title={texts.buyAgain} products={bought} renderCard={shopProductCard} />
      <ProductRowSection title={texts.recentlyViewed} products={viewed} renderCard={shopProductCard} />
    </>
  );
}
