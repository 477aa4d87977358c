import { idInSegment } from '@jhola/shared/domain/slugs/paths';
import { useParams } from 'react-router-dom';
import { useProduct } from '#features/catalogue/hooks/use-product.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ProductFailure } from './ProductFailure';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductView } from './ProductView';

/** A product's page (docs/product.md#product-page): loading, then loaded, or what went wrong with a Retry button. */
export function ProductPage() {
  const texts = useTexts(productTexts);
  const params = useParams();
  const productId = idInSegment(params.slug);
  const { product, failure, refetch } = useProduct(productId);
  if (product) return <ProductView key={productId} product={product} failure={failure} onRetry={refetch} />;
  return (
    <>
      <PageHead title={texts.product} noIndex />
      {failure ? (
        <ProductFailure words={failure} onRetry={productId ? refetch : undefined} />
      ) : (
        <ProductSkeleton />
      )}
    </>
  );
}
