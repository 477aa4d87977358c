import { productPath } from '@jhola/shared/domain/slugs/paths';
import { clampQuantity, stockText } from '@jhola/shared/domain/stock/quantity';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../features/cart/components/AddToCartButton';
import { DiscountBadge } from '../../features/catalogue/components/DiscountBadge';
import { Gallery } from '../../features/catalogue/components/Gallery';
import { OfferCountdown } from '../../features/catalogue/components/OfferCountdown';
import { PincodeCheck } from '../../features/catalogue/components/PincodeCheck';
import { ShareButtons } from '../../features/catalogue/components/ShareButtons';
import { VariantPicker } from '../../features/catalogue/components/VariantPicker';
import type { KnownProduct } from '../../features/catalogue/hooks/use-product';
import { choiceOf } from '../../features/catalogue/rules/choice';
import { payableRupees } from '../../features/catalogue/rules/payable';
import { cardTexts } from '../../features/catalogue/texts/cards';
import { productTexts as texts } from '../../features/catalogue/texts/product';
import { Icon } from '../../ui/icons/Icon';
import { Price } from '../../ui/product/Price';
import { QuantityStepper } from '../../ui/product/QuantityStepper';
import { Stars } from '../../ui/product/Stars';
import { CardHeart } from '../product-card/CardHeart';
import { useAskToSignIn } from '../product-card/use-ask-to-sign-in';
import styles from './BuyBox.module.css';
import type { Place } from './product-place';

interface BuyBoxProps {
  readonly product: KnownProduct;
  readonly place: Place;
}

/** The pictures of a product, and beside them everything needed to buy it. */
export function BuyBox({ product, place }: BuyBoxProps) {
  const [variantId, setVariantId] = useState<string>();
  const [wished, setWished] = useState(1);
  const choice = choiceOf(product, variantId);
  const quantity = clampQuantity(wished, choice.stock);
  const askToSignIn = useAskToSignIn();

  return (
    <div className={styles.box}>
      <Gallery key={variantId} name={product.name} images={choice.images} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1>{product.name}</h1>
          <CardHeart product={product} />
        </div>
        <p className={styles.rating}>
          <Stars rating={product.averageRating} label={cardTexts.rating(product.averageRating)} />
          <span>{cardTexts.reviews(product.totalReviews)}</span>
        </p>
        <div className={styles.price}>
          <Price rupees={payableRupees(choice)} original={choice.price} size="large" />
          <DiscountBadge discount={choice.discount} />
        </div>
        <p className={styles.quiet}>
          {product.unit} · {texts.inclusive}
        </p>
        {choice.discount > 0 && <OfferCountdown />}
        <VariantPicker variants={product.variants ?? []} chosenId={variantId} onChoose={setVariantId} />
        <p className={choice.stock > 0 ? styles.in : styles.out}>{stockText(choice.stock)}</p>
        <div className={styles.buy}>
          <QuantityStepper
            look="outline"
            quantity={quantity}
            minusLabel={texts.fewer}
            plusLabel={texts.more}
            minusDisabled={quantity <= 1}
            full={clampQuantity(quantity + 1, choice.stock) === quantity}
            onMinus={() => setWished(quantity - 1)}
            onPlus={() => setWished(quantity + 1)}
          />
          <AddToCartButton
            product={{
              _id: product._id,
              name: product.name,
              unit: product.unit,
              image: [...choice.images],
              price: choice.price,
              discount: choice.discount,
              stock: choice.stock,
            }}
            variantId={choice.variant?._id}
            variantName={choice.variant?.name}
            pieces={quantity}
            onSignInNeeded={askToSignIn}
          />
        </div>
        <PincodeCheck />
        <ShareButtons title={product.name} path={productPath(product)} />
        {place.category && place.categoryPath && (
          <Link className={styles.explore} to={place.categoryPath}>
            {texts.exploreMore(place.category.name)}
            <Icon name="right" size={16} />
          </Link>
        )}
      </div>
    </div>
  );
}
