import { idInSegment } from '@jhola/shared/domain/slugs/paths';
import { useOwnLocation } from '../../app/own-location';
import { PageHead } from '../../app/PageHead';
import { useProduct } from '../../features/catalogue/hooks/use-product';
import { productTexts as texts } from '../../features/catalogue/texts/product';
import { Loading } from '../../ui/feedback/Loading';
import { ProductFailure } from './ProductFailure';
import { ProductView } from './ProductView';

/** A product's page (section 2, Product detail): loading, then loaded, or what went wrong with a Retry button. */
export function ProductPage() {
  const { params } = useOwnLocation();
  const productId = idInSegment(params.slug);
  const { product, failure, again } = useProduct(productId);
  if (product) return <ProductView key={productId} product={product} failure={failure} onRetry={again} />;
  return (
    <>
      <PageHead title={texts.product} noIndex />
      {failure ? (
        <ProductFailure words={failure} onRetry={productId ? again : undefined} />
      ) : (
        <Loading text={texts.loading} />
      )}
    </>
  );
}
