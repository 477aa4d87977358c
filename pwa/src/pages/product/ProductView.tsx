import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useEffect, useId } from 'react';
import { useCategories } from '#data/queries/use-categories.ts';
import { useDeliveryOffer } from '#data/queries/use-delivery.ts';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { noteViewed } from '#features/catalogue/commands/note-viewed.ts';
import { Breadcrumb } from '#features/catalogue/components/Breadcrumb.tsx';
import { ProductDescription } from '#features/catalogue/components/ProductDescription.tsx';
import { WhyShop } from '#features/catalogue/components/WhyShop.tsx';
import type { KnownProduct } from '#features/catalogue/hooks/use-product.ts';
import { shortDescription } from '#features/catalogue/rules/short-description.ts';
import { breadcrumbThing, productThing } from '#features/catalogue/rules/structured-data.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { QuestionsLater } from '#features/questions/components/QuestionsLater.tsx';
import { Reviews } from '#features/reviews/components/Reviews.tsx';
import { PageHead } from '#head/PageHead.tsx';
import type { NamedInBoth } from '#i18n/local-name.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { FromSlice } from '#ui/page/page-slices.tsx';
import { BackToTop } from '#ui/scroll/BackToTop.tsx';
import { BoughtTogether } from './BoughtTogether';
import { BuyBox } from './BuyBox';
import { MoreProducts } from './MoreProducts';
import { ProductFailure } from './ProductFailure';
import styles from './ProductView.module.css';
import { categoriesOf, sizeGuideOf } from './product-categories';

/** Search engines know the shop by its English names (docs/product.md#hindi-names). */
const englishName = ({ name }: NamedInBoth): string => name;

interface ProductViewProps {
  readonly product: KnownProduct;
  /** Why the rest of the product is not here. */
  readonly failure?: string;
  readonly onRetry: () => void;
}

/** Everything about one product. */
export function ProductView({ product, failure, onRetry }: ProductViewProps) {
  const texts = useTexts(productTexts);
  const nameOf = useLocalName();
  const shop = useShopSettings();
  const reviewsId = useId();
  const { _id: productId } = product;
  const name = nameOf(product);
  const { signedIn, user, isAdmin } = useSession();
  const { categories, subcategories } = useCategories();
  const delivery = useDeliveryOffer();
  const position = categoriesOf(product, subcategories);
  const { category, categoryPath } = position;
  const stepsBy = (named: typeof nameOf) => [
    ...(category ? [{ name: named(category), to: categoryPath }] : []),
    { name: named(product) },
  ];

  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={shortDescription(product.description ?? `${name}, ${product.unit}`)}
        canonical={productPath(product)}
        image={product.image[0]}
        structuredData={(whole) => [
          productThing(product, whole, delivery),
          breadcrumbThing(stepsBy(englishName), shop.name, whole),
        ]}
      />
      <Visit productId={productId} />
      <Breadcrumb steps={stepsBy(nameOf)} />
      <BuyBox
        product={product}
        position={position}
        sizeGuide={sizeGuideOf(product, categories)}
        reviewsId={reviewsId}
      />
      <FromSlice slice={2}>
        <BoughtTogether product={product} />
        {failure ? (
          <ProductFailure words={failure} onRetry={onRetry} />
        ) : (
          <ProductDescription product={product} delivery={delivery} />
        )}
        <WhyShop delivery={delivery} />
        <Reviews
          id={reviewsId}
          productId={productId}
          signedIn={signedIn}
          adminId={isAdmin ? user?._id : undefined}
        />
        <QuestionsLater productId={productId} signedIn={signedIn} isAdmin={isAdmin} />
      </FromSlice>
      <FromSlice slice={3}>
        <MoreProducts product={product} position={position} />
      </FromSlice>
      <BackToTop label={texts.backToTop} />
    </div>
  );
}

/** Notes that the product is looked at, each time its page is the one on screen. Renders nothing. */
function Visit({ productId }: { readonly productId: string }) {
  const current = usePageIsCurrent();
  useEffect(() => {
    if (current) noteViewed(productId).catch((error) => console.warn('The visit was not noted', error));
  }, [productId, current]);
  return null;
}
