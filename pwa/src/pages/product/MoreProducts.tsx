import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ProductRowSection } from '#features/catalogue/components/ProductRowSection.tsx';
import { useOtherCategoryProducts, useRelatedProducts } from '#features/catalogue/hooks/use-product-list.ts';
import { useRecentlyViewed } from '#features/catalogue/hooks/use-recently-viewed.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import { shopProductCard } from '../product-card/ShopProductCard';
import styles from './MoreProducts.module.css';
import type { ProductCategories } from './product-categories';

interface MoreProductsProps {
  readonly product: ProductSummary;
  readonly position: ProductCategories;
}

/** Recently Viewed, You May Also Like and Explore Other Categories, asked for when one scrolls near them. */
export function MoreProducts({ product, position: { category, subcategory } }: MoreProductsProps) {
  const texts = useTexts(productTexts);
  const [ref, near] = useNearScreen<HTMLDivElement>();
  const recent = useRecentlyViewed(product._id);
  const related = useRelatedProducts(
    near && category && subcategory
      ? { productId: product._id, categoryId: category._id, subCategoryId: subcategory._id }
      : undefined,
  );
  const others = useOtherCategoryProducts(near ? category?._id : undefined);

  return (
    <div ref={ref} className={styles.more}>
      {recent.length > 0 && (
        <ProductRowSection title={texts.recentlyViewed} products={recent} renderCard={shopProductCard} />
      )}
      {category && (
        <>
          <ProductRowSection
            title={texts.related}
            products={related.products}
            failure={related.failed ? texts.relatedFailed : undefined}
            renderCard={shopProductCard}
          />
          <ProductRowSection
            title={texts.others}
            products={others.products}
            failure={others.failed ? texts.othersFailed : undefined}
            renderCard={shopProductCard}
          />
        </>
      )}
    </div>
  );
}
