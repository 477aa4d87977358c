import { productPath } from '@jhola/shared/domain/slugs/paths';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { useEffect, useId } from 'react';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import { useSession } from '../../features/account/hooks/use-session';
import { noteViewed } from '../../features/catalogue/commands/note-viewed';
import { Breadcrumb } from '../../features/catalogue/components/Breadcrumb';
import { ProductDescription } from '../../features/catalogue/components/ProductDescription';
import { WhyShop } from '../../features/catalogue/components/WhyShop';
import { useCategories } from '../../features/catalogue/hooks/use-categories';
import type { KnownProduct } from '../../features/catalogue/hooks/use-product';
import { shortDescription } from '../../features/catalogue/rules/short-description';
import { breadcrumbThing, productThing } from '../../features/catalogue/rules/structured-data';
import { productTexts } from '../../features/catalogue/texts/product';
import { Reviews } from '../../features/reviews/components/Reviews';
import { useTexts } from '../../i18n/use-texts';
import { BackToTop } from '../../ui/scroll/BackToTop';
import { BuyBox } from './BuyBox';
import { MoreProducts } from './MoreProducts';
import { ProductFailure } from './ProductFailure';
import styles from './ProductView.module.css';
import { categoriesOf } from './product-categories';

interface ProductViewProps {
  readonly product: KnownProduct;
  /** Why the rest of the product is not here. */
  readonly failure?: string;
  readonly onRetry: () => void;
}

/** Everything about one product. */
export function ProductView({ product, failure, onRetry }: ProductViewProps) {
  const texts = useTexts(productTexts);
  const reviewsId = useId();
  const { _id: productId, name } = product;
  const { signedIn, user, isAdmin } = useSession();
  const { subcategories } = useCategories();
  const current = usePageIsCurrent();
  const position = categoriesOf(product, subcategories);
  const { category, categoryPath } = position;
  const steps = [...(category ? [{ name: category.name, to: categoryPath }] : []), { name }];

  useEffect(() => {
    if (current) noteViewed(productId).catch((error) => console.warn('The visit was not noted', error));
  }, [productId, current]);

  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={shortDescription(product.description ?? `${name}, ${product.unit}`)}
        canonical={productPath(product)}
        image={product.image[0]}
        structuredData={(whole) => [
          productThing(product, whole),
          breadcrumbThing(steps, shopIdentity.name, whole),
        ]}
      />
      <Breadcrumb steps={steps} />
      <BuyBox product={product} position={position} reviewsId={reviewsId} />
      {failure ? (
        <ProductFailure words={failure} onRetry={onRetry} />
      ) : (
        <ProductDescription product={product} />
      )}
      <WhyShop />
      <Reviews
        id={reviewsId}
        productId={productId}
        signedIn={signedIn}
        adminId={isAdmin ? user?._id : undefined}
      />
      <MoreProducts product={product} position={position} />
      <BackToTop label={texts.backToTop} />
    </div>
  );
}
