import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useCallback, useState } from 'react';
import { ProductShelf } from '../../features/catalogue/components/ProductShelf';
import { QuickView } from '../../features/catalogue/components/QuickView';
import {
  useOtherCategoryProducts,
  useRelatedProducts,
} from '../../features/catalogue/hooks/use-product-list';
import { useRecentlyViewed } from '../../features/catalogue/hooks/use-recently-viewed';
import { productTexts as texts } from '../../features/catalogue/texts/product';
import { useNearScreen } from '../../ui/scroll/use-near-screen';
import { CardCart } from '../product-card/CardCart';
import { ShopProductCard } from '../product-card/ShopProductCard';
import styles from './MoreProducts.module.css';
import type { Place } from './product-place';

interface MoreProductsProps {
  readonly product: ProductSummary;
  readonly place: Place;
}

/** Recently Viewed, You May Also Like and Explore Other Categories, asked for when one scrolls near them. */
export function MoreProducts({ product, place: { category, subcategory } }: MoreProductsProps) {
  const [ref, near] = useNearScreen<HTMLDivElement>();
  const [glanced, setGlanced] = useState<ProductSummary>();
  const recent = useRecentlyViewed(product._id);
  const related = useRelatedProducts(
    near && category && subcategory
      ? { productId: product._id, categoryId: category._id, subCategoryId: subcategory._id }
      : undefined,
  );
  const others = useOtherCategoryProducts(near ? category?._id : undefined);
  const card = useCallback(
    (shown: ProductSummary) => <ShopProductCard product={shown} onQuickView={setGlanced} />,
    [],
  );

  return (
    <div ref={ref} className={styles.more}>
      {recent.length > 0 && <ProductShelf title={texts.recentlyViewed} products={recent} renderCard={card} />}
      {category && (
        <>
          <ProductShelf
            title={texts.related}
            products={related.products}
            failure={related.failed ? texts.relatedFailed : undefined}
            renderCard={card}
          />
          <ProductShelf
            title={texts.others}
            products={others.products}
            failure={others.failed ? texts.othersFailed : undefined}
            renderCard={card}
          />
        </>
      )}
      <QuickView
        product={glanced}
        onClose={() => setGlanced(undefined)}
        action={glanced && <CardCart product={glanced} />}
      />
    </div>
  );
}
