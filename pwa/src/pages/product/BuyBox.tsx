import type { SizeGuide } from '@jhola/shared/contracts/size-guide';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeliveryOffer } from '#data/queries/use-delivery.ts';
import { Gallery } from '#features/catalogue/components/Gallery.tsx';
import { OfferCountdown } from '#features/catalogue/components/OfferCountdown.tsx';
import { PincodeCheck } from '#features/catalogue/components/PincodeCheck.tsx';
import { Promises } from '#features/catalogue/components/Promises.tsx';
import { ShareButtons } from '#features/catalogue/components/ShareButtons.tsx';
import { SizeGuideButton } from '#features/catalogue/components/SizeGuideButton.tsx';
import { VariantPicker } from '#features/catalogue/components/VariantPicker.tsx';
import type { KnownProduct } from '#features/catalogue/hooks/use-product.ts';
import { choiceOf } from '#features/catalogue/rules/choice.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { CardHeart } from '../product-card/CardHeart';
import styles from './BuyBox.module.css';
import { BuyControls } from './BuyControls';
import { ProductPrice } from './ProductPrice';
import { ProductRating } from './ProductRating';
import type { ProductCategories } from './product-categories';

interface BuyBoxProps {
  readonly product: KnownProduct;
  readonly position: ProductCategories;
  /** The table of sizes of its category, if there is one. */
  readonly sizeGuide: SizeGuide | undefined;
  /** The id of the element with the reviews. */
  readonly reviewsId: string;
}

/** The pictures of a product, and beside them everything needed to buy it. */
export function BuyBox({ product, position, sizeGuide, reviewsId }: BuyBoxProps) {
  const texts = useTexts(productTexts);
  const nameOf = useLocalName();
  const delivery = useDeliveryOffer();
  const [variantId, choose] = useState<string>();
  const choice = choiceOf(product, variantId);
  const variants = product.hasVariants ? product.variants : [];
  const noteId = useId();
  const name = nameOf(product);

  return (
    <div className={styles.box}>
      <div className={styles.pictures}>
        <Gallery
          key={variantId}
          name={name}
          images={choice.images}
          tone={product.category[0]?._id}
          thumbHash={choice.images[0] === product.image[0] ? product.thumbHash : undefined}
        />
      </div>
      <div className={styles.text}>
        <div className={styles.title}>
          <h1>{name}</h1>
          <CardHeart product={product} />
        </div>
        <ProductRating product={product} reviewsId={reviewsId} />
        <ProductPrice choice={choice} unit={product.unit} />
        {choice.discount > 0 && choice.stock > 0 && <Countdown key={product._id} productId={product._id} />}
        <VariantPicker
          product={product}
          noteId={noteId}
          variants={variants}
          chosenId={variantId}
          onChoose={choose}
          help={sizeGuide && <SizeGuideButton guide={sizeGuide} />}
        />
        <BuyControls product={product} choice={choice} unknown={variants ? undefined : noteId} />
        <Promises delivery={delivery} />
        <PincodeCheck />
        <div className={styles.onward}>
          <ShareButtons title={name} path={productPath(product)} />
          {position.category && position.categoryPath && (
            <Link className={styles.explore} to={position.categoryPath}>
              {texts.exploreMore(nameOf(position.category))}
              <Icon name="right" size={16} />
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** It rests while another page lies over it: of all that stands here it alone has to know. */
function Countdown({ productId }: { readonly productId: string }) {
  return <OfferCountdown productId={productId} running={usePageIsCurrent()} />;
}
